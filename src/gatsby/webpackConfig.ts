/** Puts the boot script into the pages, and leaves nearly all modules out of Gatsby's own app, which no browser gets. */
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { bundleBrowserScripts } from '../documents/browserScripts';
import { readEnvironment } from '../environment';
import { folders } from '../folders';

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
