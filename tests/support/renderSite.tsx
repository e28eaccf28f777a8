/**
 * Renders pages of an assembled site with their real templates and slices.
 * A test that uses it mocks `gatsby` with `tests/support/gatsby`.
 */
import { CacheProvider, withEmotionCache, type EmotionCache } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { helmetHead } from './head';
import type { TemplateProps } from '../../src/components/Layout';
import { allPages, pagesByTemplate, type Site } from '../../src/content/assemble';
import type { SeoView, SiteTexts } from '../../src/content/views';
import BlogTemplate from '../../src/templates/blog';
import EmergencyTemplate from '../../src/templates/emergency';
import PageTemplate from '../../src/templates/page';
import PostTemplate from '../../src/templates/post';
import ProjectTemplate from '../../src/templates/project';
import ServiceTemplate from '../../src/templates/service';
import FooterSlice from '../../src/slices/footer';
import HeaderSlice from '../../src/slices/header';
import NoticeSlice from '../../src/slices/notice';
import RecentPostsSlice from '../../src/slices/recentPosts';
import { setSiteTexts } from './gatsby';
import { render, type Rendered } from './html';

let printed: EmotionCache | undefined;

/** Remembers which styles were printed: a page after the first brings only those it has anew. */
const StylesOnce = withEmotionCache<{ readonly children: ReactNode }>(({ children }, cache) => {
  printed ??= cache;
  return <CacheProvider value={printed}>{children}</CacheProvider>;
});

interface AnyView {
  readonly path: string;
}

const templateOf = (site: Site, view: AnyView): ComponentType<TemplateProps<never>> => {
  const among = (views: readonly AnyView[]): boolean => views.includes(view);
  const { service, emergency } = pagesByTemplate(site);
  if (among(service)) return ServiceTemplate;
  if (among(emergency)) return EmergencyTemplate;
  if (among(site.posts)) return PostTemplate;
  if (among(site.projects)) return ProjectTemplate;
  return among([...site.blog, ...site.topics]) ? BlogTemplate : PageTemplate;
};

const shareTexts = ({ texts }: Site): void =>
  setSiteTexts(JSON.parse(JSON.stringify(texts)) as SiteTexts);

/** What stands between header and footer of a page, after a round trip as JSON like Gatsby's. */
export const renderPage = (site: Site, view: AnyView): Promise<Rendered> => {
  const Template = templateOf(site, view);
  shareTexts(site);
  return render(
    <StylesOnce>
      <Template pageContext={{ page: JSON.parse(JSON.stringify(view)) as never }} />
    </StylesOnce>,
  );
};

/** What a page says of itself in its head. */
export const renderHead = ({ seo }: { readonly seo: SeoView }): Promise<Rendered> =>
  render(<>{helmetHead(JSON.parse(JSON.stringify(seo)) as SeoView)}</>);

/** Header, footer, notice and recent posts, which Gatsby keeps apart from pages. */
export const renderChrome = (site: Site, recentExcept = ''): Promise<Rendered> => {
  shareTexts(site);
  const { quoteHref, barLink } = site.quoteLinks;
  return render(
    <StylesOnce>
      <HeaderSlice sliceContext={site.header} current="/" exact quoteHref={quoteHref} />
      <NoticeSlice sliceContext={{ notices: site.notices }} />
      <RecentPostsSlice sliceContext={site.recentPosts} except={recentExcept} />
      <FooterSlice sliceContext={site.footer} barLink={barLink} />
    </StylesOnce>,
  );
};

/** The whole page at a path, with its head and with what is around it. */
export const documentOf = async (site: Site, path: string): Promise<string> => {
  const view = allPages(site).find((page) => page.path === path);
  if (!view) throw new Error(`There is no page at ${path}.`);
  const isPost = 'recentExcept' in view;
  const chrome = await renderChrome(
    isPost ? site : { ...site, recentPosts: { ...site.recentPosts, posts: [] } },
    isPost ? view.recentExcept : '',
  );
  const head = await renderHead(view);
  const page = await renderPage(site, view);
  return `<!DOCTYPE html><html><head>${head.html}</head><body>${page.html}${chrome.html}</body></html>`;
};
