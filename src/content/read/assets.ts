/** What a file of a space can be shown as: a picture, or a link that opens it. */
import { secureUrl } from '../links';
import { typedText } from '../text';
import type { UploadedPicture } from '../types';
import type { FileLink } from '../views/parts';
import type { RawAsset } from './raw';

/** A file of a space. */
export interface Asset {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly filename?: string;
  /** Complete, with `https:`; absent while no file was uploaded. */
  readonly url?: string;
  readonly mimeType?: string;
  /** In whole pixels; absent for a file that is no picture. */
  readonly width?: number;
  readonly height?: number;
  /** In bytes. */
  readonly size?: number;
}

/** A size in whole units: drawings may have fractions of pixels. */
const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
    ? Math.max(1, Math.round(value))
    : undefined;

/** An asset as the query returns it, of which nothing is trusted. */
export const readAsset = (raw: RawAsset): Asset => ({
  id: raw.contentful_id,
  title: typedText(raw.title),
  description: typedText(raw.description),
  filename: typedText(raw.filename),
  url: secureUrl(typedText(raw.url)),
  mimeType: typedText(raw.mimeType),
  width: wholeNumber(raw.width),
  height: wholeNumber(raw.height),
  size: wholeNumber(raw.size),
});

const words = (name: string): string =>
  name
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const FILE_NAME =
  /^(?:.+\.(?:jpe?g|png|webp|avif|heic|gif|tiff?|mp4|mov)|(?:img|dsc\w?|pxl|photo|image|picture|screenshot)?[\d\s_-]*)$/i;

/** True for what a camera or a program calls a file, which tells nobody what it shows. */
export const isFileName = (text: string): boolean => FILE_NAME.test(text);

/**
 * Contentful requires a title for every file. A title that is only a file name is not a caption, even if a
 * different file has replaced the original.
 */
const assetCaption = ({ title, filename }: Asset): string | undefined => {
  const caption = title;
  const isName =
    caption === undefined || isFileName(caption) || words(caption) === words(filename ?? '');
  return isName ? undefined : caption;
};

/** The type of SVG drawings. */
export const VECTOR = 'image/svg+xml';

/** Formats of pictures that every browser can show, or that Contentful turns into one. */
const SHOWABLE = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)$/;

/**
 * Contentful makes no smaller copies of larger files.
 *
 * @see https://www.contentful.com/developers/docs/references/images-api/
 */
const IMAGES_API_LIMIT = 20 * 1024 * 1024;

/** Size of a drawing that does not specify its own; browsers use the drawing's actual proportions. */
const VECTOR_SIZE = { width: 1200, height: 800 } as const;

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** The reason why an asset without a file cannot be shown. */
export const NO_FILE = 'It holds no file. Choose one, and publish it.';

/** True for a photo of an iPhone. Browsers that do not know the format upload it as a file of no type. */
export const isHeic = ({ mimeType, filename }: Asset): boolean =>
  /^image\/hei[cf]|\.hei[cf]$/i.test(`${mimeType ?? ''} ${filename ?? ''}`);

/**
 * A Contentful asset as a picture.
 *
 * @param refuse - called with why it cannot be shown as one, and what to do about it
 */
export const readPicture = (
  asset: Asset,
  refuse: (reason: string) => undefined = () => undefined,
): UploadedPicture | undefined => {
  const { mimeType, size, url } = asset;
  if (url === undefined) return refuse(NO_FILE);
  if (isHeic(asset))
    return refuse(
      'The photo is a HEIC file, as iPhones make them, and browsers cannot show those. Open it on the phone or computer, save or export it as JPEG, and upload that file in its place.',
    );
  if (!mimeType || !SHOWABLE.test(mimeType))
    return refuse(
      'The file is not a picture that browsers can show. Upload a JPEG, PNG or WebP in its place.',
    );
  if ((size ?? 0) > IMAGES_API_LIMIT)
    return refuse(
      `The picture has ${megabytes(size ?? 0)} MB, and Contentful makes no smaller copies of files above 20 MB. Save it with at most 4000 pixels in width, and upload that file in its place.`,
    );
  const { width, height } = mimeType === VECTOR && !asset.width ? VECTOR_SIZE : asset;
  if (!width || !height)
    return refuse(
      'Contentful has not read the picture. Open it, choose the file again, and publish it.',
    );
  return {
    id: asset.id,
    url,
    width,
    height,
    mimeType,
    alt: asset.description ?? asset.title ?? '',
    caption: assetCaption(asset),
  };
};

/** A file that is opened. */
export interface AssetFile extends FileLink {
  readonly mimeType: string;
}

/** The kind of a file as people call it: the end of its name, else of its type. */
const fileKind = (mimeType: string, filename: string): string =>
  (/\.([a-z0-9]{2,5})$/i.exec(filename)?.[1] ?? mimeType.split('/').at(-1) ?? '').toUpperCase();

/** A size as people read it: 120 KB, 4.2 MB. */
const fileSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return `${kilobytes} KB`;
  const size = kilobytes / 1000;
  return `${size < 10 ? Number(size.toFixed(1)) : Math.round(size)} MB`;
};

/** A Contentful asset as a file; undefined when none was uploaded. */
export const assetFile = (asset: Asset): AssetFile | undefined => {
  const { url: href, mimeType = '', filename = '' } = asset;
  if (href === undefined) return undefined;
  return {
    href,
    label: asset.title ?? (filename || 'File'),
    note: [fileKind(mimeType, filename), asset.size ? fileSize(asset.size) : '']
      .filter(Boolean)
      .join(', '),
    mimeType,
  };
};
