/** Raw value of a field → the value a page may use, or undefined if it counts as missing. */
import { secureUrl } from '../links';
import type { ContentTypeId } from '../model';
import type { ChoiceField, Field, PlainField } from '../model/fields';
import { isBlank, isEmptyRichText, printable } from '../text';
import type { PictureSource, Reference, RichText } from '../types';
import type { RawAsset } from './raw';
import { shapedRichText } from './richTextShape';

/** What reading a value needs of the rest of the space. */
export interface Lookup {
  readonly asset: (id: string) => RawAsset | undefined;
  readonly typeOf: (id: string) => ContentTypeId | undefined;
  /** Called with the rest of a sentence that begins with the name of the field. */
  readonly report: (fault: string) => void;
}

/** Reports a value that cannot be used; the field counts as missing. */
const unusable = (lookup: Lookup, reason: string): undefined => {
  lookup.report(`cannot be used and is left out: ${reason}`);
  return undefined;
};

interface Link {
  readonly type: string;
  readonly id: string;
}

/** Reports a link to a draft or to something deleted. */
const dangling = (lookup: Lookup, { type, id }: Link): void =>
  lookup.report(
    `links to ${type === 'Asset' ? 'a picture' : 'an entry'} that is not published (${id}). It is left out on the site. Publish it, or remove the link.`,
  );

const text = (raw: unknown): string | undefined => {
  const value = typeof raw === 'string' ? printable(raw) : '';
  return isBlank(value) ? undefined : value.trim();
};

const isNothing = (raw: unknown): boolean =>
  typeof raw === 'string' ? isBlank(raw) : Array.isArray(raw) && raw.length === 0;

/** The value if it is of the expected kind. Only a space made by hand holds another kind. */
const ifKind = <T>(isKind: boolean, raw: unknown, lookup: Lookup): T | undefined => {
  if (isKind) return raw as T;
  return isNothing(raw)
    ? undefined
    : unusable(lookup, 'It is not of the kind that the site reads. Ask whoever set up the space.');
};

const textList = (raw: unknown, lookup: Lookup): readonly string[] | undefined => {
  const items = ifKind<unknown[]>(Array.isArray(raw), raw, lookup)?.flatMap(
    (item) => text(item) ?? [],
  );
  return items?.length === 0 ? undefined : items;
};

/** Links as the `@contentfulLinks` extension writes them: "Entry:abc" or "Asset:abc". */
const links = (raw: unknown): readonly Link[] =>
  [raw].flat().flatMap((item: unknown) => {
    const [type, ...id] = typeof item === 'string' ? item.split(':') : [];
    return type === undefined || id.length === 0 ? [] : [{ type, id: id.join(':') }];
  });

const references = (
  raw: unknown,
  to: readonly string[],
  lookup: Lookup,
): readonly Reference[] | undefined => {
  const list = links(raw).flatMap((link) => {
    const target = link.type === 'Entry' ? lookup.typeOf(link.id) : undefined;
    if (target !== undefined && to.includes(target)) return [{ id: link.id }];
    if (target === undefined) dangling(lookup, link);
    else
      lookup.report(
        `links to an entry of a kind that does not fit there (${link.id}). It is left out on the site. Remove the link.`,
      );
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

/** Contentful requires a title for every file; one that only repeats the file name is no caption. */
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
  if (!asset) dangling(lookup, link);
  return asset;
};

const picture = (raw: unknown, lookup: Lookup): PictureSource | undefined => {
  const asset = linkedAsset(raw, lookup);
  return asset && (assetPicture(asset) ?? unusable(lookup, whyNoPicture(asset)));
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
  if (!shaped) return unusable(lookup, 'The text cannot be read.');
  if (!whole) unusable(lookup, 'A part of the text is broken. The rest is shown.');
  return isEmptyRichText(shaped) ? undefined : shaped;
};

const plain = (raw: unknown, field: PlainField, lookup: Lookup): string | undefined => {
  const value = text(raw);
  if (value === undefined || field.mustMatch !== true || !field.pattern) return value;
  if (new RegExp(field.pattern.source).test(value)) return value;
  return unusable(
    lookup,
    `“${value.slice(0, 60)}” is not of the right form. ${field.pattern.message}`,
  );
};

/** A day with or without a time, ISO 8601. */
const date = (raw: unknown, lookup: Lookup): string | undefined => {
  const value = text(ifKind(typeof raw === 'string', raw, lookup));
  if (value === undefined) return undefined;
  if (/^\d{4}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value))) return value;
  return unusable(lookup, 'The date cannot be read.');
};

/** Entries hold the words that an editor chose, older ones the value itself. */
const choice = (
  raw: unknown,
  choices: ChoiceField['choices'],
  lookup: Lookup,
): string | undefined => {
  const value = text(raw);
  if (value === undefined) return undefined;
  const chosen = Object.entries(choices).find((pair) => pair.includes(value));
  return chosen?.[0] ?? unusable(lookup, `“${value.slice(0, 60)}” is not one of the choices.`);
};

/** Reads one field. Returns undefined for blank and wrong values, and for links that lead nowhere. */
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
      return secureUrl(linkedAsset(raw, lookup)?.url);
    case 'link':
      return references(raw, field.to, lookup)?.[0];
    case 'linkList':
      return references(raw, field.to, lookup);
  }
};
