/**
 * THE fallback merge. There are two kinds of space. In one that was never seeded whatever is missing
 * falls back to what the site came with: per field inside an entry, whole for lists. A seeded one
 * holds every bundled text as an entry, so what is missing there was taken away, and the model says
 * of each field and type what then happens.
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

/** A piece of content after the merge. */
export interface Entry<T extends ContentTypeId = ContentTypeId> {
  readonly type: T;
  /** Entry id in the space, or the default's id. */
  readonly id: string;
  /** Only when it comes from a space. */
  readonly entryId?: string;
  readonly updatedAt?: string;
  readonly createdAt?: string;
  readonly fields: Content<T>;
  /** Where each field that is there came from. */
  readonly origins: Readonly<Record<string, Origin>>;
}

export type MergedContent = {
  readonly [T in ContentTypeId]: Model[T] extends { readonly single: true }
    ? Entry<T>
    : readonly Entry<T>[];
};

const originsOf = (fields: object, origin: Origin): Record<string, Origin> =>
  Object.fromEntries(Object.keys(fields).map((id) => [id, origin]));

/** A default on its own. Bundled defaults have all required fields: a test proves it. */
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

/** The first words of a text that falls back, for the message about it. */
const quoted = (value: unknown): string => {
  const text = wordsOf(value);
  return text.length <= QUOTE_LENGTH ? `“${text}”` : `“${text.slice(0, QUOTE_LENGTH).trim()}…”`;
};

type PageKind = NonNullable<PartialContent<'page'>['kind']>;

/** True for a space that the seed has filled: what is missing there was taken away. */
export const isSeeded = ({
  migrationRecord,
}: {
  readonly migrationRecord: readonly { readonly fields: PartialContent<'migrationRecord'> }[];
}): boolean => migrationRecord.some(({ fields }) => fields.items !== undefined);

/** Oldest first, so that who was first keeps an address or a part; the same moment by id. */
export const byAge = (
  a: { readonly createdAt?: string; readonly id: string },
  b: { readonly createdAt?: string; readonly id: string },
): number =>
  (a.createdAt ?? '').localeCompare(b.createdAt ?? '') || (a.id < b.id ? -1 : Number(a.id > b.id));

/**
 * Merges what a space has with the bundled defaults. Pass no entries when there is no space.
 *
 * @throws PlainError when a seeded space lacks what the site must not invent: the phone number
 */
export const withDefaults = (
  spaceEntries: SpaceEntries,
  bundled: Bundled,
  problems: Problems,
): MergedContent => {
  const seeded = isSeeded(spaceEntries);
  const defaultsOf = <T extends ContentTypeId>(type: T): readonly BundledEntry<T>[] =>
    bundled.entries[type];
  const entriesOf = <T extends ContentTypeId>(type: T): readonly SpaceEntry<T>[] =>
    spaceEntries[type];

  const fallsBack = (field: Field, own: object): boolean =>
    !(field.beside !== undefined && field.beside in own) && (!seeded || isDefaultWhenEmpty(field));

  const reportEmpty = (source: SpaceEntry, id: string, field: Field, value: unknown): void => {
    if (!isVisibleText(field) && field.required !== true) return;
    problems.add({
      severity: 'error',
      contentType: source.type,
      field: id,
      entryId: source.id,
      message: `“${field.name}” is empty, so the site shows the text it came with: ${quoted(value)}. Write your own and publish it.`,
    });
  };

  /**
   * One entry over one default.
   *
   * @returns undefined when a required field is missing in both
   */
  const merge = <T extends ContentTypeId>(
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
      if (seeded) reportEmpty(source, id, field, given[id]);
    }
    if (missingRequired(source.type, fields).length > 0) return undefined;
    return {
      type: source.type,
      id: source.id,
      entryId: source.id,
      updatedAt: source.updatedAt,
      createdAt: source.createdAt,
      fields: fields as unknown as Content<T>,
      origins,
    };
  };

  const skip = <T extends ContentTypeId>(source: SpaceEntry<T>): void => {
    const missing = missingRequired(source.type, source.fields);
    problems.add({
      severity: 'error',
      contentType: source.type,
      entryId: source.id,
      message: `“${entryTitle(source.type, source.fields)}” is not shown on the site, because it lacks: ${missing.join(', ')}.`,
    });
  };

  const mergeAll = <T extends ContentTypeId>(type: T): readonly Entry<T>[] =>
    entriesOf(type).flatMap((source) => {
      const entry = merge(source, byId(defaultsOf(type), source.id));
      if (!entry) skip(source);
      return entry ?? [];
    });

  /** A list of which a space's entries replace the defaults as a whole. */
  const list = <T extends ContentTypeId>(type: T): readonly Entry<T>[] => {
    const entries = mergeAll(type);
    const { name, empty }: ContentType = model[type];
    if (entries.length > 0 || (seeded && empty !== 'default')) return entries;
    if (seeded) {
      const { hidden } = model.section.fields;
      problems.add({
        severity: 'error',
        contentType: type,
        message: `There is no “${name}” any more, so the site shows what it came with. Publish one; or, to take that part off a page, open its “${model.section.name}” and set “${hidden.name}” to ${hidden.labels.yes}.`,
      });
    }
    return defaultsOf(type).map((entry) => fromDefault(entry));
  };

  /** A list that a space that was never seeded adds to, one per id and per address. */
  const joined = <T extends ContentTypeId>(type: T): readonly Entry<T>[] => {
    const own = mergeAll(type);
    const addressOf = ({ fields }: { readonly fields: object }): unknown =>
      (fields as { readonly slug?: unknown }).slug;
    const rest = defaultsOf(type).filter(
      (entry) =>
        !byId(own, entry.id) &&
        !own.some(
          (other) => addressOf(other) !== undefined && addressOf(other) === addressOf(entry),
        ),
    );
    return seeded ? own : [...own, ...rest.map((entry) => fromDefault(entry))];
  };

  const single = <T extends ContentTypeId>(type: T): Entry<T> => {
    const fallback = defaultsOf(type)[0];
    if (!fallback) throw new Error(`There is no bundled default for ${type}.`);
    const candidates = entriesOf(type);
    const chosen = byId(candidates, fallback.id) ?? candidates[0];
    const { name } = model[type];
    for (const other of candidates) {
      if (other === chosen) continue;
      problems.add({
        severity: 'warning',
        contentType: type,
        entryId: other.id,
        message: `There are ${candidates.length} entries of “${name}”, but the site reads one. This one is not used; unpublish it.`,
      });
    }
    const entry = chosen && merge(chosen, fallback);
    if (entry) return entry;
    if (seeded) {
      const vital = fieldsOf(type).find(
        ([, field]) => field.required === true && !isDefaultWhenEmpty(field),
      );
      if (vital) {
        throw new PlainError(
          `“${name}” in Contentful ${chosen ? `has no “${vital[1].name}”` : 'is not published'}, and the site never invents it: open the entry, fill in “${vital[1].name}” and press Publish (if it was deleted, add it again under Content); the site that is live stays as it is.`,
        );
      }
      problems.add({
        severity: 'error',
        contentType: type,
        message: `“${name}” is not published, so the site shows the texts it came with. Publish it again.`,
      });
    }
    return fromDefault(fallback);
  };

  const pages = (): readonly Entry<'page'>[] => {
    const fallbacks = defaultsOf('page');
    const ofKind = (kind: PageKind): BundledEntry<'page'> | undefined =>
      kind === 'standard' ? undefined : fallbacks.find(({ fields }) => fields.kind === kind);
    const kindOf = ({ id, fields }: SpaceEntry<'page'>): PageKind =>
      fields.kind ?? byId(fallbacks, id)?.fields.kind ?? 'standard';
    // The page that came with the site keeps its part, else the oldest one that has it.
    const inOrder = [...entriesOf('page')].sort(
      (a, b) => Number(!byId(fallbacks, a.id)) - Number(!byId(fallbacks, b.id)) || byAge(a, b),
    );
    const holders = new Map<PageKind, SpaceEntry<'page'>>();
    const own = inOrder.flatMap((source) => {
      const wanted = kindOf(source);
      const holder = wanted === 'standard' ? undefined : holders.get(wanted);
      const kind = holder ? 'standard' : wanted;
      if (holder) reportDuplicate(source, wanted, holder);
      const entry = merge(
        { ...source, fields: { ...source.fields, kind } },
        byId(fallbacks, source.id) ?? ofKind(kind),
      );
      if (entry && !holder) holders.set(wanted, source);
      if (!entry) skip(source);
      return entry ?? [];
    });
    const missing = fallbacks.filter(({ id, fields: { kind = 'standard', slug } }) =>
      kind === 'standard'
        ? !seeded && !own.some((page) => page.id === id || page.fields.slug === slug)
        : !holders.has(kind) && (!seeded || REQUIRED_PAGES.includes(kind)),
    );
    for (const { fields } of seeded ? missing : []) {
      problems.add({
        severity: 'error',
        contentType: 'page',
        message: `The page “${fields.name ?? ''}” is not published, but no site can be without it, so it shows the texts the site came with. Publish it again.`,
      });
    }
    return [...own, ...missing.map((entry) => fromDefault(entry))];
  };

  const reportDuplicate = (
    source: SpaceEntry<'page'>,
    kind: PageKind,
    holder: SpaceEntry<'page'>,
  ): void =>
    problems.add({
      severity: 'warning',
      contentType: 'page',
      field: 'kind',
      entryId: source.id,
      message: `“${entryTitle('page', source.fields)}” says that it is the “${kind}” page, but “${entryTitle('page', holder.fields)}” was first and stays it. “${entryTitle('page', source.fields)}” is shown as a page of its own. If it is a copy, delete it and make the page with Add entry.`,
    });

  const mergeType = (type: ContentTypeId): Entry | readonly Entry[] => {
    if (type === 'page') return pages();
    const { single: isSingle, empty }: ContentType = model[type];
    if (isSingle) return single(type);
    return empty === undefined ? joined(type) : list(type);
  };
  return Object.fromEntries(
    contentTypeIds.map((type) => [type, mergeType(type)]),
  ) as unknown as MergedContent;
};
