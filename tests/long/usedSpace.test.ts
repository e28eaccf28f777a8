/**
 * A space that was in use before this site came to it, over three builds, each on a machine that
 * has never seen the site: other sites' posts stay away, and no address is ever lost.
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startServer, type RunningServer } from '../../src/hosting/server';
import { fillUsedSpace, otherSites } from '../content/support/usedSpace';
import { openBuilder, type Builder } from '../support/builds';
import { startFakeContentful, type FakeContentful } from '../contentful';
import { SETUP_VARIABLES } from '../support/rehearsal/workshopSpace';

jest.setTimeout(600_000);

const POST = 'post12';
const SERVICE = 'service-tree-pruning';

let builder: Builder;
let contentful: FakeContentful;
let live: RunningServer;

/** Where the host keeps the site: all that outlives a build machine. */
const hosted = (): string => path.join(builder.root, 'live');

const buildAndPublish = async (): Promise<void> => {
  for (const folder of ['.cache', 'public', 'dist'])
    await rm(path.join(builder.root, folder), { recursive: true, force: true });
  await builder.build({ ...contentful.env(), SITE_URL: live.url });
  await rm(path.join(hosted(), 'dist'), { recursive: true });
  await cp(path.join(builder.root, 'dist'), path.join(hosted(), 'dist'), { recursive: true });
};

/** What a visitor of an address gets: the page, or where it sends. */
const visit = async (address: string): Promise<string> => {
  const response = await fetch(`${live.url}${address}`, { redirect: 'manual' });
  return response.status === 200
    ? response.text()
    : `${response.status} ${response.headers.get('location') ?? ''}`.trim();
};

beforeAll(async () => {
  builder = await openBuilder();
  await mkdir(path.join(hosted(), 'dist'), { recursive: true });
  await writeFile(path.join(hosted(), 'dist/index.html'), '<p>Coming soon</p>');
  live = await startServer({ root: hosted(), port: 0 });
  contentful = await startFakeContentful();
  fillUsedSpace(contentful.space);
  for (const command of ['migrate', 'seed']) {
    const program = `contentful-migrations/commands/${command}.ts`;
    const env = { ...contentful.env(), ...SETUP_VARIABLES };
    expect(await builder.run(program, env)).toMatchObject({ code: 0 });
  }
  const homeUrl = 'https://trees.example/';
  const [config] = contentful.space.entries('siteConfig');
  contentful.space.updateFields(config?.id ?? '', { homeUrl }, { publish: true });
  await buildAndPublish();
});
afterAll(async () => {
  await live?.close();
  await contentful?.close();
  await builder?.remove();
});

it('shows the published posts of this site, and of no other', async () => {
  const shown = [...builder.pages().keys()]
    .map((address) => /^\/blog\/(post-\d+)\/$/.exec(address)?.[1])
    .filter((slug) => slug !== undefined);
  // Every third post is this site's; number 9 is a draft.
  const own = [0, 3, 6, 12, 15, 18, 21, 24, 27].map((index) => `post-${index}`);
  expect(shown.sort()).toEqual(own.sort());

  const others = otherSites(contentful.space);
  expect(others).toHaveLength(20);
  for (const { path: address, html, texts } of builder.pages().values()) {
    const words = texts.map(({ text }) => text).join('\n');
    for (const id of others) {
      const [slug, title] = [
        contentful.space.textOf(id, 'slug'),
        contentful.space.textOf(id, 'title'),
      ];
      expect([address, html.includes(`/blog/${slug}/`)]).toEqual([address, false]);
      expect([address, words.includes(title.slice(0, 9))]).toEqual([address, false]);
    }
    expect([address, texts.some(({ text }) => text === 'Bread')]).toEqual([address, false]);
  }
  const feed = await builder.read('rss.xml');
  expect(feed).toContain('/blog/post-0/');
  expect(feed).not.toContain('/blog/post-1/');
});

it('keeps every earlier address working over three builds', async () => {
  for (const address of ['/tree-pruning/', '/blog/post-12/'])
    expect(await visit(address)).toContain('<main');

  contentful.space.updateFields(SERVICE, { slug: 'pruning' }, { publish: true });
  contentful.space.updateFields(POST, { slug: 'a-better-name' }, { publish: true });
  await buildAndPublish();
  expect(await visit('/pruning/')).toContain('<main');
  expect(await visit('/tree-pruning/')).toBe('301 /pruning/');
  expect(await visit('/blog/post-12/')).toBe('301 /blog/a-better-name/');

  contentful.space.updateFields(SERVICE, { slug: 'pruning-and-care' }, { publish: true });
  await buildAndPublish();
  expect(await visit('/pruning-and-care/')).toContain('<main');
  // In one step, with and without the slash at the end.
  for (const old of ['/tree-pruning/', '/tree-pruning', '/pruning/'])
    expect([old, await visit(old)]).toEqual([old, '301 /pruning-and-care/']);
  expect(await visit('/blog/post-12/')).toBe('301 /blog/a-better-name/');
  expect(contentful.space.fieldsOf(SERVICE).previousAddresses).toBeUndefined();
});
