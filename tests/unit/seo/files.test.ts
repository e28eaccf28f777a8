import { seoFiles } from '../../../src/seo';
import { xmlText } from '../../../src/seo/xml';
import { nodes, SITE_URL, siteOf } from './site';

const live = { siteUrl: SITE_URL, goesLive: true };

const filesOf = async (raw = {}, preview = false) =>
  seoFiles(await siteOf(raw, { preview }), { siteUrl: SITE_URL, goesLive: !preview });

const lastModified = (sitemap: string | undefined, path: string): string | undefined =>
  new RegExp(`<loc>${SITE_URL}${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?</url>`).exec(
    sitemap ?? '',
  )?.[1];

const post = (id: string, more: object = {}) => ({
  contentful_id: id,
  title: `Post ${id}`,
  slug: id,
  updatedAt: '2025-03-01T10:00:00.000Z',
  body: JSON.stringify({
    nodeType: 'document',
    data: {},
    content: [
      {
        nodeType: 'paragraph',
        data: {},
        content: [{ nodeType: 'text', value: 'Words.', marks: [], data: {} }],
      },
    ],
  }),
  ...more,
});

describe('sitemap', () => {
  it('has dates only where the content has them', async () => {
    const { 'sitemap.xml': sitemap } = await filesOf();
    expect(lastModified(sitemap, '/about/')).toBeUndefined();
    expect(lastModified(sitemap, '/tree-pruning/')).toBeUndefined();
    const site = await siteOf();
    for (const { path, date } of site.posts) expect(lastModified(sitemap, path)).toBe(date);
    expect(lastModified(sitemap, '/blog/')).toBe(site.posts[0]?.date);
  });

  it('dates a page by its own content, not by what stands on every page', async () => {
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
    expect(lastModified(sitemap, '/about/')).toBe('2025-02-03T04:05:06.000Z');
    expect(lastModified(sitemap, '/careers/')).toBeUndefined();
  });

  it('dates a post by the date that it shows', async () => {
    const { 'sitemap.xml': sitemap } = await filesOf({
      blogPost: nodes(post('old', { lastModified: '2024-05-05' }), post('new')),
    });
    expect(lastModified(sitemap, '/blog/old/')).toBe('2024-05-05');
    expect(lastModified(sitemap, '/blog/new/')).toBe('2025-03-01T10:00:00.000Z');
    expect(lastModified(sitemap, '/blog/')).toBe('2025-03-01T10:00:00.000Z');
  });

  it('is missing when nothing may be indexed', async () => {
    expect(await filesOf({}, true)).not.toHaveProperty(['sitemap.xml']);
  });
});

describe('robots.txt', () => {
  it('allows everything in the live site', async () => {
    expect((await filesOf())['robots.txt']).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${SITE_URL}/sitemap.xml\n`,
    );
  });

  it('disallows everything in a build that does not go live', async () => {
    const files = seoFiles(await siteOf(), { ...live, goesLive: false });
    expect(files['robots.txt']).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('the feed', () => {
  it('has every bundled post, newest first, with absolute addresses', async () => {
    const site = await siteOf();
    const feed = seoFiles(site, live)['rss.xml'] ?? '';
    const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/g)].map(([, link]) => link);
    expect(links).toEqual(site.posts.map(({ path }) => `${SITE_URL}${path}`));
    expect(feed).toContain('<pubDate>');
  });

  it('is dated by its newest post and shows a day as the same day everywhere', async () => {
    const feed = (await filesOf({ blogPost: nodes(post('a', { lastModified: '2024-05-05' })) }))[
      'rss.xml'
    ];
    expect(feed).toContain('<pubDate>Sun, 05 May 2024 12:00:00 GMT</pubDate>');
  });

  it('escapes whatever a title holds', async () => {
    const title = 'Oak <b>&amp; "elm"</b> ]]> \u0007\u{1f333}';
    const feed = (await filesOf({ blogPost: nodes(post('a', { title })) }))['rss.xml'];
    expect(feed).toContain(
      '<title>Oak &#60;b&#62;&#38;amp; &#34;elm&#34;&#60;/b&#62; ]]&#62; \u{1f333}</title>',
    );
  });

  it('ends after fifty posts', async () => {
    const many = Array.from({ length: 60 }, (_, index) => post(`post-${index}`));
    const feed = (await filesOf({ blogPost: nodes(...many) }))['rss.xml'] ?? '';
    expect(feed.match(/<item>/g)).toHaveLength(50);
  });

  it('drops what XML cannot hold', () => {
    expect(xmlText('a\u0000b\ud800c\ufffe\td')).toBe('abc\td');
  });
});

describe('the manifest', () => {
  it('takes its words from the content', async () => {
    const site = await siteOf();
    const manifest: unknown = JSON.parse(seoFiles(site, live)['site.webmanifest'] ?? '');
    expect(manifest).toMatchObject({
      name: site.header.facts.company,
      description: site.pages.find(({ kind }) => kind === 'home')?.seo.description,
      start_url: '/',
      theme_color: '#F5F6EF',
    });
  });
});

describe('llms.txt', () => {
  it('says who, where and how to call, and links every service and post', async () => {
    const site = await siteOf();
    const text = seoFiles(site, live)['llms.txt'] ?? '';
    const { facts } = site.header;
    expect(text.startsWith(`# ${facts.company}\n`)).toBe(true);
    for (const fact of [facts.city, facts.phone.display, facts.hours, ...facts.towns]) {
      expect(text).toContain(fact);
    }
    for (const { path } of [...site.services, ...site.posts]) {
      expect(text).toContain(`](${SITE_URL}${path})`);
    }
    expect(text).not.toMatch(/undefined|thank-you|404/);
  });

  it('cannot be broken by what a title holds', async () => {
    const text = (
      await filesOf({ blogPost: nodes(post('a', { title: 'A](https://x.example) [b' })) })
    )['llms.txt'];
    expect(text).toContain(`- [A\\](https://x.example) \\[b](${SITE_URL}/blog/a/)`);
  });
});

describe('a preview', () => {
  it('leaves no marks in any file', async () => {
    const files = await filesOf({ blogPost: nodes(post('a')) }, true);
    expect(Object.values(files).join('')).not.toMatch(/[\u2064\u206a-\u206d]/);
    expect(files['rss.xml']).toContain('<title>Post a</title>');
  });
});
