/**
 * From bundled defaults to a space that was seeded with them, and from one edit to the next: the same
 * texts on every page, and after each edit exactly what it changed.
 */
import { openBuilder, type Builder } from '../support/builds';
import { changesBetween, type BuiltPage, type Change } from '../support/builtPages';
import { richText, type FakeContentful } from '../support/contentful';
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

type Pages = ReadonlyMap<string, BuiltPage>;

let builder: Builder;
let contentful: FakeContentful;
let bundled: Pages;
let pages: Pages;

beforeAll(async () => {
  builder = await openBuilder();
  contentful = await filledSpace(builder);
});
afterAll(async () => {
  await contentful?.close();
  await builder?.remove();
});

/** Every text of every page, in the order it is read. */
const readIn = (of: Pages) => [...of].map(([address, { texts }]) => [address, texts]);

/** Builds again and tells what that changed. */
const rebuild = async (): Promise<Readonly<Record<string, Change>>> => {
  await builder.build(contentful.env());
  const before = pages;
  pages = await builder.pages();
  return changesBetween(before, pages);
};

const wordsAt = (address: string): string =>
  (pages.get(address)?.texts ?? []).map(({ text }) => text).join('\n');

it('without a space, builds every route from bundled defaults and says so once', async () => {
  const { code, text } = await builder.tryBuild({});
  expect({ code, text }).toMatchObject({ code: 0 });
  const told = text.split('\n').filter((line) => /bundled defaults/i.test(line));
  expect(told).toHaveLength(1);
  bundled = await builder.pages();
  expect([...bundled.keys()]).toEqual(expect.arrayContaining(ROUTES));
  expect([...bundled.keys()].filter((address) => /^\/blog\/.+/.test(address))).toHaveLength(4);
  for (const page of bundled.values()) {
    const words = page.texts.filter(({ kind }) => kind === 'text').map(({ text: word }) => word);
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
  await builder.build(contentful.env());
  pages = await builder.pages();
  expect(changesBetween(bundled, pages)).toEqual({});
  expect(readIn(pages)).toEqual(readIn(bundled));
});

it('tells that every text came from the space', async () => {
  const { source, summary, blocks } = await builder.report();
  expect(source).toBe('contentful');
  expect(blocks.length).toBeGreaterThan(500);
  expect(summary).toMatchObject({ default: 0, contentful: blocks.length, hidden: 0 });
  for (const block of blocks) {
    const { origin, entryId = '' } = block;
    expect([block, origin, entryId !== '']).toEqual([block, 'contentful', true]);
  }
});

it('an edited answer is on its page, and only there', async () => {
  const answer = 'It depends on the weather of the week.';
  contentful.space.updateFields('faq-cost', { answer: richText(answer) }, { publish: true });
  const changes = await rebuild();
  expect(Object.keys(changes)).toEqual(['/']);
  expect(changes['/']?.came).toEqual([`text: ${answer}`]);
  expect(changes['/']?.went.length).toBeGreaterThan(0);
  for (const text of changes['/']?.went ?? []) expect(text).toMatch(/^text: /);
});

it('a new service gets its page, and its name wherever services are listed', async () => {
  contentful.space.createEntry(
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
  const changes = await rebuild();
  expect(changes['/hedge-laying/']?.went).toEqual([]);
  expect(wordsAt('/hedge-laying/')).toContain('We lay hedges in winter.');
  const { '/hedge-laying/': _own, ...others } = changes;
  expect(Object.keys(others)).toContain('/services/');
  for (const [address, { came, went }] of Object.entries(others)) {
    expect([address, went]).toEqual([address, []]);
    for (const text of came)
      expect([address, text]).toEqual([address, expect.stringMatching(/hedge/i)]);
  }
});

it('a changed address moves the page, and the old one leads there', async () => {
  contentful.space.updateFields('service-hedge-laying', { slug: 'laid-hedges' }, { publish: true });
  const changes = await rebuild();
  expect(Object.keys(changes).sort()).toEqual(['/hedge-laying/', '/laid-hedges/']);
  expect(changes['/hedge-laying/']?.came).toEqual([]);
  expect(changes['/laid-hedges/']?.went).toEqual([]);
  const redirects = (await builder.read('_redirects')).split('\n').map((line) => line.split(/\s+/));
  expect(redirects).toContainEqual(['/hedge-laying/', '/laid-hedges/', '301']);
  const links = [...pages.values()].flatMap(
    ({ html }) => html.match(/href="[^"]*hedge[^"]*"/g) ?? [],
  );
  expect(new Set(links.map((link) => link.replace(/#.*"/, '"')))).toEqual(
    new Set(['href="/laid-hedges/"', 'href="https://www.example.com/laid-hedges/"']),
  );
});

it('an unpublished testimonial is gone, the others stay', async () => {
  const quoteOf = (id: string) => contentful.space.textOf(id, 'quote');
  const quote = quoteOf('testimonial-sample-1');
  expect(wordsAt('/')).toContain(quote);
  contentful.space.unpublish('testimonial-sample-1');
  const changes = await rebuild();
  expect(Object.keys(changes)).toEqual(['/']);
  const went = changes['/']?.went.join('\n') ?? '';
  expect(went).toContain(contentful.space.textOf('testimonial-sample-1', 'name'));
  expect(went).toContain(quote);
  for (const id of ['testimonial-sample-2', 'testimonial-sample-3'])
    expect(wordsAt('/')).toContain(quoteOf(id));
});

it('a deleted post is gone from the list, from beside the others, and as a page', async () => {
  const [post] = contentful.space
    .entries('blogPost')
    .map(({ id }) => ({ id, lastModified: contentful.space.textOf(id, 'lastModified') }))
    .sort((a, b) => (a.lastModified < b.lastModified ? -1 : 1));
  if (!post) throw new Error('The space has posts.');
  const address = `/blog/${contentful.space.textOf(post.id, 'slug')}/`;
  const title = contentful.space.textOf(post.id, 'title');
  expect(pages.has(address)).toBe(true);
  contentful.space.delete(post.id);
  const changes = await rebuild();
  expect(pages.has(address)).toBe(false);
  expect(changes['/blog/']?.went.join()).toContain(title);
  for (const [page, { came }] of Object.entries(changes)) {
    expect([page, page.startsWith('/blog/'), came]).toEqual([page, true, []]);
  }
});

it('a section that is unpublished and published again comes back where it was', async () => {
  const before = pages;
  const [page] = contentful.space.entries('page').filter(({ id }) => id === 'page-about');
  const links = contentful.space.fieldsOf(page?.id ?? '').sections as { sys: { id: string } }[];
  const section = links[1]?.sys.id ?? '';
  contentful.space.unpublish(section);
  const gone = await rebuild();
  expect(Object.keys(gone)).toEqual(['/about/']);
  expect(gone['/about/']?.came).toEqual([]);
  expect(gone['/about/']?.went.length).toBeGreaterThan(0);
  const { problems } = await builder.report();
  expect(problems).toContainEqual(
    expect.objectContaining({ entryId: page?.id, field: 'sections', severity: 'error' }),
  );

  contentful.space.publish(section);
  await rebuild();
  expect(readIn(pages)).toEqual(readIn(before));
});
