/**
 * Whole builds against an offline space, in one place: the first one through passing troubles of
 * Contentful, one more after edits, as at the host, and one that fails.
 */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/files';
import { createCheckout, type Ended, type Checkout } from '../support/rehearsal/checkout';
import { changesBetween, readPages, type BuiltPage, type Change } from '../support/builtPages';
import { richText, type FakeContentful } from '../contentful';
import { hashOf } from '../support/hashOf';
import { filledSpace } from '../support/rehearsal/filledSpace';

jest.setTimeout(1_200_000);

type Pages = ReadonlyMap<string, BuiltPage>;

const SECRETS = {
  NETLIFY_BUILD_HOOK_URL: 'https://hooks.example/build_hooks/secret-of-the-hook',
  NETLIFY_AUTH_TOKEN: 'secret-of-the-host',
  AWS_SECRET_ACCESS_KEY: 'secret-of-somebody-else',
};

let checkout: Checkout;
let contentful: FakeContentful;
let first: Ended;
let pages: Pages;
let redirects: readonly string[];

/** The rules that the host reads, however the file around them looks. */
const readRedirects = async (): Promise<readonly string[]> =>
  (await checkout.read('_redirects')).split('\n').filter((line) => line.startsWith('/'));

const secrets = (): readonly string[] => [
  contentful.deliveryToken,
  contentful.previewToken,
  contentful.managementToken,
  ...Object.values(SECRETS),
];

/** Every text of every page, in the order it is read. */
const readIn = (of: Pages) => [...of].map(([address, { texts }]) => [address, texts]);

const wordsAt = (address: string): string =>
  (pages.get(address)?.texts ?? []).map(({ text }) => text).join('\n');

beforeAll(async () => {
  checkout = await createCheckout('space');
  contentful = await filledSpace(checkout);
  const reset = { 'X-Contentful-RateLimit-Reset': '1' };
  const path = /\/spaces\/[^/]+\/?$/;
  contentful.fail({ path, status: 429, headers: reset, times: 5 });
  contentful.fail({ path: /\/locales$/, status: 500, times: 2 });
  contentful.fail({ path: /\/sync$/, drop: true, times: 1 });
  first = await checkout.tryBuild({ ...contentful.env(), ...SECRETS });
  expect({ text: first.text, code: first.code }).toMatchObject({ code: 0 });
  pages = checkout.pages();
  redirects = await readRedirects();
});
afterAll(async () => {
  await contentful?.close();
  await checkout?.remove();
});

describe('a site from a migrated and seeded space', () => {
  it('says the same on every page as the site of bundled defaults', () => {
    const bundled = readPages(path.resolve('dist'));
    expect(bundled.size).toBeGreaterThan(20);
    expect(changesBetween(bundled, pages)).toEqual({});
    expect(readIn(pages)).toEqual(readIn(bundled));
  });

  it('is built through five refusals, two errors and a cut connection', () => {
    const asked = (query: Parameters<typeof contentful.requests.count>[0]) =>
      contentful.requests.count({ api: 'delivery', ...query });
    expect(asked({ status: 429 })).toBe(5);
    expect(asked({ status: 500 })).toBe(2);
    expect(asked({ path: /\/sync$/ })).toBeGreaterThan(1);
  });

  it('has a report that names the entry of every text', async () => {
    const { source, summary, blocks } = await checkout.report();
    expect(source).toBe('contentful');
    expect(blocks.length).toBeGreaterThan(500);
    expect(summary).toMatchObject({ default: 0, contentful: blocks.length, hidden: 0 });
    expect(blocks.filter(({ entryId = '' }) => entryId === '')).toEqual([]);
  });

  it('has no key in its files, its reports and its log', async () => {
    for (const secret of secrets()) expect(first.text).not.toContain(secret);
    for (const folder of ['dist', 'reports'].map((name) => path.join(checkout.root, name))) {
      const names = await listFiles(folder);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        const content = await readFile(path.join(folder, name));
        expect([name, secrets().filter((secret) => content.includes(secret))]).toEqual([name, []]);
      }
    }
  });

  it('has no trace of a preview', async () => {
    const files = await listFiles(path.join(checkout.root, 'dist'));
    expect(files.filter((file) => /preview|staff/.test(file))).toEqual([]);
    for (const file of files.filter((name) => /\.(html|js|json|xml|txt)$/.test(name))) {
      const text = await checkout.read(file);
      const trace = /data-contentful-|preview-bar|focusedField|live-preview|\u2064/.exec(text)?.[0];
      expect([file, trace]).toEqual([file, undefined]);
    }
  });
});

describe('after edits of several entries', () => {
  const ANSWER = 'It depends on the weather of the week.';
  const GONE = 'testimonial-sample-1';
  let atHost: Ended;
  let changes: Readonly<Record<string, Change>>;
  let post: { readonly address: string; readonly title: string };
  let quote = '';

  beforeAll(async () => {
    const { space } = contentful;
    const textOf = (id: string, field: string): string => space.textOf(id, field);
    space.updateFields('faq-cost', { answer: richText(ANSWER) }, { publish: true });
    const [oldest] = space
      .entries('blogPost')
      .map(({ id }) => ({ id, lastModified: textOf(id, 'lastModified') }))
      .sort((a, b) => (a.lastModified < b.lastModified ? -1 : 1));
    if (!oldest) throw new Error('The space has posts.');
    post = { address: `/blog/${textOf(oldest.id, 'slug')}/`, title: textOf(oldest.id, 'title') };
    space.delete(oldest.id);
    space.createEntry(
      'service',
      {
        title: 'Hedge laying',
        slug: 'hedge-laying',
        description: 'Hedges laid in the old way.',
        overview: 'A laid hedge is dense to the ground.',
        body: richText('We lay hedges in winter.'),
        featured: false,
        order: 500,
      },
      { id: 'service-hedge-laying' },
    );
    const sections = space.fieldsOf('page-about').sections as { sys: { id: string } }[];
    space.unpublish(sections[1]?.sys.id ?? '');
    space.updateFields('service-tree-planting', { slug: 'planting' }, { publish: true });
    quote = textOf(GONE, 'quote');
    space.unpublish(GONE);
    atHost = await checkout.tryBuild({
      ...contentful.env(),
      NETLIFY: 'true',
      NETLIFY_LOCAL: 'true',
    });
    expect({ text: atHost.text, code: atHost.code }).toMatchObject({ code: 0 });
    const before = pages;
    pages = checkout.pages();
    changes = changesBetween(before, pages);
  });

  it('the answer is on its page', () => {
    expect(changes['/']?.came).toContain(`text: ${ANSWER}`);
  });

  it('the testimonial is gone, the others stay', () => {
    expect(changes['/']?.went.join('\n')).toContain(quote);
    for (const id of ['testimonial-sample-2', 'testimonial-sample-3'])
      expect(wordsAt('/')).toContain(contentful.space.textOf(id, 'quote'));
  });

  it('the post is gone from the list, from beside the others, and as a page', () => {
    expect(pages.has(post.address)).toBe(false);
    expect([...pages].filter(([, { html }]) => html.includes(post.title))).toEqual([]);
  });

  it('the new service has its page, and its name wherever services are listed', () => {
    expect(wordsAt('/hedge-laying/')).toContain('We lay hedges in winter.');
    expect(wordsAt('/services/')).toContain('Hedge laying');
    expect(wordsAt('/tree-pruning/')).toContain('Hedge laying');
  });

  it('the section is gone, and the report names the page that links to it', async () => {
    expect(changes['/about/']?.went.length).toBeGreaterThan(0);
    const { problems } = await checkout.report();
    expect(problems).toContainEqual(
      expect.objectContaining({ entryId: 'page-about', field: 'sections', severity: 'error' }),
    );
  });

  it('the plugin publishes the redirects at the host too, and the cache is kept there', async () => {
    expect(redirects.length).toBeGreaterThan(1);
    expect(await readRedirects()).toEqual(expect.arrayContaining([...redirects]));
    expect(await checkout.read('_redirects')).toContain('gatsby-plugin-netlify');
    expect(atHost.text).not.toMatch(/disabling plugin/i);
    await expect(stat(path.join(checkout.root, '.netlify/build-cache'))).resolves.toBeDefined();
  });

  it('a moved page is at its new address, the old one leads there, and every link knows', async () => {
    expect(pages.has('/planting/')).toBe(true);
    expect(pages.has('/tree-planting/')).toBe(false);
    expect(await checkout.read('_redirects')).toMatch(/^\/tree-planting\/\s+\/planting\/\s+301$/m);
    const stale = [...pages].filter(([, { html }]) => html.includes('href="/tree-planting/'));
    expect(stale).toEqual([]);
  });
});

it('a key that is taken back in the middle stops the build, and the site stays', async () => {
  const dist = path.join(checkout.root, 'dist');
  const before = await hashOf(dist);
  contentful.fail({ api: 'delivery', path: /\/sync/, status: 401 });
  const { code, text } = await checkout.tryBuild(contentful.env());
  expect({ code, text }).toMatchObject({ code: 1 });
  expect(text.trim().split('\n').at(-1)).toMatch(
    /^Gatsby failed .*the reason is above.*dist\/ is as it was before\.$/,
  );
  expect(await hashOf(dist)).toBe(before);
  for (const secret of secrets()) expect(text).not.toContain(secret);
});
