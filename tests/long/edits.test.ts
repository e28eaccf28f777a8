/** Builds after edits in an offline space: one as at the host, and one that fails. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Ended } from '../support/program';
import { changesBetween, type Change } from '../support/builtPages';
import { richText } from '../contentful';
import { hashOf } from '../support/hashOf';
import { useSpaceSite } from '../support/rehearsal/spaceSite';

jest.setTimeout(1_200_000);

const site = useSpaceSite('edits');
let redirects: readonly string[];

/** The rules that the host reads, however the file around them looks. */
const readRedirects = async (): Promise<readonly string[]> =>
  (await site.checkout.read('_redirects')).split('\n').filter((line) => line.startsWith('/'));

beforeAll(async () => {
  await site.build();
  redirects = await readRedirects();
});

describe('after edits of several entries', () => {
  const ANSWER = 'It depends on the weather of the week.';
  const GONE = 'testimonial-sample-1';
  let atHost: Ended;
  let changes: Readonly<Record<string, Change>>;
  let post: { readonly address: string; readonly title: string };
  let quote = '';

  beforeAll(async () => {
    const { space } = site;
    const before = site.checkout.pages();
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
    atHost = await site.tryBuild({ NETLIFY: 'true', NETLIFY_LOCAL: 'true' });
    expect({ text: atHost.text, code: atHost.code }).toMatchObject({ code: 0 });
    changes = changesBetween(before, site.checkout.pages());
  });

  it('the answer is on its page', () => {
    expect(changes['/']?.came).toContain(`text: ${ANSWER}`);
  });

  it('the testimonial is gone, the others stay', () => {
    expect(changes['/']?.went.join('\n')).toContain(quote);
    for (const id of ['testimonial-sample-2', 'testimonial-sample-3'])
      expect(site.wordsAt('/')).toContain(site.space.textOf(id, 'quote'));
  });

  it('the post is gone from the list, from beside the others, and as a page', () => {
    const pages = site.checkout.pages();
    expect(pages.has(post.address)).toBe(false);
    expect([...pages].filter(([, { html }]) => html.includes(post.title))).toEqual([]);
  });

  it('the new service has its page, and its name wherever services are listed', () => {
    expect(site.wordsAt('/hedge-laying/')).toContain('We lay hedges in winter.');
    expect(site.wordsAt('/services/')).toContain('Hedge laying');
    expect(site.wordsAt('/tree-pruning/')).toContain('Hedge laying');
  });

  it('the section is gone, and the report names the page that links to it', async () => {
    expect(changes['/about/']?.went.length).toBeGreaterThan(0);
    const { problems } = await site.checkout.report();
    expect(problems).toContainEqual(
      expect.objectContaining({ entryId: 'page-about', field: 'sections', severity: 'error' }),
    );
  });

  it('the plugin publishes the redirects at the host too, and the cache is kept there', async () => {
    expect(redirects.length).toBeGreaterThan(1);
    expect(await readRedirects()).toEqual(expect.arrayContaining([...redirects]));
    expect(await site.checkout.read('_redirects')).toContain('gatsby-plugin-netlify');
    expect(atHost.text).not.toMatch(/disabling plugin/i);
    await expect(
      stat(path.join(site.checkout.root, '.netlify/build-cache')),
    ).resolves.toBeDefined();
  });

  it('a moved page is at its new address, the old one leads there, and every link knows', async () => {
    const pages = site.checkout.pages();
    expect(pages.has('/planting/')).toBe(true);
    expect(pages.has('/tree-planting/')).toBe(false);
    expect(await site.checkout.read('_redirects')).toMatch(
      /^\/tree-planting\/\s+\/planting\/\s+301$/m,
    );
    const stale = [...pages].filter(([, { html }]) => html.includes('href="/tree-planting/'));
    expect(stale).toEqual([]);
  });
});

it('a key that is taken back in the middle stops the build, and the site stays', async () => {
  const dist = path.join(site.checkout.root, 'dist');
  const before = await hashOf(dist);
  site.contentful.fail({ api: 'delivery', path: /\/sync/, status: 401 });
  const { code, text } = await site.tryBuild();
  expect({ code, text }).toMatchObject({ code: 1 });
  expect(text.trim().split('\n').at(-1)).toMatch(
    /^Gatsby failed .*the reason is above.*dist\/ is as it was before\.$/,
  );
  expect(await hashOf(dist)).toBe(before);
  for (const secret of [site.contentful.deliveryToken, site.contentful.managementToken])
    expect(text).not.toContain(secret);
});
