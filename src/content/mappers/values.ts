/** Raw value of a field → the value a page may use, or undefined if it counts as missing. */
import { secureUrl } from '../links';
import type { ContentTypeId } from '../model';
import {
  PATTERNS,
  type ChoiceField,
  type DateField,
  type Field,
  type LinkField,
  type Meaning,
} from '../model/fields';
import { showsNothing } from '../richText/nodes';
import { shapedRichText } from '../richText/shape';
import { isBlank, quoted, typedText, withoutBullet } from '../text';
import type { PictureSource, RichText } from '../types';
import { NO_FILE, readPicture } from './assets';
import { readDate } from './dates';
import { MEANINGS } from './meanings';
import type { RawAsset } from './raw';

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

const LINK = /^([A-Z]\w+):(\S+)$/;

interface Link {
  readonly type: string;
  readonly id: string;
}

/** Reports a link to a draft or to something deleted. */
const dangling = (lookup: Lookup, { type, id }: Link): void =>
  lookup.report(
    `links to ${type === 'Asset' ? 'a picture or a file' : 'an entry'} that is not published (${id}). It is left out on the site. Publish it, or remove the link.`,
  );

const isNothing = (raw: unknown): boolean =>
  typeof raw === 'string' ? isBlank(raw) : Array.isArray(raw) && raw.length === 0;

/** The value if it is of the expected kind. Only a space made by hand holds another kind. */
const ifKind = <T>(isKind: boolean, raw: unknown, lookup: Lookup): T | undefined => {
  if (isKind) return raw as T;
  return isNothing(raw)
    ? undefined
    : unusable(lookup, 'It is not of the kind that the site reads. Ask whoever set up the space.');
};

/** The text of a field that holds nothing else. */
const ownText = (raw: unknown, lookup: Lookup): string | undefined =>
  typedText(ifKind(typeof raw === 'string', raw, lookup));

const textList = (raw: unknown, lookup: Lookup): readonly string[] | undefined => {
  const items = ifKind<unknown[]>(Array.isArray(raw), raw, lookup)?.flatMap(
    (item) => typedText(typeof item === 'string' ? withoutBullet(item) : item) ?? [],
  );
  return items?.length === 0 ? undefined : items;
};

/** Links as `linkText` writes them: "Entry:abc" or "Asset:abc". */
const links = (raw: unknown, lookup: Lookup): readonly Link[] => {
  const items = [raw].flat().filter((item) => item !== null);
  const found = items.flatMap((item) => {
    const [, type, id] = typeof item === 'string' ? (LINK.exec(item) ?? []) : [];
    return type === undefined || id === undefined ? [] : [{ type, id }];
  });
  const isKind = found.length > 0 || items.length === 0;
  return ifKind<unknown>(isKind, raw, lookup) === undefined ? [] : found;
};

const entryIds = (
  raw: unknown,
  { to, limits }: LinkField,
  lookup: Lookup,
): readonly string[] | undefined => {
  const sent = links(raw, lookup);
  const list = sent.flatMap((link) => {
    const target = link.type === 'Entry' ? lookup.typeOf(link.id) : undefined;
    if (target !== undefined && to.includes(target)) return [link.id];
    if (target === undefined) dangling(lookup, link);
    else
      lookup.report(
        `links to an entry of a kind that does not fit there (${link.id}). It is left out on the site. Remove the link.`,
      );
    return [];
  });
  return list.length > 0 || (limits === true && sent.length > 0) ? list : undefined;
};

const linkedAssets = (raw: unknown, lookup: Lookup): readonly RawAsset[] =>
  links(raw, lookup).flatMap((link) => {
    const asset = link.type === 'Asset' ? lookup.asset(link.id) : undefined;
    if (!asset) dangling(lookup, link);
    return asset ?? [];
  });

const pictures = (raw: unknown, lookup: Lookup): readonly PictureSource[] | undefined => {
  const usable = linkedAssets(raw, lookup).flatMap((asset) => {
    const picture = readPicture(asset);
    return typeof picture === 'string' ? (unusable(lookup, picture) ?? []) : picture;
  });
  return usable.length === 0 ? undefined : usable;
};

const richText = (raw: unknown, lookup: Lookup): RichText | undefined => {
  const written = ifKind<string>(typeof raw === 'string', raw, lookup) ?? '';
  if (isBlank(written)) return undefined;
  let document: unknown;
  try {
    document = JSON.parse(written);
  } catch {
    return unusable(
      lookup,
      'It is plain text, but the site needs formatted text (in Contentful: Rich text). Ask whoever set up the space.',
    );
  }
  const shaped = shapedRichText(document, (words) =>
    lookup.report(
      `holds a part that the site cannot show${words === '' ? '' : ` (“${words}”)`}. It is left out. Write it in another way.`,
    ),
  );
  if (!shaped) return unusable(lookup, 'The text cannot be read.');
  return showsNothing(shaped) ? undefined : shaped;
};

/** The values that typed ones hold. */
const meant = (
  typed: readonly string[],
  means: Meaning | undefined,
  lookup: Lookup,
): readonly string[] =>
  means === undefined
    ? typed
    : typed.flatMap((value) => {
        const values = MEANINGS[means](value);
        if (values.length > 0) return values;
        const reason = `${quoted(value)} is not of the right form.`;
        return unusable(lookup, [reason, PATTERNS[means]?.message].join(' ').trim()) ?? [];
      });

const oneValue = (raw: unknown, means: Meaning | undefined, lookup: Lookup): string | undefined => {
  const value = ownText(raw, lookup);
  const [first, ...others] = value === undefined ? [] : meant([value], means, lookup);
  if (first !== undefined && others.length > 0)
    lookup.report(
      `holds more than one: ${[first, ...others].map(quoted).join(', ')}. Only ${quoted(first)} is used. Write one, and the others in a text.`,
    );
  return first;
};

const plainList = (
  raw: unknown,
  means: Meaning | undefined,
  lookup: Lookup,
): readonly string[] | undefined => {
  const values = meant(textList(raw, lookup) ?? [], means, lookup);
  return values.length === 0 ? undefined : values;
};

const date = (raw: unknown, { means }: DateField, lookup: Lookup): string | undefined => {
  const value = ownText(raw, lookup);
  if (value === undefined) return undefined;
  return readDate(value, means) ?? unusable(lookup, 'The date cannot be read.');
};

/** Entries hold the words that an editor chose, older ones the value itself. */
const choice = (
  raw: unknown,
  choices: ChoiceField['choices'],
  lookup: Lookup,
): string | undefined => {
  const value = ownText(raw, lookup);
  if (value === undefined) return undefined;
  const chosen = Object.entries(choices).find((pair) => pair.includes(value));
  return chosen?.[0] ?? unusable(lookup, `${quoted(value)} is not one of the choices.`);
};

/** Reads one field. Returns undefined for blank and wrong values, and for links that lead nowhere. */
export const readValue = (field: Field, raw: unknown, lookup: Lookup): unknown => {
  if (raw === null || raw === undefined) return undefined;
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'plain':
      return oneValue(raw, field.means, lookup);
    case 'richText':
      return richText(raw, lookup);
    case 'textList':
      return textList(raw, lookup);
    case 'plainList':
      return plainList(raw, field.means, lookup);
    case 'choice':
      return choice(raw, field.choices, lookup);
    case 'number': {
      const value = ifKind<number>(Number.isFinite(raw), raw, lookup);
      const { range } = field;
      if (value === undefined || !range || (value >= range.min && value <= range.max)) return value;
      return unusable(
        lookup,
        `${value} is too ${value < range.min ? 'small' : 'large'}. ${range.message}`,
      );
    }
    case 'boolean':
      return ifKind(typeof raw === 'boolean', raw, lookup);
    case 'date':
      return date(raw, field, lookup);
    case 'picture':
      return pictures(raw, lookup)?.[0];
    case 'pictureList':
      return pictures(raw, lookup)?.slice(0, field.max);
    case 'document': {
      const [asset] = linkedAssets(raw, lookup);
      return asset && (secureUrl(asset.url) ?? unusable(lookup, NO_FILE));
    }
    case 'link':
      return entryIds(raw, field, lookup)?.[0];
    case 'linkList':
      return entryIds(raw, field, lookup);
  }
};
