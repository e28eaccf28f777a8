/**
 * Bundles what browsers run with esbuild, the boot script and the scripts fetched on demand, and leaves nearly all
 * modules out of Gatsby's own app, which no browser gets.
 */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { bundleModules, bundleText } from '../bundle';
import { readEnvironment, type BuildEnvironment } from '../environment';
import { folders } from '../folders';

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

/** Modules with the static query and the slices of pages. If any other module has one, the build fails. */
const WITH_DATA = /\/(?:templates|slices)\/|\/(?:Layout|SiteProvider)$/;

/** Leaves packages and our other modules out of Gatsby's app. */
const leaveOut = (
  { context = '', request = '' }: { readonly context?: string; readonly request?: string },
  done: (error: null, external?: string) => void,
): void => {
  const isPackage = /^[\w@]/.test(request);
  const isOurs = context.startsWith(path.resolve('src'));
  done(null, isPackage || (isOurs && !WITH_DATA.test(request)) ? 'var undefined' : undefined);
};

/**
 * Gatsby's app is built but not published: Gatsby uses it only to learn which template has which static query and
 * slices. Without the other modules, building it is as fast as reading it from webpack's cache.
 */
const UNPUBLISHED_APP = {
  cache: false,
  devtool: false,
  externals: [leaveOut],
  optimization: { minimize: false },
};

/** Passes the boot script to `src/documents/everyPage.tsx`, which puts it into every page. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  actions,
  plugins,
  stage,
}) => {
  // webpack's DefinePlugin, which Gatsby types as `Function`.
  const define = plugins.define as (constants: Readonly<Record<string, string>>) => object;
  const root = process.cwd();
  const boot =
    stage === 'build-html'
      ? await bundleBrowserScripts(root, folders(root).gatsbyOutput, readEnvironment())
      : '';
  actions.setWebpackConfig({
    ...(stage === 'build-javascript' ? UNPUBLISHED_APP : {}),
    plugins: [define({ BOOT_SCRIPT: JSON.stringify(boot) })],
  });
};
