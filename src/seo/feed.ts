/** The blog as an RSS 2.0 feed. */
import type { Site } from '../content/assemble';
import type { PostCard } from '../content/views';
import { XML_HEAD, xmlElement, xmlText } from '../escape';

/** Posts in the feed; feed readers keep older ones. */
const MOST_POSTS = 50;

/** A date without a time becomes noon UTC, which is the same day everywhere in America. */
const feedDate = (iso: string): string =>
  new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00:00Z` : iso).toUTCString();

const item = (post: PostCard, siteUrl: string): string => {
  const address = `${siteUrl}${post.href}`;
  return [
    '<item>',
    xmlElement('title', post.title),
    xmlElement('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    xmlElement('pubDate', feedDate(post.date)),
    post.excerpt === undefined ? '' : xmlElement('description', post.excerpt),
    '</item>',
  ].join('');
};

/** Posts of a site, newest first. */
export const postsOf = (site: Site): readonly PostCard[] => site.blog.flatMap(({ posts }) => posts);

/**
 * Text of rss.xml, newest post first. Its date is the newest post's, not the build's.
 *
 * @returns undefined when the site has no blog
 */
export const feedFile = (site: Site, siteUrl: string): string | undefined => {
  const blog = site.blog[0];
  if (!blog) return undefined;
  const posts = postsOf(site).slice(0, MOST_POSTS);
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    xmlElement('title', blog.seo.title),
    xmlElement('link', blog.seo.canonical),
    xmlElement('description', blog.seo.description),
    xmlElement('language', 'en-us'),
    posts[0] ? xmlElement('lastBuildDate', feedDate(posts[0].date)) : '',
    `<atom:link href="${xmlText(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, siteUrl)),
    '</channel></rss>',
    '',
  ].join('\n');
};
