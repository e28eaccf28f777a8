/** Merged content → everything the build needs to make pages: plain views, redirects, blocks. */
import type { PictureBook } from '../pictures/book';
import type { Content } from '../types';
import type {
  BlogView,
  FooterView,
  HeaderView,
  NoticeView,
  PageView,
  PostView,
  RecentPostsView,
  ServiceView,
} from '../views';
import type { MergedContent } from '../withDefaults';
import { assignAddresses, type Addresses, type AddressHistory } from './addresses';
import { footerView, headerView, noticeViews } from './chrome';
import { AssemblyContext, type Block, type SiteInput } from './context';
import type { MarkTarget } from './marks';
import { pageOfKind, pageView, serviceView } from './pages';
import { blogViews, newestFirst, postsOfThisSite, postView, recentPostsView } from './posts';
import { makeRedirects, nextHistory, type Redirect } from './redirects';

/** Every page of the site as plain data. */
export interface Site {
  readonly pages: readonly PageView[];
  readonly services: readonly ServiceView[];
  readonly blog: readonly BlogView[];
  readonly posts: readonly PostView[];
  readonly header: HeaderView;
  readonly footer: FooterView;
  /** Every notice that is not over, newest first. */
  readonly notices: readonly NoticeView[];
  readonly recentPosts: RecentPostsView;
  readonly redirects: readonly Redirect[];
  readonly addresses: Addresses;
  /** The company's facts as staff wrote them. */
  readonly config: Content<'siteConfig'>;
  /** What the token `counting` stands for. */
  readonly counting: string;
  readonly history: AddressHistory;
  /** Share pictures to draw: address to title. */
  readonly sharePictures: ReadonlyMap<string, string>;
  readonly pictures: PictureBook;
  readonly blocks: readonly Block[];
  /** Latest change of anything a page shows, by path (`*`: on every page); ISO 8601. */
  readonly changedAt: ReadonlyMap<string, string>;
  /** Targets of the marks in a preview build's texts; empty otherwise. */
  readonly marks: readonly MarkTarget[];
}

/** All pages of a site, whichever template shows them. */
export const allPages = ({ pages, services, blog, posts }: Site) => [
  ...pages,
  ...services,
  ...blog,
  ...posts,
];

/** Puts the whole site together. Pure: the same input gives the same site. */
export const assembleSite = (input: SiteInput): Site => {
  const { problems, settings } = input;
  const { homeUrl = '' } = input.content.siteConfig.fields;
  const posts = newestFirst(
    postsOfThisSite(input.content.blogPost, [homeUrl, settings.ownAddress], problems),
  );
  const content: MergedContent = { ...input.content, blogPost: posts };
  const addresses = assignAddresses(content, input.history, problems);
  const redirects = makeRedirects(
    content,
    addresses,
    input.history,
    input.bundled.entries.service,
    problems,
  );
  const context = new AssemblyContext({
    ...input,
    content,
    addresses,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
  });
  const blogPage = pageOfKind(context, 'blog');
  return {
    pages: content.page.filter((page) => page !== blogPage).map((page) => pageView(context, page)),
    services: content.service.map((service) => serviceView(context, service)),
    blog: blogPage ? blogViews(context, blogPage, posts) : [],
    posts: posts.map((post) => postView(context, post, posts)),
    header: headerView(context),
    footer: footerView(context),
    notices: noticeViews(context),
    recentPosts: recentPostsView(context, posts),
    redirects,
    addresses,
    config: content.siteConfig.fields,
    counting: context.tokens.counting,
    history: nextHistory(input.history, content, addresses),
    sharePictures: context.sharePictures,
    pictures: context.pictures,
    blocks: context.blocks,
    changedAt: context.changedAt,
    marks: context.marks?.targets ?? [],
  };
};
