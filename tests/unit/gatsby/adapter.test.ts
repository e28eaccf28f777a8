/** What a build at Netlify keeps of the build before. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentSource } from '../../../src/environment';
import { exists } from '../../../src/files';
import { cacheAdapter } from '../../../src/gatsby/adapter';

let root: string;
const hostCache = () => path.join(root, 'host-cache');

// As @netlify/cache-utils does it: the folder goes, and the kept one takes its place.
jest.mock('gatsby-adapter-netlify', () => () => ({
  cache: {
    store: jest.fn(),
    restore: async ({ directories }: { directories: readonly string[] }) => {
      if (!(await exists(hostCache()))) return false;
      for (const name of directories) {
        await rm(path.join(root, name), { recursive: true, force: true });
        await cp(path.join(hostCache(), name), path.join(root, name), { recursive: true });
      }
      return true;
    },
  },
}));

const write = async (name: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true });
  await writeFile(path.join(root, name), text);
};
const read = (name: string): Promise<string | undefined> =>
  readFile(path.join(root, name), 'utf8').catch(() => undefined);

const restore = () =>
  cacheAdapter(root).cache?.restore({
    directories: ['.cache', 'public'],
    reporter: undefined as never,
  });

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'adapter-'));
  await write('.cache/compiled/gatsby-node.js', 'new code');
});
afterEach(() => rm(root, { recursive: true }));

const keep = async (source: string): Promise<void> => {
  await write('host-cache/.cache/compiled/gatsby-node.js', 'old code');
  await write('host-cache/.cache/compiled/gone.js', 'old code');
  await write('host-cache/.cache/data.mdb', 'content');
  await write('host-cache/.cache/content-source.json', source);
  await write('host-cache/public/rss.xml', 'old');
  await write('host-cache/public/page-data/a.json', '{}');
};

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
  const { config, adapt } = cacheAdapter(root);
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
  expect(cacheAdapter(root).cache).toBeUndefined();
  process.env = before;
});
