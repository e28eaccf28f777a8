/** The fallback of a content type that has many entries. */
import { model, type ContentTypeId } from '../model';
import type { ContentType } from '../model/fields';
import { byId, type Entry, type PartialEntry } from '../entries';
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

const reportEmptied = ({ problems }: Fallback, type: ContentTypeId): void => {
  const { hidden } = model.section.fields;
  const remedy =
    type === 'navigationLink'
      ? 'Publish one.'
      : `Publish one; or, to take that part off a page, open its “${model.section.name}” and set “${hidden.name}” to ${hidden.labels.yes}.`;
  problems.error(
    { entry: { type } },
    `There is no “${model[type].name}” any more, so the site shows what it came with. ${remedy}`,
  );
};

/**
 * The entries of a type. Of a list that visitors see as a whole they replace all defaults; of a type
 * whose entries are found one by one, each replaces the default of its id or address.
 */
export const mergedList = (input: Fallback, type: ContentTypeId): readonly Entry[] => {
  const { seeded } = input;
  const entries: readonly PartialEntry[] = input.entries[type];
  const defaults: readonly PartialEntry[] = input.defaults[type];
  const { empty }: ContentType = model[type];
  const isWholeList = empty !== undefined;
  const own = entries.flatMap(
    (source) => mergeEntry(input, source, byId(defaults, source.id)) ?? [],
  );
  const fallsBack = !seeded || empty === 'default';
  const isUnreplaced = (fallback: PartialEntry): boolean =>
    isWholeList ? own.length === 0 : isAbsent(fallback, own);
  const shown = fallsBack ? defaults.filter(isUnreplaced) : [];
  if (seeded && shown.length > 0) reportEmptied(input, type);
  return [...own, ...shown.map((entry) => fromDefault(entry))];
};
