/** The fallback of a content type that has many entries. */
import { model, type ContentTypeId } from '../model';
import type { ContentType } from '../model/fields';
import type { Entry, PartialEntry } from '../entries';
import { fromDefault, mergeEntry, type Fallback } from './entry';

/** True when none of the entries has the id or the address of the default. */
export const isAbsent = (
  { id, fields }: PartialEntry,
  entries: readonly { readonly id: string; readonly fields: object }[],
): boolean => {
  const slugOf = (values: object): unknown => ('slug' in values ? values.slug : undefined);
  const slug = slugOf(fields);
  return !entries.some(
    (entry) => entry.id === id || (slug !== undefined && slugOf(entry.fields) === slug),
  );
};

const ownEntries = <T extends ContentTypeId>(input: Fallback, type: T): readonly Entry<T>[] => {
  const entries: readonly PartialEntry<T>[] = input.entries[type];
  return entries.flatMap((source) => mergeEntry(input, source));
};

const defaultsOf = <T extends ContentTypeId>(
  { defaults }: Fallback,
  type: T,
): readonly PartialEntry<T>[] => defaults[type];

/** A list that visitors see as a whole: its entries replace all defaults. */
export const wholeList = <T extends ContentTypeId>(
  input: Fallback,
  type: T,
): readonly Entry<T>[] => {
  const { seeded, problems } = input;
  const own = ownEntries(input, type);
  const { name, empty }: ContentType = model[type];
  if (own.length > 0 || (seeded && empty !== 'default')) return own;
  if (seeded) {
    const { hidden } = model.section.fields;
    problems.error(
      { entry: { type } },
      `There is no “${name}” any more, so the site shows what it came with. Publish one; or, to take that part off a page, open its “${model.section.name}” and set “${hidden.name}” to ${hidden.labels.yes}.`,
    );
  }
  return defaultsOf(input, type).map((entry) => fromDefault(entry));
};

/** Entries that are found one by one: each replaces the default of its id or address. */
export const entriesAndDefaults = <T extends ContentTypeId>(
  input: Fallback,
  type: T,
): readonly Entry<T>[] => {
  const own = ownEntries(input, type);
  const missing = input.seeded
    ? []
    : defaultsOf(input, type).filter((entry) => isAbsent(entry, own));
  return [...own, ...missing.map((entry) => fromDefault(entry))];
};
