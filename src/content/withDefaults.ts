/**
 * THE fallback merge. Per field for everything inside an entry; whole for lists of entries; a
 * picture together with its description. What is missing in a space falls back to the bundled
 * default, so that a page is never empty.
 */
import type { Bundled, BundledEntry } from './bundled';
import { entryTitle, missingRequired, type DraftContent, type DraftEntry } from './mappers';
import { fieldsOf, model, type ContentTypeId } from './model';
import { completePhone } from './phone';
import type { Problems } from './problems';
import type { Content } from './types';

export type Origin = 'contentful' | 'default';

/** A piece of content after the merge. */
export interface Entry<T extends ContentTypeId = ContentTypeId> {
  readonly type: T;
  /** Entry id in the space, or the default's id. */
  readonly id: string;
  /** Only when it comes from a space. */
  readonly entryId?: string;
  readonly updatedAt?: string;
  readonly fields: Content<T>;
  /** Where each field that is there came from. */
  readonly origins: Readonly<Record<string, Origin>>;
}

/** Types of which a space's entries replace the defaults as a whole, once there is a valid one. */
type ListType = 'service' | 'faq' | 'testimonial' | 'highlight' | 'contactInfo' | 'navigationLink';
type SingleType = 'siteConfig' | 'menuText' | 'formText' | 'interfaceText';
type EmbeddedType = 'section' | 'callout' | 'diagram' | 'comparison';

export type MergedContent = {
  readonly [T in ListType | EmbeddedType | 'page' | 'blogPost' | 'notice']: readonly Entry<T>[];
} & {
  readonly [T in SingleType]: Entry<T>;
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

/**
 * Optional fields that belong together: a caption or a label must not fall back when the staff
 * have emptied it beside a part of their own.
 */
const COMPANIONS: Readonly<Record<string, string>> = {
  pictureCaption: 'picture',
  imageCaption: 'image',
  buttonHref: 'buttonLabel',
  linkHref: 'linkLabel',
  link: 'infoBody02',
};

/**
 * One entry over one default.
 *
 * @returns undefined when a required field is missing in both
 */
const merge = <T extends ContentTypeId>(
  draft: DraftEntry<T>,
  fallback: BundledEntry<T> | undefined,
): Entry<T> | undefined => {
  const own = completePhone(draft.fields as Record<string, unknown>);
  const given = (fallback?.fields ?? {}) as Record<string, unknown>;
  const fields: Record<string, unknown> = { ...own };
  const origins = originsOf(own, 'contentful');
  for (const [id] of fieldsOf(draft.type)) {
    const companion = COMPANIONS[id];
    const belongsToOwn = companion !== undefined && companion in own;
    if (id in fields || !(id in given) || belongsToOwn) continue;
    fields[id] = given[id];
    origins[id] = 'default';
  }
  if (missingRequired(draft.type, fields).length > 0) return undefined;
  return {
    type: draft.type,
    id: draft.id,
    entryId: draft.id,
    updatedAt: draft.updatedAt,
    fields: fields as unknown as Content<T>,
    origins,
  };
};

const byId = <E extends { readonly id: string }>(
  entries: readonly E[],
  id: string,
): E | undefined => entries.find((entry) => entry.id === id);

/** Merges what a space has with the bundled defaults. Pass empty drafts when there is no space. */
export const withDefaults = (
  drafts: DraftContent,
  bundled: Bundled,
  problems: Problems,
): MergedContent => {
  const defaultsOf = <T extends ContentTypeId>(type: T): readonly BundledEntry<T>[] =>
    bundled.entries[type];
  const draftsOf = <T extends ContentTypeId>(type: T): readonly DraftEntry<T>[] => drafts[type];

  const skip = <T extends ContentTypeId>(draft: DraftEntry<T>): void => {
    const missing = missingRequired(draft.type, draft.fields);
    problems.add({
      severity: 'error',
      contentType: draft.type,
      entryId: draft.id,
      message: `“${entryTitle(draft.type, draft.fields)}” is not shown on the site, because it lacks: ${missing.join(', ')}.`,
    });
  };

  const mergeAll = <T extends ContentTypeId>(
    type: T,
    fallbackFor: (draft: DraftEntry<T>) => BundledEntry<T> | undefined = (draft) =>
      byId(defaultsOf(type), draft.id),
  ): readonly Entry<T>[] =>
    draftsOf(type).flatMap((draft) => {
      const entry = merge(draft, fallbackFor(draft));
      if (!entry) skip(draft);
      return entry ?? [];
    });

  const list = <T extends ListType>(type: T): readonly Entry<T>[] => {
    const entries = mergeAll(type);
    return entries.length > 0 ? entries : defaultsOf(type).map((entry) => fromDefault(entry));
  };

  const single = <T extends SingleType>(type: T): Entry<T> => {
    const fallback = defaultsOf(type)[0];
    if (!fallback) throw new Error(`There is no bundled default for ${type}.`);
    const candidates = draftsOf(type);
    const chosen = byId(candidates, fallback.id) ?? candidates[0];
    for (const other of candidates) {
      if (other === chosen) continue;
      problems.add({
        severity: 'warning',
        contentType: type,
        entryId: other.id,
        message: `There are ${candidates.length} entries of “${model[type].name}”, but the site reads one. This one is not used; unpublish it.`,
      });
    }
    return (chosen && merge(chosen, fallback)) ?? fromDefault(fallback);
  };

  const pages = (): readonly Entry<'page'>[] => {
    const fallbacks = defaultsOf('page');
    const ofKind = (kind: string | undefined): BundledEntry<'page'> | undefined =>
      kind === undefined || kind === 'standard'
        ? undefined
        : fallbacks.find((entry) => entry.fields.kind === kind);
    const own = mergeAll('page', (draft) => byId(fallbacks, draft.id) ?? ofKind(draft.fields.kind));
    const taken = new Set<string>();
    const kept = own.filter((entry) => {
      if (entry.fields.kind === 'standard') return true;
      const first = !taken.has(entry.fields.kind);
      taken.add(entry.fields.kind);
      if (!first) {
        problems.add({
          severity: 'error',
          contentType: 'page',
          field: 'kind',
          entryId: entry.id,
          message: `Two pages say they are the “${entry.fields.kind}” page. “${entry.fields.name}” is not shown; set “${model.page.fields.kind.name}” to standard.`,
        });
      }
      return first;
    });
    const missing = fallbacks.filter(
      (entry) =>
        !taken.has(entry.fields.kind ?? '') &&
        (entry.fields.kind !== 'standard' || own.length === 0),
    );
    return [...kept, ...missing.map((entry) => fromDefault(entry))];
  };

  /** Sections of a space, and every default section: a page falls back to its default sections. */
  const embedded = <T extends EmbeddedType>(type: T): readonly Entry<T>[] => {
    const own = mergeAll(type);
    const ids = new Set(own.map((entry) => entry.id));
    const rest = defaultsOf(type).filter((entry) => !ids.has(entry.id));
    return [...own, ...rest.map((entry) => fromDefault(entry))];
  };

  /**
   * Posts are merged with the bundled ones, one per address. A seeded space (it has the company's
   * entry that the seed makes) holds the bundled posts already: what is missing there was removed
   * by staff and must not come back.
   */
  const posts = (): readonly Entry<'blogPost'>[] => {
    const own = mergeAll('blogPost');
    const seedId = defaultsOf('siteConfig')[0]?.id;
    const seeded = draftsOf('siteConfig').some((draft) => draft.id === seedId);
    if (seeded) return own;
    const taken = new Set(own.flatMap((entry) => [entry.id, entry.fields.slug]));
    const rest = defaultsOf('blogPost').filter(
      (entry) => !taken.has(entry.id) && !taken.has(entry.fields.slug ?? ''),
    );
    return [...own, ...rest.map((entry) => fromDefault(entry))];
  };

  return {
    siteConfig: single('siteConfig'),
    menuText: single('menuText'),
    formText: single('formText'),
    interfaceText: single('interfaceText'),
    service: list('service'),
    faq: list('faq'),
    testimonial: list('testimonial'),
    highlight: list('highlight'),
    contactInfo: list('contactInfo'),
    navigationLink: list('navigationLink'),
    page: pages(),
    section: embedded('section'),
    callout: embedded('callout'),
    diagram: embedded('diagram'),
    comparison: embedded('comparison'),
    blogPost: posts(),
    notice: mergeAll('notice'),
  };
};
