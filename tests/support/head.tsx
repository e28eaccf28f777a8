import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { Seo } from '../../src/components/Seo';
import type { SeoView } from '../../src/content/views';

/** The head of one page as elements, as `src/gatsby/head` and the plugin behind it write it. */
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
