/** The list of pages for search engines, with the day each page's own content changed. */
import type { Site } from '../content/assemble';
import type { PageBase } from '../content/views';
import { XML_HEAD, xmlElement } from './xml';

/** Addresses that the protocol allows in one file. */
const MOST = 50_000;

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
const listedPages = (site: Site): readonly Listed[] => {
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

const entry = ({ address, changed }: Listed): string =>
  `<url>${xmlElement('loc', address)}${changed === undefined ? '' : xmlElement('lastmod', changed)}</url>`;

/**
 * Text of sitemap.xml.
 *
 * @returns undefined when no page may be indexed, because an empty sitemap is not valid
 */
export const sitemapFile = (site: Site): string | undefined => {
  const pages = listedPages(site);
  if (pages.length === 0) return undefined;
  return [
    XML_HEAD,
    `<urlset xmlns="${NAMESPACE}">`,
    ...pages.slice(0, MOST).map(entry),
    '</urlset>',
    '',
  ].join('\n');
};
