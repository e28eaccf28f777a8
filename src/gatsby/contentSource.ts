/** Keeps the content of one source out of a build of another (`src/hosting/cache.ts`). */
import type { GatsbyNode } from 'gatsby';
import { isOfOtherSource } from '../hosting/cache';

const OTHER_SOURCE =
  'The cache holds the content of another space or environment, or drafts, which must not get into this site: run npx gatsby clean, then build again.';

/**
 * `npm run build` has deleted a cache of another source. With `npx gatsby build`, Gatsby has read it already
 * and must stop.
 *
 * When the IPC channel to `npm run build` closes (`src/hosting/gatsby.ts`), that process was
 * killed, and Gatsby must not write into the folders of the next build.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  process.once('disconnect', () => process.exit(1));
  if (await isOfOtherSource(process.cwd(), process.env)) reporter.panic(OTHER_SOURCE);
};
