/** The whole build around a stand-in for Gatsby: what `dist/` holds afterward. */
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folders } from '../../src/folders';
import { onPreInit } from '../../src/gatsby/contentSource';
import { readEnvironment } from '../../src/environment';
import { writeCacheNote } from '../../src/hosting/cacheNote';
import { withLock } from '../../src/hosting/lock';
import { startServer } from '../../src/hosting/server';
import { startFakeContentful } from '../contentful';
import { folderForAll, writeFiles } from '../support/folder';
import { contentOf, fillRepository, runBuild } from '../support/host/repository';
import type { RunOptions } from '../support/program';

const page = (text: string): string => `<!DOCTYPE html><html><body><h1>${text}</h1></body></html>`;

/** Files of `static/`, which Gatsby copies. */
const OWN = { 'google0123.html': 'google-site-verification: google0123.html', 'own.js': 'own();' };

describe('a build', () => {
  const repository = folderForAll();
  let root = '';
  let site = '';
  let first: Record<string, string>;
  let contentful: Awaited<ReturnType<typeof startFakeContentful>>;
  beforeAll(async () => {
    contentful = await startFakeContentful();
    contentful.space.setContentTypes([{ id: 'faq', name: 'Question', fields: [] }]);
    root = repository.path;
    site = repository.to('dist');
    await fillRepository(root);
    const madeByGatsby = [
      ...['page-data/about/page-data.json', 'slice-data/header-1.json', 'webpack.stats.json'],
      ...['app-0123456789abcdef0123.js', 'app-0123456789abcdef0123.js.map', 'chunk-map.json'],
      ...['_gatsby/slices/header-1.html', '~partytown/partytown.js'],
    ];
    const pages = {
      ...Object.fromEntries(madeByGatsby.map((file) => [file, '{}'])),
      'index.html': page('Home'),
      'about/index.html': page('About'),
      '404.html': page('Missing'),
      _headers: '## from a plugin',
      _redirects: '/old/  /about/  301',
      'islands/share-ABCDEFGH.js': 'export {}',
      'static/x/photo.avif': 'not text',
      ...OWN,
    };
    await writeFiles(repository.to('src/pages'), pages);
    await writeFiles(repository.to('static'), OWN);
    const { code, text } = await runBuild(root);
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toContain('dist/ holds 3 pages');
    first = await contentOf(site);
  });
  afterAll(() => contentful.close());

  it('publishes what visitors need and nothing else', () => {
    expect(Object.keys(first)).toEqual([
      ...['404.html', '_headers', '_redirects', 'about/index.html', 'google0123.html'],
      ...['index.html', 'islands/share-ABCDEFGH.js', 'own.js', 'static/x/photo.avif', 'sw.js'],
    ]);
    expect(first).toMatchObject(OWN);
    expect(first['_headers']).not.toContain('plugin');
  });

  it('fails with one plain sentence when Gatsby fails, and leaves the site as it was', async () => {
    await repository.write({ 'src/pages/index.html': page('Broken'), 'src/fail': '' });
    // The state left by a build that was killed while it replaced the site.
    await rename(site, repository.to('.build/previous'));
    const { code, text } = await runBuild(root);
    expect(code).toBe(1);
    expect(text).toContain('Gatsby says why');
    expect(text.trim().split('\n').at(-1)).toBe(
      'Gatsby failed (exit code 1): see its message above; if there is none, look whether the disk is full. dist/ is as it was before.',
    );
    expect(await contentOf(site)).toEqual(first);
  });

  it('says so when content types were changed before Gatsby failed, and leaves the site', async () => {
    const before = { total: 1, items: [{ sys: { id: 'faq', updatedAt: '2026-01-01T00:00:00Z' } }] };
    contentful.fail({ times: 1, status: 200, body: JSON.stringify(before) });
    const { code, text } = await runBuild(root, { env: contentful.env() });
    expect({ code, text }).toMatchObject({ code: 1 });
    expect(text.trim().split('\n').at(-1)).toMatch(
      /^A content type of the space was changed .*: build again .*dist\/ is as it was before\.$/,
    );
    expect(await contentOf(site)).toEqual(first);
    await rm(repository.to('src/fail'));
  });

  it('without credentials does not replace a site that shows the content of a space', async () => {
    await writeFile(path.join(site, 'build.json'), '{"source":"contentful"}');
    const before = await contentOf(site);
    const live = await startServer(root);
    const { code, text } = await runBuild(root, { env: { SITE_URL: live.url } });
    await live.close();
    expect({ code, text }).toMatchObject({
      code: 1,
      text: expect.stringMatching(
        `^The live site at ${live.url} shows the content of a Contentful space`,
      ) as string,
    });
    expect(await contentOf(site)).toEqual(before);
  });

  it('keeps the cache of the previous build, and drops a page whose source is gone', async () => {
    await writeFile(repository.to('.cache/warm'), '');
    await repository.write({ 'src/pages/index.html': page('Home again') });
    await rm(repository.to('src/pages/about'), { recursive: true });
    await rm(repository.to('public/about'), { recursive: true });
    await writeFile(repository.to('public/sitemap.xml'), 'of a build before');
    await rm(repository.to('static/google0123.html'));
    expect((await runBuild(root)).code).toBe(0);
    expect(await stat(repository.to('.cache/warm'))).toBeDefined();
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toContain('Home again');
    expect(Object.keys(await contentOf(site))).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(?:about\/index\.html|sitemap\.xml|google0123\.html)$/),
      ]),
    );
  });

  const lock = (): string => repository.to('.build/lock');

  const none = () => ({});
  const ofDrafts = () => contentful.env('preview');

  it.each<[string, () => Promise<void>, () => RunOptions['env']]>([
    ['of a build that was killed', () => writeFile(lock(), String(2 ** 22 + 1)), none],
    ['of drafts or another space', () => writeCacheNote(root, readEnvironment(ofDrafts())), none],
    ['whose note is cut off', () => writeFile(folders(root).cacheNote, '{"source":"['), none],
    ['of the last preview', () => writeCacheNote(root, readEnvironment(ofDrafts())), ofDrafts],
  ])('drops the cache %s, and the other output of that build', async (_, leave, env) => {
    await repository.write({
      '.cache/warm': '',
      'public/page-data/draft.json': '{}',
    });
    await leave();
    expect((await runBuild(root, { env: env() })).code).toBe(0);
    for (const left of ['.cache/warm', 'public/page-data/draft.json'])
      await expect(stat(repository.to(left))).rejects.toThrow('ENOENT');
  });

  it('stops a Gatsby that was started by hand on the cache of drafts or another space', async () => {
    jest.spyOn(process, 'cwd').mockReturnValue(root);
    const panic = jest.fn();
    const start = () =>
      onPreInit?.({ reporter: { panic } } as never, { plugins: [] }, () => undefined);
    await writeCacheNote(root, readEnvironment());
    await start();
    expect(panic).not.toHaveBeenCalled();
    await writeCacheNote(root, readEnvironment(ofDrafts()));
    await start();
    expect(panic).toHaveBeenCalledWith(expect.stringContaining('npx gatsby clean'));
    jest.restoreAllMocks();
  });

  it('takes over from a killed build that had its process id, as in a container', async () => {
    await writeFile(lock(), String(process.pid));
    expect(await withLock(lock(), (wasKilled) => Promise.resolve(wasKilled))).toBe(true);
    await expect(stat(lock())).rejects.toThrow('ENOENT');
  });
});
