/** What this site shows of a space: without posts of other websites, each list in its order. */
import { hostOf } from './links';
import { byType, model } from './model';
import type { Problems } from './problems';
import { valueOf, type Entry, type MergedContent } from './entries';

const EPOCH = '1970-01-01';

/** When a post was last changed: the day it shows, ISO 8601. */
export const lastModified = (post: Entry<'blogPost'>): string =>
  post.fields.lastModified ?? post.updatedAt ?? EPOCH;

/**
 * Posts of this site. A `website` list limits a post to the sites in the list. If this site has no known
 * address (no home URL, no SITE_URL), every post is shown. Reports the posts that are left out.
 */
const ownPosts = (
  posts: readonly Entry<'blogPost'>[],
  hosts: readonly string[],
  problems: Problems,
): readonly Entry<'blogPost'>[] => {
  if (hosts.length === 0) return posts;
  const isHere = ({ fields: { website = [] } }: Entry<'blogPost'>): boolean =>
    website.length === 0 || website.some((address) => hosts.includes(hostOf(address)));
  for (const entry of posts.filter((post) => !isHere(post))) {
    const { title, website = [] } = entry.fields;
    const isNowhere = !website.some((address) => hostOf(address).includes('.'));
    problems.add(
      isNowhere ? 'error' : 'warning',
      { entry, field: 'website' },
      `“${title}” is not on this website, because “${model.blogPost.fields.website.name}” says ${website.join(', ')}. If it belongs here, add ${hosts[0] ?? ''}, or empty that field.`,
    );
  }
  return posts.filter((post) => isHere(post));
};

/** Newest first, ties by id, so that builds do not differ. */
const newestFirst = (posts: readonly Entry<'blogPost'>[]): readonly Entry<'blogPost'>[] => {
  const time = (post: Entry<'blogPost'>): number => Date.parse(lastModified(post)) || 0;
  return [...posts].sort((a, b) => time(b) - time(a) || (a.id < b.id ? -1 : 1));
};

/** In the order that staff gave; entries without a position are last, in the order that they have. */
const byPosition = (entries: readonly Entry[]): readonly Entry[] => {
  const position = (entry: Entry): number => Number(valueOf(entry, 'order') ?? Number.MAX_VALUE);
  return [...entries].sort((a, b) => position(a) - position(b));
};

/**
 * Selects what the site shows, every list in the order that staff gave.
 *
 * @param hosts - hosts of this site, as `hostOf` gives them
 */
export const ownContent = (
  content: MergedContent,
  hosts: readonly string[],
  problems: Problems,
): MergedContent => ({
  ...byType<MergedContent>((type) =>
    type === 'siteConfig' ? content[type] : byPosition(content[type]),
  ),
  blogPost: newestFirst(ownPosts(content.blogPost, hosts, problems)),
});
