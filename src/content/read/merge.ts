/**
 * THE fallback merge. In a space that was never seeded, everything that is missing falls back to the bundled
 * defaults. A seeded space holds every default as an entry, so anything missing there was removed by staff,
 * and the model defines for each field (`fallsBack`) and type (`empty`) whether to show the default.
 */
import { PlainError } from '../../failure';
import { sharedTexts } from '../defaults/microcopy';
import {
  byAge,
  byId,
  entryTitle,
  fieldLabel,
  valueOf,
  wordsOf,
  type Entry,
  type PartialEntries,
  type PartialEntry,
} from '../entries';
import { fieldsOf, isVisibleText, model, type ContentTypeId } from '../model';
import { fallsBackWhenEmpty, type ContentType, type Field } from '../model/fields';
import { pageRules, type PageKind } from '../pageKinds';
import { completePhone, PHONE_FIELD } from '../phone';
import type { Problems } from '../problems';
import { quoted } from '../text';
import type { Content } from '../types';

/** What every part of the merge reads. */
interface MergeInput {
  readonly entries: PartialEntries;
  readonly defaults: PartialEntries;
  /** As `isSeeded` says. */
  readonly seeded: boolean;
  readonly problems: Problems;
}

/** A default as an entry. It has all required fields (`defaults/entry.ts`). */
const fromDefault = <T extends ContentTypeId>(entry: PartialEntry<T>): Entry<T> => ({
  ...entry,
  fields: entry.fields as Content<T>,
  own: [],
});

/** True for a field that shows its default while it is empty. */
const fallsBack = ({ seeded }: MergeInput, { fields }: PartialEntry, field: Field): boolean => {
  if (field.beside !== undefined && field.beside in fields) return false;
  const isNote = sharedTexts.get(String(valueOf({ fields }, 'key')))?.kind === 'note';
  return !seeded || (fallsBackWhenEmpty(field) && !isNote);
};

/**
 * Fills the gaps of an entry from its default. Undefined when a required field is missing in both: the entry
 * is not shown, which is reported.
 */
const mergeEntry = <T extends ContentTypeId>(
  input: MergeInput,
  entry: PartialEntry<T>,
  bundled: PartialEntry<T> | undefined,
): Entry<T> | undefined => {
  const { seeded, problems } = input;
  const defaults: Readonly<Record<string, unknown>> = bundled?.fields ?? {};
  const fields: Record<string, unknown> = { ...entry.fields };
  for (const [id, field] of fieldsOf(entry.type)) {
    if (id in fields || !(id in defaults) || !fallsBack(input, entry, field)) continue;
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
    return { ...entry, fields: fields as unknown as Content<T>, own: Object.keys(entry.fields) };
  problems.error(
    { entry },
    `“${entryTitle(entry)}” is not shown on the site, because it lacks: ${missing.join(', ')}.`,
  );
  return undefined;
};

/** What only one entry of a type may have; undefined for an entry that may stand beside any other. */
const keyOf = (entry: PartialEntry | undefined): string | undefined => {
  if (entry === undefined) return undefined;
  if (entry.type === 'siteConfig') return 'the company';
  const key = valueOf(entry, entry.type === 'page' ? 'kind' : 'key');
  return typeof key === 'string' && key !== 'standard' ? key : undefined;
};

/** The address of an entry, by which it also replaces a default. No default stands below a page. */
const addressOf = (entry: PartialEntry): unknown =>
  valueOf(entry, 'below') === undefined ? valueOf(entry, 'slug') : undefined;

/** True for an entry that stands in the place of a default. */
const replaces = (entry: PartialEntry, bundled: PartialEntry): boolean => {
  const key = keyOf(bundled);
  if (key !== undefined) return keyOf(entry) === key;
  const address = addressOf(bundled);
  return entry.id === bundled.id || (address !== undefined && addressOf(entry) === address);
};

/** Says why an entry is not used as what it is, because another one came first. */
const reportSecond = (problems: Problems, entry: PartialEntry, first: PartialEntry): void => {
  const title = entryTitle(entry);
  if (entry.type === 'page')
    problems.warning(
      { entry, field: 'kind' },
      `“${title}” says that it is the “${keyOf(entry)}” page, but “${entryTitle(first)}” was first and stays it. “${title}” is shown as a page of its own. If it is a copy, delete it and make the page with Add entry.`,
    );
  else
    problems.warning(
      { entry },
      `The site does not use this entry of “${model[entry.type].name}”, because it reads another one in its place. Unpublish it.`,
    );
};

const reportEmptied = ({ problems }: MergeInput, type: ContentTypeId): void => {
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

/** True for a default that is shown while no entry stands in its place. */
const isShown = (input: MergeInput, bundled: PartialEntry, own: readonly Entry[]): boolean => {
  const { type, fields } = bundled;
  const { empty }: ContentType = model[type];
  if (empty !== undefined) return own.length === 0 && (!input.seeded || empty === 'default');
  if (!input.seeded || type === 'microcopy') return true;
  if (type !== 'page' || !pageRules(valueOf({ fields }, 'kind') as PageKind).isRequired)
    return false;
  input.problems.error(
    { entry: { type } },
    `The page “${entryTitle(bundled)}” is not published, but no site can be without it, so it shows the texts the site came with. Publish it again.`,
  );
  return true;
};

/**
 * The entries of a type, then the defaults that are shown beside them. An entry takes the place of the default with its
 * id, its address or its key. In a list that visitors see as a whole, the entries of the space replace all defaults.
 */
export const mergeType = <T extends ContentTypeId>(
  input: MergeInput,
  type: T,
): readonly Entry<T>[] => {
  const defaults: readonly PartialEntry<T>[] = input.defaults[type];
  const entries: readonly PartialEntry<T>[] = input.entries[type];
  // What came with the site keeps its key, otherwise the oldest entry with the key.
  const inOrder = [...entries].sort(
    (a, b) => Number(!byId(defaults, a.id)) - Number(!byId(defaults, b.id)) || byAge(a, b),
  );
  const firsts = new Map<string, PartialEntry>();
  const own = inOrder.flatMap((source): readonly Entry<T>[] => {
    const ofId = byId(defaults, source.id);
    const key = keyOf(source) ?? keyOf(ofId);
    const first = key === undefined ? undefined : firsts.get(key);
    if (first) reportSecond(input.problems, source, first);
    if (first && type !== 'page') return [];
    const bundled = first
      ? undefined
      : (ofId ?? defaults.find((one) => key !== undefined && keyOf(one) === key));
    if (type === 'microcopy' && !bundled) {
      input.problems.warning(
        { entry: source },
        `The site does not show “${entryTitle(source)}”: it has no place for its key. Unpublish it.`,
      );
      return [];
    }
    const given =
      type === 'page'
        ? {
            ...source,
            fields: { ...source.fields, kind: first ? 'standard' : (key ?? 'standard') },
          }
        : source;
    const merged = mergeEntry(input, given, bundled);
    if (merged && key !== undefined) firsts.set(key, source);
    return merged ? [merged] : [];
  });
  const missing = defaults.filter((bundled) => !own.some((entry) => replaces(entry, bundled)));
  const shown = missing.filter((bundled) => isShown(input, bundled, own));
  if (input.seeded && shown.length > 0 && 'empty' in model[type]) reportEmptied(input, type);
  return [...own, ...shown.map((entry) => fromDefault(entry))];
};

/**
 * The one entry of the company's details.
 *
 * @throws PlainError when a seeded space lacks what the site must not invent: the phone number
 */
export const mergeSiteConfig = (input: MergeInput): Entry<'siteConfig'> => {
  const { problems, seeded, entries, defaults } = input;
  const completed = entries.siteConfig.map((entry) => ({
    ...entry,
    fields: completePhone(entry.fields),
  }));
  const [entry] = mergeType(
    { ...input, entries: { ...entries, siteConfig: completed } },
    'siteConfig',
  );
  const [bundled] = defaults.siteConfig;
  if (!bundled) throw new Error('There are no bundled details of the company.');
  if (entry) return entry;
  if (!seeded) return fromDefault(bundled);
  const { name, fields } = model.siteConfig;
  const typed = problems.all.find(
    ({ contentType, field }) => contentType === 'siteConfig' && field === PHONE_FIELD,
  );
  const { name: label } = fields[PHONE_FIELD];
  throw new PlainError(
    `${typed ? `${typed.message} ` : ''}“${name}” in Contentful ${completed.length > 0 ? `has no “${label}”` : 'is not published'}, and the site never invents it: open the entry, fill in “${label}” and press Publish (if it was deleted, add it again under Content); the site that is live stays as it is.`,
  );
};
