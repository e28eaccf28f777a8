/** Blog: which posts this site shows, their order, the paged lists, and a page for each post. */
import { lastModified } from '../ownContent';
import { pageRules } from '../pageKinds';
import { splitAtWarning, withContents } from '../richText/parts';
import { slugify } from '../text';
import { replaceTokens } from '../tokens';
import type { PictureSource, RichText } from '../types';
import type {
  BlogView,
  Link,
  PostCard,
  PostView,
  RecentPostsView,
  PossibleLink,
  UiTexts,
} from '../views';
import { byAge, type Entry } from '../entries';
import { blogPagePaths, POSTS_PER_PAGE } from './addresses';
import type { AssemblyContext } from './context';
import { dateText } from './dates';
import { crumbsTo, kindCrumb, pageBase, pageView } from './pages';
import { marksOf, withoutMarks } from '../marks';
import { linkView, quoteLinks } from './buttons';
import { personView } from './people';
import { PAGE_IDS, uniqueId } from './sections';
import { firstWords, shorten } from './seo';
import { hasDropCap, headingView, isLong } from './textTraits';
import { topicKey, type Topic } from './topics';

/** Recent posts beside an open one. */
export const RECENT_COUNT = 3;

/** A summary beside a post fits the three lines that it has on a narrow phone. */
const RECENT_LETTERS = 115;

/** Pictures of posts without one of their own; decorative, so without a description. */
const FALLBACK_PICTURES = [
  'autumn-meadow',
  'winter-conifers',
  'woodland-stream',
  'windswept',
  'osprey',
  'bark-nuthatch',
  'winter-trees',
] as const;

/** When a post came out: when it was written in Contentful, or on the day that it shows, if earlier. */
const published = (post: Entry<'blogPost'>): string => {
  const modified = lastModified(post);
  const created = post.createdAt ?? modified;
  return Date.parse(created) < Date.parse(modified) ? created : modified;
};

/**
 * Posts take the pictures in turn, in the order in which they were written: neighbors in a list rarely have
 * the same, and a new post changes that of no other.
 */
export const pictureTurns = (posts: readonly Entry<'blogPost'>[]): ReadonlyMap<string, number> =>
  new Map(
    posts
      .filter(({ fields }) => !fields.image)
      .sort(byAge)
      .map(({ id }, index) => [id, index % FALLBACK_PICTURES.length]),
  );

const fallbackPicture = (context: AssemblyContext, { id }: Entry<'blogPost'>): PictureSource => ({
  file: FALLBACK_PICTURES[context.pictureTurns.get(id) ?? 0] ?? FALLBACK_PICTURES[0],
  alt: '',
});

const postCard = (
  context: AssemblyContext,
  entry: Entry<'blogPost'>,
  slot: 'photo' | 'thumb',
): PostCard => {
  const post = context.fields(entry);
  return {
    title: post.title,
    longTitle: isLong(post.title),
    href: context.pathOf(entry),
    excerpt: post.excerpt ?? firstWords(post.body, 200),
    date: lastModified(entry),
    dateText: dateText(lastModified(entry)),
    picture: context.picture(post.image ?? fallbackPicture(context, entry), slot),
  };
};

/** The pages of a list of posts: their addresses, and which posts each has. */
const pagesOfList = (context: AssemblyContext, list: Pick<Topic, 'path' | 'posts'>) => {
  const ui = context.texts;
  const paths = blogPagePaths(list.path, list.posts.length);
  return paths.map((path, index) => ({
    path,
    numbered: `${ui.pageOf} ${index + 1}`,
    paging: {
      posts: list.posts
        .slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE)
        .map((post) => postCard(context, post, 'photo')),
      pageNumber: index + 1,
      pageCount: paths.length,
      nearby: paths.flatMap((href, at) =>
        at === 0 || at === paths.length - 1 || Math.abs(at - index) < 2
          ? [{ number: at + 1, href }]
          : [],
      ),
      newer: linkView(ui.newerPosts, paths[index - 1]),
      older: linkView(ui.olderPosts, paths[index + 1]),
    },
  }));
};

/** The topics of a post, each once, those of several posts in the same words on each. */
const topicsOfPost = (
  context: AssemblyContext,
  entry: Entry<'blogPost'>,
): readonly (PossibleLink & { readonly key: string })[] => {
  const { tags = [] } = context.fields(entry);
  const keys = (entry.fields.tags ?? []).map(topicKey);
  return tags.flatMap((label, index) => {
    const key = keys[index] ?? '';
    if (keys.indexOf(key) !== index) return [];
    const shared = context.addresses.topics.get(key);
    if (!shared) return [{ key, label }];
    // The words may be those of another post, the mark is that of this one.
    const words = replaceTokens(shared.spelling, context.tokens);
    return [{ key, label: `${words}${marksOf(label)}`, href: shared.path }];
  });
};

/** A topic, with the mark of the newest of its posts. */
const topicView = (
  context: AssemblyContext,
  key: string,
  { posts }: Topic,
): PossibleLink | undefined => {
  for (const post of posts) {
    const found = topicsOfPost(context, post).find((one) => one.key === key);
    if (found) return { label: found.label, href: found.href };
  }
  return undefined;
};

/** Topics above the list of posts: one alone is no choice. */
const LEAST_TOPICS = 2;
const MOST_TOPICS = 12;

/** All posts and the topics with the most of them, without a link to the list whose address is given. */
const listsOfBlog = (context: AssemblyContext, current: string): readonly PossibleLink[] => {
  const topics = [...context.addresses.topics]
    .sort(([, a], [, b]) => b.posts.length - a.posts.length)
    .slice(0, MOST_TOPICS)
    .flatMap(([key, topic]) => topicView(context, key, topic) ?? []);
  const { blog } = context.addresses;
  if (current === blog && topics.length < LEAST_TOPICS) return [];
  return [{ label: context.texts.allPosts, href: blog }, ...topics].map(({ label, href }) =>
    href === current ? { label } : { label, href },
  );
};

/** The pages of the list of all posts. */
export const blogViews = (context: AssemblyContext, page: Entry<'page'>): readonly BlogView[] => {
  const { blog } = context.addresses;
  const posts = context.content.blogPost;
  const first = { ...pageView(context, page), topics: listsOfBlog(context, blog) };
  return pagesOfList(context, { path: blog, posts }).map(({ path, numbered, paging }) => {
    if (paging.pageNumber === 1) return { ...first, ...paging };
    const { name, shareImage, metaDescription, intro = '' } = context.fields(page);
    const crumbs = crumbsTo(context, { label: name, href: blog }, { label: numbered });
    const base = pageBase(context, {
      path,
      menuHref: blog,
      links: first,
      name: `${name}, ${numbered}`,
      fields: { shareImage },
      summary: `${numbered}. ${metaDescription ?? intro}`,
      crumbs,
      schemaType: pageRules('blog').schemaType,
      head: first.head,
      sections: first.sections,
    });
    return { ...first, ...base, ...paging };
  });
};

/**
 * The pages of each topic that several posts have.
 *
 * @param blog - the first page of the list of all posts
 */
export const topicViews = (
  context: AssemblyContext,
  blog: BlogView | undefined,
): readonly BlogView[] => {
  if (!blog) return [];
  return [...context.addresses.topics].flatMap(([key, topic]) => {
    const view = topicView(context, key, topic);
    if (!view) return [];
    const heading = view.label;
    const topics = listsOfBlog(context, topic.path);
    const intro = `${topic.posts.length} ${context.texts.postCount}`;
    return pagesOfList(context, topic).map(({ path, numbered, paging }) => {
      const isFirst = paging.pageNumber === 1;
      const here = isFirst
        ? [{ label: heading }]
        : [{ label: heading, href: topic.path }, { label: numbered }];
      const name = isFirst ? heading : `${heading}, ${numbered}`;
      const base = pageBase(context, {
        path,
        menuHref: blog.path,
        links: blog,
        name,
        fields: {},
        summary: [name, ...paging.posts.map(({ title }) => title)].join('. '),
        crumbs: crumbsTo(context, ...kindCrumb(context, 'blog'), ...here),
        schemaType: pageRules(blog.kind).schemaType,
        head: { ...headingView(heading), intro },
        sections: blog.sections,
      });
      return { ...blog, ...base, topics, ...paging };
    });
  });
};

/** Starts an e-mail about a post. The words are in the address, so the label carries their marks. */
const mailLink = (ui: UiTexts, title: string, url: string): Link => {
  const subject = `${ui.shareSubject} ${title}`;
  const body = [ui.shareGreeting, '', ui.shareSentence, url, '', ui.shareFooter].join('\r\n');
  const encoded = (text: string): string => encodeURIComponent(withoutMarks(text).trim());
  return {
    label: `${ui.shareByEmail}${marksOf(subject + body)}`,
    href: `mailto:?subject=${encoded(subject)}&body=${encoded(body)}`,
  };
};

/** Ids that every post has besides those of its headings. */
const POST_IDS: readonly string[] = [...PAGE_IDS, 'contents', 'recent-posts'];

/** Headings of which a post lists its contents: a shorter one is seen at a glance. */
const LEAST_CONTENTS = 3;

/** The text of a post with its contents, and the warning that it begins with. */
const bodyOf = (
  document: RichText | undefined,
): Pick<PostView, 'warning' | 'body' | 'dropCap' | 'contents'> => {
  const { warning, rest } = splitAtWarning(document);
  const dropCap = hasDropCap(rest);
  if (!rest) return { warning, dropCap, contents: [] };
  const taken = new Set(POST_IDS);
  const { body, contents } = withContents(rest, (words) => uniqueId(slugify(words, 'part'), taken));
  return { warning, body, dropCap, contents: contents.length < LEAST_CONTENTS ? [] : contents };
};

/** One post and its page. */
export const postView = (context: AssemblyContext, entry: Entry<'blogPost'>): PostView => {
  const path = context.pathOf(entry);
  const post = context.fields(entry);
  const date = lastModified(entry);
  const person = context.find('person', post.author);
  const author = person && personView(context, person);
  const base = pageBase(context, {
    path,
    menuHref: context.addresses.blog,
    links: quoteLinks(context),
    name: post.title,
    fields: post,
    summary: post.excerpt ?? firstWords(post.body, 150),
    crumbs: crumbsTo(context, ...kindCrumb(context, 'blog'), { label: post.title }),
    about: { kind: 'post', date, published: published(entry), author, topics: entry.fields.tags },
    head: {
      ...headingView(post.title),
      picture: context.picture(post.image ?? fallbackPicture(context, entry), 'photo'),
      pictureCaption: post.image ? post.imageCaption : undefined,
    },
  });
  return {
    ...base,
    date,
    dateText: dateText(date),
    author,
    ...bodyOf(post.body),
    topics: topicsOfPost(context, entry).flatMap(({ label, href }) => linkView(label, href) ?? []),
    mail: mailLink(context.texts, post.title, base.seo.canonical),
    recentExcept: context.content.blogPost.slice(0, RECENT_COUNT).includes(entry) ? path : '',
  };
};

/** The list beside every post. */
export const recentPostsView = (context: AssemblyContext): RecentPostsView => ({
  heading: context.texts.recentPosts,
  count: RECENT_COUNT,
  posts: context.content.blogPost.slice(0, RECENT_COUNT + 1).map((post) => {
    const card = postCard(context, post, 'thumb');
    return { ...card, excerpt: card.excerpt && shorten(card.excerpt, RECENT_LETTERS) };
  }),
});
