/**
 * Only for `gatsby develop`, where Gatsby's app renders the pages in the browser. A built site does
 * without that app: its pages are documents, and `src/islands` is what runs React in them.
 */
import type { GatsbyBrowser } from 'gatsby';
import './src/browser/boot';
import { Seo } from './src/components/Seo';
import type { PageBase } from './src/content/views';

/** The head of the page; in a built site `src/gatsby/head` writes it. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <>
    <Seo seo={(props.pageContext as { readonly page: Pick<PageBase, 'seo'> }).page.seo} />
    {element}
  </>
);
