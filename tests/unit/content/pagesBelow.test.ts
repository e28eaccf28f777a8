/** Pages below other pages. */
import { addNode, allPages } from '../../support/content';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

/** Adds pages; each has its name as its id and may name the one that it stands below. */
const addPages = (pages: Readonly<Record<string, string>>): void => {
  for (const [name, below] of Object.entries(pages))
    addNode(seeded.space, 'page', name, {
      name,
      kind: 'standard',
      slug: name.toLowerCase(),
      intro: 'Words.',
      body: seeded.node('page', { slug: 'privacy' }).body,
      below: below === '' ? null : [`Entry:${below}`],
    });
};

const idOf = (slug: string): string => seeded.node('page', { slug }).contentful_id;
const pathOf = (id: string): string | undefined => seeded.made().site.addresses.pathOf.get(id);

/** What the report says of the addresses of pages. */
const told = (): readonly string[] =>
  seeded
    .made()
    .problems.filter(({ field }) => field === 'below' || field === 'slug')
    .map(({ message }) => message);

it('have the addresses of those above in theirs, in their path, and in the sitemap', () => {
  addPages({ Commercial: '', Boards: 'Commercial', Minutes: 'Boards' });
  const page = seeded.page('/commercial/boards/minutes/');
  expect(page.crumbs).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Commercial', href: '/commercial/' },
    { label: 'Boards', href: '/commercial/boards/' },
    { label: 'Minutes' },
  ]);
  const items = /"BreadcrumbList".*?\]/.exec(page.seo.graph ?? '')?.[0] ?? '';
  expect(items.match(/[^"]+\/(?=")/g)?.map((url) => new URL(url).pathname)).toEqual([
    '/',
    '/commercial/',
    '/commercial/boards/',
    '/commercial/boards/minutes/',
  ]);
  seeded.made();
  expect(told()).toEqual([]);
});

it('are in the menu where the nearest page above them is', () => {
  addPages({ Crew: idOf('about'), Ann: 'Crew' });
  expect(seeded.page('/about/crew/ann/').menuHref).toBe('/about/');
  seeded.remove('navigationLink', { href: '/about/' });
  expect(seeded.page('/about/crew/ann/').menuHref).toBe('/about/');
});

it('move with the page above them', () => {
  addPages({ Commercial: '', Boards: 'Commercial', Minutes: 'Boards' });
  seeded.node('page', { slug: 'commercial' }).slug = 'business';
  seeded.node('page', { slug: 'boards' }).below = [`Entry:${idOf('about')}`];
  expect(['Commercial', 'Boards', 'Minutes'].map(pathOf)).toEqual([
    '/business/',
    '/about/boards/',
    '/about/boards/minutes/',
  ]);
});

it('take the posts of the blog with them', () => {
  seeded.node('page', { kind: 'blog' }).below = [`Entry:${idOf('about')}`];
  const post = seeded.post('/about/blog/why-late-winter-is-pruning-season/');
  expect(post.crumbs.map(({ href }) => href)).toEqual(['/', '/about/', '/about/blog/', undefined]);
});

it.each([
  ['itself', { Crew: 'Crew' }, '/crew/', 'is the same one or stands below it'],
  ['a page below it', { Us: 'Crew', Crew: 'Us' }, '/us/crew/', 'stands below it'],
  ['the thank-you page', { Crew: 'page-thank-you' }, '/crew/', 'visitors cannot browse to'],
  ['the page for unknown addresses', { Crew: 'page-not-found' }, '/crew/', 'cannot browse to'],
  ['a page that is not published', { Crew: 'draft' }, '/crew/', 'is not published (draft)'],
  ['the home page', { Crew: 'page-home' }, '/crew/', undefined],
])('are at the top where the page above is %s', (_, pages, path, message) => {
  addPages(pages);
  expect(pathOf('Crew')).toBe(path);
  expect(allPages(seeded.made().site).map((page) => page.path)).toContain(path);
  expect(told()).toEqual(message === undefined ? [] : [expect.stringContaining(message) as string]);
});

it('do not have the home page among them, which is reported', () => {
  addPages({ Us: '' });
  seeded.node('page', { kind: 'home' }).below = ['Entry:Us'];
  expect(seeded.page('/').crumbs).toEqual([]);
  expect(told()).toEqual([expect.stringContaining('its place is fixed')]);
});

it('may end in the same words below different pages, and not in those of a post or of lists of posts', () => {
  const blog = idOf('blog');
  addPages({ Us: '', Boards: '' });
  const [slug] = seeded.space.blogPost.nodes.map((post) => String(post.slug));
  for (const [id, below, last = 'crew'] of [
    ['a', 'Us'],
    ['b', 'Boards'],
    ['c', blog, slug],
    ['d', blog, 'page'],
  ] as const)
    addNode(seeded.space, 'page', id, {
      name: id,
      kind: 'standard',
      slug: last,
      below: [`Entry:${below}`],
      createdAt: '2999-01-01T00:00:00Z',
    });
  const { site, problems } = seeded.made();
  expect(['a', 'b', 'c', 'd'].map((id) => site.addresses.pathOf.get(id))).toEqual([
    '/us/crew/',
    '/boards/crew/',
    `/blog/${slug}-2/`,
    '/blog/page-2/',
  ]);
  expect(problems.filter(({ field }) => field === 'slug').map(({ entryId }) => entryId)).toEqual([
    'c',
    'd',
  ]);
});
