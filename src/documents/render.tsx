/** Renders pages with their templates and slices as Gatsby does, without it. */
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import type { TemplateProps } from '../components/Layout';
import { Seo } from '../components/Seo';
import { pagesByTemplate, slicesOf, type Site } from '../content/assemble';
import type { PageBase } from '../content/views';
import { BODY_ATTRIBUTES, BODY_END, HEAD, HTML_ATTRIBUTES } from './everyPage';
import FooterSlice from '../slices/footer';
import HeaderSlice from '../slices/header';
import NoticeSlice from '../slices/notice';
import RecentPostsSlice from '../slices/recentPosts';
import BlogTemplate from '../templates/blog';
import EmergencyTemplate from '../templates/emergency';
import PageTemplate from '../templates/page';
import PostTemplate from '../templates/post';
import ServiceTemplate from '../templates/service';
import { SharedContext, type SharedContent } from './gatsbyStandIn';

// Helmet only collects the head, also in the browser of a preview, and changes no document.
Helmet.canUseDOM = false;

/** Binds a slice to its content; its other props come from where it is placed. */
const sliceOf =
  <Props extends { readonly sliceContext: unknown }>(
    Slice: ComponentType<Props>,
    sliceContext: Props['sliceContext'],
  ): SharedContent['slices'][string] =>
  (props) =>
    createElement(Slice, { ...props, sliceContext } as Props);

/** What pages get from Gatsby besides their own view. */
const sharedContent = (site: Site): SharedContent => {
  const { header, footer, notice, recentPosts } = slicesOf(site);
  return {
    slices: {
      header: sliceOf(HeaderSlice, header),
      footer: sliceOf(FooterSlice, footer),
      notice: sliceOf(NoticeSlice, notice),
      recentPosts: sliceOf(RecentPostsSlice, recentPosts),
    },
    sharedData: site.shared,
  };
};

/** A page with its template. */
interface TemplatePage {
  readonly seo: PageBase['seo'];
  /** The page without the parts that Gatsby and `gatsby-ssr.tsx` put around it. */
  readonly content: ReactElement;
}

/** All pages of a site by their addresses. */
const pagesOf = (site: Site): ReadonlyMap<string, TemplatePage> => {
  const pages = new Map<string, TemplatePage>();
  const add = <View extends PageBase>(
    Template: ComponentType<TemplateProps<View>>,
    views: readonly View[],
  ): void => {
    for (const view of views)
      pages.set(view.path, {
        seo: view.seo,
        content: <Template pageContext={{ page: view }} />,
      });
  };
  const byTemplate = pagesByTemplate(site);
  add(PageTemplate, byTemplate.page);
  add(ServiceTemplate, byTemplate.service);
  add(EmergencyTemplate, byTemplate.emergency);
  add(BlogTemplate, byTemplate.blog);
  add(PostTemplate, byTemplate.post);
  return pages;
};

/** The content of a page's head, as written by `src/gatsby/head` and the plugin after it. */
const headOf = (seo: PageBase['seo']): readonly ReactNode[] => {
  Helmet.renderStatic();
  renderToStaticMarkup(<Seo seo={seo} />);
  const { title, meta, link, script } = Helmet.renderStatic();
  return [meta, title, link, script].map((part) => part.toComponent() as ReactNode);
};

/** The HTML of a page as Gatsby and `gatsby-ssr.tsx` write it. */
const documentOf = ({ seo, content }: TemplatePage, shared: SharedContent): string => {
  const body = renderToString(
    <SharedContext.Provider value={shared}>{content}</SharedContext.Provider>,
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={HTML_ATTRIBUTES.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="x-ua-compatible" content="ie=edge" />
        <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no" />
        {headOf(seo)}
        {HEAD}
      </head>
      <body {...BODY_ATTRIBUTES}>
        <div id="___gatsby">
          <div id="gatsby-focus-wrapper" dangerouslySetInnerHTML={{ __html: body }} />
        </div>
        {BODY_END}
      </body>
    </html>,
  )}`;
};

/** Renders the pages of a site, by their paths; undefined for a path that no page has. */
export const documentsOf = (site: Site): ((path: string) => string | undefined) => {
  const pages = pagesOf(site);
  const shared = sharedContent(site);
  return (path) => {
    const page = pages.get(path);
    return page && documentOf(page, shared);
  };
};
