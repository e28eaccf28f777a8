/** Keeps the content of one source out of a build of another (`src/hosting/cacheNote.ts`). */
import type { GatsbyNode } from 'gatsby';
import { contentSource } from '../environment';
import { readCacheNote } from '../hosting/cacheNote';
import { BUILD_PROCESS } from '../hosting/runGatsby';

const OTHER_SOURCE =
  'The cache holds the content of another space or environment, or drafts, which must not get into this site: run npx gatsby clean, then build again.';

/** Milliseconds between two looks whether `npm run build` still runs. */
const LOOK_EVERY_MS = 500;

/**
 * Ends Gatsby when the build that started it was killed, so that it does not write into the folders of the next
 * one: the system gives a process another parent then. (Through an IPC channel, Gatsby would send all its pages.)
 */
const endWithBuild = (build: number): void => {
  setInterval(() => {
    if (process.ppid !== build) process.exit(1);
  }, LOOK_EVERY_MS).unref();
};

/**
 * `npm run build` has deleted a cache of another source. With `npx gatsby build`, Gatsby has read it already
 * and must stop.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const build = process.env[BUILD_PROCESS];
  if (build) endWithBuild(Number(build));
  const note = await readCacheNote(process.cwd());
  if (note && note.source !== contentSource(process.env)) reporter.panic(OTHER_SOURCE);
};
