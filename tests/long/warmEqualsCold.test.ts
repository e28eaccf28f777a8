/**
 * Builds after the edits of a day, each from Gatsby's cache and then again without it: the two are the
 * same to the byte.
 */
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/files';
import { folders } from '../../src/folders';
import { richText, type Space } from '../contentful';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(3_600_000);

const ANSWER = 'It depends on the weather of the week.';

const site = useSpaceSite('warm-cold');
let space: Space;
let untouched: ReturnType<Space['snapshot']>;

/** A hash of each published file, but for the time of the build. */
const published = async (): Promise<Readonly<Record<string, string>>> => {
  const { site: folder } = folders(site.checkout.root);
  const hashes = (await listFiles(folder)).sort().map(async (file) => {
    const bytes = await readFile(path.join(folder, file));
    const content =
      file === 'build.json' ? bytes.toString().replace(/"builtAt":\s*"[^"]*"/, '') : bytes;
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
};

/** Builds with Gatsby's cache, and compares the site with that of a build without it. */
const buildTwice = async (): Promise<void> => {
  await site.build();
  const warm = await published();
  const { gatsbyCache, gatsbyOutput } = folders(site.checkout.root);
  for (const folder of [gatsbyCache, gatsbyOutput])
    await rm(folder, { recursive: true, force: true });
  await site.build();
  expect(await published()).toEqual(warm);
};

const question = (id: string): string => space.textOf(id, 'question');

beforeAll(async () => {
  space = site.space;
  untouched = space.snapshot();
  await site.build();
});

it('after a text is edited', async () => {
  space.updateFields('faq-cost', { answer: richText(ANSWER) }, { publish: true });
  await buildTwice();
  expect(site.wordsAt('/')).toContain(ANSWER);
});

it('after a section is hidden', async () => {
  const heading = space.textOf('section-home-testimonials', 'heading');
  expect(site.wordsAt('/')).toContain(heading);
  space.updateFields('section-home-testimonials', { hidden: true }, { publish: true });
  await buildTwice();
  expect(site.wordsAt('/')).not.toContain(heading);
});

it('after an entry is deleted', async () => {
  const nightCalls = question('faq-night-calls');
  space.delete('faq-night-calls');
  await buildTwice();
  expect(site.wordsAt('/')).not.toContain(nightCalls);
});

it('after an address is changed', async () => {
  space.updateFields('service-tree-planting', { slug: 'planting' }, { publish: true });
  await buildTwice();
  expect(site.checkout.pages().has('/tree-planting/')).toBe(false);
  expect(site.wordsAt('/planting/')).not.toBe('');
  expect(await site.checkout.read('_redirects')).toMatch(
    /^\/tree-planting\/\s+\/planting\/\s+301$/m,
  );
});

it('after everything is restored', async () => {
  space.restore(untouched);
  await buildTwice();
  expect(site.wordsAt('/')).not.toContain(ANSWER);
  expect(site.wordsAt('/')).toContain(question('faq-night-calls'));
  expect(site.checkout.pages().has('/tree-planting/')).toBe(true);
});
