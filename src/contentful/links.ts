/** Links between entries, exactly as Contentful sends them. */
import type { ContentfulAccess } from '../environment';
import { askSpace, SYNC_PAGE_LIMIT } from './client';
import { linkText, localeOf, valuesIn } from './space';

/** Links of one entry: field id to links written as `Entry:id` or `Asset:id`. */
export type EntryLinks = Readonly<Record<string, readonly string[]>>;

/** What has changed since an earlier sync. */
export interface LinkChanges {
  readonly changed: readonly { readonly id: string; readonly links: EntryLinks }[];
  /** Entries that are no longer published. */
  readonly deleted: readonly string[];
  /** For the next sync. */
  readonly syncToken: string | undefined;
}

const linksOf = (fields: Readonly<Record<string, unknown>>): EntryLinks =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      const links = [value].flat().flatMap((item) => linkText(item) ?? []);
      return links.length === 0 ? [] : [[field, links]];
    }),
  );

/**
 * Reads the links of every entry that has changed.
 *
 * @param syncToken of the last sync; undefined to read all
 */
export const readLinkChanges = (
  access: ContentfulAccess,
  syncToken: string | undefined,
): Promise<LinkChanges> =>
  askSpace(access, async (space) => {
    const locale = await localeOf(space);
    const changes = await space.sync(
      syncToken === undefined
        ? { initial: true, limit: SYNC_PAGE_LIMIT }
        : { nextSyncToken: syncToken },
    );
    return {
      changed: changes.entries.map(({ sys, fields }) => ({
        id: sys.id,
        links: linksOf(valuesIn(locale, fields)),
      })),
      deleted: changes.deletedEntries.map(({ sys }) => sys.id),
      syncToken: changes.nextSyncToken,
    };
  });
