/** What Gatsby's cache was filled from, and whether a build can go on from it. */
import { readFile, writeFile } from 'node:fs/promises';
import { contentSource, readEnvironment } from '../environment';
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

/** Whether Gatsby's cache holds the content of another space or environment than this build's, or drafts. */
export const isOfOtherSource = async (root: string, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const note = await readCacheNote(root);
  return note !== undefined && note.source !== contentSource(env);
};

/**
 * Whether a build can continue from Gatsby's cache: it holds content of the same source. Gatsby would
 * continue it whichever key and host it used. A preview never does, because the preview API does not promise
 * to report every change.
 */
export const canContinueFrom = async (root: string, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const note = await readCacheNote(root);
  return !readEnvironment(env).preview && note?.source === contentSource(env);
};
