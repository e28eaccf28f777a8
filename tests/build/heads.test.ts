/** What search engines and social networks find in the head of every built page. */
import sharp from 'sharp';
import path from 'node:path';
import { statSync } from 'node:fs';
import { metas, rawText, type BuiltPage } from '../support/builtPages';
import { attribute, find } from '../support/html';
import { origin, pages, readSite, SITE } from './site';

const UNLISTED = ['/404.html', '/offline/', '/thank-you/'];

const only = <T>(values: readonly T[]): T => {
  expect(values).toHaveLength(1);
  return values[0] as T;
};

const titleOf = (page: BuiltPage): string => rawText(only(find(page.root, 'title').filter(inHead)));

/** SVG drawings have titles too. */
const inHead = (element: { parentNode: unknown }): boolean =>
  (element.parentNode as { tagName?: string } | null)?.tagName === 'head';

const linkOf = (page: BuiltPage, rel: string): string =>
  attribute(only(find(page.root, 'link', { rel })), 'href') ?? '';

describe.each(pages.map((page) => [page.path, page] as const))('the head of %s', (_path, page) => {
  it('has one title and one description of sensible length', () => {
    const title = titleOf(page);
    const description = only(metas(page, 'description'));
    expect(title.length).toBeGreaterThanOrEqual(10);
    expect(title.length).toBeLessThanOrEqual(70);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(title + description).not.toMatch(/\{\{|undefined|null|\[object/);
  });

  it('is in American English', () => {
    expect(attribute(only(find(page.root, 'html')), 'lang')).toBe('en-US');
    expect(only(metas(page, 'og:locale'))).toBe('en_US');
    expect(only(metas(page, 'format-detection'))).toBe('telephone=no');
  });

  it('names its own address', () => {
    expect(linkOf(page, 'canonical')).toBe(`${origin}${page.path}`);
    expect(only(metas(page, 'og:url'))).toBe(`${origin}${page.path}`);
  });

  it('says whether it may be listed', () => {
    const robots = only(metas(page, 'robots'));
    const unlisted = UNLISTED.includes(page.path);
    expect(robots.split(', ')).toContain(unlisted ? 'noindex' : 'index');
  });

  it('gives social networks and search engines the same texts', () => {
    const title = titleOf(page);
    const description = only(metas(page, 'description'));
    for (const name of ['og:title', 'twitter:title']) expect(metas(page, name)).toEqual([title]);
    for (const name of ['og:description', 'twitter:description']) {
      expect(metas(page, name)).toEqual([description]);
    }
    expect(only(metas(page, 'og:site_name'))).not.toBe('');
    expect(only(metas(page, 'twitter:card'))).toBe('summary_large_image');
    expect(only(metas(page, 'og:type'))).toMatch(/^(?:website|article)$/);
  });

  it('has a share picture that exists and has the right size', async () => {
    const address = only(metas(page, 'og:image'));
    expect(metas(page, 'twitter:image')).toEqual([address]);
    expect(only(metas(page, 'og:image:alt'))).not.toBe('');
    const [width, height] = ['width', 'height'].map((side) =>
      Number(only(metas(page, `og:image:${side}`))),
    );
    const file = path.join(SITE, new URL(address).pathname);
    expect(await sharp(file).metadata()).toMatchObject({ width, height, format: 'jpeg' });
    // Smaller pictures are not enlarged.
    expect(width).toBeGreaterThan(600);
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(1200 / 630, 1);
    // Messengers leave out larger ones.
    expect(statSync(file).size).toBeLessThan(300_000);
  });

  it('links icons, manifest and feed that exist', () => {
    const linked = [
      ...find(page.root, 'link', { rel: 'icon' }),
      ...find(page.root, 'link', { rel: 'apple-touch-icon' }),
      ...find(page.root, 'link', { rel: 'manifest' }),
      ...find(page.root, 'link', { rel: 'alternate' }),
    ].map((link) => attribute(link, 'href'));
    expect(linked).toEqual([
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/site.webmanifest',
      '/rss.xml',
    ]);
    for (const file of linked)
      expect(statSync(path.join(SITE, file ?? '')).size).toBeGreaterThan(0);
  });
});

describe('all heads together', () => {
  it('have a title and a description that no other page has', () => {
    const titles = pages.map(titleOf);
    const descriptions = pages.map((page) => only(metas(page, 'description')));
    const twice = (texts: readonly string[]) =>
      texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(twice(titles)).toEqual([]);
    expect(twice(descriptions)).toEqual([]);
  });

  it('give dates for posts only', () => {
    const dated = pages.filter((page) => metas(page, 'article:modified_time').length > 0);
    const articles = pages.filter((page) => metas(page, 'og:type')[0] === 'article');
    expect(dated.map((page) => page.path)).toEqual(articles.map((page) => page.path));
    expect(articles.every((page) => page.path.startsWith('/blog/'))).toBe(true);
    expect(articles.length).toBeGreaterThan(0);
  });
});

describe('files beside the pages', () => {
  it('agree on which pages there are', () => {
    const listed = [...readSite('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => address,
    );
    const wanted = pages
      .filter((page) => metas(page, 'robots')[0]?.startsWith('index'))
      .map((page) => linkOf(page, 'canonical'));
    expect([...listed].sort()).toEqual([...wanted].sort());
  });

  it('do not take the day of the build for the day of a change', () => {
    const built = statSync(path.join(SITE, 'index.html')).mtime;
    for (const file of ['sitemap-0.xml', 'rss.xml']) {
      const text = readSite(file);
      expect(text).not.toContain(built.toISOString().slice(0, 10));
      expect(text).not.toContain(built.toUTCString().slice(5, 16));
    }
  });

  it('lead robots to the sitemap', () => {
    expect(readSite('robots.txt')).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
    expect(readSite('robots.txt')).not.toContain('Disallow');
  });

  it('have the icons that the manifest names, of the sizes it says', async () => {
    const { icons } = JSON.parse(readSite('site.webmanifest')) as {
      icons: readonly { src: string; sizes: string; type: string }[];
    };
    expect(icons.length).toBeGreaterThanOrEqual(3);
    for (const { src, sizes, type } of icons) {
      const { width, height, format } = await sharp(path.join(SITE, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      expect(`image/${format}`).toBe(type);
    }
  });
});
