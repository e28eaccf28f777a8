/**
 * Whether Gatsby's cache can go on from its last synchronization.
 *
 * A sync token belongs to one environment. When an alias such as `master` is pointed at another one, a
 * later sync brings only what changed there, and the site would be a mixture of both. Contentful does not
 * say to a reader where an alias points, so this compares what the cache would hold then with what the
 * space holds.
 *
 * @see https://www.contentful.com/developers/docs/concepts/environment-aliases/
 */
import { isDeepStrictEqual } from 'node:util';
import type { ContentfulAccess } from '../environment';
import { askSpace, type Space } from './client';
import { allOf, MOST_AT_ONCE } from './lists';

/** When every entry and asset was changed last, ISO 8601, by id. */
type Contents = Readonly<Record<string, string | undefined>>;

/** What a cache holds after a synchronization. */
export interface Synced {
  readonly syncToken: string;
  readonly contents: Contents;
}

interface Item {
  readonly sys: { readonly id: string; readonly updatedAt?: string };
}

/** What a synchronization brings. */
type Changes = Awaited<ReturnType<Space['sync']>>;

const contentsOf = (items: readonly Item[]): Contents =>
  Object.fromEntries(items.map(({ sys }) => [sys.id, sys.updatedAt]));

/** What a cache holds after one more synchronization. */
export const syncedWith = (before: Synced | undefined, changes: Changes): Synced => {
  const gone = new Set(
    [...changes.deletedEntries, ...changes.deletedAssets].map(({ sys }) => sys.id),
  );
  const kept = Object.entries(before?.contents ?? {}).filter(([id]) => !gone.has(id));
  const changed = contentsOf([...changes.entries, ...changes.assets]);
  return {
    syncToken: changes.nextSyncToken ?? '',
    contents: { ...Object.fromEntries(kept), ...changed },
  };
};

const contentsNow = async (space: Space): Promise<Contents> => {
  const select = 'sys.id,sys.updatedAt' as never;
  const order = ['sys.id'] as never;
  const entries = await allOf(
    ({ limit, skip }) => space.getEntries({ limit, skip, select, order, include: 0 }),
    MOST_AT_ONCE,
  );
  const assets = await allOf(
    ({ limit, skip }) => space.getAssets({ limit, skip, select, order }),
    MOST_AT_ONCE,
  );
  return contentsOf([...entries, ...assets]);
};

/**
 * Whether a cache holds what the space holds once it has been synchronized again. False after a publish
 * at this very moment too: then the next build only takes longer.
 *
 * @throws PlainError when Contentful cannot be reached, or is not well
 */
export const canContinue = async (access: ContentfulAccess, synced: Synced): Promise<boolean> => {
  const { body } = await askSpace(access, async (space) => {
    const changes = await space.sync({ nextSyncToken: synced.syncToken });
    return isDeepStrictEqual(syncedWith(synced, changes).contents, await contentsNow(space));
  });
  return body ?? false;
};
