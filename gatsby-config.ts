import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { hearResponse } from './src/build/contentfulLinks';
import { readEnvironment } from './src/build/environment';
import { contentTypeIds } from './src/content/model';

const { contentful, siteUrl } = readEnvironment();

/** Contentful's own limit for one page of a sync; smaller pages keep rich entries under 7 MB. */
const SYNC_PAGE_LIMIT = 500;

const contentfulPlugin = contentful && {
  resolve: 'gatsby-source-contentful',
  options: {
    ...contentful,
    useNameForId: false,
    pageLimit: SYNC_PAGE_LIMIT,
    localeFilter: (locale: { default: boolean }) => locale.default,
    contentTypeFilter: ({ sys }: { sys: { id: string } }) =>
      (contentTypeIds as string[]).includes(sys.id),
    contentfulClientConfig: { timeout: 30_000, retryLimit: 5, responseLogger: hearResponse },
  },
};

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  plugins: [
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { placeholder: 'none', breakpoints: [] } },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'images', path: path.resolve('src/images') },
    },
    ...(contentfulPlugin ? [contentfulPlugin] : []),
    // Headers come from src/build/host/headers.ts; the plugin contributes the redirects.
    {
      resolve: 'gatsby-plugin-netlify',
      options: {
        mergeSecurityHeaders: false,
        mergeCachingHeaders: false,
        generateMatchPathRewrites: false,
      },
    },
  ],
};

export default config;
