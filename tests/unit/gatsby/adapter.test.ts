/** What a build at Netlify keeps of the build before. */
import { cp, readFile, rm } from 'node:fs/promises';
import { contentSource } from '../../../src/environment';
import { exists } from '../../../src/files';
import { cacheAdapter } from '../../../src/gatsby/adapter';
import { folderForEach } from '../../support/folder';

const mockFolder = folderForEach();

// As @netlify/cache-utils does it: the folder goes, and the kept one takes its place.
jest.mock('gatsby-adapter-netlify', () => () => ({
  cache: {
    store: jest.fn(),
    restore: async ({ directories }: { directories: readonly string[] }) => {
      if (!(await exists(mockFolder.to('host-cache')))) return false;
      for (const name of directories) {
        await rm(mockFolder.to(name), { recursive: true, force: true });
        await cp(mockFolder.to('host-cache', name), mockFolder.to(name), { recursive: true });
      }
      return true;
    },
  },
}));

const read = (name: string): Promise<string | undefined> =>
  readFile(mockFolder.to(name), 'utf8').catch(() => undefined);

const restore = () =>
  cacheAdapter(mockFolder.path).cache?.restore({
    directories: ['.cache', 'public'],
    reporter: undefined as never,
  });

beforeEach(() => mockFolder.write({ '.cache/compiled/gatsby-node.js': 'new code' }));

const keep = (source: string): Promise<void> =>
  mockFolder.write({
    'host-cache/.cache/compiled/gatsby-node.js': 'old code',
    'host-cache/.cache/compiled/gone.js': 'old code',
    'host-cache/.cache/data.mdb': 'content',
    'host-cache/.cache/content-source.json': source,
    'host-cache/public/rss.xml': 'old',
    'host-cache/public/page-data/a.json': '{}',
  });

it('is the cache, but not the code', async () => {
  await keep(contentSource(process.env));
  expect(await restore()).toBe(true);
  expect(await read('.cache/data.mdb')).toBe('content');
  expect(await read('.cache/compiled/gatsby-node.js')).toBe('new code');
  expect(await read('.cache/compiled/gone.js')).toBeUndefined();
});

it('is no file that this build may not write', async () => {
  await keep(contentSource(process.env));
  await restore();
  expect(await read('public/page-data/a.json')).toBe('{}');
  expect(await read('public/rss.xml')).toBeUndefined();
});

it('is nothing that came from another space', async () => {
  await keep('["another space"]');
  expect(await restore()).toBe(false);
  expect(await read('.cache/data.mdb')).toBeUndefined();
  expect(await read('public/page-data/a.json')).toBeUndefined();
  expect(await read('.cache/compiled/gatsby-node.js')).toBe('new code');
});

it('is nothing on the first build', async () => {
  expect(await restore()).toBe(false);
  expect(await read('.cache/compiled/gatsby-node.js')).toBe('new code');
});

it('disables no plugin: redirects are those of gatsby-plugin-netlify', async () => {
  const { config, adapt } = cacheAdapter(mockFolder.path);
  expect(config).toBeUndefined();
  await expect(Promise.resolve(adapt(undefined as never))).resolves.toBeUndefined();
});

it('is nothing for a preview', () => {
  const before = { ...process.env };
  Object.assign(process.env, {
    CONTENTFUL_SPACE_ID: 'a',
    CONTENTFUL_ACCESS_TOKEN: 'b',
    CONTENTFUL_PREVIEW: 'true',
  });
  expect(cacheAdapter(mockFolder.path).cache).toBeUndefined();
  process.env = before;
});
