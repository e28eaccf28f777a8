/** Bundles what browsers run: the boot script, and the scripts that pages fetch on demand. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleModules, bundleText } from '../bundle';
import type { BuildEnvironment } from '../environment';

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

/**
 * Writes the scripts fetched on demand to the folder `islands` in `output`, with hashes in their names.
 *
 * @returns address of each by its name
 */
const writeScripts = async (
  root: string,
  output: string,
  environment: BuildEnvironment,
): Promise<Readonly<Record<string, string>>> => {
  const outdir = path.join(output, SCRIPTS_FOLDER);
  await rm(outdir, { recursive: true, force: true });
  const files = await bundleModules(outdir, '[name]-[hash]', await entryPoints(root, environment));
  return Object.fromEntries(
    files.map((file) => [file.replace(/-\w+\.js$/, ''), `/${SCRIPTS_FOLDER}/${file}`]),
  );
};

/**
 * Bundles all scripts of the site.
 *
 * @param root the repository
 * @param output the folder that is served at `/`
 * @returns the boot script, which has the addresses of the others
 */
export const bundleBrowserScripts = async (
  root: string,
  output: string,
  environment: BuildEnvironment,
): Promise<string> =>
  bundleText(path.join(root, 'src/browser/boot.ts'), {
    ANALYTICS_ID: environment.analyticsId ?? '',
    TAG_MANAGER_ID: environment.tagManagerId ?? '',
    ASKS_CONSENT: environment.counting === 'asked',
    HAS_SERVICE_WORKER: environment.serviceWorker,
    SCRIPTS: await writeScripts(root, output, environment),
  });
