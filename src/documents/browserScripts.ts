/** Bundles what browsers run: the boot script, and the scripts that pages fetch on demand. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleModules, bundleText } from '../bundle';
import type { BuildEnvironment } from '../environment';
import { listFiles } from '../files';

/** Folder of the scripts in the site. */
const SCRIPTS_FOLDER = 'islands';

/** Sources of the scripts that pages fetch on demand, by the names in `src/browser/islands.ts`. */
const entryPoints = async (
  root: string,
  { counting }: BuildEnvironment,
): Promise<Record<string, string>> => {
  const folder = path.join(root, 'src/islands');
  const islands = (await readdir(folder)).filter((file) => file.endsWith('.island.tsx'));
  return {
    hydrate: path.join(folder, 'hydrate.tsx'),
    ...Object.fromEntries(
      islands.map((file) => [file.replace('.island.tsx', ''), path.join(folder, file)]),
    ),
    ...(counting === 'off' ? {} : { vitals: path.join(root, 'src/browser/vitals.ts') }),
  };
};

/** Changes with the files in `static/assets`: their addresses end with it, because browsers keep them for a year. */
export const assetsVersion = async (root: string): Promise<string> => {
  const folder = path.join(root, 'static/assets');
  const digest = createHash('sha256');
  for (const file of await listFiles(folder))
    digest.update(file).update(await readFile(path.join(folder, file)));
  return digest.digest('hex').slice(0, 8);
};

/**
 * Bundles all scripts of the site. Writes those that pages fetch on demand to `public/islands`, with hashes in their
 * names.
 *
 * @param root the repository
 * @returns the boot script, which has the addresses of the others
 */
export const bundleBrowserScripts = async (
  root: string,
  environment: BuildEnvironment,
): Promise<string> => {
  const files = await bundleModules(
    path.join(root, 'public', SCRIPTS_FOLDER),
    '[name]-[hash]',
    await entryPoints(root, environment),
    { define: { ASSETS_VERSION: JSON.stringify(await assetsVersion(root)) } },
  );
  return bundleText(path.join(root, 'src/browser/boot.ts'), {
    ANALYTICS_ID: environment.analyticsId ?? '',
    TAG_MANAGER_ID: environment.tagManagerId ?? '',
    ASKS_CONSENT: environment.counting === 'asked',
    HYDRATES_ISLANDS: !environment.preview,
    HAS_SERVICE_WORKER: environment.serviceWorker,
    SCRIPTS: Object.fromEntries(
      files.map((file) => [file.replace(/-\w+\.js$/, ''), `/${SCRIPTS_FOLDER}/${file}`]),
    ),
  });
};
