/**
 * Renders pages as a build does, without Gatsby: content → views → templates → HTML. `npm run develop`
 * bundles this file anew after each change of a source.
 */
import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { onPreRenderHTML, onRenderBody } from '../../gatsby-ssr';
import { Seo } from '../components/Seo';
import { pagesByTemplate } from '../content/assemble';
import { loadBundled } from '../content/bundled';
import type { RawContent } from '../content/mappers/raw';
import { contentTypeIds } from '../content/model';
import { makeSite } from '../content/site';
import type { PageBase } from '../content/views';
import { publishPage } from '../documents/page';
import type { BuildEnvironment } from '../environment';
import { writePictureFiles } from '../images/pictureFiles';
import FooterSlice from '../slices/footer';
import HeaderSlice from '../slices/header';
import NoticeSlice from '../slices/notice';
import RecentPostsSlice from '../slices/recentPosts';
import BlogTemplate from '../templates/blog';
import PageTemplate from '../templates/page';
import PostTemplate from '../templates/post';
import ProjectTemplate from '../templates/project';
import ServiceTemplate from '../templates/service';
import { SharedContext, type SharedContent } from './gatsby';
import { looksPage } from './looksPage';

/** The site as it is now. */
export interface Pages {
  /** The address that an old one redirects to. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly addresses: readonly string[];
  /** The HTML of a page; undefined for an address that no page has. */
  readonly render: (address: string) => string | undefined;
  /** Makes the files of the bundled pictures that are missing; not twice at a time. */
  readonly writePictures: () => Promise<void>;
}

/** Gatsby gives components far more than they use. */
type AnyComponent = ComponentType<Record<string, unknown>>;
const asGatsbyWould = (component: unknown): AnyComponent => component as AnyComponent;

type Hook = NonNullable<GatsbySSR['onRenderBody']>;

/** What gatsby-ssr puts into every page around its content. */
const documentOf = (content: ReactElement, seo: PageBase['seo']): string => {
  const body = renderToString(content);
  Helmet.renderStatic();
  renderToStaticMarkup(<Seo seo={seo} />);
  const { title, meta, link, script } = Helmet.renderStatic();
  let head: ReactNode[] = [meta, title, link, script].map((part) => part.toComponent());
  let htmlAttributes: { readonly lang?: string } = {};
  let bodyAttributes = {};
  let end: ReactNode[] = [];
  const api = {
    setHtmlAttributes: (attributes: object) => (htmlAttributes = attributes),
    setBodyAttributes: (attributes: object) => (bodyAttributes = attributes),
    setHeadComponents: (components: ReactNode[]) => (head = [...head, ...components]),
    getHeadComponents: () => head,
    replaceHeadComponents: (components: ReactNode[]) => (head = components),
    replacePostBodyComponents: (components: ReactNode[]) => (end = components),
  };
  void onRenderBody?.(api as unknown as RenderBodyArgs, { plugins: [] });
  void (onPreRenderHTML as unknown as Hook)(api as unknown as RenderBodyArgs, { plugins: [] });
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang={htmlAttributes.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="x-ua-compatible" content="ie=edge" />
        <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no" />
        {head}
      </head>
      <body {...bodyAttributes}>
        <div id="___gatsby">
          <div id="gatsby-focus-wrapper" dangerouslySetInnerHTML={{ __html: body }} />
        </div>
        {end}
      </body>
    </html>,
  )}`;
};

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
  const withContent =
    (Content: AnyComponent, sliceContext: unknown): AnyComponent =>
    (props) => <Content {...props} sliceContext={sliceContext} />;
  const slices: SharedContent['slices'] = {
    header: withContent(asGatsbyWould(HeaderSlice), site.header),
    footer: withContent(asGatsbyWould(FooterSlice), site.footer),
    notice: withContent(asGatsbyWould(NoticeSlice), { notices: site.notices }),
    'recent-posts': withContent(asGatsbyWould(RecentPostsSlice), site.recentPosts),
  };
  const shared: SharedContent = { slices, siteTexts: site.texts };
  const pages = new Map<string, readonly [AnyComponent, PageBase]>();
  const add = (template: unknown, views: readonly PageBase[]): void => {
    for (const view of views) pages.set(view.path, [asGatsbyWould(template), view]);
  };
  const byTemplate = pagesByTemplate(site);
  add(PageTemplate, byTemplate.page);
  add(ServiceTemplate, byTemplate.service);
  add(ProjectTemplate, byTemplate.project);
  add(BlogTemplate, byTemplate.blog);
  add(PostTemplate, byTemplate.post);
  add(
    PageTemplate,
    site.pages.slice(0, 1).map((page) => looksPage(page, site.pages)),
  );
  return {
    redirects: new Map(site.redirects.map(({ from, to }) => [from, to])),
    addresses: [...pages.keys()],
    render: (address) => {
      const [Template, view] = pages.get(address) ?? [];
      if (!Template || !view) return undefined;
      // As Gatsby does, which keeps views as JSON.
      const page = JSON.parse(JSON.stringify(view)) as PageBase;
      const content = (
        <SharedContext.Provider value={shared}>
          <Template pageContext={{ page }} />
        </SharedContext.Provider>
      );
      return publishPage(documentOf(content, page.seo)).html;
    },
    writePictures: () => writePictureFiles(site.pictureSizes, root),
  };
};
