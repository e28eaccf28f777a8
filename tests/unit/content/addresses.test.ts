/** The addresses of pages, services and posts, and redirects from those they had before. */
import { loadBundled } from '../../../src/content/bundled';
import { finalHref } from '../../../src/content/pages/destinations';
import { addNode, allPages } from '../../support/content';
import { folderForEach } from '../../support/folder';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();
const folder = folderForEach();

const { made } = seeded;
const paths = (): readonly string[] => allPages(made().site).map(({ path }) => path);
const target = (from: string): string | undefined => made().site.redirects.get(from);

describe('addresses', () => {
  it('follow the blog to where its page is', () => {
    seeded.node('page', { slug: 'blog' }).slug = 'journal';
    expect(paths()).toEqual(
      expect.arrayContaining(['/journal/', '/journal/why-late-winter-is-pruning-season/']),
    );
    expect(paths().filter((path) => path.startsWith('/blog/'))).toEqual([]);
  });

  it.each([
    ['another service', 'tree-pruning', '/tree-pruning-2/'],
    ['a page', 'contact', '/contact-2/'],
    ['a folder', 'static', '/static-2/'],
    ['the page for unknown addresses', '404', '/404-2/'],
  ])('that belong to %s get a number and are reported', (_owner, slug, path) => {
    addNode(seeded.space, 'service', 'zz-new', { title: 'New', slug });
    const { problems } = made();
    expect(paths()).toContain(path);
    expect(problems.filter(({ field }) => field === 'slug')).toMatchObject([
      {
        ...{ severity: 'error', entryId: 'zz-new' },
        message: expect.stringContaining(`so “New” is at ${path} for now`) as string,
      },
    ]);
  });

  it('are made from any typed text', () => {
    addNode(seeded.space, 'service', 'new', { title: 'New', slug: '  Röot & Branch? ' });
    addNode(seeded.space, 'page', 'mine', { name: 'Über uns', kind: 'standard' });
    expect(paths()).toEqual(expect.arrayContaining(['/root-branch/', '/uber-uns/']));
  });
});

describe('when two entries want the same address', () => {
  const newcomer = (id: string) =>
    addNode(seeded.space, 'page', id, {
      name: 'New',
      kind: 'standard',
      slug: 'tree-pruning',
      createdAt: '2020-01-01T00:00:00Z',
    });
  const owner = () => made().site.services.find(({ path }) => path === '/tree-pruning/');

  it('the older entry gets it, whatever its type', () => {
    newcomer('a-new');
    expect(owner()).toBeUndefined();
    seeded.node('page', { contentful_id: 'a-new' }).createdAt = '2999-01-01T00:00:00Z';
    expect(owner()).toBeDefined();
    expect(made().site.pages.map(({ path }) => path)).toContain('/tree-pruning-2/');
  });
});

describe('what staff remove from a seeded space', () => {
  const everything = (): string => {
    const { site } = made();
    return JSON.stringify([allPages(site), site.header, site.footer]);
  };

  it.each(['careers', 'contact'])('the page %s is gone from pages, menus and links', (slug) => {
    expect(everything()).toMatch(new RegExp(`"(href|uri)":"/${slug}/`));
    seeded.remove('page', { slug });
    expect(paths()).not.toContain(`/${slug}/`);
    expect(everything()).not.toMatch(new RegExp(`"(href|uri)":"/${slug}/`));
    expect(target(`/${slug}/`)).toBeUndefined();
  });

  it('a service redirects to the page of services, unless staff say otherwise', () => {
    seeded.remove('service', { slug: 'tree-removal' });
    expect(target('/tree-removal/')).toBe('/services/');
    expect(everything()).not.toContain('"/tree-removal/"');
    seeded.node('page', { slug: 'contact' }).previousAddresses = ['/tree-removal/'];
    expect(target('/tree-removal/')).toBe('/contact/');
  });

  it('the old address of a bundled service leads to its new one, even before the first build', () => {
    seeded.node('service', { slug: 'tree-removal' }).slug = 'removal';
    expect(target('/tree-removal/')).toBe('/removal/');
  });

  it('without the contact page, quote buttons call', () => {
    seeded.remove('page', { slug: 'contact' });
    expect(made().site.services[0]?.quoteHref).toMatch(/^tel:/);
  });
});

describe('old addresses', () => {
  it('that a line of static/_redirects leads on can be linked to', async () => {
    await folder.write({ 'static/_redirects': '# Since 2026\n/flyer /prices.pdf 301\n' });
    const { redirected } = await loadBundled(folder.path);
    seeded.bundled = { ...seeded.bundled, redirected };
    const link = Object.assign(seeded.node('navigationLink'), { href: '/flyer' });
    expect(seeded.problemsOf(link)).toEqual([]);
    expect(made().site.header.links.map(({ href }) => href)).toContain('/flyer/');
  });

  it.each([
    ['old-name', '/old-name/'],
    ['/Old/Name', '/Old/Name/'],
    ['https://old.example.com/a.html', '/a.html'],
  ])('typed as %j redirect', (typed, from) => {
    seeded.node('service', { slug: 'tree-pruning' }).previousAddresses = [typed];
    expect(target(from)).toBe('/tree-pruning/');
  });

  it.each(['/', 'https://old.example.com', '/a b/', '/index.php?p=3', '/contact/', '/"><script>/'])(
    'typed as %j are not used, and reported',
    (typed) => {
      const before = made().site.redirects;
      const service = seeded.node('service', { slug: 'tree-planting' });
      expect(service.previousAddresses).toBeNull();
      service.previousAddresses = [typed];
      expect(made().site.redirects).toEqual(before);
      const [told] = seeded.problemsOf(service);
      expect(told).toMatchObject({ severity: 'warning', field: 'previousAddresses' });
      expect(told?.message).toContain(`An old address cannot be used: “${typed}”`);
    },
  );

  it('never hide a page', () => {
    seeded.node('service', { slug: 'tree-pruning' }).previousAddresses = ['/tree-planting/'];
    expect(target('/tree-planting/')).toBeUndefined();
  });
});

it.each([
  ['/old?x=1#y', '/new/?x=1#y'],
  ['/about', '/about/'],
  ['/rss.xml', '/rss.xml'],
  ['#quote', '#quote'],
  ['https://example.com/old', 'https://example.com/old'],
  ['/404.html', '/404.html'],
  ['/plan.html', '/plan.html'],
  ['/Nowhere', '/Nowhere/'],
])('the link %j is written %j, as the page or its redirect has it', (href, final) => {
  const live = new Set(['/', '/new/', '/404.html']);
  expect(finalHref(href, new Map([['/old/', '/new/']]), live)).toBe(final);
});
