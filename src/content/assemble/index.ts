/** Merged content → everything the build needs to make pages: plain views, redirects, blocks. */
import type { Bundled } from '../bundled';
import type { SpaceContent } from '../mappers';
import { PictureBook } from '../pictures/book';
import type { Problems } from '../problems';
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
import { assignAddresses } from './addresses';
import { footerView, headerView, noticeViews } from './chrome';
import { AssemblyContext, type Block, type SiteSettings } from './context';
import { MarkBook, type MarkTarget } from './marks';
import { pageOfKind, pageView, serviceView } from './pages';
import { blogViews, newestFirst, postsOfThisSite, postView, recentPostsView } from './posts';
import { makeRedirects, nextHistory, type AddressHistory, type Redirect } from './redirects';

export interface SiteInput {
  readonly content: MergedContent;
  readonly bundled: Bundled;
  readonly assets: SpaceContent['assets'];
  readonly settings: SiteSettings;
  /** Address of this site as configured for the build; '' when it is the reserved example. */
  readonly ownAddress: string;
  readonly history: AddressHistory;
  readonly problems: Problems;
}

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
  /** Path of each page, service and post by its id. */
  readonly paths: ReadonlyMap<string, string>;
  /** Paths of all pages. */
  readonly live: ReadonlySet<string>;
  /** Path of the page with the form; absent when staff have taken it away. */
  readonly contact?: string;
  /** Path of the page that is shown without a network; absent when staff have taken it away. */
  readonly offline?: string;
  /** The company's facts as staff wrote them. */
  readonly config: Content<'siteConfig'>;
  /** What the token `counting` stands for. */
  readonly counting: string;
  readonly history: AddressHistory;
  /** Share pictures to draw: address to title. */
  readonly sharePictures: ReadonlyMap<string, string>;
  readonly pictures: PictureBook;
  readonly blocks: readonly Block[];
  /** Newest change of anything a page shows, by path (`*`: on every page); ISO 8601. */
  readonly changedAt: ReadonlyMap<string, string>;
  /** Targets of the marks in a preview build's texts; empty otherwise. */
  readonly marks: readonly MarkTarget[];
}

/** Puts the whole site together. Pure: the same input gives the same site. */
export const assembleSite = (input: SiteInput): Site => {
  const { problems, settings } = input;
  const { homeUrl = '' } = input.content.siteConfig.fields;
  const posts = newestFirst(
    postsOfThisSite(input.content.blogPost, [homeUrl, input.ownAddress], problems),
  );
  const content: MergedContent = { ...input.content, blogPost: posts };
  const addresses = assignAddresses(content, input.history, problems);
  const redirects = makeRedirects(content, addresses, input.history, input.bundled.entries.service);
  const marks = settings.preview ? new MarkBook() : undefined;
  const pictures = new PictureBook();
  const context = new AssemblyContext({
    content,
    addresses,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    assets: input.assets,
    bundledPictures: input.bundled.pictures,
    pictures,
    problems,
    settings,
    marks,
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
    paths: addresses.pathOf,
    live: addresses.live,
    contact: addresses.contact,
    offline: addresses.offline,
    config: content.siteConfig.fields,
    counting: context.tokens.counting,
    history: nextHistory(input.history, content, addresses),
    sharePictures: context.sharePictures,
    pictures,
    blocks: context.blocks,
    changedAt: context.changedAt,
    marks: marks?.targets ?? [],
  };
};
