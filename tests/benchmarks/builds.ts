/** Measures builds at several sizes: cold, warm, and after an edit, next to an empty Gatsby site. */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { run } from '../content/support/commands';
import { assetLink, type FakeContentful } from '../contentful';
import { eventually } from '../support/eventually';
import { Checkout } from '../support/rehearsal/checkout';
import { filledSpace } from '../support/rehearsal/filledSpace';
import { startBuildHook } from './buildHook';
import { buildOurs, openEmptySite, type BuildCost } from './sites';
import type { Rows } from './table';
import { document } from '../support/richText';

const PHOTOGRAPH = path.resolve(__dirname, '../../src/images/red-maple.jpg');
const LONGEST_WAIT_MS = 900_000;

interface Edit {
  /** The page on which visitors see the edit. */
  readonly page: string;
  readonly make: (contentful: FakeContentful, mark: string) => void | Promise<void>;
}

const POST = '/blog/sustainable-tree-care/';

const postId = ({ space }: FakeContentful): string =>
  space.entries('blogPost').find(({ id }) => POST.endsWith(`/${space.textOf(id, 'slug')}/`))?.id ??
  '';

/** Edits that publish one text, and one that publishes a picture. */
const EDITS: Readonly<Record<'one FAQ' | 'one footer text' | 'one post' | 'one picture', Edit>> = {
  'one FAQ': {
    page: '/',
    make: ({ space }, mark) =>
      space.updateFields('faq-free-estimate', { answer: document(mark) }, { publish: true }),
  },
  'one footer text': {
    page: '/',
    make: ({ space }, mark) =>
      space.updateFields('text-footerText1', { text: mark }, { publish: true }),
  },
  'one post': {
    page: POST,
    make: (contentful, mark) =>
      contentful.space.updateFields(
        postId(contentful),
        { body: document(mark) },
        { publish: true },
      ),
  },
  'one picture': {
    page: POST,
    make: async (contentful, mark) => {
      const { space } = contentful;
      const asset = await space.createAsset({ file: PHOTOGRAPH, description: mark, title: mark });
      space.updateFields(postId(contentful), { image: assetLink(asset) }, { publish: true });
    },
  },
};

/** A post of the usual length: six sections of three paragraphs. */
const addPosts = ({ space }: FakeContentful, count: number): void => {
  const sentence =
    'A young oak wants water twice a week, slowly, and nothing else for two summers. ';
  for (let number = 1; number <= count; number += 1) {
    const paragraphs = Array.from({ length: 18 }, (_, index) => `${index}. ${sentence.repeat(4)}`);
    space.createEntry('blogPost', {
      title: `Notes from the crown, number ${number}`,
      slug: `notes-${number}`,
      excerpt: `Number ${number}: ${sentence}`,
      body: document(...paragraphs),
      lastModified: new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString(),
      tags: ['notes'],
    });
  }
};

const addQuestions = ({ space }: FakeContentful, count: number): void => {
  for (let number = 1; number <= count; number += 1) {
    space.createEntry('faq', {
      question: `Question number ${number}?`,
      answer: document(`Answer number ${number}.`),
      order: 100 + number,
    });
  }
};

/** The cost of building a site, with that of the empty Gatsby site where it was measured. */
const rowOf = (site: string, build: string, cost: BuildCost, empty?: BuildCost): Rows[number] => {
  const row = {
    site,
    build,
    seconds: cost.seconds.toFixed(1),
    ...(empty && { 'of the empty site': `${(cost.seconds / empty.seconds).toFixed(2)}x` }),
    'processor seconds': cost.processorSeconds.toFixed(1),
    'peak MB': (cost.peakBytes / 2 ** 20).toFixed(0),
    'pages rendered': cost.rendered,
  };
  console.log(Object.values(row).join(', '));
  return row;
};

interface EmptySite {
  readonly cold: BuildCost;
  readonly warm: BuildCost;
}

const newCheckout = async (): Promise<Checkout> => {
  const checkout = new Checkout('benchmark');
  await checkout.create();
  return checkout;
};

/**
 * Builds a site from a space cold, warm, and after each of the edits.
 *
 * @param fill adds entries to the space after the set-up
 */
const measureSpace = async (
  name: string,
  fill: (contentful: FakeContentful) => void,
  edits: readonly (keyof typeof EDITS)[],
  empty?: EmptySite,
): Promise<Rows> => {
  const checkout = await newCheckout();
  const contentful = await filledSpace();
  try {
    fill(contentful);
    const build = () => buildOurs(checkout, contentful.env());
    const rows = [
      rowOf(name, 'cold', await build(), empty?.cold),
      rowOf(name, 'warm', await build(), empty?.warm),
    ];
    for (const edit of edits) {
      await EDITS[edit].make(contentful, `Changed for a measurement: ${edit}.`);
      rows.push(rowOf(name, `warm, after an edit of ${edit}`, await build(), empty?.warm));
    }
    return rows;
  } finally {
    await contentful.close();
    await checkout.remove();
  }
};

/** Measures builds of an empty site, of the default site, and of a site from a space. */
export const measureBuilds = async (): Promise<Rows> => {
  // The very first build reads Gatsby from disk, later builds from memory.
  await (
    await openEmptySite()
  )();
  const buildEmpty = await openEmptySite();
  const empty: EmptySite = { cold: await buildEmpty(), warm: await buildEmpty() };
  const own = await newCheckout();
  return [
    rowOf('empty Gatsby site', 'cold', empty.cold, empty.cold),
    rowOf('empty Gatsby site', 'warm', empty.warm, empty.warm),
    rowOf('default site', 'cold', await buildOurs(own), empty.cold),
    rowOf('default site', 'warm', await buildOurs(own), empty.warm),
    ...(await measureSpace(
      'site from a space',
      () => undefined,
      Object.keys(EDITS) as (keyof typeof EDITS)[],
      empty,
    )),
  ];
};

/**
 * Measures builds of ever larger sites from a space.
 *
 * @param sizes numbers of posts, one series of builds each
 */
export const measureSizes = async (sizes: readonly number[]): Promise<Rows> => {
  const rows: Rows[number][] = [];
  for (const count of sizes) {
    const name = `${count.toLocaleString('en-US')} posts`;
    rows.push(...(await measureSpace(name, (space) => addPosts(space, count), ['one post'])));
  }
  const addMany = (contentful: FakeContentful) => addQuestions(contentful, 1000);
  return [...rows, ...(await measureSpace('1,000 FAQs', addMany, ['one post']))];
};

/** Measures the time from publishing an entry until the served page shows it. */
export const measurePublishes = async (): Promise<Rows> => {
  const checkout = await newCheckout();
  const contentful = await filledSpace();
  const hook = await startBuildHook(async () => {
    await buildOurs(checkout, contentful.env());
  });
  const rows: Rows[number][] = [];
  try {
    await buildOurs(checkout, contentful.env());
    const site = await checkout.serve();
    await run(contentful, 'setup', { env: { NETLIFY_BUILD_HOOK_URL: hook.url } });
    await hook.settled();
    for (const [published, { page, make }] of Object.entries(EDITS)) {
      const mark = `Published for a measurement: ${published}.`;
      const start = performance.now();
      await make(contentful, mark);
      await contentful.webhooksSettled();
      await hook.settled();
      const isShown = async () => (await (await fetch(site.url + page)).text()).includes(mark);
      await eventually(`${published} is shown`, isShown, LONGEST_WAIT_MS);
      rows.push({ published, seconds: ((performance.now() - start) / 1000).toFixed(1) });
      console.log(`published to live, ${published}: ${rows.at(-1)?.seconds} s`);
    }
    await site.close();
  } finally {
    await hook.close();
    await contentful.close();
    await checkout.remove();
  }
  return rows;
};
