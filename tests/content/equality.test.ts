/** A site from bundled defaults, and the same site from a space that was seeded with them. */
import { openBuilder, type Builder } from '../support/builds';
import { changesBetween, type BuiltPage } from '../support/builtPages';
import type { FakeContentful } from '../support/contentful';
import { filledSpace } from '../support/rehearsal/workshopSpace';

jest.setTimeout(600_000);

const ROUTES = [
  '/',
  '/404.html',
  '/about/',
  '/blog/',
  '/careers/',
  '/contact/',
  '/services/',
  '/arborist-consultations/',
  '/eco-friendly-tree-solutions/',
  '/emergency-tree-services/',
  '/land-clearing/',
  '/stump-grinding/',
  '/tree-health-consulting/',
  '/tree-planting/',
  '/tree-pruning/',
  '/tree-removal/',
  '/tree-trimming/',
];

const ALIASES = ['/stump-grinding-removal/', '/tree-health-assessments/'];

let builder: Builder;
let contentful: FakeContentful;
let bundled: ReadonlyMap<string, BuiltPage>;

beforeAll(async () => {
  builder = await openBuilder('equality');
});
afterAll(async () => {
  await contentful?.close();
  await builder?.remove();
});

it('without a space, builds every route from bundled defaults and says so once', async () => {
  const { code, text } = await builder.tryBuild({});
  expect({ code, text }).toMatchObject({ code: 0 });
  const told = text.split('\n').filter((line) => /bundled defaults/i.test(line));
  expect(told).toHaveLength(1);
  bundled = await builder.pages();
  expect([...bundled.keys()]).toEqual(expect.arrayContaining(ROUTES));
  expect([...bundled.keys()].filter((address) => /^\/blog\/.+/.test(address))).toHaveLength(4);
  for (const page of bundled.values()) {
    const words = page.texts.filter(({ kind }) => kind === 'text').map(({ text: words }) => words);
    expect([page.path, words.join(' ').length > 500]).toEqual([page.path, true]);
  }
  const redirects = await builder.read('_redirects');
  for (const alias of ALIASES) expect(redirects).toContain(alias);
  const { source, summary, blocks } = await builder.report();
  expect(source).toBe('default');
  expect(summary.default).toBeGreaterThan(500);
  expect(blocks.filter(({ origin }) => origin === 'contentful')).toEqual([]);
});

it('from a migrated and seeded space, says the same on every page', async () => {
  contentful = await filledSpace(builder);
  const { code, text } = await builder.tryBuild(contentful.env());
  expect({ code, text }).toMatchObject({ code: 0 });
  const seeded = await builder.pages();
  expect([...seeded.keys()]).toEqual([...bundled.keys()]);
  expect(changesBetween(bundled, seeded)).toEqual({});
  const orderOf = (pages: typeof bundled) =>
    [...pages.values()].map(({ path, texts }) => [path, texts]);
  expect(orderOf(seeded)).toEqual(orderOf(bundled));
});

it('tells that every text came from the space', async () => {
  const { source, summary, blocks } = await builder.report();
  expect(source).toBe('contentful');
  expect(blocks.length).toBeGreaterThan(500);
  expect(summary).toMatchObject({ default: 0, contentful: blocks.length, hidden: 0 });
  for (const block of blocks) {
    const { origin, entryId = '' } = block;
    expect([block, origin, entryId === '']).toEqual([block, 'contentful', false]);
  }
});
