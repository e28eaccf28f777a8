/**
 * A picture, bundled or uploaded → the same picture in one place of a page: its crop, sizes and addresses,
 * from image data of gatsby-plugin-image.
 */
import { generateImageData, type ImageFormat } from 'gatsby-plugin-image';
import { FORMATS, pictureAddress, type Master, type PictureFiles } from '../images/pictureFiles';
import { VECTOR } from './read/assets';
import type { PictureSource, UploadedPicture } from './types';
import type { Picture } from './views/parts';

interface Slot {
  /** Width divided by height; undefined keeps the picture's own. */
  readonly aspect?: number;
  /** Pixels that are worth making. The largest serve screens of 2,560 pixels with two device pixels each. */
  readonly widths: readonly number[];
  /** What the crop of an uploaded picture keeps. If absent: the middle, for places without faces. */
  readonly focus?: 'face';
}

/** True for a picture of a space, false for one that comes with the site. */
export const isUploaded = (source: PictureSource): source is UploadedPicture => 'url' in source;

/** The places that pictures go. */
const SLOTS = {
  slice: { aspect: 1, widths: [400, 540, 900, 1350] },
  tall: { aspect: 4 / 5, widths: [480, 560, 640, 800] },
  portrait: { aspect: 4 / 5, widths: [480, 560, 640, 800], focus: 'face' },
  avatar: { aspect: 1, widths: [120, 240], focus: 'face' },
  photo: { aspect: 3 / 2, widths: [480, 640, 800, 1200, 2000] },
  wide: { aspect: 16 / 9, widths: [480, 640, 800, 1280, 1800, 2400] },
  panorama: { aspect: 21 / 9, widths: [640, 1080, 1600, 2400] },
  thumb: { aspect: 1, widths: [120, 240] },
  banner: { aspect: 16 / 9, widths: [640, 1080, 1600, 2400] },
  logo: { aspect: undefined, widths: [240, 480] },
  /** What social networks show of a page. */
  share: { aspect: 1200 / 630, widths: [1200] },
  inline: { aspect: undefined, widths: [480, 800, 1200] },
} as const satisfies Readonly<Record<string, Slot>>;

export type PictureSlot = keyof typeof SLOTS;

/** What a picture in a place has besides its words. */
type SizedPicture = Pick<Picture, 'src' | 'width' | 'height' | 'sources'>;

/**
 * Crops and sizes a picture for a place, never larger than the picture itself. Widths and heights in pixels.
 *
 * @param formats to offer, best first
 * @param fallback for browsers that know none of them
 */
const sized = <Format extends ImageFormat>(
  picture: { readonly width: number; readonly height: number },
  slot: PictureSlot,
  formats: readonly Format[],
  fallback: Format,
  addressOf: (width: number, height: number, format: Format) => string,
): SizedPicture => {
  const { aspect = picture.width / picture.height, widths } = SLOTS[slot];
  const heightOf = (width: number): number => Math.max(1, Math.round(width / aspect));
  const cropped = Math.max(1, Math.min(picture.width, Math.floor(picture.height * aspect)));
  const width = Math.min(cropped, Math.max(...widths));
  const { images } = generateImageData({
    pluginName: 'pictures',
    filename: slot,
    layout: 'fullWidth',
    breakpoints: [...widths],
    formats: [...formats],
    sourceMetadata: { width: cropped, height: heightOf(cropped), format: fallback },
    generateImageSource: (_name, across, _down, format) => {
      const height = heightOf(across);
      return { src: addressOf(across, height, format as Format), width: across, height, format };
    },
  });
  return {
    src: addressOf(width, heightOf(width), fallback),
    width,
    height: heightOf(width),
    sources: (images.sources ?? []).map(({ type = '', srcSet }) => ({ type, srcSet })),
  };
};

/**
 * Crops and sizes a bundled picture, with addresses of files that the build generates.
 *
 * @param files receives each of these files
 */
export const bundledPicture = (
  master: Master,
  slot: PictureSlot,
  files: PictureFiles,
): SizedPicture => {
  // Not every social network knows the newer formats.
  const formats = slot === 'share' ? (['jpg'] as const) : FORMATS;
  return sized(
    master,
    slot,
    formats,
    slot === 'share' ? 'jpg' : 'webp',
    (width, height, format) => {
      const file = { master, width, height, format };
      const address = pictureAddress(file);
      files.set(address, file);
      return address;
    },
  );
};

/** The type of pictures that may move. */
const MOVING = 'image/gif';

/** The Images API converts to AVIF up to nine megapixels only. */
const AVIF_LIMIT = 9_000_000;

/** The Images API's own measure, 1 to 100; the same number looks better in the newer formats. */
const QUALITY = { avif: 50, webp: 60, jpg: 70 };

/**
 * Sizes and crops an uploaded picture, by addresses of Contentful's Images API. A drawing, and a picture that may move,
 * is taken as it is, in its own shape.
 *
 * @see https://www.contentful.com/developers/docs/references/images-api/
 */
export const contentfulPicture = (asset: UploadedPicture, slot: PictureSlot): SizedPicture => {
  const { url, width, height, mimeType } = asset;
  const isDrawing = mimeType === VECTOR;
  const { focus }: Slot = SLOTS[slot];
  const crop = focus ? `fit=fill&f=${focus}` : 'fit=fill';
  const picture = sized(
    asset,
    isDrawing || mimeType === MOVING ? 'inline' : slot,
    width * height > AVIF_LIMIT ? ['webp'] : ['avif', 'webp'],
    'jpg',
    (w, h, format) => `${url}?w=${w}&h=${h}&${crop}&fm=${format}&q=${QUALITY[format]}`,
  );
  if (isDrawing) return { ...picture, src: url, sources: [] };
  if (mimeType !== MOVING) return picture;
  // Contentful would make a still one of it: only who asks for less motion gets that.
  return {
    ...picture,
    src: url,
    sources: [
      { type: 'image/jpeg', srcSet: picture.src, media: '(prefers-reduced-motion: reduce)' },
    ],
  };
};
