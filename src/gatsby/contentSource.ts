/** Keeps the content of one source out of a build of another (`src/hosting/cacheNote.ts`). */
import type { GatsbyNode } from 'gatsby';
import { readEnvironment } from '../environment';
import { readCacheNote, sourceOf } from '../hosting/cacheNote';
import { endWithBuild } from '../hosting/runGatsby';

const OTHER_SOURCE =
  'The cache holds the content of another space or environment, or drafts, which must not get into this site: run npx gatsby clean, then build again.';

/**
 * `npm run build` has deleted the cache of another source. `npx gatsby build` has already read that cache by
 * now, and must stop.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  endWithBuild();
  const note = await readCacheNote(process.cwd());
  if (note && note.source !== sourceOf(readEnvironment())) reporter.panic(OTHER_SOURCE);
};
