/** The blog as an RSS 2.0 feed. */
import type { Site } from '../content/pages';
import { XML_HEAD, xmlElement, xmlText } from '../escape';

/** Posts in the feed; feed readers keep older ones. */
const MOST_POSTS = 50;

/** A date without a time becomes noon UTC, which is the same day everywhere in America. */
const feedDate = (iso: string): string =>
  new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00:00Z` : iso).toUTCString();

/** Text of rss.xml, newest post first; undefined when the site has no blog. */
export const feedFile = ({ blog, addresses }: Site, siteUrl: string): string | undefined => {
  if (!blog[0]) return undefined;
  const { title, canonical, description } = blog[0].seo;
  // Feed readers know a post by the id of its entry, and show it once although its address changes.
  const ids = new Map([...addresses.pathOf].map(([id, path]) => [path, id]));
  const posts = blog.flatMap((page) => page.posts).slice(0, MOST_POSTS);
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    xmlElement('title', title),
    xmlElement('link', canonical),
    xmlElement('description', description),
    xmlElement('language', 'en-us'),
    `<atom:link href="${xmlText(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.flatMap((post) => [
      '<item>',
      xmlElement('title', post.title),
      xmlElement('link', `${siteUrl}${post.href}`),
      `<guid isPermaLink="false">${xmlText(ids.get(post.href) ?? post.href)}</guid>`,
      xmlElement('pubDate', feedDate(post.date)),
      ...(post.excerpt === undefined ? [] : [xmlElement('description', post.excerpt)]),
      '</item>',
    ]),
    '</channel></rss>',
    '',
  ].join('\n');
};
