/**
 * The answer to the content query → merged entries, in one pass for each type: each field is read as its kind, tokens
 * are replaced, and what is missing falls back to the default. A field is usable or missing, never blank and never of
 * the wrong type.
 */
import type { Bundled } from '../bundled';
import {
  fieldLabel,
  isSeeded,
  type MergedContent,
  type PartialEntries,
  type PartialEntry,
} from '../entries';
import { byType, contentTypeIds, fieldOf, fieldsOf, type ContentTypeId } from '../model';
import type { Problems } from '../problems';
import { isBlank, quoted } from '../text';
import { replaceTokens, TOKEN_NAMES, tokenValues, type TokenValues } from '../tokens';
import type { PartialContent, PictureSource } from '../types';
import { readAsset, type Asset } from './assets';
import { mergeSiteConfig, mergeType } from './merge';
import type { RawContent, RawEntry } from './raw';
import { readValue } from './values';

/** Everything read from a space: its entries merged with the defaults, and its assets. */
interface ReadContent {
  readonly content: MergedContent;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly tokens: TokenValues;
}

const TOKEN_LIST = TOKEN_NAMES.map((name) => `{{${name}}}`).join(', ');

/** A text of a field with tokens replaced; reports unknown ones. */
export const filledText = (
  words: string,
  tokens: TokenValues,
  location: { readonly entry: PartialEntry; readonly field: string },
  problems: Problems,
): string =>
  replaceTokens(words, tokens, (name) => {
    problems.error(
      location,
      `“${fieldLabel(location.entry, location.field)}” uses ${quoted(`{{${name}}}`)}, which does not exist, so nothing is shown in its place. Use one of: ${TOKEN_LIST}.`,
    );
  });

/** An entry with tokens replaced in its plain texts; a text of which nothing is left is missing. */
const filled = <T extends ContentTypeId>(
  entry: PartialEntry<T>,
  tokens: TokenValues,
  problems: Problems,
): PartialEntry<T> => {
  const fields: Record<string, unknown> = {};
  for (const [id, value] of Object.entries<unknown>(entry.fields)) {
    const fill = (words: string): string =>
      filledText(words, tokens, { entry, field: id }, problems);
    const fillText = (words: string): string | undefined => {
      const text = fill(words);
      return isBlank(text) ? undefined : text;
    };
    const filledValue = (): unknown => {
      switch (fieldOf(entry.type, id)?.kind) {
        case 'text':
        case 'longText':
          return fillText(value as string);
        case 'textList':
          return (value as readonly string[]).flatMap((item) => fillText(item) ?? []);
        case 'picture': {
          const { alt, caption, ...picture } = value as PictureSource;
          return { ...picture, alt: fill(alt), caption: caption && fillText(caption) };
        }
        default:
          return value;
      }
    };
    const found = filledValue();
    if (found !== undefined) fields[id] = found;
  }
  return { ...entry, fields: fields as PartialContent<T> };
};

const nodesOf = (raw: RawContent, type: ContentTypeId): readonly RawEntry[] =>
  raw[type]?.nodes ?? [];

/**
 * Reads a query result and merges it with the bundled defaults. What cannot be used is missing afterwards and added to
 * `problems` with its entry.
 *
 * @param year of the build, for `{{year}}`
 * @throws PlainError when a seeded space lacks what the site must not invent: the phone number
 */
export const readContent = (
  raw: RawContent,
  bundled: Bundled,
  year: number,
  problems: Problems,
): ReadContent => {
  const assets = new Map(
    (raw.asset?.nodes ?? []).map((asset) => [asset.contentful_id, readAsset(asset)]),
  );
  const published = new Map(
    contentTypeIds.flatMap((type) =>
      nodesOf(raw, type).map(({ contentful_id: id }) => [id, { id, type }] as const),
    ),
  );

  const readEntry = (type: ContentTypeId, node: RawEntry): PartialEntry => {
    const id = node.contentful_id;
    const fields: Record<string, unknown> = {};
    for (const [fieldId, field] of fieldsOf(type)) {
      const value = readValue(field, node[fieldId], {
        asset: (assetId) => assets.get(assetId),
        entry: (entryId) => published.get(entryId),
        report: (fault) =>
          problems.error(
            { entry: { type, id, fields: node }, field: fieldId },
            `“${field.name}” ${fault}`,
          ),
      });
      if (value !== undefined) fields[fieldId] = value;
    }
    return {
      type,
      id,
      updatedAt: node.updatedAt ?? undefined,
      createdAt: node.createdAt ?? undefined,
      fields,
    };
  };

  const typed = byType<PartialEntries>((type) =>
    nodesOf(raw, type).map((node) => readEntry(type, node)),
  );
  const seeded = isSeeded(typed);
  const { fields } = mergeSiteConfig({
    entries: typed,
    defaults: bundled.entries,
    seeded,
    problems,
  });
  const tokens = tokenValues(fields, year);
  const withTokens = (entries: PartialEntries): PartialEntries =>
    byType((type) => entries[type].map((entry) => filled(entry, tokens, problems)));
  const input = {
    entries: withTokens(typed),
    defaults: withTokens(bundled.entries),
    seeded,
    problems,
  };
  const content = byType<MergedContent>((type) =>
    type === 'siteConfig' ? mergeSiteConfig(input) : mergeType(input, type),
  );
  return { content, assets, tokens };
};
