/**
 * Renders pages as a build does, without Gatsby: content → views → templates → HTML. `npm run develop`
 * bundles this file anew after each change of a source.
 */
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import type { TemplateProps } from '../components/Layout';
import { Seo } from '../components/Seo';
import { pagesByTemplate } from '../content/assemble';
import { loadBundled } from '../content/bundled';
import type { RawContent } from '../content/mappers/raw';
import { contentTypeIds } from '../content/model';
import { makeSite } from '../content/site';
import type { PageBase } from '../content/views';
import { BODY_ATTRIBUTES, BODY_END, HEAD, HTML_ATTRIBUTES } from '../documents/everyPage';
import { publishPage } from '../documents/page';
import type { BuildEnvironment } from '../environment';
import { writePictureFiles } from '../images/pictureFiles';
import FooterSlice from '../slices/footer';
import HeaderSlice from '../slices/header';
import NoticeSlice from '../slices/notice';
import RecentPostsSlice from '../slices/recentPosts';
import BlogTemplate from '../templates/blog';
import EmergencyTemplate from '../templates/emergency';
import PageTemplate from '../templates/page';
import PostTemplate from '../templates/post';
import ProjectTemplate from '../templates/project';
import ServiceTemplate from '../templates/service';
import { SharedContext, type SharedContent } from './gatsby';

/** The site as it is now. */
export interface Pages {
  /** The address that an old one redirects to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The HTML of a page; undefined for an address that no page has. */
  readonly render: (address: string) => string | undefined;
  /** Makes the files of the bundled pictures that are missing; not twice at a time. */
  readonly writePictures: () => Promise<void>;
}

/** A page with what Gatsby and `gatsby-ssr.tsx` put around its content. */
const documentOf = (content: ReactElement, seo: PageBase['seo']): string => {
  const body = renderToString(content);
  Helmet.renderStatic();
  renderToStaticMarkup(<Seo seo={seo} />);
  const { title, meta, link, script } = Helmet.renderStatic();
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={HTML_ATTRIBUTES.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="x-ua-compatible" content="ie=edge" />
        <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no" />
        {[meta, title, link, script].map((part) => part.toComponent())}
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

/** A slice with its content, which takes its other props where it is placed. */
const sliceOf =
  <Props extends { readonly sliceContext: unknown }>(
    Slice: ComponentType<Props>,
    sliceContext: Props['sliceContext'],
  ): SharedContent['slices'][string] =>
  (props) =>
    createElement(Slice, { ...props, sliceContext } as Props);

const NOTHING = Object.fromEntries(
  [...contentTypeIds, 'asset'].map((type) => [type, { nodes: [] }]),
) as unknown as RawContent;

/**
 * Makes the site.
 *
 * @param raw what the space holds; without it, the site has the bundled content
 */
export const openPages = async (
  root: string,
  environment: BuildEnvironment,
  raw: RawContent = NOTHING,
): Promise<Pages> => {
  const { site } = makeSite(raw, await loadBundled(root), environment, {});
  const slices: SharedContent['slices'] = {
    header: sliceOf(HeaderSlice, site.header),
    footer: sliceOf(FooterSlice, site.footer),
    notice: sliceOf(NoticeSlice, { notices: site.notices }),
    'recent-posts': sliceOf(RecentPostsSlice, site.recentPosts),
  };
  const shared: SharedContent = { slices, siteTexts: site.texts };
  /** Makes the HTML of the page at each address. */
  const pages = new Map<string, () => string>();
  const add = <View extends PageBase>(
    Template: ComponentType<TemplateProps<View>>,
    views: readonly View[],
  ): void => {
    for (const view of views)
      pages.set(view.path, () => {
        // As Gatsby does, which keeps views as JSON.
        const page = JSON.parse(JSON.stringify(view)) as View;
        const content = (
          <SharedContext.Provider value={shared}>
            <Template pageContext={{ page }} />
          </SharedContext.Provider>
        );
        return publishPage(documentOf(content, page.seo)).html;
      });
  };
  const byTemplate = pagesByTemplate(site);
  add(PageTemplate, byTemplate.page);
  add(ServiceTemplate, byTemplate.service);
  add(EmergencyTemplate, byTemplate.emergency);
  add(ProjectTemplate, byTemplate.project);
  add(BlogTemplate, byTemplate.blog);
  add(PostTemplate, byTemplate.post);
  return {
    redirects: new Map(site.redirects.map(({ from, to }) => [from, to])),
    render: (address) => pages.get(address)?.(),
    writePictures: () => writePictureFiles(site.pictureFiles, root),
  };
};
