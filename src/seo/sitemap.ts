/** The sitemap: the pages for search engines, with the dates when their own content changed. */
import type { Site } from '../content/assemble';
import type { PageBase } from '../content/views';
import { XML_HEAD, xmlElement } from '../escape';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The latest of some ISO 8601 dates; undefined for bundled texts, which have none. */
const newest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .filter((date) => date !== undefined)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);

/** Entries of the pages that may be indexed, under their canonical addresses. */
const entriesOf = <T extends PageBase>(
  pages: readonly T[],
  changedAt: (page: T) => string | undefined,
): readonly string[] =>
  pages
    .filter(({ seo }) => seo.index)
    .map((page) => {
      const changed = changedAt(page);
      const date = changed === undefined ? '' : xmlElement('lastmod', changed);
      return `<url>${xmlElement('loc', page.seo.canonical)}${date}</url>`;
    });

/**
 * Text of sitemap.xml. A page has the date of its own content, not of what every page shows, such as
 * the phone number. A post has the date that it shows; a list of posts is dated no earlier than its
 * newest post.
 *
 * @returns undefined when no page may be indexed, because an empty sitemap is not valid
 */
export const sitemapFile = (site: Site): string | undefined => {
  const changed = ({ path }: PageBase): string | undefined => site.changedAt.get(path);
  const entries = [
    ...entriesOf([...site.pages, ...site.services], changed),
    ...entriesOf(site.blog, (page) =>
      newest([changed(page), ...page.posts.map(({ date }) => date)]),
    ),
    ...entriesOf(site.posts, ({ date }) => date),
  ];
  if (entries.length === 0) return undefined;
  return [XML_HEAD, `<urlset xmlns="${NAMESPACE}">`, ...entries, '</urlset>', ''].join('\n');
};
