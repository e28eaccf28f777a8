/** The list of pages for search engines, with the day each page's own content changed. */
import type { Site } from '../content/assemble';
import type { PageBase } from '../content/views';
import { XML_HEAD, xmlElement } from './xml';

/** Addresses in one file. The protocol allows 50,000; smaller files are read sooner. */
const MOST_IN_ONE = 5000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Listed {
  readonly address: string;
  /** ISO 8601; absent when nobody knows, as for bundled texts without a date. */
  readonly changed?: string;
}

const newest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);

/**
 * What the sitemap lists: pages that may be indexed, under the address they say is theirs.
 *
 * The date of a page is that of its own content. A new phone number changes every page a little
 * and is no news on any, so what stands on every page does not count. A post has the date that it
 * shows, a page of the blog at least that of its newest post.
 */
export const listedPages = (site: Site): readonly Listed[] => {
  const list = <T extends PageBase>(
    pages: readonly T[],
    changed: (page: T) => string | undefined,
  ): readonly Listed[] =>
    pages
      .filter(({ seo }) => seo.index)
      .map((page) => ({ address: page.seo.canonical, changed: changed(page) }));
  const own = ({ path }: PageBase): string | undefined => site.changedAt.get(path);
  return [
    ...list(site.pages, own),
    ...list(site.services, own),
    ...list(site.blog, (page) => newest([own(page), ...page.posts.map(({ date }) => date)])),
    ...list(site.posts, ({ date }) => date),
  ];
};

const entry = (element: string, { address, changed }: Listed): string =>
  `<${element}>${xmlElement('loc', address)}${changed === undefined ? '' : xmlElement('lastmod', changed)}</${element}>`;

const file = (root: string, element: string, listed: readonly Listed[]): string =>
  [
    XML_HEAD,
    `<${root} xmlns="${NAMESPACE}">`,
    ...listed.map((one) => entry(element, one)),
    `</${root}>`,
    '',
  ].join('\n');

/**
 * The files of the sitemap by name. Always `sitemap.xml`; on a large site that is an index of
 * `sitemap-1.xml` and so on. Without pages there is none, because an empty one is not valid.
 */
export const sitemapFiles = (
  pages: readonly Listed[],
  siteUrl: string,
): Readonly<Record<string, string>> => {
  if (pages.length === 0) return {};
  if (pages.length <= MOST_IN_ONE) return { 'sitemap.xml': file('urlset', 'url', pages) };
  const parts = Array.from({ length: Math.ceil(pages.length / MOST_IN_ONE) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    pages: pages.slice(index * MOST_IN_ONE, (index + 1) * MOST_IN_ONE),
  }));
  const index = parts.map((part) => ({
    address: `${siteUrl}/${part.name}`,
    changed: newest(part.pages.map(({ changed }) => changed)),
  }));
  return {
    'sitemap.xml': file('sitemapindex', 'sitemap', index),
    ...Object.fromEntries(parts.map((part) => [part.name, file('urlset', 'url', part.pages)])),
  };
};
