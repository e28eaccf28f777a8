import { seoFiles } from '../../../src/seo';
import { xmlText } from '../../../src/seo/xml';
import { document, paragraph } from '../../support/richText';
import { markedSiteOf, nodes, SITE_URL, siteOf } from './site';

const filesOf = async (raw = {}, goesLive = true) =>
  seoFiles(await markedSiteOf(raw, { goesLive }), { siteUrl: SITE_URL, goesLive });

const post = (id: string, more: object = {}) => ({
  contentful_id: id,
  title: `Post ${id}`,
  slug: id,
  updatedAt: '2025-03-01T10:00:00.000Z',
  body: JSON.stringify(document(paragraph('Words.'))),
  ...more,
});

describe('the sitemap', () => {
  const dateOf = (sitemap: string | undefined, path: string): string | undefined =>
    new RegExp(`<loc>${SITE_URL}${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?</url>`).exec(
      sitemap ?? '',
    )?.[1];

  it('dates a page by its own content, not by what is on every page', async () => {
    const { 'sitemap.xml': sitemap } = await filesOf({
      siteConfig: nodes({
        contentful_id: 'site-config',
        updatedAt: '2025-06-01T00:00:00.000Z',
        company: 'Oak & Sons',
      }),
      page: nodes({
        contentful_id: 'about',
        kind: 'about',
        name: 'About',
        updatedAt: '2025-02-03T04:05:06.000Z',
      }),
    });
    expect(dateOf(sitemap, '/about/')).toBe('2025-02-03T04:05:06.000Z');
    expect(dateOf(sitemap, '/careers/')).toBeUndefined();
  });

  it('dates a post by the date that it shows', async () => {
    const { 'sitemap.xml': sitemap } = await filesOf({
      blogPost: nodes(post('old', { lastModified: '2024-05-05' }), post('new')),
    });
    expect(dateOf(sitemap, '/blog/old/')).toBe('2024-05-05');
    expect(dateOf(sitemap, '/blog/new/')).toBe('2025-03-01T10:00:00.000Z');
    expect(dateOf(sitemap, '/blog/')).toBe('2025-03-01T10:00:00.000Z');
  });

  it('dates a list of posts by them, not by those whose topics it links to', async () => {
    const later = { tags: ['Oaks'], updatedAt: '2025-09-09T09:00:00.000Z' };
    const posts = [...['a', 'b'].map((id) => post(id, { tags: ['Snow'] })), post('c', later)];
    const { 'sitemap.xml': sitemap } = await filesOf({
      blogPost: nodes(...posts, post('d', later)),
    });
    expect(dateOf(sitemap, '/blog/topic/snow/')).toBe('2025-03-01T10:00:00.000Z');
    expect(dateOf(sitemap, '/blog/topic/oaks/')).toBe('2025-09-09T09:00:00.000Z');
  });
});

it('the sitemap and llms.txt have the pages of towns and of work', async () => {
  const body = JSON.stringify(document(paragraph('Oaks.')));
  const files = await filesOf({
    town: nodes({ contentful_id: 'avon', name: 'Avon', body }),
    project: nodes({ contentful_id: 'maple', title: 'A split maple' }),
  });
  for (const path of ['/service-area/avon/', '/projects/a-split-maple/'])
    expect([files['sitemap.xml'], files['llms.txt']]).toEqual([
      expect.stringContaining(`${SITE_URL}${path}`),
      expect.stringContaining(`${SITE_URL}${path}`),
    ]);
});

it('a build that does not go live lets crawlers see its noindex, and has no sitemap and no marks', async () => {
  const files = await filesOf({ blogPost: nodes(post('a')) }, false);
  expect(files).not.toHaveProperty(['sitemap.xml']);
  expect(files['robots.txt']).toBe('User-agent: *\nAllow: /\n');
  expect(Object.values(files).join('')).not.toMatch(/[\u2064\u206a-\u206d]/);
  expect(files['rss.xml']).toContain('<title>Post a</title>');
});

describe('the feed', () => {
  const feedOf = async (...posts: readonly object[]): Promise<string> =>
    (await filesOf({ blogPost: nodes(...posts) }))['rss.xml'] ?? '';

  it('has the newest fifty posts, with absolute addresses', async () => {
    const many = Array.from({ length: 60 }, (_, index) => post(`post-${index}`));
    const { posts } = await markedSiteOf({ blogPost: nodes(...many) });
    const feed = await feedOf(...many);
    const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/g)].map(([, link]) => link);
    expect(links).toEqual(posts.slice(0, 50).map(({ path }) => `${SITE_URL}${path}`));
  });

  it('shows a date as the same day in every time zone', async () => {
    expect(await feedOf(post('a', { lastModified: '2024-05-05' }))).toContain(
      '<pubDate>Sun, 05 May 2024 12:00:00 GMT</pubDate>',
    );
  });

  it('escapes whatever a title holds and drops what XML cannot hold', async () => {
    const title = 'Oak <b>&amp; "elm"</b> ]]> \u0007\u{1f333}';
    expect(await feedOf(post('a', { title }))).toContain(
      '<title>Oak &#60;b&#62;&#38;amp; &#34;elm&#34;&#60;/b&#62; ]]&#62; \u{1f333}</title>',
    );
    expect(xmlText('a\u0000b\ud800c\ufffe\td')).toBe('abc\td');
  });
});

describe('llms.txt', () => {
  it('says who, where and how to call, and links every service and post', async () => {
    const { texts, services, posts } = await siteOf();
    const text = (await filesOf())['llms.txt'] ?? '';
    const { company, city, phone, hours, towns } = texts.facts;
    expect(text.startsWith(`# ${company}\n`)).toBe(true);
    for (const fact of [city, phone.display, hours, ...towns]) expect(text).toContain(fact);
    for (const { path } of [...services, ...posts]) expect(text).toContain(`](${SITE_URL}${path})`);
    expect(text).not.toMatch(/undefined|thank-you|404/);
  });

  it('cannot be broken by what a title holds', async () => {
    const title = 'A](https://x.example) [b';
    const { 'llms.txt': text } = await filesOf({ blogPost: nodes(post('a', { title })) });
    expect(text).toContain(`- [A\\](https://x.example) \\[b](${SITE_URL}/blog/a/)`);
  });
});
