import type { GatsbySSR } from 'gatsby';
import { fontPreloads } from './src/theme/assets';
import { themeCss } from './src/theme';

/** Page language, theme styles and the one font worth preloading, in every page's head. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: 'en-US' });
  setHeadComponents([
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
