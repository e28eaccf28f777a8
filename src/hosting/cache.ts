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

/** What Gatsby's cache was filled from; undefined for one of no build. */
const cachedSource = (root: string): Promise<string | undefined> =>
  readFile(folders(root).cachedSource, 'utf8').catch(() => undefined);

/** Whether Gatsby's cache holds the content of another space or environment than this build's, or drafts. */
export const isOfOtherSource = async (root: string, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const source = await cachedSource(root);
  return source !== undefined && source !== contentSource(env);
};

/**
 * Whether a build can continue from Gatsby's cache: it holds content of the same source, and its last
 * synchronization can be read and continued.
 *
 * @throws PlainError when Contentful cannot be reached, or is not well
 */
export const canContinueFrom = async (root: string, env: NodeJS.ProcessEnv): Promise<boolean> => {
  if ((await cachedSource(root)) !== contentSource(env)) return false;
  const { contentful, preview } = readEnvironment(env);
  if (!contentful || preview) return true;
  let synced: Synced | undefined;
  try {
    synced = await readSynced(root);
  } catch {
    // Whether the alias of the environment has moved since cannot be told: one cold build is safe.
    return false;
  }
  return !synced || canContinue(contentful, synced);
};
