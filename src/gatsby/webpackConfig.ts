/** Gives the pages their boot script, and leaves all modules out of Gatsby's own app, which no browser gets. */
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { assetsVersion, bundleBrowserScripts } from '../documents/browserScripts';
import { readEnvironment } from '../environment';

/** Leaves packages and our modules, except templates, out of Gatsby's app. */
const leaveOut = (
  { context = '', request = '' }: { readonly context?: string; readonly request?: string },
  done: (error: null, external?: string) => void,
): void => {
  const isPackage = /^[\w@]/.test(request);
  const isOurs = context.startsWith(path.resolve('src'));
  done(null, isPackage || isOurs ? 'var undefined' : undefined);
};

/** Gatsby builds its app, but nobody gets it. Without modules, building it takes no time. */
const UNPUBLISHED_APP = {
  cache: false,
  devtool: false,
  externals: [leaveOut],
  optimization: { minimize: false },
};

/** Defines the constants of `src/documents/everyPage.tsx` and `src/theme/assets.ts`. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  actions,
  plugins,
  stage,
}) => {
  // webpack's DefinePlugin, which Gatsby types as `Function`.
  const define = plugins.define as (constants: Readonly<Record<string, string>>) => object;
  const root = process.cwd();
  const environment = readEnvironment();
  const constants = {
    BOOT_SCRIPT: stage === 'build-html' ? await bundleBrowserScripts(root, environment) : '',
    ASSETS_VERSION: await assetsVersion(root),
    PREVIEW: environment.preview,
  };
  actions.setWebpackConfig({
    ...(stage === 'build-javascript' ? UNPUBLISHED_APP : {}),
    plugins: [
      define(
        Object.fromEntries(
          Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      ),
    ],
  });
};
