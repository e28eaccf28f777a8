/** Topics of posts, which lead to a list of the posts about them. */
import { slugify } from '../text';
import type { Entry } from '../entries';

/** Posts that a topic needs for a list of its own: one alone would lead readers back to where they are. */
const SHARED = 2;

/** Topics that mean the same, whatever their case and punctuation, have the same key. */
export const topicKey = (topic: string): string => slugify(topic, 'other');

export interface Topic {
  /** Address of the first page of its posts. */
  readonly path: string;
  /** In the order of the posts given. */
  readonly posts: readonly Entry<'blogPost'>[];
}

/** The topics that have a list of their own, by their keys. */
export const sharedTopics = (
  posts: readonly Entry<'blogPost'>[],
  blog: string,
): ReadonlyMap<string, Topic> => {
  const byKey = new Map<string, Entry<'blogPost'>[]>();
  for (const post of posts)
    for (const key of new Set((post.fields.tags ?? []).map(topicKey))) {
      const about = byKey.get(key) ?? [];
      about.push(post);
      byKey.set(key, about);
    }
  return new Map(
    [...byKey]
      .filter(([, about]) => about.length >= SHARED)
      .map(([key, about]) => [key, { path: `${blog}topic/${key}/`, posts: about }]),
  );
};
