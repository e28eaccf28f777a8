import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { Seo } from '../../components/Seo';
import type { SeoView } from '../../content/views';

/**
 * The head of one page as elements, for the built HTML.
 *
 * react-helmet collects what it is given in one place for all pages. Gatsby renders several pages
 * at once, and a page that waits for a part of itself lets another one go first, so what has been
 * collected when a page is done may be another page's. Therefore the head is rendered once more on
 * its own, in one go, after whatever has been collected is thrown away.
 */
export const helmetHead = (seo: SeoView): readonly ReactNode[] => {
  Helmet.renderStatic();
  renderToStaticMarkup(<Seo seo={seo} />);
  const { link, meta, script, title } = Helmet.renderStatic();
  return [
    title.toComponent(),
    meta.toComponent(),
    link.toComponent(),
    script.toComponent(),
  ] as readonly ReactNode[];
};
