/**
 * The texts of entries that are being edited, as a page shows them: the functions of the build replace
 * tokens, make links safe and leave out what the site does not show.
 */
import { BLOCKS } from '@contentful/rich-text-types';
import { safeHref, telHref } from '../content/links';
import { resolveRichText } from '../content/richText/resolve';
import { shapedRichText } from '../content/richText/shape';
import type { Item } from '../contentful/space';
import { typedText } from '../content/text';
import { isPhoneToken, replaceTokens, tokenValues } from '../content/tokens';
import type { RichText } from '../content/types';
import type { Link } from '../content/views';
import type { PreviewFile } from './previewFile';

/** The texts of one field of one entry. */
export interface LiveField {
  readonly entryId: string;
  /** The invisible mark after each of its texts. */
  readonly mark: string;
  /** The stored value, with links as ids, for comparison. */
  readonly stored: string;
  /** Its texts in reading order, without marks; empty for other values. */
  readonly texts: readonly string[];
  /** Rich text, ready to render, its texts marked. */
  readonly document?: RichText;
}

/** Contentful's app sends entries in place of links. */
const withLinksAsIds = (_key: string, value: unknown): unknown => {
  const { sys } = (value ?? {}) as { readonly sys?: { readonly id?: unknown } };
  return typeof sys?.id === 'string' ? sys.id : value;
};

const isDocument = (value: unknown): boolean =>
  (value as { readonly nodeType?: unknown } | null)?.nodeType === BLOCKS.DOCUMENT;

/** Every field of these entries, by entry and field id. */
export const liveFields = (
  { targets, config, counting, paths }: PreviewFile,
  entries: readonly Item[],
): ReadonlyMap<string, LiveField> => {
  const tokens = tokenValues(config, new Date().getFullYear(), counting);
  const marks = new Map(
    Object.entries(targets).map(([mark, { entryId, fieldId }]) => [`${entryId} ${fieldId}`, mark]),
  );
  const clean = (value: unknown): readonly string[] => {
    const text = typedText(value);
    return text === undefined ? [] : [replaceTokens(text, tokens)];
  };

  const pageLink = (id: string): Link | undefined => {
    const href = paths[id];
    const { title, name } = entries.find(({ sys }) => sys.id === id)?.fields ?? {};
    const label = [title, name].find((text) => typeof text === 'string') ?? id;
    return href === undefined ? undefined : { href, label };
  };

  const richText = (value: unknown, mark: string): Pick<LiveField, 'texts' | 'document'> => {
    const texts: string[] = [];
    const shaped = shapedRichText(value, () => undefined);
    const document =
      shaped &&
      resolveRichText(shaped, {
        href: (uri) =>
          isPhoneToken(uri) ? telHref(config.phoneLink) : safeHref(replaceTokens(uri, tokens)),
        page: (id) => pageLink(id),
        // What is embedded is only compared: the page keeps the elements that show it.
        embeddedEntry: (id) => ({ type: 'callout', title: id, text: id, tone: 'note' }),
        embeddedAsset: (id) => ({ type: 'callout', title: id, text: id, tone: 'note' }),
        value: (text) => {
          if (text.trim() === '') return text;
          const shown = replaceTokens(text, tokens);
          texts.push(shown);
          return `${shown}${mark}`;
        },
        // Only a build knows the files.
        file: () => undefined,
        report: () => undefined,
      });
    return { texts, document };
  };

  const fieldOf = (entryId: string, fieldId: string, value: unknown): LiveField => {
    const mark = marks.get(`${entryId} ${fieldId}`) ?? '';
    return {
      entryId,
      mark,
      stored: JSON.stringify(value ?? null, withLinksAsIds),
      ...(isDocument(value)
        ? richText(value, mark)
        : { texts: [value].flat().flatMap((text) => clean(text)) }),
    };
  };

  return new Map(
    entries.flatMap(({ sys, fields = {} }) =>
      Object.entries(fields).map(([id, value]) => [`${sys.id} ${id}`, fieldOf(sys.id, id, value)]),
    ),
  );
};
