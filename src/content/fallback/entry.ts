/** The fallback of one entry: each field that is missing, field by field. */
import {
  entryTitle,
  fieldLabel,
  wordsOf,
  type Entry,
  type PartialEntries,
  type PartialEntry,
} from '../entries';
import { fieldsOf, isVisibleText, type ContentTypeId } from '../model';
import { fallsBackWhenEmpty, type Field } from '../model/fields';
import type { Problems } from '../problems';
import { quoted } from '../text';
import type { Content } from '../types';

/** What every part of the merge reads. */
export interface MergeInput {
  readonly entries: PartialEntries;
  readonly defaults: PartialEntries;
  /** As `isSeeded` says. */
  readonly seeded: boolean;
  readonly problems: Problems;
}

/** A default as an entry. A test makes sure that defaults have all required fields. */
export const fromDefault = <T extends ContentTypeId>(entry: PartialEntry<T>): Entry<T> => ({
  ...entry,
  fields: entry.fields as Content<T>,
  ownFields: [],
});

/**
 * Fills the gaps of an entry from its default. Undefined when a required field is missing in both: the entry
 * is not shown, which is reported.
 */
export const mergeEntry = <T extends ContentTypeId>(
  { seeded, problems }: MergeInput,
  entry: PartialEntry<T>,
  bundled: PartialEntry<T> | undefined,
): Entry<T> | undefined => {
  const own: Readonly<Record<string, unknown>> = entry.fields;
  const defaults: Readonly<Record<string, unknown>> = bundled?.fields ?? {};
  const fallsBack = (field: Field): boolean =>
    !(field.beside !== undefined && field.beside in own) && (!seeded || fallsBackWhenEmpty(field));
  const fields: Record<string, unknown> = { ...own };
  for (const [id, field] of fieldsOf(entry.type)) {
    if (id in fields || !(id in defaults) || !fallsBack(field)) continue;
    fields[id] = defaults[id];
    if (seeded && (isVisibleText(field) || field.required === true))
      problems.error(
        { entry, field: id },
        `“${fieldLabel(entry, id)}” is empty, so the site shows the text it came with: ${quoted(wordsOf(defaults[id]))}. Write your own and publish it.`,
      );
  }
  const missing = fieldsOf(entry.type)
    .filter(([id, { required }]) => required === true && !(id in fields))
    .map(([, { name }]) => name);
  if (missing.length === 0)
    return { ...entry, fields: fields as unknown as Content<T>, ownFields: Object.keys(own) };
  problems.error(
    { entry },
    `“${entryTitle(entry)}” is not shown on the site, because it lacks: ${missing.join(', ')}.`,
  );
  return undefined;
};
