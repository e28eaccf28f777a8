/**
 * Builds after a day's edits, each from Gatsby's cache and then again without it: the two are identical to
 * the byte.
 */
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/files';
import { folders } from '../../src/folders';
import type { Space } from '../contentful';
import { renderedIn } from '../support/rehearsal/checkout';
import { useSpaceSite } from '../support/rehearsal/spaceSite';
import { document } from '../support/richText';

jest.setTimeout(3_600_000);

const ANSWER = 'It depends on the weather of the week.';

const site = useSpaceSite('warm-cold');
let space: Space;
let untouched: ReturnType<Space['snapshot']>;

/** A hash of each published file, without the time of the build. */
const published = async (): Promise<Readonly<Record<string, string>>> => {
  const { site: folder } = folders(site.root);
  const hashes = (await listFiles(folder)).sort().map(async (file) => {
    const bytes = await readFile(path.join(folder, file));
    const content =
      file === 'build.json' ? bytes.toString().replace(/"builtAt":\s*"[^"]*"/, '') : bytes;
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
};

/** Builds the site. @returns how many pages Gatsby has rendered for it */
const build = async (): Promise<number> => {
  const { code, text } = await site.tryBuild();
  expect({ code, text }).toMatchObject({ code: 0 });
  return renderedIn(text);
};

/** Builds with Gatsby's cache, and compares the site with that of a build without it, which renders all pages. */
const buildTwice = async (): Promise<void> => {
  const few = await build();
  const warm = await published();
  const { gatsbyCache, gatsbyOutput } = folders(site.root);
  for (const folder of [gatsbyCache, gatsbyOutput])
    await rm(folder, { recursive: true, force: true });
  const all = await build();
  expect(await published()).toEqual(warm);
  expect(few).toBeLessThan(all);
};

const question = (id: string): string => space.textOf(id, 'question');

/** Addresses of the pages that have some words anywhere. */
const pagesWith = (words: string): readonly string[] =>
  [...site.pages()].flatMap(([address, { html }]) => (html.includes(words) ? address : []));

beforeAll(async () => {
  space = site.space;
  untouched = space.snapshot();
  await build();
});

it('after a text is edited, a section is hidden, and a question is deleted', async () => {
  const heading = space.textOf('section-home-testimonials', 'heading');
  const nightCalls = question('faq-night-calls');
  for (const words of [heading, nightCalls]) expect(site.wordsAt('/')).toContain(words);
  space.updateFields('faq-cost', { answer: document(ANSWER) }, { publish: true });
  space.updateFields('section-home-testimonials', { hidden: true }, { publish: true });
  space.delete('faq-night-calls');
  await buildTwice();
  expect(site.wordsAt('/')).toContain(ANSWER);
  for (const words of [heading, nightCalls]) expect(site.wordsAt('/')).not.toContain(words);
});

it('after a service is added, a post is deleted, and an address is changed', async () => {
  const [post] = space.entries('blogPost');
  const title = space.textOf(post?.id ?? '', 'title');
  expect(pagesWith(title).length).toBeGreaterThan(1);
  const body = document('We lay hedges in winter.');
  const laying = { title: 'Hedge laying', slug: 'hedge-laying', overview: 'Dense.', body };
  space.force('service-hedge-laying', 'service', laying);
  space.delete(post?.id ?? '');
  space.updateFields('service-tree-planting', { slug: 'planting' }, { publish: true });
  await buildTwice();
  expect(site.wordsAt('/hedge-laying/')).toContain('We lay hedges in winter.');
  expect(pagesWith('Hedge laying')).toEqual(
    expect.arrayContaining(['/services/', '/tree-pruning/']),
  );
  expect(pagesWith(title)).toEqual([]);
  expect(site.pages().has('/tree-planting/')).toBe(false);
  expect(site.wordsAt('/planting/')).not.toBe('');
  expect(await site.read('_redirects')).toMatch(/^\/tree-planting\/\s+\/planting\/\s+301$/m);
  // The next build learns the address from this file, on a fresh machine too.
  expect(await site.read('addresses.json')).toContain('tree-planting');
});

it('after everything is restored', async () => {
  space.restore(untouched);
  await buildTwice();
  expect(site.wordsAt('/')).not.toContain(ANSWER);
  expect(site.wordsAt('/')).toContain(question('faq-night-calls'));
  expect(site.pages().has('/tree-planting/')).toBe(true);
});
