/** Records the source of Gatsby's cache: a build may only continue from content of its own source. */
import { readFile, writeFile } from 'node:fs/promises';
import type { BuildEnvironment } from '../environment';
import { folders } from '../folders';
import { parseJson } from '../json';

/** Stored in the cache, and lost with it. */
interface CacheNote {
  /** Which space, and whether with drafts. */
  readonly source: string;
  /** Token of the last synchronization with the space; undefined for bundled content. */
  readonly syncToken?: string;
}

/** Identifies the space of a build and whether its drafts are read. */
export const sourceOf = ({ contentful, preview }: BuildEnvironment): string =>
  JSON.stringify(
    contentful ? [contentful.spaceId, contentful.environment, contentful.host, preview] : [],
  );

/** The note of the last build; undefined if there is none, or if a full disk has cut it off. */
export const readCacheNote = async (root: string): Promise<CacheNote | undefined> =>
  parseJson(await readFile(folders(root).cacheNote, 'utf8').catch(() => '')) as
    | CacheNote
    | undefined;

/** Records the source of Gatsby's cache. */
export const writeCacheNote = (
  root: string,
  environment: BuildEnvironment,
  syncToken?: string,
): Promise<void> => {
  const note: CacheNote = { source: sourceOf(environment), syncToken };
  return writeFile(folders(root).cacheNote, JSON.stringify(note));
};
