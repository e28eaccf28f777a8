import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { helmetHead } from '../../support/head';
import { PAPER } from '../../../src/theme/paper';
import type { SeoView } from '../../../src/content/views';
import { tokensCss } from '../../../src/theme/tokens';

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

it('escapes what a title holds', () => {
  const html = htmlOf(view);
  expect(html).toContain('<title>Oak &amp; Sons “pruning”</title>');
  expect(html).toContain('<meta name="description" content="We cut &lt;carefully&gt;."/>');
});

it('mentions feed and keywords only where there are some', () => {
  expect(htmlOf(view)).toContain('href="/rss.xml"');
  expect(htmlOf(view)).toContain('<meta name="keywords" content="oak, pruning"/>');
  expect(htmlOf({ ...view, feed: false, keywords: [] })).not.toMatch(/rss|name="keywords"/);
});

it('shows the head of the requested page, whatever another page has left behind', () => {
  renderToStaticMarkup(
    <Helmet>
      <title>Another page</title>
      <meta name="author" content="nobody" />
    </Helmet>,
  );
  const html = htmlOf(view);
  expect(html).not.toMatch(/Another page|nobody/);
  expect(html.match(/<title>/g)).toHaveLength(1);
});

it('gives the browser’s own bars the paper color of each mode', () => {
  const papers = [...tokensCss.matchAll(/--paper: (#[0-9A-F]{6})/gi)].map(([, color]) => color);
  expect(papers).toEqual([PAPER.light, PAPER.dark]);
});
