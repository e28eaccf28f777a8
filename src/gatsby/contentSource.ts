/** Records the source of Gatsby's cache in the cache itself (`src/hosting/gatsby.ts` reads it). */
import { readFile, writeFile } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { folders } from '../folders';
import { contentSource } from '../environment';

/**
 * `npm run build` has deleted the cache of another source, and so has the adapter when the host had one.
 * With `npx gatsby build`, Gatsby has read it already and must stop.
 *
 * @returns what to do about a cache of another source; undefined when there is none
 */
export const checkCache = async (root: string): Promise<string | undefined> => {
  const source = contentSource(process.env);
  const cached = await readFile(folders(root).cachedSource, 'utf8').catch(() => source);
  return cached === source
    ? undefined
    : 'The cache holds the content of another space, or drafts, which must not get into this site: run npx gatsby clean, then build again.';
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
  writeFile(folders(process.cwd()).cachedSource, contentSource(process.env));
