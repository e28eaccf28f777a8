import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { helmetHead } from '../../support/head';
import type { SeoView } from '../../../src/content/views';

const view: SeoView = {
  title: 'Oak & Sons “pruning”',
  description: 'We cut <carefully>.',
  canonical: 'https://trees.example.org/pruning/',
  siteName: 'Oak & Sons',
  type: 'website',
  image: { url: 'https://trees.example.org/a.png', width: 1200, height: 630, alt: 'Pruning' },
  keywords: ['oak', 'pruning'],
  feed: true,
  index: true,
};

const htmlOf = (seo: SeoView): string =>
  renderToStaticMarkup(<>{helmetHead(seo) as readonly ReactElement[]}</>).replaceAll(
    ' data-react-helmet="true"',
    '',
  );

it('mentions feed and keywords only where there are some', () => {
  expect(htmlOf(view)).toContain('href="/rss.xml"');
  expect(htmlOf(view)).toContain('<meta name="keywords" content="oak, pruning"/>');
  expect(htmlOf({ ...view, feed: false, keywords: [] })).not.toMatch(/rss|name="keywords"/);
});
