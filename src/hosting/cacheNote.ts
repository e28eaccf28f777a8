/** What Gatsby's cache was filled from: a build goes on only from content of its own source. */
import { readFile, writeFile } from 'node:fs/promises';
import { contentSource } from '../environment';
import { folders } from '../folders';
import { parseJson } from '../json';

/** Lies in the cache, and is lost with it. */
interface CacheNote {
  /** Which space, and drafts or not. */
  readonly source: string;
  /** Of the last synchronization with the space; undefined for bundled content. */
  readonly syncToken?: string;
}

/** The note of the last build; undefined without one, and for one that a full disk has cut off. */
export const readCacheNote = async (root: string): Promise<CacheNote | undefined> =>
  parseJson(await readFile(folders(root).cacheNote, 'utf8').catch(() => '')) as
    CacheNote | undefined;

/** Notes what Gatsby's cache is filled from. */
export const writeCacheNote = (
  root: string,
  env: NodeJS.ProcessEnv,
  syncToken?: string,
): Promise<void> => {
  const note: CacheNote = { source: contentSource(env), syncToken };
  return writeFile(folders(root).cacheNote, JSON.stringify(note));
};
