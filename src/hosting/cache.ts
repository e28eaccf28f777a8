/** What Gatsby's cache was filled from, and whether a build can go on from it. */
import { readFile, writeFile } from 'node:fs/promises';
import { canContinue, type Synced } from '../contentful/synced';
import { contentSource, readEnvironment } from '../environment';
import { folders } from '../folders';
import { readJson } from '../json';

/**
 * What the last synchronization has left in the cache; undefined without one.
 *
 * @throws Error when its note is there but cannot be read
 */
export const readSynced = async (root: string): Promise<Synced | undefined> =>
  (await readJson(folders(root).synced)) as Synced | undefined;

/** Keeps what a synchronization has left in the cache. */
export const writeSynced = (root: string, synced: Synced): Promise<void> =>
  writeFile(folders(root).synced, JSON.stringify(synced));

/** Keeps what Gatsby's cache is filled from. */
export const writeSource = (root: string, env: NodeJS.ProcessEnv): Promise<void> =>
  writeFile(folders(root).cachedSource, contentSource(env));

/**
 * What Gatsby's cache holds for this build: `usable`, or `other` content, of another space or environment
 * or drafts, and also when its last synchronization cannot be read. Without a note of what it was filled
 * from, there is `none`.
 */
export const cacheState = async (
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<'none' | 'usable' | 'other'> => {
  const source = await readFile(folders(root).cachedSource, 'utf8').catch(() => undefined);
  if (source === undefined) return 'none';
  if (source !== contentSource(env)) return 'other';
  const { contentful, preview } = readEnvironment(env);
  if (!contentful || preview) return 'usable';
  let synced: Synced | undefined;
  try {
    synced = await readSynced(root);
  } catch {
    // Whether the alias of the environment has moved since cannot be told: one cold build is safe.
    return 'other';
  }
  return !synced || (await canContinue(contentful, synced)) ? 'usable' : 'other';
};
