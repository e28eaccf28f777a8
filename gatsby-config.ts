import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { CLIENT_OPTIONS, SYNC_PAGE_LIMIT } from './src/contentful/client';
import { readEnvironment } from './src/environment';
import { contentTypeIds } from './src/content/model';
import { loadVariables } from './src/hosting/commandLine';

loadVariables(process.cwd());
const { contentful } = readEnvironment();

const contentfulPlugin = contentful && {
  resolve: 'gatsby-source-contentful',
  options: {
    ...contentful,
    useNameForId: false,
    pageLimit: SYNC_PAGE_LIMIT,
    localeFilter: (locale: { default: boolean }) => locale.default,
    contentTypeFilter: ({ sys }: { sys: { id: string } }) =>
      (contentTypeIds as string[]).includes(sys.id),
    contentfulClientConfig: CLIENT_OPTIONS,
  },
};

const config: GatsbyConfig = {
  // At Netlify, Gatsby would choose one that disables gatsby-plugin-netlify.
  adapter: { name: 'none', adapt: () => undefined },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  plugins: [
    // The site makes its own image data (src/content/pictures); gatsby-source-contentful requires it.
    'gatsby-plugin-image',
    ...(contentfulPlugin ? [contentfulPlugin] : []),
    // In this order: the first renders the head of a page, the second writes it.
    path.resolve('src/gatsby/head/package.json'),
    'gatsby-plugin-react-helmet',
    // Headers come from src/documents/headers.ts; the plugin contributes the redirects.
    {
      resolve: 'gatsby-plugin-netlify',
      options: { mergeSecurityHeaders: false, mergeCachingHeaders: false },
    },
  ],
};

export default config;
