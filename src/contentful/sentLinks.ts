/**
 * Stores the links between entries exactly as Contentful sent them.
 *
 * gatsby-source-contentful drops a link whose target is not yet published, and does not restore it when
 * a later sync brings only the target. Reading links from the responses restores them, and lets the
 * report name links that lead nowhere.
 *
 * @see https://github.com/gatsbyjs/gatsby/issues/10606
 */
import type { GatsbyCache } from 'gatsby';

/** Links of one entry: field id to links written as `Entry:id` or `Asset:id`. */
type EntryLinks = Readonly<Record<string, readonly string[]>>;

const CACHE_KEY = 'contentful-links';

/** gatsby-config and gatsby-node have separate module instances, so they share this global. */
const SHARED = Symbol.for('site.contentfulLinks');

interface Shared {
  recorded: Map<string, EntryLinks | undefined>;
  locale: string;
}

const shared = (): Shared => {
  const holder = globalThis as { [SHARED]?: Shared };
  holder[SHARED] ??= { recorded: new Map(), locale: 'en-US' };
  return holder[SHARED];
};

interface Link {
  readonly sys: { readonly type: 'Link'; readonly linkType: string; readonly id: string };
}

interface SentEntry {
  readonly sys: { readonly type: string; readonly id: string };
  readonly fields?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface SentResponse {
  readonly config?: { readonly url?: string };
  readonly data?: { readonly items?: readonly unknown[] };
  /** Only in errors: the response that could not be read. */
  readonly response?: { status: number };
}

const OK = 200;
const BAD_GATEWAY = 502;

const isLink = (value: unknown): value is Link =>
  (value as Partial<Link> | null | undefined)?.sys?.type === 'Link';

const linksOf = (entry: SentEntry, locale: string): EntryLinks => {
  const links: Record<string, readonly string[]> = {};
  for (const [field, values] of Object.entries(entry.fields ?? {})) {
    const value = values[locale];
    const found = (Array.isArray(value) ? value : [value]).filter((item) => isLink(item));
    if (found.length > 0) links[field] = found.map(({ sys }) => `${sys.linkType}:${sys.id}`);
  }
  return links;
};

/**
 * Response logger for the Contentful client: records the default locale and the links of everything
 * that is synced.
 *
 * The client repeats a request after errors of servers and connections, but not after a successful
 * response that was cut off. That response gets the status of a server error.
 */
export const recordResponse = (response: SentResponse): void => {
  const { response: unreadable } = response;
  if (unreadable?.status === OK) unreadable.status = BAD_GATEWAY;
  const state = shared();
  const items = response.data?.items ?? [];
  if (response.config?.url === 'locales') {
    const found = (items as { code: string; default: boolean }[]).find((locale) => locale.default);
    if (found) state.locale = found.code;
  }
  if (response.config?.url !== 'sync') return;
  for (const item of items as SentEntry[]) {
    if (item.sys.type === 'Entry') state.recorded.set(item.sys.id, linksOf(item, state.locale));
    if (item.sys.type === 'DeletedEntry') state.recorded.set(item.sys.id, undefined);
  }
};

let known: Record<string, EntryLinks> = {};

/** Merges the links that earlier builds and this one recorded. Call before content is queried. */
export const loadSentLinks = async (cache: GatsbyCache): Promise<void> => {
  known = { ...((await cache.get(CACHE_KEY)) as Record<string, EntryLinks> | undefined) };
  for (const [id, links] of shared().recorded) {
    if (links) known[id] = links;
    else delete known[id];
  }
  await cache.set(CACHE_KEY, known);
};

/** Links of a field as Contentful sent them. */
export const sentLinks = (entryId: string, field: string): readonly string[] =>
  known[entryId]?.[field] ?? [];
