/** The whole build around a stand-in for Gatsby: what `dist/` holds after each turn of events. */
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  contentOf,
  makeRepository,
  removeRepositories,
  runBuild,
  type Repository,
} from '../../support/host/repository';

jest.setTimeout(60_000);
afterAll(removeRepositories);

const page = (text: string): string => `<!DOCTYPE html><html><body><h1>${text}</h1></body></html>`;

/** Files of `static/`, which Gatsby copies. */
const OWN = { 'google0123.html': 'google-site-verification: google0123.html', 'own.js': 'own();' };

describe('a build', () => {
  let root = '';
  let site = '';
  let repository: Repository;
  let first: Record<string, string>;
  beforeAll(async () => {
    repository = await makeRepository();
    root = repository.root;
    site = path.join(root, 'dist');
    await repository.write({
      'index.html': page('Home'),
      'about/index.html': page('About'),
      '404.html': page('Missing'),
      '404/index.html': page('Missing'),
      'page-data/about/page-data.json': '{"path":"/about/"}',
      'slice-data/header-1.json': '{}',
      'app-0123456789abcdef0123.js': 'run();',
      'app-0123456789abcdef0123.js.map': '{}',
      'webpack.stats.json': '{}',
      'chunk-map.json': '{}',
      '_gatsby/slices/header-1.html': '<header></header>',
      '~partytown/partytown.js': '',
      _headers: '## from a plugin',
      _redirects: '/old/  /about/  301',
      'islands/share-ABCDEFGH.js': 'export {}',
      'static/x/photo.avif': 'not text',
      ...OWN,
    });
    for (const [file, text] of Object.entries(OWN)) {
      await mkdir(path.join(root, 'static'), { recursive: true });
      await writeFile(path.join(root, 'static', file), text);
    }
    const { code, text } = await runBuild(root);
    expect({ text, code }).toMatchObject({ code: 0 });
    expect(text).toContain('dist/ holds 3 pages');
    first = await contentOf(site);
  });

  it('publishes what visitors need and nothing of how it was made', () => {
    expect(Object.keys(first)).toEqual([
      '404.html',
      '_headers',
      '_redirects',
      'about/index.html',
      'google0123.html',
      'index.html',
      'islands/share-ABCDEFGH.js',
      'own.js',
      'static/x/photo.avif',
      'sw.js',
    ]);
    expect(first).toMatchObject(OWN);
    expect(first['_headers']).not.toContain('plugin');
  });

  it('ends with one plain sentence when Gatsby fails, and leaves the site as it was', async () => {
    await repository.write({ 'index.html': page('Broken') }, { fail: true });
    const { code, text } = await runBuild(root);
    expect(code).toBe(1);
    expect(text).toContain('Gatsby says why');
    expect(text.trim().split('\n').at(-1)).toBe(
      'Gatsby failed (exit code 1): its reason is above, or the disk is full. dist/ is as it was before.',
    );
    expect(await contentOf(site)).toEqual(first);
  });

  it('keeps the cache of the build before, and drops a page whose source is gone', async () => {
    await writeFile(path.join(root, '.cache/warm'), '');
    await repository.write({ 'index.html': page('Home again') }, {});
    await rm(path.join(root, 'src/pages/about'), { recursive: true });
    await rm(path.join(root, 'public/about'), { recursive: true });
    await writeFile(path.join(root, 'public/sitemap.xml'), 'of a build before');
    await rm(path.join(root, 'static/google0123.html'));
    expect((await runBuild(root)).code).toBe(0);
    await expect(stat(path.join(root, '.cache/warm'))).resolves.toBeDefined();
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toContain('Home again');
    expect(Object.keys(await contentOf(site))).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(?:about\/index\.html|sitemap\.xml|google0123\.html)$/),
      ]),
    );
    expect(await readFile(path.join(site, '_headers'), 'utf8')).not.toContain('/about/*');
  });

  it('refuses to run beside another build, and takes over from one that was killed', async () => {
    const lock = path.join(root, '.build/lock');
    await writeFile(lock, String(process.pid));
    const { code, text } = await runBuild(root);
    expect(code).toBe(1);
    expect(text).toContain(`(process ${process.pid})`);

    await writeFile(lock, String(2 ** 22 + 1));
    expect((await runBuild(root)).code).toBe(0);
    await expect(stat(path.join(root, '.cache/warm'))).rejects.toThrow('ENOENT');
  });

  it('brings back the site that a build was killed in the middle of replacing', async () => {
    const before = await contentOf(site);
    await rename(site, path.join(root, '.build/previous'));
    await repository.write({}, { fail: true });
    expect((await runBuild(root)).code).toBe(1);
    expect(await contentOf(site)).toEqual(before);
  });

  it('names a variable that is wrong, with exit code 2', async () => {
    await writeFile(path.join(root, '.env'), 'CONTENTFUL_SPACE_ID=abc\n');
    const { code, text } = await runBuild(root);
    await rm(path.join(root, '.env'));
    expect(code).toBe(2);
    expect(text).toContain('CONTENTFUL_ACCESS_TOKEN is not set');
  });
});
