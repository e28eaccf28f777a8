import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { fontPreloads } from './src/theme/assets';
import { themeCss } from './src/theme';

/** The bundled `src/browser/boot.ts`, defined by `src/gatsby/browserScripts.ts`. */
declare const BOOT_SCRIPT: string;

/**
 * Browsers with support for these rules prefetch a page when a visitor is about to follow a link to
 * it. Addresses of pages end with a slash.
 */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: ['/', '/*/'] }, eagerness: 'moderate' }],
});

/** Page language, fonts worth preloading, theme styles and the boot script, in every page's head. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setBodyAttributes,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: 'en-US' });
  // A link to the top moves the focus only if its target is an element.
  setBodyAttributes({ id: 'top' });
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
    <script key="boot" dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />,
  ]);
};

/** Elements of gatsby-plugin-image for its own component, which needs Gatsby's app. */
const isForGatsbyImage = (element: ReactNode): boolean =>
  isValidElement(element) && String(element.key).startsWith('gatsby-image-');

/** Replaces what Gatsby puts at the end of a page to start its app, which no page needs. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((element) => !isForGatsbyImage(element)));
  replacePostBodyComponents([
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
    />,
  ]);
};
