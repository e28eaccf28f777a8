import type { GatsbySSR } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { Seo } from '../../components/Seo';
import type { PageBase } from '../../content/views';

/**
 * A local plugin that runs right before gatsby-plugin-react-helmet (see gatsby-config.ts).
 *
 * react-helmet collects the head in process-wide state, which gatsby-plugin-react-helmet writes into
 * the page. Gatsby renders several pages concurrently, so the state could belong to another page. This
 * plugin renders the head of just this page; Gatsby runs plugins in order, with nothing in between.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ loadPageDataSync, pathname }) => {
  // `gatsby develop` has no page data here; gatsby-browser sets the head.
  const context = (loadPageDataSync as typeof loadPageDataSync | undefined)?.(pathname).result
    .pageContext as { readonly page: Pick<PageBase, 'seo'> } | undefined;
  if (context) renderToStaticMarkup(<Seo seo={context.page.seo} />);
};
