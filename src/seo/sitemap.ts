/** Options of gatsby-plugin-sitemap: the pages for search engines, with the dates of their last changes. */
import type { PageBase } from '../content/views';

/** A page as the query below returns it. */
interface SitePage {
  readonly path: string;
  readonly pageContext: { readonly page?: PageBase; readonly changedAt?: string };
}

interface Answer {
  readonly allSitePage: { readonly nodes: readonly SitePage[] };
}

export const sitemapOptions = {
  output: '/',
  query: '{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }',
  resolvePages: ({ allSitePage }: Answer): readonly SitePage[] =>
    allSitePage.nodes.filter(({ pageContext: { page } }) => page?.seo.index),
  serialize: ({ path, pageContext }: SitePage) => ({ url: path, lastmod: pageContext.changedAt }),
};
