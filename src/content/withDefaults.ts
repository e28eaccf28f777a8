/**
 * THE fallback merge. In a space that was never seeded, whatever is missing falls back to the bundled
 * defaults. A seeded space holds every default as an entry, so what is missing there was removed by
 * staff, and the model says for each field and type whether the default is then shown (`empty`).
 */
import { PlainError } from '../failure';
import type { Bundled, BundledEntry } from './bundled';
import { entryTitle, missingRequired, type SpaceEntries, type SpaceEntry } from './mappers';
import {
  contentTypeIds,
  fieldsOf,
  isVisibleText,
  model,
  type ContentTypeId,
  type Model,
} from './model';
import { isDefaultWhenEmpty, type ContentType, type Field } from './model/fields';
import { REQUIRED_PAGES } from './model/page';
import { completePhone } from './phone';
import type { Problems } from './problems';
import { wordsOf } from './text';
import type { Content, PartialContent } from './types';

export type Origin = 'contentful' | 'default';

/** An entry after the merge. */
export interface Entry<T extends ContentTypeId = ContentTypeId> {
  readonly type: T;
  /** Entry id in the space, or the default's id. */
  readonly id: string;
  /** Only when it comes from a space. */
  readonly entryId?: string;
  readonly updatedAt?: string;
  readonly createdAt?: string;
  readonly fields: Content<T>;
  /** Where each field that is filled in came from. */
  readonly origins: Readonly<Record<string, Origin>>;
}

export type MergedContent = {
  readonly [T in ContentTypeId]: Model[T] extends { readonly single: true }
    ? Entry<T>
    : readonly Entry<T>[];
};

const originsOf = (fields: object, origin: Origin): Record<string, Origin> =>
  Object.fromEntries(Object.keys(fields).map((id) => [id, origin]));

/** A default as an entry. A test makes sure that defaults have all required fields. */
const fromDefault = <T extends ContentTypeId>(entry: BundledEntry<T>): Entry<T> => ({
  type: entry.type,
  id: entry.id,
  fields: entry.fields as Content<T>,
  origins: originsOf(entry.fields, 'default'),
});

const byId = <E extends { readonly id: string }>(
  entries: readonly E[],
  id: string,
): E | undefined => entries.find((entry) => entry.id === id);

/** Characters of a text that a message quotes. */
const QUOTE_LENGTH = 60;

const quoted = (value: unknown): string => {
  const text = wordsOf(value);
  return text.length <= QUOTE_LENGTH ? `“${text}”` : `“${text.slice(0, QUOTE_LENGTH).trim()}…”`;
};

type PageKind = NonNullable<PartialContent<'page'>['kind']>;

/** True for a space that the seed has filled: what is missing there was removed by staff. */
export const isSeeded = ({
  migrationRecord,
}: {
  readonly migrationRecord: readonly { readonly fields: PartialContent<'migrationRecord'> }[];
}): boolean => migrationRecord.some(({ fields }) => fields.items !== undefined);

interface Aged {
  readonly createdAt?: string;
  readonly id: string;
}

/** Oldest first, ties by id, so that the first entry keeps its address or its kind of page. */
export const byAge = (a: Aged, b: Aged): number =>
  (a.createdAt ?? '').localeCompare(b.createdAt ?? '') || (a.id < b.id ? -1 : Number(a.id > b.id));

/** True when none of the entries has the id or the address of the default. */
const isAbsent = (
  { id, fields }: BundledEntry,
  entries: readonly { readonly id: string; readonly fields: object }[],
): boolean => {
  const slugOf = (values: object): unknown => (values as { readonly slug?: unknown }).slug;
  const slug = slugOf(fields);
  return !entries.some(
    (entry) => entry.id === id || (slug !== undefined && slugOf(entry.fields) === slug),
  );
};

/**
 * Merges the entries of a space with the bundled defaults. Pass no entries when there is no space.
 *
 * @throws PlainError when a seeded space lacks what the site must not invent: the phone number
 */
export const withDefaults = (
  spaceEntries: SpaceEntries,
  bundled: Bundled,
  problems: Problems,
): MergedContent => {
  const seeded = isSeeded(spaceEntries);
  const entriesOf = <T extends ContentTypeId>(type: T): readonly SpaceEntry<T>[] =>
    spaceEntries[type];
  const defaultsOf = <T extends ContentTypeId>(type: T): readonly BundledEntry<T>[] =>
    bundled.entries[type];

  const fallsBack = (field: Field, own: object): boolean =>
    !(field.beside !== undefined && field.beside in own) && (!seeded || isDefaultWhenEmpty(field));

  /** Fills the gaps of an entry from a default; undefined when a required field is missing in both. */
  const fill = <T extends ContentTypeId>(
    source: SpaceEntry<T>,
    fallback: BundledEntry<T> | undefined,
  ): Entry<T> | undefined => {
    const written = source.fields as Record<string, unknown>;
    const own = source.type === 'siteConfig' ? completePhone(written) : written;
    const given = (fallback?.fields ?? {}) as Record<string, unknown>;
    const fields: Record<string, unknown> = { ...own };
    const origins = originsOf(own, 'contentful');
    for (const [id, field] of fieldsOf(source.type)) {
      if (id in fields || !(id in given) || !fallsBack(field, own)) continue;
      fields[id] = given[id];
      origins[id] = 'default';
      if (seeded && (isVisibleText(field) || field.required === true))
        problems.error(
          { entry: source, field: id },
          `“${field.name}” is empty, so the site shows the text it came with: ${quoted(given[id])}. Write your own and publish it.`,
        );
    }
    if (missingRequired(source.type, fields).length > 0) return undefined;
    return { ...source, fields: fields as unknown as Content<T>, origins };
  };

  /** As `fill`, as a list: empty when the entry cannot be shown, which is reported. */
  const merge = <T extends ContentTypeId>(
    source: SpaceEntry<T>,
    fallback = byId(defaultsOf(source.type), source.id),
  ): readonly Entry<T>[] => {
    const entry = fill(source, fallback);
    if (entry) return [entry];
    problems.error(
      { entry: source },
      `“${entryTitle(source.type, source.fields)}” is not shown on the site, because it lacks: ${missingRequired(source.type, source.fields).join(', ')}.`,
    );
    return [];
  };

  /** A list that visitors see as a whole: its entries replace all defaults. */
  const wholeList = <T extends ContentTypeId>(type: T): readonly Entry<T>[] => {
    const own = entriesOf(type).flatMap((source) => merge(source));
    const { name, empty }: ContentType = model[type];
    if (own.length > 0 || (seeded && empty !== 'default')) return own;
    if (seeded) {
      const { hidden } = model.section.fields;
      problems.error(
        { entry: { type } },
        `There is no “${name}” any more, so the site shows what it came with. Publish one; or, to take that part off a page, open its “${model.section.name}” and set “${hidden.name}” to ${hidden.labels.yes}.`,
      );
    }
    return defaultsOf(type).map((entry) => fromDefault(entry));
  };

  /** Entries that are found one by one: each replaces the default of its id or address. */
  const entriesAndDefaults = <T extends ContentTypeId>(type: T): readonly Entry<T>[] => {
    const own = entriesOf(type).flatMap((source) => merge(source));
    const missing = seeded ? [] : defaultsOf(type).filter((entry) => isAbsent(entry, own));
    return [...own, ...missing.map((entry) => fromDefault(entry))];
  };

  const single = <T extends ContentTypeId>(type: T): Entry<T> => {
    const [fallback] = defaultsOf(type);
    if (!fallback) throw new Error(`There is no bundled default for ${type}.`);
    const candidates = entriesOf(type);
    const chosen = byId(candidates, fallback.id) ?? candidates[0];
    const { name } = model[type];
    for (const entry of candidates.filter((other) => other !== chosen))
      problems.warning(
        { entry },
        `There are ${candidates.length} entries of “${name}”, but the site reads one. This one is not used; unpublish it.`,
      );
    const entry = chosen && fill(chosen, fallback);
    if (entry) return entry;
    if (seeded) {
      const vital = fieldsOf(type).find(
        ([, field]) => field.required === true && !isDefaultWhenEmpty(field),
      );
      if (vital)
        throw new PlainError(
          `“${name}” in Contentful ${chosen ? `has no “${vital[1].name}”` : 'is not published'}, and the site never invents it: open the entry, fill in “${vital[1].name}” and press Publish (if it was deleted, add it again under Content); the site that is live stays as it is.`,
        );
      problems.error(
        { entry: { type } },
        `“${name}” is not published, so the site shows the texts it came with. Publish it again.`,
      );
    }
    return fromDefault(fallback);
  };

  /** One page of each kind that is not `standard`, and any number of standard pages. */
  const pages = (): readonly Entry<'page'>[] => {
    const defaults = defaultsOf('page');
    // The page that came with the site keeps its kind, otherwise the oldest page of that kind.
    const inOrder = [...entriesOf('page')].sort(
      (a, b) => Number(!byId(defaults, a.id)) - Number(!byId(defaults, b.id)) || byAge(a, b),
    );
    const firstOfKind = new Map<PageKind, SpaceEntry<'page'>>();
    const own = inOrder.flatMap((source) => {
      const bundledPage = byId(defaults, source.id);
      const wanted = source.fields.kind ?? bundledPage?.fields.kind ?? 'standard';
      const first = firstOfKind.get(wanted);
      if (first) reportDuplicate(source, wanted, first);
      const kind = first ? 'standard' : wanted;
      const ofKind = defaults.find(({ fields }) => kind !== 'standard' && fields.kind === kind);
      const merged = merge(
        { ...source, fields: { ...source.fields, kind } },
        bundledPage ?? ofKind,
      );
      if (kind !== 'standard' && merged.length > 0) firstOfKind.set(kind, source);
      return merged;
    });
    const missing = defaults.filter((page) => {
      const { kind = 'standard' } = page.fields;
      if (kind === 'standard') return !seeded && isAbsent(page, own);
      return !firstOfKind.has(kind) && (!seeded || REQUIRED_PAGES.includes(kind));
    });
    for (const { type, fields } of seeded ? missing : [])
      problems.error(
        { entry: { type } },
        `The page “${fields.name ?? ''}” is not published, but no site can be without it, so it shows the texts the site came with. Publish it again.`,
      );
    return [...own, ...missing.map((entry) => fromDefault(entry))];
  };

  const reportDuplicate = (
    entry: SpaceEntry<'page'>,
    kind: PageKind,
    first: SpaceEntry<'page'>,
  ): void => {
    const title = entryTitle('page', entry.fields);
    problems.warning(
      { entry, field: 'kind' },
      `“${title}” says that it is the “${kind}” page, but “${entryTitle('page', first.fields)}” was first and stays it. “${title}” is shown as a page of its own. If it is a copy, delete it and make the page with Add entry.`,
    );
  };

  const mergeType = (type: ContentTypeId): Entry | readonly Entry[] => {
    if (type === 'page') return pages();
    const { single: isSingle, empty }: ContentType = model[type];
    if (isSingle) return single(type);
    return empty === undefined ? entriesAndDefaults(type) : wholeList(type);
  };
  return Object.fromEntries(
    contentTypeIds.map((type) => [type, mergeType(type)]),
  ) as unknown as MergedContent;
};
