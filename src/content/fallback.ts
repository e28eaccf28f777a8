/**
 * THE fallback merge. In a space that was never seeded, everything that is missing falls back to the bundled
 * defaults. A seeded space holds every default as an entry, so anything missing there was removed by staff,
 * and the model defines for each field (`fallsBack`) and type (`empty`) whether to show the default.
 */
import { PlainError } from '../failure';
import type { Bundled } from './bundled';
import { sharedTexts } from './defaults/microcopy';
import {
  byAge,
  byId,
  entryTitle,
  fieldLabel,
  isSeeded,
  valueOf,
  wordsOf,
  type Entry,
  type MergedContent,
  type PartialEntries,
  type PartialEntry,
} from './entries';
import { fallsBackWhenEmpty, type ContentType, type Field } from './model/fields';
import { pageRules, type PageKind } from './pageKinds';
import { completePhone, PHONE_FIELD } from './phone';
import { byType, fieldsOf, isVisibleText, model, type ContentTypeId } from './model';
import type { Problems } from './problems';
import { quoted } from './text';
import type { Content } from './types';

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

/**
 * Fills the gaps of an entry from its default. Undefined when a required field is missing in both: the entry
 * is not shown, which is reported.
 */
const mergeEntry = <T extends ContentTypeId>(
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
    return { ...entry, fields: fields as unknown as Content<T>, own: Object.keys(own) };
  problems.error(
    { entry },
    `“${entryTitle(entry)}” is not shown on the site, because it lacks: ${missing.join(', ')}.`,
  );
  return undefined;
};

/** True when none of the entries has the id or the address of the default. No default stands below a page. */
const isAbsent = (
  { id, fields }: PartialEntry,
  entries: readonly { readonly id: string; readonly fields: object }[],
): boolean => {
  const slug = valueOf({ fields }, 'slug');
  return !entries.some(
    (entry) =>
      entry.id === id ||
      (slug !== undefined &&
        valueOf(entry, 'slug') === slug &&
        valueOf(entry, 'below') === undefined),
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

/**
 * The entries of a type. In a list that visitors see as a whole, the entries of the space replace all
 * defaults. In other types, each entry replaces the default with the same id or address.
 */
const mergedList = (input: MergeInput, type: ContentTypeId): readonly Entry[] => {
  const { seeded } = input;
  const entries: readonly PartialEntry[] = input.entries[type];
  const defaults: readonly PartialEntry[] = input.defaults[type];
  const { empty }: ContentType = model[type];
  const isWholeList = empty !== undefined;
  const own = entries.flatMap(
    (source) => mergeEntry(input, source, byId(defaults, source.id)) ?? [],
  );
  const fallsBack = !seeded || empty === 'default';
  const isUnreplaced = (bundled: PartialEntry): boolean =>
    isWholeList ? own.length === 0 : isAbsent(bundled, own);
  const shown = fallsBack ? defaults.filter(isUnreplaced) : [];
  if (seeded && shown.length > 0) reportEmptied(input, type);
  return [...own, ...shown.map((entry) => fromDefault(entry))];
};

const reportDuplicate = (
  problems: Problems,
  entry: PartialEntry<'page'>,
  kind: PageKind,
  first: PartialEntry<'page'>,
): void => {
  const title = entryTitle(entry);
  problems.warning(
    { entry, field: 'kind' },
    `“${title}” says that it is the “${kind}” page, but “${entryTitle(first)}” was first and stays it. “${title}” is shown as a page of its own. If it is a copy, delete it and make the page with Add entry.`,
  );
};

/** One page of each kind that is not `standard`, any number of standard ones. */
const mergedPages = (input: MergeInput): readonly Entry<'page'>[] => {
  const { seeded, problems } = input;
  const defaults = input.defaults.page;
  // The page that came with the site keeps its kind, otherwise the oldest page of that kind.
  const inOrder = [...input.entries.page].sort(
    (a, b) => Number(!byId(defaults, a.id)) - Number(!byId(defaults, b.id)) || byAge(a, b),
  );
  const firstOfKind = new Map<PageKind, PartialEntry<'page'>>();
  const own = inOrder.flatMap((source) => {
    const bundledPage = byId(defaults, source.id);
    const wanted = source.fields.kind ?? bundledPage?.fields.kind ?? 'standard';
    const first = firstOfKind.get(wanted);
    if (first) reportDuplicate(problems, source, wanted, first);
    const kind = first ? 'standard' : wanted;
    const ofKind = defaults.find(({ fields }) => kind !== 'standard' && fields.kind === kind);
    const merged = mergeEntry(
      input,
      { ...source, fields: { ...source.fields, kind } },
      bundledPage ?? ofKind,
    );
    if (kind !== 'standard' && merged) firstOfKind.set(kind, source);
    return merged ?? [];
  });
  const isThere = (page: PartialEntry<'page'>, kind: PageKind): boolean =>
    kind === 'standard' ? !isAbsent(page, own) : firstOfKind.has(kind);
  const missing = defaults.filter((page) => {
    const { kind = 'standard' } = page.fields;
    return !isThere(page, kind) && (!seeded || pageRules(kind).isRequired);
  });
  for (const { type, fields } of seeded ? missing : [])
    problems.error(
      { entry: { type } },
      `The page “${fields.name ?? ''}” is not published, but no site can be without it, so it shows the texts the site came with. Publish it again.`,
    );
  return [...own, ...missing.map((entry) => fromDefault(entry))];
};

/** Finds each text by its key. Reports emptied texts that fall back; a check reports missing ones. */
const mergedMicrocopy = (input: MergeInput): readonly Entry<'microcopy'>[] => {
  const { entries, defaults, seeded, problems } = input;
  const inOrder = [...entries.microcopy].sort(byAge);
  const used = new Set<PartialEntry<'microcopy'>>();
  const merged = defaults.microcopy.flatMap((bundled) => {
    const { key = '', text: _text, ...others } = bundled.fields;
    const source = byId(inOrder, bundled.id) ?? inOrder.find(({ fields }) => fields.key === key);
    if (!source) return [fromDefault(bundled)];
    used.add(source);
    const showsNothing = seeded && sharedTexts.get(key)?.kind === 'note';
    const own = { ...source, fields: { ...others, ...source.fields, key } };
    return mergeEntry(input, own, showsNothing ? undefined : bundled) ?? [];
  });
  for (const entry of inOrder.filter((source) => !used.has(source)))
    problems.warning(
      { entry },
      `The site does not show “${entryTitle(entry)}”: it has another entry with the same key, or no place for the key. Unpublish it.`,
    );
  return merged;
};

/**
 * The one entry of the company's details.
 *
 * @throws PlainError when a seeded space lacks what the site must not invent: the phone number
 */
const mergedSiteConfig = (input: MergeInput): Entry<'siteConfig'> => {
  const { problems, seeded } = input;
  const candidates = input.entries.siteConfig;
  const [bundled] = input.defaults.siteConfig;
  if (!bundled) throw new Error('There are no bundled details of the company.');
  const chosen = byId(candidates, bundled.id) ?? candidates[0];
  const { name, fields } = model.siteConfig;
  for (const entry of candidates.filter((other) => other !== chosen))
    problems.warning(
      { entry },
      `There are ${candidates.length} entries of “${name}”, but the site reads one. This one is not used; unpublish it.`,
    );
  const entry =
    chosen && mergeEntry(input, { ...chosen, fields: completePhone(chosen.fields) }, bundled);
  if (entry) return entry;
  if (!seeded) return fromDefault(bundled);
  const typed = problems.all.find(
    ({ contentType, field, entryId }) =>
      contentType === 'siteConfig' && field === PHONE_FIELD && entryId === chosen?.id,
  );
  const { name: label } = fields[PHONE_FIELD];
  throw new PlainError(
    `${typed ? `${typed.message} ` : ''}“${name}” in Contentful ${chosen ? `has no “${label}”` : 'is not published'}, and the site never invents it: open the entry, fill in “${label}” and press Publish (if it was deleted, add it again under Content); the site that is live stays as it is.`,
  );
};

const mergeType = (input: MergeInput, type: ContentTypeId): Entry | readonly Entry[] => {
  if (type === 'siteConfig') return mergedSiteConfig(input);
  if (type === 'page') return mergedPages(input);
  if (type === 'microcopy') return mergedMicrocopy(input);
  return mergedList(input, type);
};

/**
 * Merges the entries of a space with the bundled defaults. Pass no entries when there is no space.
 *
 * @throws PlainError when a seeded space lacks what the site must not invent: the phone number
 */
export const withDefaults = (
  entries: PartialEntries,
  bundled: Bundled,
  problems: Problems,
): MergedContent => {
  const input = { entries, defaults: bundled.entries, seeded: isSeeded(entries), problems };
  return byType((type) => mergeType(input, type));
};
