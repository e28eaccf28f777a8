/**
 * For `gatsby develop` only, where Gatsby's app renders the pages in the browser. Pages of a build are
 * documents without that app.
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
