/**
 * From bundled defaults to a space that was seeded with them, and from one edit to the next: the same
 * texts on every page, and after each edit exactly what it changed.
 */
import { openBuilder, type Builder } from '../support/builds';
import { changesBetween, type BuiltPage, type Change } from '../support/builtPages';
import { richText, type FakeContentful } from '../support/contentful';
import { filledSpace } from '../support/rehearsal/workshopSpace';

jest.setTimeout(1_200_000);

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
/** The page about the company before a section of it was unpublished. */
let about: BuiltPage | undefined;

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

type Changes = Readonly<Record<string, Change>>;

/** Builds again and tells what that changed. */
const rebuild = async (): Promise<Changes> => {
  await builder.build(contentful.env());
  const before = pages;
  pages = await builder.pages();
  return changesBetween(before, pages);
};

/** The second section of the page about the company. */
const sectionOfAbout = (): string => {
  const links = contentful.space.fieldsOf('page-about').sections as { sys: { id: string } }[];
  return links[1]?.sys.id ?? '';
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

/** Edits of different pages share a build: each test looks at the pages that its edit may change. */
describe('after an answer was edited and a post deleted', () => {
  const ANSWER = 'It depends on the weather of the week.';
  let changes: Changes;
  let post: { readonly address: string; readonly title: string };

  beforeAll(async () => {
    contentful.space.updateFields('faq-cost', { answer: richText(ANSWER) }, { publish: true });
    const [oldest] = contentful.space
      .entries('blogPost')
      .map(({ id }) => ({ id, lastModified: contentful.space.textOf(id, 'lastModified') }))
      .sort((a, b) => (a.lastModified < b.lastModified ? -1 : 1));
    if (!oldest) throw new Error('The space has posts.');
    const textOf = (field: string) => contentful.space.textOf(oldest.id, field);
    post = { address: `/blog/${textOf('slug')}/`, title: textOf('title') };
    expect(pages.has(post.address)).toBe(true);
    contentful.space.delete(oldest.id);
    changes = await rebuild();
  });

  it('the answer is on its page, and only there', () => {
    expect(Object.keys(changes).filter((address) => !address.startsWith('/blog/'))).toEqual(['/']);
    expect(changes['/']?.came).toEqual([`text: ${ANSWER}`]);
    expect(changes['/']?.went.length).toBeGreaterThan(0);
    for (const text of changes['/']?.went ?? []) expect(text).toMatch(/^text: /);
  });

  it('the post is gone from the list, from beside the others, and as a page', () => {
    expect(pages.has(post.address)).toBe(false);
    expect(changes['/blog/']?.went.join()).toContain(post.title);
    const { '/': _answer, ...others } = changes;
    for (const [page, { came }] of Object.entries(others))
      expect([page, page.startsWith('/blog/'), came]).toEqual([page, true, []]);
  });
});

describe('after a service was added and a section unpublished', () => {
  let changes: Changes;

  beforeAll(async () => {
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
    about = pages.get('/about/');
    contentful.space.unpublish(sectionOfAbout());
    changes = await rebuild();
  });

  it('the service has its page, and its name wherever services are listed', () => {
    expect(changes['/hedge-laying/']?.went).toEqual([]);
    expect(wordsAt('/hedge-laying/')).toContain('We lay hedges in winter.');
    const { '/hedge-laying/': _own, '/about/': _section, ...others } = changes;
    expect(Object.keys(others)).toContain('/services/');
    for (const [address, { came, went }] of Object.entries(others)) {
      expect([address, went]).toEqual([address, []]);
      for (const text of came)
        expect([address, text]).toEqual([address, expect.stringMatching(/hedge/i)]);
    }
  });

  it('the section is gone, and the report tells where it is missed', async () => {
    expect(changes['/about/']?.came).toEqual([]);
    expect(changes['/about/']?.went.length).toBeGreaterThan(0);
    const { problems } = await builder.report();
    expect(problems).toContainEqual(
      expect.objectContaining({ entryId: 'page-about', field: 'sections', severity: 'error' }),
    );
  });
});

describe('after an address was changed, a testimonial unpublished, the section published', () => {
  const GONE = 'testimonial-sample-1';
  const quoteOf = (id: string) => contentful.space.textOf(id, 'quote');
  let changes: Changes;

  beforeAll(async () => {
    const { space } = contentful;
    expect(wordsAt('/')).toContain(quoteOf(GONE));
    space.updateFields('service-hedge-laying', { slug: 'laid-hedges' }, { publish: true });
    space.unpublish(GONE);
    space.publish(sectionOfAbout());
    changes = await rebuild();
  });

  it('the page is at its new address, and the old one leads there', async () => {
    const moved = Object.keys(changes).filter((address) => !['/', '/about/'].includes(address));
    expect(moved.sort()).toEqual(['/hedge-laying/', '/laid-hedges/']);
    expect(changes['/hedge-laying/']?.came).toEqual([]);
    expect(changes['/laid-hedges/']?.went).toEqual([]);
    const redirects = (await builder.read('_redirects'))
      .split('\n')
      .map((line) => line.split(/\s+/));
    expect(redirects).toContainEqual(['/hedge-laying/', '/laid-hedges/', '301']);
    const links = [...pages.values()].flatMap(
      ({ html }) => html.match(/href="[^"]*hedge[^"]*"/g) ?? [],
    );
    expect(new Set(links.map((link) => link.replace(/#.*"/, '"')))).toEqual(
      new Set(['href="/laid-hedges/"', 'href="https://www.example.com/laid-hedges/"']),
    );
  });

  it('the testimonial is gone, the others stay', () => {
    const { came, went } = changes['/'] ?? { came: [], went: [] };
    expect(came).toEqual([]);
    expect(went.join('\n')).toContain(contentful.space.textOf(GONE, 'name'));
    expect(went.join('\n')).toContain(quoteOf(GONE));
    for (const id of ['testimonial-sample-2', 'testimonial-sample-3'])
      expect(wordsAt('/')).toContain(quoteOf(id));
  });

  it('the section is back where it was', () => {
    expect(changes['/about/']?.came.length).toBeGreaterThan(0);
    expect(pages.get('/about/')?.texts).toEqual(about?.texts);
  });
});
