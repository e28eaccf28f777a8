/** Raw value of a field → the value a page may use, or undefined if it counts as missing. */
import { parseJson } from '../../json';
import type { ContentTypeId } from '../model';
import { PATTERNS, type Field, type Meaning } from '../model/fields';
import { showsNothing } from '../richText/nodes';
import { shapedRichText } from '../richText/shape';
import { quoted, typedText } from '../text';
import type { RichText } from '../types';
import { NO_FILE, readPicture, type Asset } from './assets';
import { readDate } from './dates';
import { readMeaning } from './meanings';

/** What a reader needs to know about the rest of the space. */
export interface Lookup {
  readonly asset: (id: string) => Asset | undefined;
  readonly entry: (id: string) => { readonly id: string; readonly type: ContentTypeId } | undefined;
  /** Called with the rest of a sentence that begins with the name of the field. */
  readonly report: (fault: string) => void;
}

/** Reports what cannot be used: it counts as missing. */
const unusable = (lookup: Lookup, reason: string): undefined => {
  lookup.report(`cannot be used and is left out: ${reason}`);
  return undefined;
};

/** A typed value by its meaning; undefined if it does not have the right form. */
const meant = (typed: string, means: Meaning | undefined, lookup: Lookup): string | undefined => {
  const form = means && PATTERNS[means]?.message;
  const fault = `${quoted(typed)} is not of the right form.`;
  return readMeaning(typed, means) ?? unusable(lookup, form ? `${fault} ${form}` : fault);
};

const richText = (written: string, lookup: Lookup): RichText | undefined => {
  const shaped = shapedRichText(parseJson(written), (words) =>
    lookup.report(
      `holds a part that the site cannot show${words === '' ? '' : ` (“${words}”)`}. It is left out. Write it in another way.`,
    ),
  );
  if (!shaped)
    return unusable(
      lookup,
      'It is plain text, but the site needs formatted text (in Contentful: Rich text). Ask whoever set up the space.',
    );
  return showsNothing(shaped) ? undefined : shaped;
};

const WRONG_KIND = 'It is not of the kind that the site reads. Ask whoever set up the space.';

/** Links as `linkText` writes them: "Entry:abc" or "Asset:abc". */
const LINK = /^([A-Z]\w+):(\S+)$/;

/** What a link leads to. Reports one to a draft or to something deleted. */
const linked = <Target>(
  link: string,
  type: 'Entry' | 'Asset',
  find: (id: string) => Target | undefined,
  lookup: Lookup,
): Target | undefined => {
  const [, linkType, id] = LINK.exec(link) ?? [];
  if (linkType === undefined || id === undefined) return unusable(lookup, WRONG_KIND);
  const target = linkType === type ? find(id) : undefined;
  if (target === undefined)
    lookup.report(
      `links to ${linkType === 'Asset' ? 'a picture or a file' : 'an entry'} that is not published (${id}). It is left out on the site. Publish it, or remove the link.`,
    );
  return target;
};

/** Reads a typed text or a link: returns a value, several values, or undefined. */
const readText = (field: Field, text: string, lookup: Lookup): unknown => {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'plain':
    case 'plainList':
      return meant(text, field.means, lookup);
    case 'textList':
      return text;
    case 'richText':
      return richText(text, lookup);
    case 'date':
      return readDate(text, field.means) ?? unusable(lookup, 'The date cannot be read.');
    case 'choice': {
      // Entries hold the words that an editor chose, older ones the value itself.
      const chosen = Object.entries(field.choices).find((pair) => pair.includes(text));
      return chosen?.[0] ?? unusable(lookup, `${quoted(text)} is not one of the choices.`);
    }
    case 'link':
    case 'linkList': {
      const entry = linked(text, 'Entry', lookup.entry, lookup);
      if (!entry || field.to.includes(entry.type)) return entry?.id;
      lookup.report(
        `links to an entry of a kind that does not fit there (${entry.id}). It is left out on the site. Remove the link.`,
      );
      return undefined;
    }
    case 'document': {
      const asset = linked(text, 'Asset', lookup.asset, lookup);
      return asset && (asset.url ?? unusable(lookup, NO_FILE));
    }
    case 'picture': {
      const asset = linked(text, 'Asset', lookup.asset, lookup);
      return asset && readPicture(asset, (reason) => unusable(lookup, reason));
    }
    case 'boolean':
      return unusable(lookup, WRONG_KIND);
  }
};

/** Reads one item of a value: returns a value, several values, or undefined. */
const readItem = (field: Field, item: unknown, lookup: Lookup): unknown => {
  if (typeof item === 'string') {
    const text = typedText(item);
    return text === undefined ? undefined : readText(field, text, lookup);
  }
  if (field.kind === 'boolean' && typeof item === 'boolean') return item;
  return unusable(lookup, WRONG_KIND);
};

/** Kinds with a single linked item, which the query returns as a list. */
const LINKED: readonly Field['kind'][] = ['link', 'picture', 'document'];

const isNothing = (item: unknown): boolean =>
  item === null || item === undefined || (Array.isArray(item) && item.length === 0);

/** Reads one field. Returns undefined for blank and wrong values, and for links that lead nowhere. */
export const readValue = (field: Field, raw: unknown, lookup: Lookup): unknown => {
  const isList = field.kind.endsWith('List');
  const sent = isList || LINKED.includes(field.kind) ? [raw].flat() : [raw];
  const items = sent.filter((item) => !isNothing(item));
  const values = items.flatMap((item) => readItem(field, item, lookup) ?? []);
  if (!isList) return values[0];
  if (values.length > 0) return values;
  const limitsToNone =
    field.kind === 'linkList' &&
    field.limits === true &&
    items.some((item) => LINK.test(String(item)));
  return limitsToNone ? [] : undefined;
};
