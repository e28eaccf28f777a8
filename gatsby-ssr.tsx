import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { helmetHead } from './src/build/found/helmetHead';
import type { PageBase } from './src/content/views';
import { fontPreloads } from './src/theme/assets';
import { themeCss } from './src/theme';

/** The views of the page that is being rendered; `gatsby develop` renders a bare shell without. */
const pageOf = (
  loadPageDataSync: RenderBodyArgs['loadPageDataSync'] | undefined,
  pathname: string,
): Pick<PageBase, 'seo'> | undefined =>
  loadPageDataSync?.(pathname).result['pageContext'] as Pick<PageBase, 'seo'> | undefined;

/** Page language, search texts, theme styles and the fonts worth preloading, in every page's head. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  loadPageDataSync,
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const seo = pageOf(loadPageDataSync, pathname)?.seo;
  setHtmlAttributes({ lang: 'en-US' });
  setHeadComponents([
    ...(seo ? helmetHead(seo) : []),
    ...fontPreloads.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
      />
    )),
    <style key="theme" id="theme" dangerouslySetInnerHTML={{ __html: themeCss }} />,
  ]);
};
