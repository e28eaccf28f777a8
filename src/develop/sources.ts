/** Bundles the sources of the site and follows their changes. */
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleBrowserScripts } from '../documents/browserScripts';
import type { BuildEnvironment } from '../environment';
import { folders } from '../folders';
import type { openPages } from './pages';

/** Editors write a file in several steps. */
const SETTLED_MS = 40;

/**
 * Bundles the current sources, always to the same files: do not call again before it has finished.
 *
 * @param root the repository
 * @param environment settings for the boot script
 */
export const bundleSources = async (
  root: string,
  environment: BuildEnvironment,
): Promise<typeof openPages> => {
  const { developed } = folders(root);
  const outfile = path.join(developed, 'pages.cjs');
  const boot = await bundleBrowserScripts(root, developed, environment);
  await build({
    entryPoints: [path.join(root, 'src/develop/pages.ts')],
    outfile,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'silent',
    define: { BOOT_SCRIPT: JSON.stringify(boot) },
    alias: { gatsby: path.join(root, 'src/documents/gatsbyStandIn.tsx') },
  });
  const require = createRequire(outfile);
  delete require.cache[outfile];
  return (require(outfile) as { readonly openPages: typeof openPages }).openPages;
};

/** Calls `changed` once after files of the site have changed. */
export const followSources = (root: string, changed: () => void): void => {
  let timer: NodeJS.Timeout | undefined;
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLED_MS);
  };
  for (const folder of ['src', 'static']) watch(path.join(root, folder), { recursive: true }, soon);
};
