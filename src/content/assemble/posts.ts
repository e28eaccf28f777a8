/** Blog: the paged lists of all posts and of those about a topic, and a page for each post. */
import { lastModified } from '../ownContent';
import { pageRules } from '../pageKinds';
import { splitAtWarning, withContents, type UniqueId } from '../richText/onPage';
import type { PictureSource, RichText } from '../types';
import type {
  BlogView,
  Link,
  PageView,
  PostCard,
  PostView,
  RecentPostsView,
  PossibleLink,
  UiTexts,
} from '../views';
import type { Entry } from '../entries';
import { blogPagePaths, POSTS_PER_PAGE, topicKey, type Topic } from './addresses';
import type { AssemblyContext } from './context';
import { dateText } from './dates';
import { crumbsAbove, kindCrumbs, pageBase, type PageInput } from './pageBase';
import { pageView } from './pages';
import { linkView } from './buttons';
import { uniqueIds } from './ids';
import { authorView } from './people';
import { firstWords, shorten } from './seo';
import { isLong } from './textTraits';

/** Recent posts beside an open one. */
export const RECENT_COUNT = 3;

/** A summary beside a post fills the three lines that it has on a tablet; where they are shorter, CSS cuts it. */
const RECENT_LETTERS = 160;

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

/** When a post was published: the creation date of its entry, or the date that the post shows, if earlier. */
const published = (post: Entry<'blogPost'>): string => {
  const modified = lastModified(post);
  const created = post.createdAt ?? modified;
  return Date.parse(created) < Date.parse(modified) ? created : modified;
};

/** Posts take the pictures in turn, oldest first, so a new post does not change the pictures of others. */
const fallbackPicture = (
  { content: { blogPost } }: AssemblyContext,
  post: Entry<'blogPost'>,
): PictureSource => ({
  file:
    FALLBACK_PICTURES[(blogPost.length - blogPost.indexOf(post)) % FALLBACK_PICTURES.length] ??
    FALLBACK_PICTURES[0],
  alt: '',
});

const postCard = (
  context: AssemblyContext,
  entry: Entry<'blogPost'>,
  slot: 'photo' | 'thumb',
): PostCard => {
  const post = context.fields(entry);
  return {
    entryId: context.entryId(entry),
    title: post.title,
    longTitle: isLong(post.title),
    href: context.pathOf(entry),
    excerpt: post.excerpt ?? firstWords(post.body, 200),
    date: lastModified(entry),
    dateText: dateText(lastModified(entry)),
    picture: context.picture(post.image ?? fallbackPicture(context, entry), slot),
  };
};

/** Links to the lists of a post's topics, in the post's words, once each. Topics without a list are left out. */
const topicLinks = (context: AssemblyContext, entry: Entry<'blogPost'>): readonly Link[] => {
  const { topics } = context.addresses;
  const links = (entry.fields.tags ?? []).flatMap((tag) => {
    const label = context.text({ entry, field: 'tags' }, tag);
    return linkView(label, topics.get(topicKey(tag))?.path) ?? [];
  });
  return links.filter(
    ({ href }, index) => links.findIndex((other) => other.href === href) === index,
  );
};

/** A link to the list of a topic, in the words of the topic's newest post, which is first. */
const topicLink = (context: AssemblyContext, { path, posts: [newest] }: Topic): Link | undefined =>
  newest && topicLinks(context, newest).find(({ href }) => href === path);

/** Number of topics needed to show them above the list of posts: one alone is no choice. */
const LEAST_TOPICS = 2;
const MOST_TOPICS = 12;

/** Links to all posts and to the topics with the most posts. The current list is shown without a link. */
const listsOfBlog = (context: AssemblyContext, current: string): readonly PossibleLink[] => {
  const topics = [...context.addresses.topics.values()]
    .sort((a, b) => b.posts.length - a.posts.length)
    .slice(0, MOST_TOPICS)
    .flatMap((topic) => topicLink(context, topic) ?? []);
  const { blog } = context.addresses;
  if (current === blog && topics.length < LEAST_TOPICS) return [];
  return [{ label: context.texts.allPosts, href: blog }, ...topics].map(({ label, href }) =>
    href === current ? { label } : { label, href },
  );
};

/** A list of posts: that of the blog, or of a topic. */
interface PostList
  extends Topic, Pick<PageInput, 'name' | 'fields' | 'summary' | 'top' | 'button'> {
  /** The breadcrumbs above the list's own. */
  readonly above: readonly PossibleLink[];
}

/**
 * The pages of a list of posts, all with the sections of the page that staff write: the blog's first page.
 *
 * @param blog - the page that staff write
 */
const listPages = (
  context: AssemblyContext,
  blog: PageView,
  list: PostList,
): readonly BlogView[] => {
  const { texts } = context;
  const topics = listsOfBlog(context, list.path);
  const paths = blogPagePaths(list.path, list.posts.length);
  return paths.map((path, index): BlogView => {
    const pageNumber = index + 1;
    const posts = list.posts
      .slice(index * POSTS_PER_PAGE, pageNumber * POSTS_PER_PAGE)
      .map((post) => postCard(context, post, 'photo'));
    const number = `${texts.pageOf} ${pageNumber}`;
    const name = index === 0 ? list.name : `${list.name}, ${number}`;
    const crumbs =
      index === 0
        ? [{ label: list.name }]
        : [{ label: list.name, href: list.path }, { label: number }];
    const page: PageView =
      path === blog.path
        ? blog
        : {
            kind: 'blog',
            ...pageBase(context, {
              path,
              name,
              // Without a summary, the description in search results lists the titles of the posts.
              summary: [name, list.summary ?? posts.map(({ title }) => title)].flat().join('. '),
              crumbs: [...list.above, ...crumbs],
              schemaType: pageRules('blog').schemaType,
              top: list.top,
              button: list.button,
              fields: list.fields,
              sections: blog.sections,
            }),
          };
    return {
      ...page,
      topics,
      posts,
      pageNumber,
      newer: linkView(texts.newerPosts, paths[index - 1]),
      older: linkView(texts.olderPosts, paths[pageNumber]),
    };
  });
};

/** The pages of the list of all posts. */
export const blogViews = (context: AssemblyContext, entry: Entry<'page'>): readonly BlogView[] => {
  const blog = pageView(context, entry);
  const { name, shareImage, metaDescription, intro, quoteLabel } = context.fields(entry);
  return listPages(context, blog, {
    path: blog.path,
    posts: context.content.blogPost,
    name,
    above: crumbsAbove(context, entry),
    top: blog.top,
    button: { label: quoteLabel },
    fields: { shareImage },
    summary: metaDescription ?? intro,
  });
};

/**
 * The pages of each topic that several posts have.
 *
 * @param blog - the page that staff write
 */
export const topicViews = (
  context: AssemblyContext,
  blog: PageView | undefined,
): readonly BlogView[] =>
  [...context.addresses.topics.values()].flatMap((topic) => {
    const name = topicLink(context, topic)?.label;
    if (!blog || name === undefined) return [];
    const intro = `${topic.posts.length} ${context.texts.postCount}`;
    const top = { heading: name, intro };
    const above = kindCrumbs(context, 'blog');
    return listPages(context, blog, { ...topic, name, above, top, fields: {} });
  });

/** Starts an e-mail about a post. */
const mailLink = (texts: UiTexts, title: string, url: string): Link => {
  const subject = `${texts.shareSubject} ${title}`;
  const body = [texts.shareGreeting, '', texts.shareSentence, url, '', texts.shareFooter].join(
    '\r\n',
  );
  const encoded = (text: string): string => encodeURIComponent(text.trim());
  return {
    label: texts.shareByEmail,
    href: `mailto:?subject=${encoded(subject)}&body=${encoded(body)}`,
  };
};

/** Headings of which a post lists its contents: a shorter one is seen at a glance. */
const LEAST_CONTENTS = 3;

/** The text of a post with its contents, and the warning that it begins with. */
const bodyOf = (
  document: RichText | undefined,
  uniqueId: UniqueId,
): Pick<PostView, 'warning' | 'body' | 'contents'> => {
  const { warning, rest } = splitAtWarning(document);
  if (!rest) return { warning, contents: [] };
  const { body, contents } = withContents(rest, uniqueId);
  return {
    warning,
    body,
    contents: contents.length < LEAST_CONTENTS ? [] : contents,
  };
};

/** One post and its page. */
export const postView = (context: AssemblyContext, entry: Entry<'blogPost'>): PostView => {
  const path = context.pathOf(entry);
  const post = context.fields(entry);
  const date = lastModified(entry);
  const { tags } = entry.fields;
  const author = authorView(context, entry);
  const base = pageBase(context, {
    path,
    name: post.title,
    fields: post,
    summary: post.excerpt,
    crumbs: [...kindCrumbs(context, 'blog'), { label: post.title }],
    mainEntity: { kind: 'post', date, published: published(entry), author, tags },
    sections: [],
    top: {
      entryId: context.entryId(entry),
      heading: post.title,
      picture: context.picture(post.image ?? fallbackPicture(context, entry), 'photo'),
      pictureCaption: post.image ? post.imageCaption : undefined,
    },
  });
  return {
    ...base,
    date,
    dateText: dateText(date),
    author,
    ...bodyOf(post.body, uniqueIds('post')),
    topics: topicLinks(context, entry),
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
