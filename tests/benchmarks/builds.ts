/** What builds cost: cold, warm and after an edit, at several sizes, beside an empty Gatsby site. */
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { assetLink, richText, type FakeContentful } from '../contentful';
import { eventually } from '../support/eventually';
import { startBuildHook } from '../support/rehearsal/buildHook';
import { createCheckout, type Checkout } from '../support/rehearsal/checkout';
import { filledSpace } from '../support/rehearsal/filledSpace';
import { buildColdWithPictures, buildOurs, openEmptySite, type BuildCost } from './sites';

export interface Build extends BuildCost {
  readonly site: string;
  readonly kind: string;
}

export interface Publish {
  readonly what: string;
  /** From the call that publishes to the served page that shows it. */
  readonly seconds: number;
}

export interface BuildResults {
  readonly builds: readonly Build[];
  readonly publishes: readonly Publish[];
}

const PHOTOGRAPH = path.resolve(__dirname, '../../src/images/red-maple.jpg');
const LONGEST_WAIT_MS = 900_000;

interface Edit {
  /** Where a visitor sees it. */
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
      space.updateFields('faq-free-estimate', { answer: richText(mark) }, { publish: true }),
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
        { body: richText(mark) },
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
      body: richText(...paragraphs),
      lastModified: new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString(),
      tags: ['notes'],
    });
  }
};

const addQuestions = ({ space }: FakeContentful, count: number): void => {
  for (let number = 1; number <= count; number += 1) {
    space.createEntry('faq', {
      question: `Question number ${number}?`,
      answer: richText(`Answer number ${number}.`),
      order: 100 + number,
    });
  }
};

const measurePublishes = async (
  contentful: FakeContentful,
  checkout: Checkout,
): Promise<Publish[]> => {
  const env = contentful.env();
  const hook = await startBuildHook(async (body) => {
    await buildOurs(checkout, { ...env, INCOMING_HOOK_BODY: body });
  });
  const site = await checkout.serve();
  const publishes: Publish[] = [];
  try {
    await checkout.run('contentful-migrations/commands/setup.ts', {
      ...env,
      NETLIFY_BUILD_HOOK_URL: hook.url,
      CONTENTFUL_REQUESTS_PER_SECOND: '1000',
    });
    await hook.settled();
    for (const [what, { page, make }] of Object.entries(EDITS)) {
      const mark = `Published for a measurement: ${what}.`;
      const start = performance.now();
      await make(contentful, mark);
      await contentful.webhooksSettled();
      await hook.settled();
      const isShown = async () => (await (await fetch(site.url + page)).text()).includes(mark);
      await eventually(`${what} is shown`, isShown, LONGEST_WAIT_MS);
      const seconds = (performance.now() - start) / 1000;
      publishes.push({ what, seconds });
      console.log(`published to live, ${what}: ${seconds.toFixed(1)} s`);
    }
  } finally {
    await site.close();
    await hook.close();
  }
  return publishes;
};

const adding =
  (builds: Build[]) =>
  (site: string) =>
  (kind: string, cost: BuildCost): void => {
    builds.push({ site, kind, ...cost });
    console.log(`${site}, ${kind}: ${cost.seconds.toFixed(1)} s, ${cost.rendered} pages rendered`);
  };

/** Measures builds of an empty site, of the default site and of one from a space, and publishes. */
export const measureBuilds = async (): Promise<BuildResults> => {
  const builds: Build[] = [];
  const addTo = adding(builds);
  // The first build of all reads Gatsby from the disk, the others from memory.
  await (
    await openEmptySite()
  )();
  const buildEmpty = await openEmptySite();
  const addEmpty = addTo('empty Gatsby site');
  addEmpty('cold', await buildEmpty());
  addEmpty('warm', await buildEmpty());

  const own = await createCheckout('benchmark-default');
  try {
    const add = addTo('default site');
    add('cold, pictures sized for the first time', await buildOurs(own));
    add('warm', await buildOurs(own));
    add('cold, pictures sized before', await buildColdWithPictures(own));
  } finally {
    await own.remove();
  }

  const space = await createCheckout('benchmark-space');
  const contentful = await filledSpace(space);
  try {
    const add = addTo('site from a space');
    const env = contentful.env();
    add('cold', await buildOurs(space, env));
    add('warm', await buildOurs(space, env));
    for (const [what, { make }] of Object.entries(EDITS)) {
      await make(contentful, `Changed for a measurement: ${what}.`);
      add(`warm, after an edit of ${what}`, await buildOurs(space, env));
    }
    return { builds, publishes: await measurePublishes(contentful, space) };
  } finally {
    await contentful.close();
    await space.remove();
  }
};

/**
 * Measures builds of ever larger sites from a space.
 *
 * @param sizes numbers of posts, one series of builds each
 */
export const measureSizes = async (sizes: readonly number[]): Promise<readonly Build[]> => {
  const builds: Build[] = [];
  const series: readonly (readonly [string, (contentful: FakeContentful) => void])[] = [
    ...sizes.map(
      (count) =>
        [
          `${count.toLocaleString('en-US')} posts`,
          (contentful: FakeContentful) => addPosts(contentful, count),
        ] as const,
    ),
    ['1,000 FAQs', (contentful) => addQuestions(contentful, 1000)],
  ];
  for (const [name, fill] of series) {
    const site = await createCheckout('benchmark-size');
    const contentful = await filledSpace(site);
    try {
      fill(contentful);
      const add = adding(builds)(name);
      const env = contentful.env();
      add('cold', await buildOurs(site, env));
      add('warm', await buildOurs(site, env));
      await EDITS['one post'].make(contentful, `Changed for a measurement among ${name}.`);
      add('warm, after an edit of one post', await buildOurs(site, env));
    } finally {
      await contentful.close();
      await site.remove();
    }
  }
  return builds;
};
