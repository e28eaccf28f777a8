import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { CLIENT_OPTIONS, SYNC_PAGE_LIMIT } from './src/contentful/client';
import { contentTypeIds } from './src/content/model';
import { siteHeaders, withScriptHashes } from './src/documents/headers';
import { readBuildEnvironment } from './src/hosting/commandLine';
import { sitemapOptions } from './src/seo/sitemap';

const environment = readBuildEnvironment(process.cwd());
const { contentful, goesLive, siteUrl } = environment;

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
  siteMetadata: { siteUrl },
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
    ...(goesLive ? [{ resolve: 'gatsby-plugin-sitemap', options: sitemapOptions }] : []),
    {
      resolve: 'gatsby-plugin-netlify',
      options: {
        headers: siteHeaders(environment),
        transformHeaders: (headers: string[]) =>
          withScriptHashes(headers, readFileSync('public/index.html', 'utf8')),
        mergeSecurityHeaders: false,
        mergeCachingHeaders: false,
      },
    },
  ],
};

export default config;
