import type { GatsbySSR } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { Seo } from '../../components/Seo';
import type { PageBase } from '../../content/views';

/**
 * A plugin of this site's own that stands right before gatsby-plugin-react-helmet in gatsby-config.
 *
 * react-helmet collects a page's head in one place for the whole process, and
 * gatsby-plugin-react-helmet writes what it finds there into the page. Gatsby renders several pages
 * at once, so that what is found could be another page's. Here the head of just this page is
 * rendered, in the same turn in which the plugin behind this one reads it: plugins run in their
 * order, without a pause between.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ loadPageDataSync, pathname }) => {
  // `gatsby develop` renders an empty shell, without page data; there gatsby-browser sets the head.
  const context = (loadPageDataSync as typeof loadPageDataSync | undefined)?.(pathname).result
    .pageContext as { readonly page: Pick<PageBase, 'seo'> } | undefined;
  Helmet.renderStatic();
  if (context) renderToStaticMarkup(<Seo seo={context.page.seo} />);
};
