/** Blog: the paged list of posts, and a page for each post. */
import { lastModified } from '../read/order';
import { pageRules } from '../pageKinds';
import { splitAtWarning, withContents, type UniqueId } from '../richText/onPage';
import { hashOf } from '../text';
import type { PictureSource, RichText } from '../types';
import type { Link, UiTexts } from '../views/parts';
import type { Entry } from '../entries';
import { blogPagePaths, POSTS_PER_PAGE } from './addresses';
import type { AssemblyContext } from './context';
import { dateText } from './dates';
import { crumbsAbove, kindCrumbs, pageBase } from './base';
import { pageView, type PageView } from './page';
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

/** By the post's id, so that no other post changes it. */
const fallbackPicture = ({ id }: Entry<'blogPost'>): PictureSource => ({
  file: FALLBACK_PICTURES[hashOf(id) % FALLBACK_PICTURES.length] ?? FALLBACK_PICTURES[0],
  alt: '',
});

const postCard = (context: AssemblyContext, entry: Entry<'blogPost'>, slot: 'photo' | 'thumb') => {
  const post = context.fields(entry);
  return {
    entryId: context.entryId(entry),
    title: post.title,
    longTitle: isLong(post.title),
    href: context.pathOf(entry),
    excerpt: post.excerpt ?? firstWords(post.body, 200),
    date: lastModified(entry),
    dateText: dateText(lastModified(entry)),
    picture: context.picture(post.image ?? fallbackPicture(entry), slot),
  };
};

/**
 * The pages of the list of posts, all with the sections of the page that staff write, which is the first. The others
 * have its name with a number.
 */
export const blogViews = (context: AssemblyContext, entry: Entry<'page'>) => {
  const { texts, content } = context;
  const blog = pageView(context, entry);
  const { name, shareImage, metaDescription, intro, quoteLabel } = context.fields(entry);
  const paths = blogPagePaths(blog.path, content.blogPost.length);
  return paths.map((path, index) => {
    const pageNumber = index + 1;
    const posts = content.blogPost
      .slice(index * POSTS_PER_PAGE, pageNumber * POSTS_PER_PAGE)
      .map((post) => postCard(context, post, 'photo'));
    const number = `${texts.pageOf} ${pageNumber}`;
    const numbered = `${name}, ${number}`;
    const page: PageView =
      index === 0
        ? blog
        : {
            kind: 'blog',
            ...pageBase(context, {
              path,
              name: numbered,
              // Without a summary, the description in search results lists the titles of the posts.
              summary: [numbered, metaDescription ?? intro ?? posts.map(({ title }) => title)]
                .flat()
                .join('. '),
              crumbs: [
                ...crumbsAbove(context, entry),
                { label: name, href: blog.path },
                { label: number },
              ],
              schemaType: pageRules('blog').schemaType,
              top: blog.top,
              button: { label: quoteLabel },
              fields: { shareImage },
              sections: blog.sections,
            }),
          };
    return {
      ...page,
      posts,
      pageNumber,
      newer: linkView(texts.newerPosts, paths[index - 1]),
      older: linkView(texts.olderPosts, paths[pageNumber]),
    };
  });
};

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
const bodyOf = (document: RichText | undefined, uniqueId: UniqueId) => {
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
export const postView = (context: AssemblyContext, entry: Entry<'blogPost'>) => {
  const path = context.pathOf(entry);
  const post = context.fields(entry);
  const date = lastModified(entry);
  const { tags } = post;
  const author = authorView(context, entry);
  const base = pageBase(context, {
    path,
    name: post.title,
    fields: post,
    picture: post.image ?? fallbackPicture(entry),
    summary: post.excerpt,
    crumbs: [...kindCrumbs(context, 'blog'), { label: post.title }],
    mainEntity: { kind: 'post', date, published: published(entry), author, tags },
    sections: [],
    top: {
      entryId: context.entryId(entry),
      heading: post.title,
      picture: context.picture(post.image ?? fallbackPicture(entry), 'photo'),
      pictureCaption: post.image ? post.imageCaption : undefined,
    },
  });
  return {
    ...base,
    date,
    dateText: dateText(date),
    author,
    ...bodyOf(post.body, uniqueIds('post')),
    topics: post.tags ?? [],
    mail: mailLink(context.texts, post.title, base.seo.canonical),
    recentExcept: context.content.blogPost.slice(0, RECENT_COUNT).includes(entry) ? path : '',
  };
};

/** The list beside every post. */
export const recentPostsView = (context: AssemblyContext) => ({
  heading: context.texts.recentPosts,
  count: RECENT_COUNT,
  posts: context.content.blogPost.slice(0, RECENT_COUNT + 1).map((post) => {
    const card = postCard(context, post, 'thumb');
    return { ...card, excerpt: card.excerpt && shorten(card.excerpt, RECENT_LETTERS) };
  }),
});

export type PostCard = ReturnType<typeof postCard>;
/** A page of the list of posts. */
export type BlogView = ReturnType<typeof blogViews>[number];
export type PostView = ReturnType<typeof postView>;
export type RecentPostsView = ReturnType<typeof recentPostsView>;
