/**
 * The adapter of every build. It keeps Gatsby's cache between builds at Netlify and does nothing else,
 * so that gatsby-plugin-netlify writes the redirects there as everywhere: gatsby-adapter-netlify, which
 * Gatsby would choose at Netlify, disables that plugin.
 *
 * @see https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter/
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import type { IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { readEnvironment } from '../environment';
import { folders } from '../folders';
import { deleteOptionalFiles, discardCache } from '../hosting/gatsby';
import { checkCache } from './contentSource';

/**
 * Runs a step that replaces the cache, and keeps Gatsby's compiled configuration out of it: that of this
 * build is in the cache already when Gatsby restores it. With the one of the last build, each deploy
 * would run the code of the deploy before.
 */
const keepCompiled = async <Result>(root: string, step: () => Promise<Result>): Promise<Result> => {
  const { gatsbyCache, compiled, keptCompiled } = folders(root);
  await rm(keptCompiled, { recursive: true, force: true });
  await mkdir(keptCompiled, { recursive: true });
  await rename(compiled, keptCompiled);
  try {
    return await step();
  } finally {
    await rm(compiled, { recursive: true, force: true });
    await mkdir(gatsbyCache, { recursive: true });
    await rename(keptCompiled, compiled);
  }
};

/**
 * A preview keeps no cache (`src/hosting/gatsby.ts`), and one that holds the content of another source is
 * discarded.
 */
export const cacheAdapter = (root = process.cwd()): IAdapter => {
  const { cache } = createNetlifyAdapter();
  const adapter: IAdapter = { name: 'cache only', adapt: () => undefined };
  if (!cache || readEnvironment().preview) return adapter;
  return {
    ...adapter,
    cache: {
      ...cache,
      restore: (context) =>
        keepCompiled(root, async () => {
          if ((await cache.restore(context)) === false) return false;
          await deleteOptionalFiles(root);
          const isUsable = (await checkCache(root)) === undefined;
          if (!isUsable) await discardCache(root);
          return isUsable;
        }),
    },
  };
};
