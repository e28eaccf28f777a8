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
  image: {
    url: 'https://trees.example.org/share/pruning.png',
    width: 1200,
    height: 630,
    alt: 'Pruning',
  },
  keywords: ['oak', 'pruning'],
  feed: true,
  index: true,
};

const htmlOf = (seo: SeoView): string =>
  renderToStaticMarkup(<>{helmetHead(seo) as readonly ReactElement[]}</>).replaceAll(
    ' data-react-helmet="true"',
    '',
  );

describe('the head', () => {
  it('escapes what a title holds', () => {
    const html = htmlOf(view);
    expect(html).toContain('<title>Oak &amp; Sons “pruning”</title>');
    expect(html).toContain('<meta name="description" content="We cut &lt;carefully&gt;."/>');
  });

  it('names the feed only where there is one', () => {
    expect(htmlOf(view)).toContain('href="/rss.xml"');
    expect(htmlOf({ ...view, feed: false })).not.toContain('rss');
  });

  it('asks robots to leave a page that is not for searching', () => {
    expect(htmlOf(view)).toContain('content="index, follow');
    expect(htmlOf({ ...view, index: false })).toContain('content="noindex, follow"');
  });

  it('tells dates and keywords only when there are some', () => {
    expect(htmlOf(view)).not.toContain('article:');
    const post = htmlOf({ ...view, type: 'article', date: '2024-01-22' });
    expect(post).toContain('<meta property="article:modified_time" content="2024-01-22"/>');
    expect(htmlOf(view)).toContain('<meta name="keywords" content="oak, pruning"/>');
    expect(htmlOf({ ...view, keywords: [] })).not.toContain('name="keywords"');
  });

  it('is that of the page asked for, whatever another page has left behind', () => {
    renderToStaticMarkup(
      <Helmet>
        <title>Another page</title>
        <meta name="author" content="nobody" />
      </Helmet>,
    );
    const html = htmlOf(view);
    expect(html).not.toMatch(/Another page|nobody/);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(htmlOf({ ...view, title: 'Second' })).toContain('<title>Second</title>');
  });
});

describe('the color of the browser', () => {
  it('is the paper of each mode', () => {
    const papers = [...tokensCss.matchAll(/--paper: (#[0-9A-F]{6})/gi)].map(([, color]) => color);
    expect(papers).toEqual([PAPER.light, PAPER.dark]);
  });
});
