/** What a preview build adds to the site: its content, and the script with which its pages follow an editor. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleModules } from '../bundle';
import type { Bundled } from '../content/bundled';
import { readItems } from '../contentful/space';
import { assetsVersion } from '../documents/browserScripts';
import type { BuildEnvironment } from '../environment';
import type { PreviewContent } from './page';

/** Leaves out of the script the parts of shared modules that only builds use. */
const withoutNode: Plugin = {
  name: 'without-node',
  setup: (build) => {
    build.onResolve({ filter: /^(?:node:.+|sharp|contentful)$/ }, ({ path: name }) => ({
      path: name,
      external: true,
      sideEffects: false,
    }));
  },
};

/** Writes the folder `preview` of the site, which only previews have. */
export const writePreviewFiles = async (
  root: string,
  environment: BuildEnvironment,
  bundled: Bundled,
): Promise<void> => {
  const { preview, contentful, siteUrl, ownAddress, ownHosts, goesLive, mapsKey, counting } =
    environment;
  if (!preview || !contentful) return;
  const content: PreviewContent = {
    items: await readItems(contentful),
    bundled,
    settings: { preview, siteUrl, ownAddress, ownHosts, goesLive, mapsKey, counting },
    builtAt: new Date().toISOString(),
  };
  const folder = path.join(root, 'public/preview');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'content.json'), JSON.stringify(content));
  const { spaceId, environment: spaceEnvironment, host } = contentful;
  const space = { spaceId, environment: spaceEnvironment, host };
  await bundleModules(
    folder,
    '[name]',
    { script: path.join(root, 'src/preview/browser.tsx') },
    {
      define: {
        ASSETS_VERSION: JSON.stringify(await assetsVersion(root)),
        SPACE: JSON.stringify(space),
      },
      plugins: [withoutNode],
    },
  );
};
