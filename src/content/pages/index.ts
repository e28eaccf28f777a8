/** Merged content → everything the build needs to make pages: plain views and redirects. */
import { pageEntries, pageOfKind } from '../entries';
import { sectionsOf } from './chosen';
import { footerView, headerView, noticeViews } from './chrome';
import type { AssemblyContext } from './context';
import { makeContext } from './makeContext';
import type { SiteInput } from './input';
import { pageButtons, type PageBase } from './base';
import { uiTexts } from './sharedTexts';
import { pageView } from './page';
import { serviceView } from './service';
import { blogViews, postView, recentPostsView } from './post';

/** Every page of the site as plain data, and everything else that the build makes. */
export type Site = ReturnType<typeof assembleSite>;

/** All pages of a site by the template in `src/templates` that shows them. */
export const pagesByTemplate = (site: Site) => ({
  page: site.pages,
  service: site.services.filter((page) => page.layout === 'standard'),
  emergency: site.services.filter((page) => page.layout === 'emergency'),
  blog: site.blog,
  post: site.posts,
});

/** What every page is given besides its own view. */
export const siteViewOf = ({ shared, header, footer, notices, recentPosts }: Site) => ({
  ...shared,
  header,
  footer,
  notices,
  recentPosts,
});

export type SiteView = ReturnType<typeof siteViewOf>;

/** All pages of a site, whichever template shows them. */
export const allPages = (site: Site) => Object.values(pagesByTemplate(site)).flat();

/** The name of a page: its own breadcrumb. The home page has none, so its title is used. */
export const pageName = ({ crumbs, seo }: PageBase): string => crumbs.at(-1)?.label ?? seo.title;

/** When the entry of each page, or a section on it, last changed, ISO 8601, by the page's path. */
const changeDates = (context: AssemblyContext): ReadonlyMap<string, string> =>
  new Map(
    pageEntries(context.content).flatMap((entry) => {
      const path = context.addresses.pathOf.get(entry.id);
      const changed = [entry, ...sectionsOf(context, entry)]
        .flatMap(({ updatedAt }) => updatedAt ?? [])
        .sort()
        .at(-1);
      return path === undefined || changed === undefined ? [] : [[path, changed] as const];
    }),
  );

/** Puts the whole site together. Pure: the same input gives the same site. */
export const assembleSite = (input: SiteInput) => {
  const { content } = input;
  const context = makeContext(input);
  const { addresses } = context;
  const blogPage = pageOfKind(content, 'blog');
  const pages = content.page
    .filter((page) => page !== blogPage)
    .map((page) => pageView(context, page));
  const views = {
    pages,
    services: content.service.map((service) => serviceView(context, service)),
    blog: blogPage ? blogViews(context, blogPage) : [],
    posts: content.blogPost.map((post) => postView(context, post)),
    /** What every page is given besides its own view. */
    shared: { facts: context.facts, ui: uiTexts(context.texts) },
    header: headerView(context, pages),
    footer: footerView(context),
    /** Every notice that is not over, newest first. */
    notices: noticeViews(context),
    recentPosts: recentPostsView(context),
  };
  return {
    ...views,
    changedAt: changeDates(context),
    /** The buttons of pages without a form of their own. */
    buttons: pageButtons(context, []),
    /** Old addresses in their order, each with its final target. */
    redirects: context.redirects,
    addresses,
    /** Where an address leads that an editor typed. */
    destination: context.destination,
    tokens: context.tokens,
    /** Files of bundled pictures that pages show. */
    pictureFiles: context.pictureFiles,
  };
};
