/** Renders pages as documents: one rendering, styles in the head, and nothing that would start Gatsby's app. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BODY_ATTRIBUTES, BODY_END, HEAD, HTML_ATTRIBUTES } from './src/documents/everyPage';

/** Key of the element with the styles of a page. */
const STYLES = 'styles';

/**
 * Renders a page, and puts its styles into one element of the head: among the elements that they style, they would
 * be siblings that selectors count.
 *
 * @see https://emotion.sh/docs/ssr
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: 'css' });
  // Collects the styles instead of writing each before its element.
  cache.compat = true;
  const page = <CacheProvider value={cache}>{bodyComponent as ReactElement}</CacheProvider>;
  replaceBodyHTMLString(renderToString(page));
  setHeadComponents([
    <style
      key={STYLES}
      data-emotion={`css ${Object.keys(cache.inserted).join(' ')}`}
      dangerouslySetInnerHTML={{ __html: Object.values(cache.inserted).join('') }}
    />,
  ]);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setBodyAttributes,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes(HTML_ATTRIBUTES);
  setBodyAttributes(BODY_ATTRIBUTES);
  setHeadComponents([...HEAD]);
};

/** The key of an element. gatsby-plugin-image adds some for its own component, which needs Gatsby's app. */
const keyOf = (element: ReactNode): string => (isValidElement(element) ? String(element.key) : '');

/**
 * Moves the styles of the page behind those of all pages, and replaces what Gatsby puts at the end of a page to start
 * its app, which `gatsby develop` needs and no published page.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== 'production') return;
  const head = getHeadComponents().filter((element) => !keyOf(element).startsWith('gatsby-image-'));
  const isStyles = (element: ReactNode): boolean => keyOf(element) === STYLES;
  replaceHeadComponents([
    ...head.filter((element) => !isStyles(element)),
    ...head.filter((element) => isStyles(element)),
  ]);
  replacePostBodyComponents([...BODY_END]);
};
