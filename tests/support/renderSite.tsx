/** Renders pages of an assembled site with their real templates and slices. */
import { CacheProvider, withEmotionCache, type EmotionCache } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import type { Site } from '../../src/content/assemble';
import type { SeoView } from '../../src/content/views';
import { SharedContext, Slice, type SharedContent } from '../../src/documents/gatsbyStandIn';
import { documentsOf, headOf, pagesOf, sharedContent } from '../../src/documents/render';
import { parsed, render, type Rendered } from './html';

let printed: EmotionCache | undefined;

/** Remembers which styles were printed: later pages contain only styles that are new. */
const StylesOnce = withEmotionCache<{ readonly children: ReactNode }>(({ children }, cache) => {
  printed ??= cache;
  return <CacheProvider value={printed}>{children}</CacheProvider>;
});

const pageAt = (site: Site, path: string) => {
  const page = pagesOf(site).get(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
};

/** Renders an element inside the context that pages get from Gatsby. */
const renderWith = (shared: SharedContent, element: ReactElement): Promise<Rendered> =>
  render(
    <StylesOnce>
      <SharedContext.Provider value={shared}>{element}</SharedContext.Provider>
    </StylesOnce>,
  );

/** What stands between header and footer of a page. */
export const renderPage = (site: Site, { path }: { readonly path: string }): Promise<Rendered> =>
  renderWith({ ...sharedContent(site), slices: {} }, pageAt(site, path).content);

/** What a page says of itself in its head. */
export const renderHead = ({ seo }: { readonly seo: SeoView }): Promise<Rendered> =>
  render(<>{headOf(seo)}</>);

/** Header, footer, notice and recent posts, which Gatsby keeps apart from pages. */
export const renderChrome = (site: Site): Promise<Rendered> => {
  const { quoteHref, barLink } = site.buttons;
  const slices: Readonly<Record<string, object>> = {
    header: { current: '/', exact: true, quoteHref },
    notice: {},
    recentPosts: { except: '' },
    footer: { barLink },
  };
  const placed = Object.entries(slices).map(([alias, props]) => (
    <Slice key={alias} alias={alias} {...props} />
  ));
  return renderWith(sharedContent(site), <>{placed}</>);
};

/** The whole page at a path, as Gatsby writes it. */
export const documentOf = (site: Site, path: string): Promise<string> => {
  const document = documentsOf(site)(path);
  if (document === undefined) throw new Error(`There is no page at ${path}.`);
  return Promise.resolve(document);
};

/** The whole page at a path, to be read. */
export const renderDocument = async (site: Site, path: string): Promise<Rendered> =>
  parsed(await documentOf(site, path));
