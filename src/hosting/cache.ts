/** What Gatsby's cache was filled from, and whether a build can go on from it. */
import { readFile, writeFile } from 'node:fs/promises';
import { canContinue, type Synced } from '../contentful/synced';
import { contentSource, readEnvironment } from '../environment';
import { folders } from '../folders';
import { parseJson } from '../json';

/** Lies in the cache, and is lost with it. */
interface CacheNote {
  /** Which space, and drafts or not. */
  readonly source: string;
  /** What the last synchronization with the space has left; undefined for bundled content. */
  readonly synced?: Synced;
}

/** The note of the last build; undefined without one, and for one that a full disk has cut off. */
export const readCacheNote = async (root: string): Promise<CacheNote | undefined> =>
  parseJson(await readFile(folders(root).cacheNote, 'utf8').catch(() => '')) as
    CacheNote | undefined;

/** Notes what Gatsby's cache is filled from. */
export const writeCacheNote = (
  root: string,
  env: NodeJS.ProcessEnv,
  synced?: Synced,
): Promise<void> => {
  const note: CacheNote = { source: contentSource(env), synced };
  return writeFile(folders(root).cacheNote, JSON.stringify(note));
};

/** Whether Gatsby's cache holds the content of another space or environment than this build's, or drafts. */
export const isOfOtherSource = async (root: string, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const note = await readCacheNote(root);
  return note !== undefined && note.source !== contentSource(env);
};

/**
 * Whether a build can continue from Gatsby's cache: it holds content of the same source, and its last
 * synchronization can be continued. Gatsby would continue it whichever key and host it used. A preview never
 * does, because the preview API does not promise to report every change.
 *
 * @throws PlainError when Contentful cannot be reached, or is not well
 */
export const canContinueFrom = async (root: string, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const note = await readCacheNote(root);
  const { contentful, preview } = readEnvironment(env);
  if (preview || note?.source !== contentSource(env)) return false;
  return !contentful || (note.synced !== undefined && canContinue(contentful, note.synced));
};
