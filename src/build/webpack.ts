/** What Gatsby's webpack does beyond its defaults: fewer bytes for browsers, nothing else. */
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import webpack from 'webpack';
import { ListBrowserPackages } from './browserPackages';

const SHARED = new RegExp(
  [
    /[\\/]node_modules[\\/](@emotion|stylis|@contentful|@babel[\\/]runtime)[\\/]/,
    /[\\/]src[\\/](components|theme|content)[\\/]/,
    /[\\/]\.cache[\\/](slice|public-page-renderer|gatsby-browser-entry|create-content-digest)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Only the form's page needs the form: it must not ride along with what all pages share. */
const NOT_SHARED =
  /[\\/]src[\\/]components[\\/]interactive[\\/](contact|Contact|slider|analytics|Carousel|carousel|Avatar|Map|map)/;

interface Module {
  readonly nameForCondition?: () => string | null;
}

const isShared = (module: Module): boolean => {
  const name = module.nameForCondition?.() ?? '';
  return SHARED.test(name) && !NOT_SHARED.test(name);
};

interface Chunk {
  readonly name?: string | null;
}

/** Chunks that a page asks for at once: the app, its template and its slices. */
const isEntry = ({ name }: Chunk): boolean => /^(app$|component---|slice---)/.test(name ?? '');

const group = { test: isShared, minChunks: 2, priority: 35, enforce: true };

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage !== 'build-javascript') return;
  const standIn = (file: string): string => path.resolve('src/build/browser', file);
  actions.setWebpackConfig({
    resolve: {
      alias: {
        'react-helmet$': standIn('Helmet.tsx'),
        'prop-types$': standIn('propTypes.ts'),
        'hoist-non-react-statics$': standIn('hoistStatics.ts'),
      },
    },
    module: {
      // These packages do not say so themselves, and what the site does not use of them (validators,
      // script loading) weighs more than what it does.
      rules: [
        { test: /@contentful[\\/]rich-text-types|[\\/]gatsby-script[\\/]/, sideEffects: false },
      ],
    },
    plugins: [
      new ListBrowserPackages(),
      new webpack.NormalModuleReplacementPlugin(
        /head-export-handler-for-browser/,
        standIn('noHeadExport.ts'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]register-service-worker$/,
        standIn('ownServiceWorker.ts'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /internal-plugins[\\/]partytown[\\/]gatsby-browser/,
        standIn('noPartytown.ts'),
      ),
    ],
    optimization: {
      splitChunks: {
        cacheGroups: {
          // Slices and pages are entries of their own; without this each would bring its copy.
          // Not “shared”: the host’s pattern /share/* fits that name, too.
          common: { ...group, name: 'common', chunks: isEntry },
          // What only later parts of pages share stays out of what every page loads.
          parts: { ...group, name: 'parts', chunks: (chunk: Chunk) => !isEntry(chunk) },
        },
      },
    },
  });
};
