/** Blog: which posts this site shows, their order, the list in pages, and one page a post. */
import { model } from '../model';
import type { Problems } from '../problems';
import type { PictureSource } from '../types';
import type { BlogView, PostCard, PostView, RecentPostsView } from '../views';
import type { Entry, MergedContent } from '../withDefaults';
import { blogPagePaths, POSTS_PER_PAGE } from './addresses';
import type { AssemblyContext } from './context';
import { withoutMarks } from './marks';
import { crumbsTo, kindCrumb, NO_PLACE, pageBase, pageView } from './pages';
import { showShared, uiTexts } from './parts';
import { firstWords } from './sections';
import { shorten } from './seo';

/** Recent posts beside an open one. */
export const RECENT_COUNT = 3;

/** A summary beside a post ends at a word in the three lines that it has there on a narrow phone. */
const RECENT_LETTERS = 115;

/** Where the company is: the day a post was changed is told in its time. */
const TIME_ZONE = 'America/New_York';

/** Pictures of posts that bring none; decorative, so without a description. */
const FALLBACK_PICTURES = [
  'winter-trees',
  'lightning',
  'osprey',
  'bark-nuthatch',
  'winter-conifers',
] as const;

const host = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#].*$/, '');

/**
 * Posts of this site. A filled `website` list limits a post to the sites it names; without a known
 * address of this site (no home URL, no SITE_URL) every post is shown. Hidden ones are told.
 */
export const postsOfThisSite = (
  posts: readonly Entry<'blogPost'>[],
  siteAddresses: readonly string[],
  problems: Problems,
): readonly Entry<'blogPost'>[] => {
  const hosts = siteAddresses.map((address) => host(address)).filter((name) => name !== '');
  if (hosts.length === 0) return posts;
  const isHere = ({ fields: { website = [] } }: Entry<'blogPost'>): boolean =>
    website.length === 0 || website.some((address) => hosts.includes(host(address)));
  for (const { entryId, fields } of posts.filter((post) => !isHere(post))) {
    const website = fields.website ?? [];
    const isNowhere = !website.some((address) => host(address).includes('.'));
    problems.add({
      severity: isNowhere ? 'error' : 'warning',
      contentType: 'blogPost',
      field: 'website',
      entryId,
      message: `“${fields.title}” is not on this website, because “${model.blogPost.fields.website.name}” says ${website.join(', ')}. If it belongs here, add ${hosts[0] ?? ''}, or empty that field.`,
    });
  }
  return posts.filter((post) => isHere(post));
};

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

const longDate = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });

const DATE_FORMATS = { day: longDate('UTC'), moment: longDate(TIME_ZONE) } as const;

/** "January 22, 2024", whatever the machine's own language and time zone are. */
export const dateText = (iso: string): string =>
  DATE_FORMATS[DATE_ONLY.test(iso) ? 'day' : 'moment'].format(new Date(iso));

const EPOCH = '1970-01-01';

export const lastModified = (post: Entry<'blogPost'>): string =>
  post.fields.lastModified ?? post.updatedAt ?? EPOCH;

/** Newest first; the same moment in the order of ids, so that builds do not differ. */
export const newestFirst = (posts: readonly Entry<'blogPost'>[]): readonly Entry<'blogPost'>[] =>
  posts
    .map((post) => ({ post, time: Date.parse(lastModified(post)) }))
    .sort((a, b) => b.time - a.time || (a.post.id < b.post.id ? -1 : 1))
    .map(({ post }) => post);

const fallbackPicture = (post: Entry<'blogPost'>): PictureSource => {
  const sum = [...post.id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const file = FALLBACK_PICTURES[sum % FALLBACK_PICTURES.length] ?? FALLBACK_PICTURES[0];
  return { from: 'bundle', file, alt: '' };
};

const postCard = (
  context: AssemblyContext,
  path: string,
  entry: Entry<'blogPost'>,
  slot: 'photo' | 'thumb',
): PostCard => {
  const post = context.fields(entry);
  context.show(path, entry, ['title', 'excerpt', 'image']);
  return {
    title: post.title,
    href: context.input.addresses.pathOf.get(entry.id) ?? context.input.addresses.blog,
    excerpt: post.excerpt ?? firstWords(post.body, 200),
    date: lastModified(entry),
    picture: context.picture(entry, 'image', post.image ?? fallbackPicture(entry), slot),
  };
};

/** The list of posts, twelve a page; the first page is the blog's own address. */
export const blogViews = (
  context: AssemblyContext,
  page: Entry<'page'>,
  posts: MergedContent['blogPost'],
): readonly BlogView[] => {
  const { blog } = context.input.addresses;
  const ui = uiTexts(context);
  const first = pageView(context, page);
  if (posts.length === 0) showShared(context, blog, 'noPosts');
  const paths = blogPagePaths(blog, posts.length);
  const pageCount = paths.length;
  return paths.map((path, index) => {
    const pageNumber = index + 1;
    const [newer, older] = [paths[index - 1], paths[index + 1]];
    const cards = posts
      .slice(index * POSTS_PER_PAGE, pageNumber * POSTS_PER_PAGE)
      .map((post) => postCard(context, path, post, 'photo'));
    const paging = {
      posts: cards,
      pageNumber,
      pageCount,
      newer: newer === undefined ? undefined : { label: ui.newerPosts, href: newer },
      older: older === undefined ? undefined : { label: ui.olderPosts, href: older },
    };
    if (paging.newer) showShared(context, path, 'newerPosts');
    if (paging.older) showShared(context, path, 'olderPosts');
    if (pageCount > 1) showShared(context, path, 'blogPages');
    if (pageNumber === 1) return { ...first, ...paging };
    const numbered = `${ui.pageOf} ${pageNumber}`;
    const { name, shareImage, metaDescription, intro = '' } = context.fields(page);
    const crumbs = crumbsTo(context, path, { label: name, href: blog }, { label: numbered });
    const base = pageBase(context, {
      path,
      section: blog,
      name: `${name}, ${withoutMarks(numbered)}`,
      fields: { shareImage },
      summary: `${withoutMarks(numbered)}. ${metaDescription ?? intro}`,
      crumbs,
    });
    return { ...first, ...base, ...paging };
  });
};

/** One post and its page. */
export const postView = (
  context: AssemblyContext,
  entry: Entry<'blogPost'>,
  posts: MergedContent['blogPost'],
): PostView => {
  const path = context.input.addresses.pathOf.get(entry.id) ?? context.input.addresses.blog;
  const post = context.fields(entry);
  const shown = [
    ...['title', 'body', 'metaTitle', 'metaDescription'],
    ...(post.image ? ['image', 'imageCaption'] : []),
  ];
  context.show(path, entry, shown);
  context.reportUnshown(entry, [...shown, 'excerpt', 'shareImage'], NO_PLACE);
  const date = lastModified(entry);
  const crumbs = crumbsTo(context, path, ...kindCrumb(context, path, 'blog'), {
    label: post.title,
  });
  const base = pageBase(context, {
    path,
    section: context.input.addresses.blog,
    name: post.title,
    fields: post,
    summary: post.excerpt ?? firstWords(post.body, 150),
    crumbs,
    date,
    topics: post.tags,
  });
  return {
    ...base,
    title: post.title,
    date,
    dateText: dateText(date),
    picture: context.picture(entry, 'image', post.image ?? fallbackPicture(entry), 'photo'),
    pictureCaption: post.image ? post.imageCaption : undefined,
    body: post.body,
    recentExcept: posts.slice(0, RECENT_COUNT).includes(entry) ? path : '',
  };
};

/** What stands beside every post; the report tells it under one path for all of them. */
export const recentPostsView = (
  context: AssemblyContext,
  posts: MergedContent['blogPost'],
): RecentPostsView => {
  const everyPost = `${context.input.addresses.blog}*`;
  if (posts.length > 0) showShared(context, everyPost, 'post');
  return {
    heading: uiTexts(context).recentPosts,
    count: RECENT_COUNT,
    posts: posts.slice(0, RECENT_COUNT + 1).map((post) => {
      const card = postCard(context, everyPost, post, 'thumb');
      return { ...card, excerpt: card.excerpt && shorten(card.excerpt, RECENT_LETTERS) };
    }),
  };
};
