/** What this site shows of a space: without posts of other websites, each list in its order. */
import { hostOf } from '../links';
import { byType, model } from '../model';
import type { Problems } from '../problems';
import { byAge, byId, type Entry, type MergedContent, type PartialEntries } from '../entries';

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

/** Testimonials without the samples that came with the site, as soon as one is real; until then they are reported. */
const withoutSamples = (
  testimonials: readonly Entry<'testimonial'>[],
  problems: Problems,
): readonly Entry<'testimonial'>[] => {
  const real = testimonials.filter(({ fields }) => fields.isSample !== true);
  if (real.length > 0) return real;
  for (const entry of testimonials)
    problems.add(
      entry.isBundled ? 'warning' : 'error',
      { entry, field: 'isSample' },
      `The testimonial of “${entry.fields.name}” is a sample that came with the site, but visitors take it for real. Publish the words of a real customer: all samples then disappear.`,
    );
  return testimonials;
};

/** Newest first, ties by id, so that builds do not differ. */
const newestFirst = (posts: readonly Entry<'blogPost'>[]): readonly Entry<'blogPost'>[] => {
  const time = (post: Entry<'blogPost'>): number => Date.parse(lastModified(post)) || 0;
  return [...posts].sort((a, b) => time(b) - time(a) || (a.id < b.id ? -1 : 1));
};

/** Entries that came with the site in its order, then all others, the oldest first. */
const oldestFirst = (
  entries: readonly Entry[],
  defaults: readonly { readonly id: string }[],
): readonly Entry[] => {
  const rank = new Map(defaults.map(({ id }, index) => [id, index]));
  const rankOf = ({ id }: Entry): number => rank.get(id) ?? defaults.length;
  return [...entries].sort((a, b) => rankOf(a) - rankOf(b) || byAge(a, b));
};

/** The entries that staff have dragged into an order, then all others. */
const dragged = <E extends Entry>(
  entries: readonly E[],
  ids: readonly string[] = [],
): readonly E[] => [...new Set([...ids.flatMap((id) => byId(entries, id) ?? []), ...entries])];

/**
 * Selects what the site shows, every list in its order.
 *
 * @param hosts - hosts of this site, as `hostOf` gives them
 */
export const inOrder = (
  content: MergedContent,
  defaults: PartialEntries,
  hosts: readonly string[],
  problems: Problems,
): MergedContent => {
  const sorted = byType<MergedContent>((type) =>
    type === 'siteConfig' ? content[type] : oldestFirst(content[type], defaults[type]),
  );
  const { services, menu } = content.siteConfig.fields;
  return {
    ...sorted,
    service: dragged(sorted.service, services),
    navigationLink: dragged(sorted.navigationLink, menu),
    testimonial: withoutSamples(sorted.testimonial, problems),
    blogPost: newestFirst(ownPosts(content.blogPost, hosts, problems)),
  };
};
