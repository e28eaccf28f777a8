/**
 * Builds after the edits of a day, each from Gatsby's cache and then again without it: the two are the
 * same to the byte.
 */
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/files';
import { folders } from '../../src/folders';
import { richText, type FakeContentful, type Space } from '../contentful';
import type { BuiltPage } from '../support/builtPages';
import { createCheckout, type Checkout } from '../support/rehearsal/checkout';
import { filledSpace } from '../support/rehearsal/filledSpace';

jest.setTimeout(3_600_000);

const ANSWER = 'It depends on the weather of the week.';

let checkout: Checkout;
let contentful: FakeContentful;
let space: Space;
let untouched: ReturnType<Space['snapshot']>;
let pages: ReadonlyMap<string, BuiltPage>;

/** A hash of each published file, but for the time of the build. */
const published = async (): Promise<Readonly<Record<string, string>>> => {
  const { site } = folders(checkout.root);
  const hashes = (await listFiles(site)).sort().map(async (file) => {
    const bytes = await readFile(path.join(site, file));
    const content =
      file === 'build.json' ? bytes.toString().replace(/"builtAt":\s*"[^"]*"/, '') : bytes;
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
};

/** Builds with Gatsby's cache, keeps the pages, and compares them with a build without it. */
const buildTwice = async (): Promise<void> => {
  await checkout.build(contentful.env());
  pages = checkout.pages();
  const warm = await published();
  const { gatsbyCache, gatsbyOutput } = folders(checkout.root);
  for (const folder of [gatsbyCache, gatsbyOutput])
    await rm(folder, { recursive: true, force: true });
  await checkout.build(contentful.env());
  expect(await published()).toEqual(warm);
};

const wordsAt = (address: string): string =>
  (pages.get(address)?.texts ?? []).map(({ text }) => text).join('\n');

const question = (id: string): string => space.textOf(id, 'question');

beforeAll(async () => {
  checkout = await createCheckout('warm-cold');
  contentful = await filledSpace(checkout);
  space = contentful.space;
  untouched = space.snapshot();
  await checkout.build(contentful.env());
});
afterAll(async () => {
  await contentful?.close();
  await checkout?.remove();
});

it('after a text is edited', async () => {
  space.updateFields('faq-cost', { answer: richText(ANSWER) }, { publish: true });
  await buildTwice();
  expect(wordsAt('/')).toContain(ANSWER);
});

it('after a section is hidden', async () => {
  const heading = space.textOf('section-home-testimonials', 'heading');
  expect(wordsAt('/')).toContain(heading);
  space.updateFields('section-home-testimonials', { hidden: true }, { publish: true });
  await buildTwice();
  expect(wordsAt('/')).not.toContain(heading);
});

it('after an entry is deleted', async () => {
  const nightCalls = question('faq-night-calls');
  space.delete('faq-night-calls');
  await buildTwice();
  expect(wordsAt('/')).not.toContain(nightCalls);
});

it('after an address is changed', async () => {
  space.updateFields('service-tree-planting', { slug: 'planting' }, { publish: true });
  await buildTwice();
  expect(pages.has('/tree-planting/')).toBe(false);
  expect(wordsAt('/planting/')).not.toBe('');
  expect(await checkout.read('_redirects')).toMatch(/^\/tree-planting\/\s+\/planting\/\s+301$/m);
});

it('after everything is restored', async () => {
  space.restore(untouched);
  await buildTwice();
  expect(wordsAt('/')).not.toContain(ANSWER);
  expect(wordsAt('/')).toContain(question('faq-night-calls'));
  expect(pages.has('/tree-planting/')).toBe(true);
});
