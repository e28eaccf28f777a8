/** Which posts a site shows, in which order, how many a page, and which are recent. */
import { POSTS_PER_PAGE } from '../../../src/content/pages/addresses';
import { dateText } from '../../../src/content/pages/dates';
import { hostOf } from '../../../src/content/links';
import { addNode, type SiteOptions } from '../../support/content';
import { linking, node, rawRichText, words } from '../../support/richText';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();
beforeEach(() => {
  seeded.space.blogPost.nodes = [];
});

const post = (id: string, fields: Readonly<Record<string, unknown>> = {}) =>
  addNode(seeded.space, 'blogPost', id, { title: `Post ${id}`, slug: id, ...fields });
const made = (options?: SiteOptions) => seeded.made(options).site;
const titles = (options?: SiteOptions): readonly string[] =>
  made(options).posts.map(({ top }) => top.heading.replace('Post ', ''));

it.each([
  ['2024-01-22', 'January 22, 2024'],
  ['2024-01-22T03:00:00Z', 'January 21, 2024'],
  ['2024-01-22T03:00:00-05:00', 'January 22, 2024'],
  ['2023-12-01T12:00:00.000+01:00', 'December 1, 2023'],
])('the date %s is shown as %s', (iso, text) => {
  expect(dateText(iso)).toBe(text);
});

it('a post came out when it was written, or on the day that it shows if that is earlier', () => {
  const write = (id: string, createdAt: string): void => {
    post(id, { lastModified: '2024-03-01', createdAt });
  };
  write('imported', '2026-01-01T00:00:00Z');
  write('changed', '2023-05-05T10:00:00Z');
  const graph = (id: string): string => seeded.post(`/blog/${id}/`).seo.graph ?? '';
  expect(graph('imported')).toContain('"datePublished":"2024-03-01"');
  expect(graph('changed')).toContain('"datePublished":"2023-05-05T10:00:00Z"');
  expect(graph('changed')).toContain('"dateModified":"2024-03-01"');
});

it('posts are sorted newest first, within a day by id', () => {
  post('a', { lastModified: '2024-01-01' });
  post('changed');
  post('c', { lastModified: '2024-01-22T09:00:00Z' });
  post('b', { lastModified: '2024-01-01' });
  expect(titles()).toEqual(['changed', 'c', 'a', 'b']);
});

describe('posts of several websites', () => {
  const OURS = 'https://www.trees.example/';

  beforeEach(() => {
    post('everywhere');
    post('ours', { website: ['http://trees.example'] });
    post('both', { website: ['other.example', 'WWW.Trees.example/blog'] });
    post('theirs', { website: ['https://other.example'] });
    post('similar', { website: ['trees.example.org', 'mytrees.example'] });
  });

  it.each([
    ['the home address in the space', { homeUrl: OURS }, ''],
    ['the address of the build', {}, OURS],
  ])('are told apart by %s', (_by, config, address) => {
    Object.assign(seeded.node('siteConfig'), { homeUrl: null, ...config });
    const shown = [...titles({ settings: { ownHosts: [hostOf(address)] } })].sort();
    expect(shown).toEqual(['both', 'everywhere', 'ours']);
  });

  it('are not checked where they are not shown', () => {
    seeded.node('siteConfig').homeUrl = OURS;
    const told = (id: string) => seeded.problemsOf(seeded.node('blogPost', { slug: id }));
    expect(told('theirs').map(({ field }) => field)).toEqual(['website']);
    expect(told('ours')).not.toEqual([]);
  });

  it('are all shown while this site’s address is unknown', () => {
    seeded.node('siteConfig').homeUrl = null;
    expect(made().posts).toHaveLength(5);
  });
});

it.each([
  [0, [0]],
  [1, [1]],
  [POSTS_PER_PAGE, [POSTS_PER_PAGE]],
  [POSTS_PER_PAGE + 1, [POSTS_PER_PAGE, 1]],
  [POSTS_PER_PAGE * 2 + 5, [POSTS_PER_PAGE, POSTS_PER_PAGE, 5]],
])('%i posts make pages of %j', (count, sizes) => {
  for (let index = 0; index < count; index += 1) post(`p${index}`);
  const { blog } = made();
  expect(blog.map(({ posts }) => posts.length)).toEqual(sizes);
  expect(blog.map(({ path }) => path)).toEqual(
    sizes.map((_, index) => (index === 0 ? '/blog/' : `/blog/page/${index + 1}/`)),
  );
  expect(blog.map(({ newer, older }) => [newer?.href, older?.href])).toEqual(
    blog.map((_, index) => [blog[index - 1]?.path, blog[index + 1]?.path]),
  );
  expect(new Set(blog.map(({ seo }) => seo.title)).size).toBe(blog.length);
});

it('the second page of the list has the search texts of the blog', () => {
  for (let n = 0; n < POSTS_PER_PAGE + 1; n += 1) post(`n${n}`);
  const page = seeded.node('page', { slug: 'blog' });
  Object.assign(page, { name: '{{city}} blog', metaDescription: 'Read in {{city}}.' });
  const { seo } = made().blog[1] ?? {};
  expect(seo?.title).toMatch(/^Hartford blog, /);
  expect(seo?.description).toMatch(/Read in Hartford\.$/);
});

it('the second page of the list is an address only while it exists', () => {
  seeded.node('page', { slug: 'about' }).previousAddresses = ['/blog/page/2/'];
  const redirects = () => made().redirects.has('/blog/page/2/');
  post('first');
  expect(redirects()).toBe(true);
  for (let n = 0; n < POSTS_PER_PAGE; n += 1) post(`more-${n}`);
  expect(redirects()).toBe(false);
});

it('a summary beside a post is cut at a word, and is whole in the list', () => {
  const excerpt = 'Branches. '.repeat(20).trim();
  post('long', { excerpt });
  const { blog, recentPosts } = made();
  expect(recentPosts.posts[0]?.excerpt).toMatch(/^(Branches\. )+Branches\.…$/);
  expect(blog[0]?.posts[0]?.excerpt).toBe(excerpt);
});

it.each([
  ['a warning', 'callout-911', 'warning', ['paragraph']],
  ['a note', 'callout-firewood', undefined, ['embedded-entry-block', 'paragraph']],
])('a post that begins with %s', (_what, id, tone, below) => {
  post('a', { body: rawRichText(linking('embedded-entry-block', id), 'Then the text.') });
  const [view] = made().posts;
  expect(view?.warning?.tone).toBe(tone);
  expect(view?.body?.content.map(({ nodeType }) => nodeType)).toEqual(below);
});

describe('the contents of a post', () => {
  const withHeadings = (...headings: readonly (readonly [string, string])[]) => {
    post('a', {
      body: rawRichText(...headings.map(([type, value]) => node(type, [words(value)]))),
    });
    return seeded.post('/blog/a/');
  };

  it('link to its highest headings, each with an address of its own', () => {
    const view = withHeadings(
      ['heading-3', 'Before'],
      ['heading-2', 'Look up'],
      ['heading-3', 'Below it'],
      ['heading-2', 'Look up'],
      ['heading-2', '木'],
      ['heading-2', 'Main'],
    );
    expect(view.contents).toEqual([
      { label: 'Before', href: '#before' },
      { label: 'Look up', href: '#look-up' },
      { label: 'Look up', href: '#look-up-2' },
      { label: '木', href: '#part' },
      { label: 'Main', href: '#main-2' },
    ]);
    const ids = view.body?.content.map(({ data }) => (data as { id?: string }).id);
    expect(ids).toEqual(['before', 'look-up', 'below-it', 'look-up-2', 'part', 'main-2']);
  });

  it('are left out while they would be short', () => {
    expect(withHeadings(['heading-2', 'One'], ['heading-2', 'Two']).contents).toEqual([]);
  });
});

it('a post without picture and summary gets both, and no caption of another picture', () => {
  const body = rawRichText('word '.repeat(100));
  post('bare', { body, imageCaption: 'Of a picture that is gone' });
  const [view] = made().posts;
  expect(view?.top.picture?.alt).toBe('');
  expect(view?.top.pictureCaption).toBeUndefined();
  const [card] = made().blog[0]?.posts ?? [];
  expect(card?.excerpt).toMatch(/^word( word)+…$/);
  expect(card?.excerpt?.length).toBeLessThanOrEqual(201);
});

it('posts without pictures have one of the site’s, which no other post and no new date changes', () => {
  const pictures = () =>
    new Map(
      made().posts.map(({ path, top }) => [path, (top.picture?.src ?? '').split('/').at(-1)]),
    );
  for (const day of [1, 2, 3, 4, 5]) post(`day-${day}`, { lastModified: `2024-01-0${day}` });
  const before = pictures();
  expect(new Set(before.values()).size).toBeGreaterThan(2);
  post('day-6', { lastModified: '2024-01-06' });
  seeded.node('blogPost', { slug: 'day-1' }).lastModified = '2025-01-01';
  const after = pictures();
  for (const [path, picture] of before) expect(after.get(path)).toBe(picture);
});

it('name their topics as staff wrote them, with tokens replaced', () => {
  post('old', { tags: ['Oak trees', '{{city}}'] });
  expect(seeded.post('/blog/old/').topics).toEqual(['Oak trees', 'Hartford']);
});
