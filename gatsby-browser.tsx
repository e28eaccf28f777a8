/**
 * Used only by `npx gatsby develop`, whose GraphiQL shows the schema and the nodes. `npm run develop` and builds
 * render pages as documents without Gatsby's app (docs/decisions/0021-develop.md).
 */
import type { GatsbyBrowser } from 'gatsby';
import { Seo } from './src/components/Seo';
import type { PageBase } from './src/content/views';

/** The head of the page; in a built site `src/gatsby/head` writes it. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <>
    <Seo seo={(props.pageContext as { readonly page: Pick<PageBase, 'seo'> }).page.seo} />
    {element}
  </>
);
