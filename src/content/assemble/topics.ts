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
  /** Its words, as its posts have them most. */
  readonly spelling: string;
  /** In the order of the posts given. */
  readonly posts: readonly Entry<'blogPost'>[];
}

/** The words of a topic in its posts, each as often as posts have them, in the order of the posts given. */
const spellingsOf = (key: string, posts: readonly Entry<'blogPost'>[]): readonly string[] =>
  posts.flatMap(({ fields }) => [
    ...new Set((fields.tags ?? []).filter((tag) => topicKey(tag) === key)),
  ]);

const beginsWithCapital = (words: string): boolean => /^\p{Lu}/u.test(words);

/** The most frequent of the spellings of a topic; of equals one with a capital, else the oldest, which is last. */
const mostFrequent = (spellings: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const words of [...spellings].reverse()) counts.set(words, (counts.get(words) ?? 0) + 1);
  const [first] = [...counts].sort(
    ([a, countOfA], [b, countOfB]) =>
      countOfB - countOfA || Number(beginsWithCapital(b)) - Number(beginsWithCapital(a)),
  );
  return first?.[0] ?? '';
};

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
      .map(([key, about]) => [
        key,
        {
          path: `${blog}topic/${key}/`,
          spelling: mostFrequent(spellingsOf(key, about)),
          posts: about,
        },
      ]),
  );
};
