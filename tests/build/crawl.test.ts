/** Crawls the served site as a search engine would. */
import { startServer, type RunningServer } from '../../src/hosting/server';
import { structuredDataOf, type BuiltPage } from '../support/builtPages';
import { attribute, find } from '../support/html';
import { origin, pages, readSite, ROOT } from './site';

/** Addresses that the specification names; each answers, at most after one redirect. */
const SPECIFIED = [
  '/',
  '/blog',
  '/services',
  '/stump-grinding',
  '/tree-trimming',
  '/tree-pruning',
  '/tree-planting',
  '/tree-removal',
  '/tree-health-consulting',
  '/land-clearing',
  '/emergency-tree-services',
  '/arborist-consultations',
  '/eco-friendly-tree-solutions/',
  '/about',
  '/careers',
  '/contact',
];

/** Addresses of the specification that have changed. */
const MOVED = [
  ['/stump-grinding-removal/', '/stump-grinding/'],
  ['/tree-health-assessments', '/tree-health-consulting/'],
] as const;

/** Pages that nothing needs to link to. */
const UNLINKED = ['/404.html', '/offline/', '/thank-you/'];

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(ROOT);
});
afterAll(() => server.close());

const ask = (address: string): Promise<Response> =>
  fetch(`${server.url}${address}`, { redirect: 'manual' });

/** Path with query, without fragment, of an address on this site; undefined for others. */
const ownAddress = (href: string, base: string): string | undefined => {
  const url = new URL(href, `${origin}${base}`);
  if (!/^https?:$/.test(url.protocol) || url.origin !== origin) return undefined;
  return `${url.pathname}${url.search}`;
};

const linksOf = (page: BuiltPage): readonly string[] =>
  find(page.root, 'a').flatMap((link) => attribute(link, 'href') ?? []);

const sourceSet = (value: string): readonly string[] =>
  value.split(/,\s+/).flatMap((part) => part.trim().split(/\s+/)[0] ?? []);

const styleUrls = (css: string): readonly string[] =>
  [...css.matchAll(/url\((['"]?)([^'")]+)\1\)/g)].map(([, , address = '']) => address);

/** Every file that a page requests or names, besides the pages it links to. */
const assetsOf = (page: BuiltPage): readonly string[] => [
  ...page.elements.flatMap((element) =>
    ['src', 'action', 'poster'].flatMap((name) => attribute(element, name) ?? []),
  ),
  ...page.elements.flatMap((element) => sourceSet(attribute(element, 'srcset') ?? '')),
  ...find(page.root, 'link').flatMap((link) => attribute(link, 'href') ?? []),
  ...find(page.root, 'use').flatMap((use) => attribute(use, 'href') ?? []),
  ...find(page.root, 'meta').flatMap((meta) => {
    const content = attribute(meta, 'content') ?? '';
    return content.startsWith(origin) ? [content] : [];
  }),
  ...find(page.root, 'style').flatMap((style) =>
    style.childNodes.flatMap((child) => ('value' in child ? styleUrls(child.value) : [])),
  ),
  ...structuredDataOf(page).flatMap((text) =>
    [...text.matchAll(/"(?:url|item|image|logo)":"([^"]+)"/g)].map(([, address = '']) => address),
  ),
];

/** Requests each address once; returns the ones that answer wrongly, with where they were found. */
const wrongAnswers = async (
  wanted: ReadonlyMap<string, readonly string[]>,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const [address, places] of wanted) {
    const { status } = await ask(address);
    const expected = address === '/404.html' ? [200, 404] : [200];
    if (!expected.includes(status)) wrong.push(`${address} is ${status}, on ${places.join(' ')}`);
  }
  return wrong;
};

const collect = (
  addressesOf: (page: BuiltPage) => readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const page of pages) {
    for (const href of addressesOf(page)) {
      const address = ownAddress(href, page.path);
      if (address === undefined) continue;
      found.set(address, [...new Set([...(found.get(address) ?? []), page.path])]);
    }
  }
  return found;
};

const idsOf = (page: BuiltPage): ReadonlySet<string> =>
  new Set(page.elements.flatMap((element) => attribute(element, 'id') ?? []));

describe('a crawl', () => {
  it('finds every linked page at once: none is missing and none has moved', async () => {
    const links = collect(linksOf);
    expect(links.size).toBeGreaterThan(15);
    expect(await wrongAnswers(links)).toEqual([]);
  });

  it('finds every file that a page asks for', async () => {
    const assets = collect(assetsOf);
    expect(assets.size).toBeGreaterThan(40);
    expect(await wrongAnswers(assets)).toEqual([]);
  });

  it('finds the target of every link to a part of a page', () => {
    const ids = new Map(pages.map((page) => [page.path, idsOf(page)]));
    const wrong = pages.flatMap((page) =>
      linksOf(page).flatMap((href) => {
        const { pathname, hash } = new URL(href, `${origin}${page.path}`);
        const address = ownAddress(href, page.path);
        // HTML defines the top of every page, whether or not an element has that id.
        if (address === undefined || hash === '' || hash === '#top') return [];
        const there = ids.get(pathname);
        return there?.has(decodeURIComponent(hash.slice(1))) === true
          ? []
          : [`${href} on ${page.path}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('finds every drawing in its sprite', () => {
    const wrong = pages.flatMap((page) => [
      ...new Set(
        find(page.root, 'use').flatMap((use) => {
          const [file = '', id = ''] = (attribute(use, 'href') ?? '').split('#');
          const known = file === '' ? idsOf(page).has(id) : readSite(file).includes(`id="${id}"`);
          return known ? [] : [`${file}#${id} on ${page.path}`];
        }),
      ),
    ]);
    expect(wrong).toEqual([]);
  });

  it('finds each address in one form only', () => {
    const mixed = [...collect(linksOf).keys()].filter((address) => {
      const [pathname = ''] = address.split('?');
      return !pathname.endsWith('/') && !/\.[a-z0-9]+$/.test(pathname);
    });
    expect(mixed).toEqual([]);
    const doubled = [...collect(linksOf).keys()].filter((address) => /\/\/|[A-Z]/.test(address));
    expect(doubled).toEqual([]);
  });

  it('reaches every page from the home page', () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const reached = new Set(['/']);
    for (const address of reached) {
      const page = byPath.get(address);
      for (const href of page ? linksOf(page) : []) {
        const next = ownAddress(href, address)?.split('?')[0];
        if (next !== undefined && byPath.has(next)) reached.add(next);
      }
    }
    const orphans = pages.map((page) => page.path).filter((address) => !reached.has(address));
    expect(orphans.filter((address) => !UNLINKED.includes(address))).toEqual([]);
  });

  it('never sends a visitor from a secure page to an insecure one', () => {
    const insecure = pages.flatMap((page) =>
      [...linksOf(page), ...assetsOf(page)].filter(
        (href) => href.startsWith('http://') && !href.startsWith(`${origin}/`) && href !== origin,
      ),
    );
    expect(insecure).toEqual([]);
  });
});

describe('addresses', () => {
  it.each(SPECIFIED)('%s answers, at most after one redirect', async (address) => {
    const first = await ask(address);
    if (first.status === 200) return;
    expect(first.status).toBe(301);
    const target = first.headers.get('location') ?? '';
    expect(target).toMatch(/^\/.*\/$/);
    expect((await ask(target)).status).toBe(200);
  });

  it.each(MOVED)('%s has moved to %s', async (from, to) => {
    const { status, headers } = await ask(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  it('in sitemap and feed answer at once', async () => {
    const named = ['sitemap-index.xml', 'sitemap-0.xml', 'rss.xml', 'robots.txt'].flatMap((file) =>
      [...readSite(file).matchAll(/https?:\/\/[^\s<"')]+/g)].flatMap(([address]) => {
        const own = ownAddress(address, '/');
        return own === undefined ? [] : [[own, [file]] as const];
      }),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(await wrongAnswers(new Map(named))).toEqual([]);
  });
});
