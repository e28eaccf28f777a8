import { seoFiles } from '../../../src/seo';
import { xmlText } from '../../../src/escape';
import { addNode, allPages } from '../../support/content';
import { rawRichText } from '../../support/richText';
import { seededForEach } from '../../support/seeded';

const SITE_URL = 'https://www.example.com';

const seeded = seededForEach();
const files = (goesLive = true) =>
  seoFiles(seeded.made({ settings: { siteUrl: SITE_URL, goesLive } }).site, {
    siteUrl: SITE_URL,
    goesLive,
  });

const addPost = (id: string, more: object = {}): void => {
  const fields = { title: `Post ${id}`, slug: id, body: rawRichText('Words.') };
  addNode(seeded.space, 'blogPost', id, { ...fields, ...more });
};

describe('the sitemap', () => {
  const dateOf = (path: string): string | undefined =>
    new RegExp(`<loc>${SITE_URL}${path}</loc>(?:<lastmod>([^<]*)</lastmod>)?</url>`).exec(
      files()['sitemap.xml'] ?? '',
    )?.[1];
  const [BEFORE, EARLY, LATE] = [
    '2026-05-05T12:00:00.000Z',
    '2026-06-01T00:00:00.000Z',
    '2026-07-01T00:00:00.000Z',
  ];

  it('dates a page by its own content, not by what is on every page', () => {
    seeded.node('siteConfig').updatedAt = LATE;
    seeded.node('page', { slug: 'about' }).updatedAt = EARLY;
    expect([dateOf('/about/'), dateOf('/careers/')]).toEqual([EARLY, BEFORE]);
  });

  it('dates a post by the date that it shows', () => {
    addPost('old', { lastModified: '2024-05-05' });
    addPost('new', { updatedAt: EARLY });
    expect(['/blog/old/', '/blog/new/', '/blog/'].map(dateOf)).toEqual([
      '2024-05-05',
      EARLY,
      EARLY,
    ]);
  });
});

it('a build that does not go live lets crawlers see its noindex, and has no sitemap', () => {
  addPost('a');
  const trial = files(false);
  expect(trial).not.toHaveProperty(['sitemap.xml']);
  expect(trial['robots.txt']).toBe('User-agent: *\nAllow: /\n');
  expect(trial['rss.xml']).toContain('<title>Post a</title>');
  const { site } = seeded.made({ settings: { goesLive: false } });
  expect(allPages(site).some(({ seo }) => seo.index)).toBe(false);
});

describe('the feed', () => {
  it('has the newest fifty posts, with absolute addresses', () => {
    for (let n = 0; n < 60; n += 1) addPost(`post-${n}`);
    const items = files()['rss.xml']?.matchAll(/<item>.*?<link>([^<]*)<\/link>/g) ?? [];
    expect([...items].map(([, link]) => link)).toEqual(
      seeded
        .made()
        .site.posts.slice(0, 50)
        .map(({ path }) => `${SITE_URL}${path}`),
    );
  });

  it('shows a date as the same day in every time zone', () => {
    addPost('a', { lastModified: '2024-05-05' });
    expect(files()['rss.xml']).toContain('<pubDate>Sun, 05 May 2024 12:00:00 GMT</pubDate>');
  });

  it('escapes whatever a title holds and drops what XML cannot hold', () => {
    addPost('a', { title: 'Oak <b>&amp; "elm"</b> ]]> \u0007\u{1f333}' });
    expect(files()['rss.xml']).toContain(
      '<title>Oak &#60;b&#62;&#38;amp; &#34;elm&#34;&#60;/b&#62; ]]&#62; \u{1f333}</title>',
    );
    expect(xmlText('a\u0000b\ud800c\ufffe\td')).toBe('abc\td');
  });
});

describe('llms.txt', () => {
  it('says who, where and how to call, and links every service and post', () => {
    const { shared, services, posts } = seeded.made().site;
    const text = files()['llms.txt'] ?? '';
    const { company, city, phone, hours, towns } = shared.facts;
    expect(text.startsWith(`# ${company}\n`)).toBe(true);
    for (const fact of [city, phone.display, hours, ...towns]) expect(text).toContain(fact);
    for (const { path } of [...services, ...posts]) expect(text).toContain(`](${SITE_URL}${path})`);
    expect(text).not.toMatch(/undefined|thank-you|404/);
  });

  it('cannot be broken by what a title holds', () => {
    addPost('a', { title: 'A](https://x.example) [b' });
    expect(files()['llms.txt']).toContain(`- [A\\](https://x.example) \\[b](${SITE_URL}/blog/a/)`);
  });
});
