/** Records the source of Gatsby's cache in the cache itself (`src/hosting/cache.ts` reads it). */
import type { GatsbyNode } from 'gatsby';
import { cacheState, writeSource } from '../hosting/cache';

/**
 * `npm run build` has deleted the cache of another source, and so has the adapter when the host had one.
 * With `npx gatsby build`, Gatsby has read it already and must stop.
 *
 * @returns what to do about a cache of another source; undefined when there is none
 */
export const checkCache = async (root: string): Promise<string | undefined> => {
  return (await cacheState(root, process.env)) === 'other'
    ? 'The cache holds, or may hold, the content of another space or environment, or drafts, which must not get into this site: run npx gatsby clean, then build again.'
    : undefined;
};

/**
 * When the IPC channel to `npm run build` closes (`src/hosting/gatsby.ts`), that process was
 * killed, and Gatsby must not write into the folders of the next build.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  process.once('disconnect', () => process.exit(1));
  const error = await checkCache(process.cwd());
  if (error !== undefined) reporter.panic(error);
};

/** Gatsby may clear its cache after its first hook, so this is written in a later one. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () =>
  writeSource(process.cwd(), process.env);
