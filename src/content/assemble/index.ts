/** Merged content → everything the build needs to make pages: plain views, redirects, provenance. */
import { hostOf } from '../links';
import type { MergedContent } from '../withDefaults';
import { assignAddresses } from './addresses';
import { footerView, headerView, noticeViews } from './chrome';
import { AssemblyContext } from './context';
import { siteFacts } from './facts';
import type { SiteInput } from './input';
import { projectPages } from './projectPages';
import { uiTexts } from './sharedTexts';
import { townPages } from './townPages';
import { pageOfKind, pageView, serviceView } from './pages';
import {
  blogViews,
  newestFirst,
  postsOfThisSite,
  postView,
  recentPostsView,
  topicViews,
} from './posts';
import { makeRedirects, nextHistory } from './redirects';
import { hiddenTexts, reportUnshown } from './shown';

/** Every page of the site as plain data, and everything else that the build makes. */
export type Site = ReturnType<typeof assembleSite>;

/** All pages of a site by the template in `src/templates` that shows them. */
export const pagesByTemplate = (site: Site) => ({
  page: [...site.pages, ...site.towns],
  service: site.services,
  project: site.projects,
  blog: [...site.blog, ...site.topics],
  post: site.posts,
});

/** All pages of a site, whichever template shows them. */
export const allPages = (site: Site) => Object.values(pagesByTemplate(site)).flat();

/** Puts the whole site together. Pure: the same input gives the same site. */
export const assembleSite = (input: SiteInput) => {
  const { problems, settings } = input;
  const { homeUrl = '' } = input.content.siteConfig.fields;
  const ownHosts = [hostOf(homeUrl), ...settings.ownHosts].filter((host) => host !== '');
  const posts = newestFirst(postsOfThisSite(input.content.blogPost, ownHosts, problems));
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
    ownHosts,
  });
  const blogPage = pageOfKind(context, 'blog');
  const blog = blogPage ? blogViews(context, blogPage, posts) : [];
  const views = {
    pages: content.page.filter((page) => page !== blogPage).map((page) => pageView(context, page)),
    services: content.service.map((service) => serviceView(context, service)),
    towns: townPages(context),
    projects: projectPages(context),
    blog,
    topics: topicViews(context, blog[0]),
    posts: posts.map((post) => postView(context, post, posts)),
    /** What every page is given besides its own view. */
    texts: { facts: siteFacts(context), ui: uiTexts(context) },
    header: headerView(context),
    footer: footerView(context),
    /** Every notice that is not over, newest first. */
    notices: noticeViews(context),
    recentPosts: recentPostsView(context, posts),
  };
  reportUnshown(context, Object.values(views).flat());
  return {
    ...views,
    redirects,
    addresses,
    ownHosts,
    /** The company's facts as staff wrote them. */
    config: content.siteConfig.fields,
    tokens: context.tokens,
    history: nextHistory(input.history, content, addresses),
    /** Share pictures to draw: their address, and the title on them. */
    sharePictures: context.sharePictures,
    /** Sizes of bundled pictures that pages show. */
    pictureSizes: [...context.pictureSizes.values()],
    /** What the marks in the texts of the views stand for. */
    provenance: context.provenance,
    /** Texts of hidden sections. */
    hidden: hiddenTexts(context),
  };
};
