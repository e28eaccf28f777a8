/** What `gatsby develop` needs to show a change of a bundled text, the model or the assembly. */
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import type { GatsbyNode } from 'gatsby';
import type * as reading from './readBuild';

/** Editors write a file in several steps. */
const SETTLED_MS = 100;

/** Reads a build with the current sources; Gatsby itself keeps those that it has started with. */
export const readCurrentBuild: typeof reading.readBuild = async (root, args) => {
  const outfile = path.join(root, '.cache/readBuild.cjs');
  await build({
    entryPoints: [path.join(root, 'src/gatsby/readBuild.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  const require = createRequire(outfile);
  delete require.cache[outfile];
  return (require(outfile) as typeof reading).readBuild(root, args);
};

/** Changes a node after each change of `src/content`, so that Gatsby creates the pages again. */
export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createNodeId }) => {
  if (process.env.NODE_ENV !== 'development') return;
  let timer: NodeJS.Timeout | undefined;
  const changed = (): void => {
    const contentDigest = String(Date.now());
    void actions.createNode({
      id: createNodeId('sources'),
      internal: { type: 'Sources', contentDigest },
    });
  };
  changed();
  watch(path.resolve('src/content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLED_MS);
  });
};
