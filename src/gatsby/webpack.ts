import type { GatsbyNode } from 'gatsby';
import { bundleBrowserScripts } from './browserScripts';

/**
 * Hands the boot script to gatsby-ssr, which writes it into every page. In `gatsby develop` the same
 * code is part of Gatsby's app (gatsby-browser), where no island waits to be hydrated.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  actions,
  plugins,
  stage,
}) => {
  // Gatsby declares it without what it takes and gives: webpack's DefinePlugin.
  const define = plugins.define as (constants: Readonly<Record<string, string>>) => object;
  const boot = stage === 'build-html' ? await bundleBrowserScripts(process.cwd()) : '';
  actions.setWebpackConfig({
    // Gatsby's app is built, but not published.
    ...(stage === 'build-javascript' ? { optimization: { minimize: false }, devtool: false } : {}),
    plugins: [
      define({
        BOOT_SCRIPT: JSON.stringify(boot),
        ...(stage === 'develop'
          ? {
              SCRIPTS: '{}',
              HAS_SERVICE_WORKER: 'false',
              ASKS_CONSENT: 'false',
              ANALYTICS_ID: '""',
              TAG_MANAGER_ID: '""',
            }
          : {}),
      }),
    ],
  });
};
