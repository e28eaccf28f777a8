/**
 * What Gatsby's cache was filled from, kept in the cache itself (`src/hosting/gatsby.ts` reads it).
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { folders } from '../hosting/paths';
import { readEnvironment } from '../environment';

/** Names the space and says whether its drafts are read. */
export const contentSource = (env: NodeJS.ProcessEnv): string => {
  const { contentful, preview } = readEnvironment(env);
  return JSON.stringify(
    contentful ? [contentful.spaceId, contentful.environment, contentful.host, preview] : [],
  );
};

/**
 * A cache of another source has been thrown away before Gatsby started, unless Gatsby was started
 * by itself, or the host has brought an old cache back since. Gatsby has read it then, so it must
 * stop.
 */
export const checkCache = async (): Promise<string | undefined> => {
  const source = contentSource(process.env);
  const cached = await readFile(folders(process.cwd()).cachedSource, 'utf8').catch(() => source);
  return cached === source
    ? undefined
    : 'The cache holds the content of another space, or drafts, which must not get into this site. At Netlify: Deploys, Trigger deploy, Clear cache and deploy site. Elsewhere: npx gatsby clean.';
};

/**
 * `npm run build` starts Gatsby with a channel between the two (`src/hosting/gatsby.ts`). When that
 * closes, the build was killed, and a Gatsby that goes on would write into the folders of the next.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  process.once('disconnect', () => process.exit(1));
  const wrong = await checkCache();
  if (wrong !== undefined) reporter.panic(wrong);
};

/** Gatsby may have emptied its cache after its first hook, so this is written in a later one. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () =>
  writeFile(folders(process.cwd()).cachedSource, contentSource(process.env));
