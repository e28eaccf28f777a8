/** Entries of a space and bundled ones: before the merge, and complete as the site uses them. */
import type { Node } from '@contentful/rich-text-types';
import { fieldOf, model, PAGE_TYPES, type ContentTypeId, type PageType } from './model';
import type { PageKind } from './pageKinds';
import { plainText } from './richText/nodes';
import type { Content, PartialContent } from './types';

/** An entry before the merge: each field may be missing. */
export interface PartialEntry<T extends ContentTypeId = ContentTypeId> {
  readonly type: T;
  /** Entry id in the space, or the default's id, which its entry in a seeded space has too. */
  readonly id: string;
  /** True for a bundled default; absent for an entry of a space. */
  readonly isBundled?: true;
  readonly updatedAt?: string;
  readonly createdAt?: string;
  readonly fields: PartialContent<T>;
}

export type PartialEntries = { readonly [T in ContentTypeId]: readonly PartialEntry<T>[] };

/** An entry after the merge. */
export interface Entry<T extends ContentTypeId = ContentTypeId> extends Omit<
  PartialEntry<T>,
  'fields'
> {
  readonly fields: Content<T>;
  /** Ids of the fields that came from the space. All others come from the default. */
  readonly own: readonly string[];
}

/** A field of an entry. */
export interface FieldLocation {
  readonly entry: Entry;
  readonly field: string;
}

/** Oldest first, ties by id, so that the first entry keeps its address, its kind of page or its key. */
export const byAge = (
  a: Pick<Entry, 'createdAt' | 'id'>,
  b: Pick<Entry, 'createdAt' | 'id'>,
): number =>
  (a.createdAt ?? '').localeCompare(b.createdAt ?? '') || (a.id < b.id ? -1 : Number(a.id > b.id));

/** All entries by type. There is only one entry with the company's details. */
export type MergedContent = {
  readonly [T in ContentTypeId]: T extends 'siteConfig' ? Entry<T> : readonly Entry<T>[];
};

/** All entries of all types. */
export const allEntries = (content: MergedContent): readonly Entry[] =>
  Object.values<Entry | readonly Entry[]>(content).flat();

/** All entries of the types that have pages. */
export const pageEntries = (content: MergedContent): readonly Entry<PageType>[] =>
  PAGE_TYPES.flatMap((type): readonly Entry<PageType>[] => content[type]);

/** True for a space that the seed has filled: what is missing there was removed by staff. */
export const isSeeded = ({ migrationRecord }: Pick<PartialEntries, 'migrationRecord'>): boolean =>
  migrationRecord.some(({ fields }) => fields.items !== undefined);

/** True for an entry of a type. */
export const isOfType = <T extends ContentTypeId>(
  entry: Entry | undefined,
  type: T,
): entry is Entry<T> => entry?.type === type;

/** The page of a kind. There is at most one page of each kind except `standard`. */
export const pageOfKind = (
  { page }: Pick<MergedContent, 'page'>,
  kind: PageKind,
): Entry<'page'> | undefined => page.find(({ fields }) => fields.kind === kind);

/** The entry of an id in a list. */
export const byId = <E extends { readonly id: string }>(
  entries: readonly E[],
  id: string,
): E | undefined => entries.find((entry) => entry.id === id);

interface TypeAndFields {
  readonly type: ContentTypeId;
  readonly fields: object;
}

/** The value of any field of an entry. */
export const valueOf = ({ fields }: Pick<TypeAndFields, 'fields'>, field: string): unknown =>
  (fields as Readonly<Record<string, unknown>>)[field];

/** The text of a field's value of any kind; for a picture, its description. */
export const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item) => wordsOf(item)).join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return 'alt' in value ? String(value.alt) : plainText(value as Node);
};

/** What an entry is called in messages: its title field, else its type's name. */
export const entryTitle = (entry: TypeAndFields): string => {
  const { titleField, name } = model[entry.type];
  const title = valueOf(entry, titleField);
  return typeof title === 'string' ? title : name;
};

/** What a field is called in messages: its name, or which of the shared texts it is. */
export const fieldLabel = (entry: TypeAndFields, id: string): string =>
  entry.type === 'microcopy' ? entryTitle(entry) : (fieldOf(entry.type, id)?.name ?? id);
