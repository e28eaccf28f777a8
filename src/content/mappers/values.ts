/** One raw field value → the value a page may use, or undefined for everything that counts as missing. */
import { secureUrl } from '../links';
import type { ContentTypeId } from '../model';
import type { ChoiceField, Field, PlainField } from '../model/fields';
import { isBlank, isEmptyRichText, printable } from '../text';
import type { PictureSource, Reference, RichText } from '../types';
import type { RawAsset } from './raw';
import { shapedRichText } from './richTextShape';

/** What a value may need to know of the rest of the space. */
export interface Lookup {
  readonly asset: (id: string) => RawAsset | undefined;
  readonly typeOf: (id: string) => ContentTypeId | undefined;
  /** Told about every link that leads nowhere: a draft, or something deleted. */
  readonly dangling: (linkType: string, id: string) => void;
  /** Told about every link to an entry of a type that the field is not for. */
  readonly misplaced: (id: string) => void;
  /** Told about every value of the wrong kind. */
  readonly unusable: (reason: string) => void;
}

const text = (raw: unknown): string | undefined => {
  const value = typeof raw === 'string' ? printable(raw) : '';
  return isBlank(value) ? undefined : value.trim();
};

const isNothing = (raw: unknown): boolean =>
  typeof raw === 'string' ? isBlank(raw) : Array.isArray(raw) && raw.length === 0;

/** The value if it is of the kind that is read; only a space made by hand holds another. */
const ifKind = <T>(isKind: boolean, raw: unknown, lookup: Lookup): T | undefined => {
  if (isKind) return raw as T;
  if (!isNothing(raw))
    lookup.unusable('It is not of the kind that the site reads. Ask whoever set up the space.');
  return undefined;
};

const textList = (raw: unknown, lookup: Lookup): readonly string[] | undefined => {
  const items = ifKind<unknown[]>(Array.isArray(raw), raw, lookup)?.flatMap(
    (item) => text(item) ?? [],
  );
  return items?.length === 0 ? undefined : items;
};

/** "Entry:abc" or "Asset:abc", as the `@contentfulLinks` extension writes links. */
const parseLink = (raw: unknown): { type: string; id: string } | undefined => {
  if (typeof raw !== 'string') return undefined;
  const at = raw.indexOf(':');
  return at === -1 ? undefined : { type: raw.slice(0, at), id: raw.slice(at + 1) };
};

const links = (raw: unknown): { type: string; id: string }[] =>
  (Array.isArray(raw) ? raw : [raw]).flatMap((item: unknown) => parseLink(item) ?? []);

const references = (
  raw: unknown,
  to: readonly string[],
  lookup: Lookup,
): readonly Reference[] | undefined => {
  const list = links(raw).flatMap(({ type, id }) => {
    const target = type === 'Entry' ? lookup.typeOf(id) : undefined;
    if (target !== undefined && to.includes(target)) return [{ id }];
    if (target === undefined) lookup.dangling(type, id);
    else lookup.misplaced(id);
    return [];
  });
  return list.length === 0 ? undefined : list;
};

const words = (name: string): string =>
  name
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Contentful wants a title for every file; one that only repeats the file's name is no caption. */
const assetCaption = ({ title, filename }: RawAsset): string | undefined => {
  const caption = text(title);
  return caption === undefined || words(caption) === words(filename ?? '') ? undefined : caption;
};

/** Formats of pictures that every browser can show, or that Contentful turns into one. */
const SHOWABLE = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)$/;

/** Why an asset cannot be shown, with what to do about it. */
export const whyNoPicture = ({ mimeType, filename }: RawAsset): string =>
  /hei[cf]/i.test(`${mimeType ?? ''} ${filename ?? ''}`)
    ? 'The photo is a HEIC file, as iPhones make them, and browsers cannot show those. Open it on the phone or computer, save or export it as JPEG, and upload that file in its place.'
    : 'The file is not a picture that browsers can show. Upload a JPEG, PNG or WebP in its place.';

/** A Contentful asset as a picture, or undefined when it is none. */
export const assetPicture = (asset: RawAsset): PictureSource | undefined => {
  const { width, height, mimeType } = asset;
  const url = secureUrl(asset.url);
  if (!url || !width || !height || !mimeType || !SHOWABLE.test(mimeType)) return undefined;
  return {
    from: 'contentful',
    id: asset.contentful_id,
    url,
    width,
    height,
    mimeType,
    size: asset.size ?? 0,
    alt: text(asset.description) ?? text(asset.title) ?? '',
    caption: assetCaption(asset),
  };
};

const linkedAsset = (raw: unknown, lookup: Lookup): RawAsset | undefined => {
  const link = links(raw)[0];
  if (!link) return undefined;
  const asset = link.type === 'Asset' ? lookup.asset(link.id) : undefined;
  if (!asset) lookup.dangling(link.type, link.id);
  return asset;
};

/** Address of a file. */
const fileAddress = (raw: unknown, lookup: Lookup): string | undefined =>
  secureUrl(linkedAsset(raw, lookup)?.url);

const picture = (raw: unknown, lookup: Lookup): PictureSource | undefined => {
  const asset = linkedAsset(raw, lookup);
  if (!asset) return undefined;
  const source = assetPicture(asset);
  if (!source) lookup.unusable(whyNoPicture(asset));
  return source;
};

const richText = (raw: unknown, lookup: Lookup): RichText | undefined => {
  if (typeof raw !== 'string' || isBlank(raw)) return undefined;
  let document: unknown;
  try {
    document = JSON.parse(raw);
  } catch {
    document = undefined;
  }
  let whole = true;
  const shaped = shapedRichText(document, () => (whole = false));
  if (!shaped) {
    lookup.unusable('The text cannot be read.');
    return undefined;
  }
  if (!whole) lookup.unusable('A part of the text is broken. The rest is shown.');
  return isEmptyRichText(shaped) ? undefined : shaped;
};

const plain = (raw: unknown, field: PlainField, lookup: Lookup): string | undefined => {
  const value = text(raw);
  if (value === undefined || field.mustMatch !== true || !field.pattern) return value;
  if (new RegExp(field.pattern.source).test(value)) return value;
  lookup.unusable(`“${value.slice(0, 60)}” is not of the right form. ${field.pattern.message}`);
  return undefined;
};

type Choices = ChoiceField['choices'];

/** A day with or without a time, ISO 8601, as Contentful stores it and as search engines want it. */
const date = (raw: unknown, lookup: Lookup): string | undefined => {
  const value = text(ifKind(typeof raw === 'string', raw, lookup));
  if (value === undefined) return undefined;
  if (/^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value))) return value;
  lookup.unusable('The date cannot be read.');
  return undefined;
};

/** The words an editor chose by, or the value itself, which entries held before there were words. */
const choice = (raw: unknown, choices: Choices, lookup: Lookup): string | undefined => {
  const value = text(raw);
  if (value === undefined) return undefined;
  const chosen = Object.entries(choices).find((pair) => pair.includes(value));
  if (chosen) return chosen[0];
  lookup.unusable(`“${value.slice(0, 60)}” is not one of the choices.`);
  return undefined;
};

/** Reads one field. Blank, wrong and dangling values come out as undefined. */
export const readValue = (field: Field, raw: unknown, lookup: Lookup): unknown => {
  if (raw === null || raw === undefined) return undefined;
  switch (field.kind) {
    case 'text':
    case 'longText':
      return text(raw);
    case 'plain':
      return plain(raw, field, lookup);
    case 'richText':
      return richText(raw, lookup);
    case 'textList':
    case 'plainList':
      return textList(raw, lookup);
    case 'choice':
      return choice(raw, field.choices, lookup);
    case 'number':
      return ifKind(Number.isFinite(raw), raw, lookup);
    case 'boolean':
      return ifKind(typeof raw === 'boolean', raw, lookup);
    case 'date':
      return date(raw, lookup);
    case 'picture':
      return picture(raw, lookup);
    case 'document':
      return fileAddress(raw, lookup);
    case 'link':
      return references(raw, field.to, lookup)?.[0];
    case 'linkList':
      return references(raw, field.to, lookup);
  }
};
