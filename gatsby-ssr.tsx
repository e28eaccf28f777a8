import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { BODY_ATTRIBUTES, BODY_END, HEAD, HTML_ATTRIBUTES } from './src/documents/everyPage';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setBodyAttributes,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes(HTML_ATTRIBUTES);
  setBodyAttributes(BODY_ATTRIBUTES);
  setHeadComponents([...HEAD]);
};

/** Whether gatsby-plugin-image added the element for its own component, which needs Gatsby's app. */
const isForGatsbyImage = (element: ReactNode): boolean =>
  isValidElement(element) && String(element.key).startsWith('gatsby-image-');

/** Replaces what Gatsby puts at the end of a page to start its app, which no page needs. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((element) => !isForGatsbyImage(element)));
  replacePostBodyComponents([...BODY_END]);
};
