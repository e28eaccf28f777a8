import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { fontPreloads } from './src/theme/assets';
import { themeCss } from './src/theme';

/** The bundled `src/browser/boot.ts`; empty in `gatsby develop`. Put in by `src/gatsby/browserScripts.ts`. */
declare const BOOT_SCRIPT: string;

/**
 * Browsers that know these rules fetch a page of this site when a visitor is about to follow a link
 * to it. Addresses of pages end with a slash, those of files do not.
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
  // A link to the top takes the keyboard along when it leads to an element.
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
    ...(BOOT_SCRIPT
      ? [<script key="boot" dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />]
      : []),
  ]);
};

/** What gatsby-plugin-image adds for its own component, which needs Gatsby's app. */
const isForGatsbyImage = (element: ReactNode): boolean =>
  isValidElement(element) && String(element.key).startsWith('gatsby-image-');

/**
 * A built page is a document: what Gatsby would put at its end starts the app, which this site does
 * not have. (`gatsby develop` needs it.)
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === 'development') return;
  replaceHeadComponents(getHeadComponents().filter((element) => !isForGatsbyImage(element)));
  replacePostBodyComponents([
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
    />,
  ]);
};
