/** Open positions: their list, their pages, and what search engines for jobs are told. */
import type { PositionView } from '../../../src/content/views';
import { addNode, sectionIn, type SiteOptions } from '../../support/content';
import { attribute, find, hrefsIn, textOf, type Element } from '../../support/html';
import { renderPage } from '../../support/renderSite';
import { node, paragraph, rawRichText } from '../../support/richText';
import { seededForEach, toldOf } from '../../support/seeded';

const seeded = seededForEach();
const BEFORE = { now: '2026-05-05T12:00:00.000Z' };
const AFTER = { now: '2026-06-02T12:00:00.000Z' };
const LAST_DAY = { endsAt: '2026-06-01' };
/** When the last day is over in Connecticut. */
const END = '2026-06-02T04:00:00.000Z';

const addPosition = (id: string, more: object = {}) =>
  addNode(seeded.space, 'position', id, { title: `Job ${id}`, summary: 'Up.', ...more });

/** The section with the look on the home page. */
const listed = (options: SiteOptions = BEFORE) =>
  sectionIn(
    seeded.made(options).site.pages.find(({ path }) => path === '/'),
    'positions',
  );
const addList = (fields: object = {}) =>
  seeded.addSection({ name: 'open', layout: 'Open positions', heading: 'Open', ...fields });

const pageOf = (options: SiteOptions = BEFORE): PositionView => {
  const [page] = seeded.made(options).site.positions;
  if (!page) throw new Error('There is no position.');
  return page;
};

const postingIn = (page: PositionView): unknown => toldOf(page, 'JobPosting')[0];

const show = (path: string, options: SiteOptions = BEFORE) =>
  renderPage(seeded.made(options).site, { path });

/** What the form on a page tells the office of the position. */
const positionSentFrom = async (path: string) =>
  find((await show(path)).one('form'), 'input')
    .filter((input) => attribute(input, 'name') === 'position')
    .map((input) => attribute(input, 'value'));

/** The nearest element around one, itself included, that is shown for a time only. */
const timedAround = (element: Element): Element | undefined =>
  attribute(element, 'data-timed') === undefined
    ? element.parentNode && 'tagName' in element.parentNode
      ? timedAround(element.parentNode)
      : undefined
    : element;

it('are on no page while there is none, and editors need not do anything about their list', () => {
  const list = addList();
  expect([listed(), seeded.made().site.positions]).toEqual([undefined, []]);
  expect(seeded.problemsOf(list)).toEqual([]);
});

it('are listed newest first, with what they are in one line', () => {
  addList();
  addPosition('a', { postedOn: '2026-04-01', employment: 'Seasonal', place: 'Avon, CT' });
  addPosition('b', {
    ...{ postedOn: '2026-05-01', employment: 'Apprenticeship or internship' },
    ...{ payFrom: 24.5, payTo: 30, payPer: 'Hour' },
  });
  const lines = listed()?.positions.map(({ href, about }) => [
    href,
    about.map(({ label }) => label).join(', '),
  ]);
  expect(lines).toEqual([
    ['/careers/job-b/', 'Apprenticeship or internship, Hartford, $24.50–$30 an hour'],
    ['/careers/job-a/', 'Seasonal, Avon'],
  ]);
});

it.each([
  ['Avon', 'Avon', 'CT'],
  ['Avon, Connecticut', 'Avon', 'CT'],
  ['New Haven CT 06510', 'New Haven', 'CT'],
  ['Avon, CT 06001-1234, USA', 'Avon', 'CT'],
  ['Avon, Ct, United States', 'Avon', 'CT'],
  ['Springfield, MA', 'Springfield, MA', 'MA'],
  ['West Springfield MA 01089', 'West Springfield, MA', 'MA'],
  ['Enfield, Rhode Island', 'Enfield, Rhode Island', 'Rhode Island'],
  ['Avon, Simsbury', 'Avon, Simsbury', 'CT'],
])('are where staff say, in another state too: %j', (place, shown, region) => {
  addPosition('a', { place });
  expect(pageOf().about[0]?.label).toBe(shown);
  const locality = region === 'CT' ? shown : shown.split(',')[0];
  expect(postingIn(pageOf())).toMatchObject({
    jobLocation: { address: { addressLocality: locality, addressRegion: region } },
  });
});

it.each([
  [{ payFrom: 24, payPer: 'Hour' }, 'From $24 an hour', ''],
  [{ payTo: 1200, payPer: 'Week' }, 'Up to $1,200 a week', ''],
  [{ payFrom: 55000, payTo: 55000, payPer: 'Year' }, '$55,000 a year', ''],
  [{ payPer: 'Hour' }, undefined, ''],
  [
    { payFrom: 30, payTo: 24, payPer: 'Hour' },
    undefined,
    'The pay of “Job a” is not shown, because it goes from $30 down to $24.',
  ],
  [{ payFrom: 24 }, undefined, 'The pay of “Job a” is not shown, because it may be for an hour,'],
  [{ payFrom: -24, payPer: 'Hour' }, undefined, '“Pay from” cannot be used'],
])('say their pay if it is clear, and editors read why not: %j', (pay, said, problem) => {
  const entry = addPosition('a', pay);
  const [, shown] = pageOf().about.filter(({ label }) => !label.startsWith('Posted'));
  expect(shown?.label).toBe(said);
  expect(seeded.problemsOf(entry).map(({ message }) => message)).toEqual(
    problem === '' ? [] : [expect.stringContaining(problem)],
  );
});

it('have a page below the careers page, with the form for applications that names them', async () => {
  seeded.node('page', { kind: 'careers' }).slug = 'jobs';
  addPosition('a', { body: rawRichText(node('heading-3', ['Apply']), 'Ropes.') });
  const page = pageOf();
  expect(page.crumbs).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Careers', href: '/jobs/' },
    { label: 'Job a' },
  ]);
  expect([page.barLink, page.top.button?.href]).toEqual([
    { label: 'Apply', href: '#apply' },
    '#apply',
  ]);
  expect(await positionSentFrom('/jobs/job-a/')).toEqual(['Job a']);
  const headings = (await show('/jobs/job-a/')).all('h2');
  expect(headings.map((heading) => attribute(heading, 'id'))).toEqual(['apply-2', 'apply-heading']);
});

it('are a field of every form for applications, because the host may know one page only', async () =>
  expect(await positionSentFrom('/careers/')).toEqual(['']));

it('are jobs in structured data on their own pages only', () => {
  addList();
  const item = node('list-item', [paragraph('Saws.')]);
  const body = rawRichText('Ropes.', node('unordered-list', [item, item]));
  addPosition('a', {
    ...{ employment: 'Full-time', payFrom: 24, payTo: 30, payPer: 'Hour', place: 'Avon' },
    ...{ postedOn: '2026-05-01', ...LAST_DAY, body },
  });
  expect(postingIn(pageOf())).toMatchObject({
    title: 'Job a',
    description: 'Up.\nRopes.\nSaws.\nSaws.',
    datePosted: '2026-05-01',
    validThrough: END,
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@id': 'https://www.example.com/#business' },
    jobLocation: {
      address: { addressLocality: 'Avon', addressRegion: 'CT', addressCountry: 'US' },
    },
    baseSalary: { currency: 'USD', value: { minValue: 24, maxValue: 30, unitText: 'HOUR' } },
    directApply: true,
  });
  expect(seeded.page('/').seo.graph).not.toContain('JobPosting');
});

it('leave their list by themselves on the day after the last, and the list with the last of them', async () => {
  addList();
  addPosition('a', LAST_DAY);
  addPosition('b', { endsAt: '2026-07-01' });
  const titles = (await show('/')).all('.item-title');
  const [first] = titles.flatMap((title) => timedAround(title) ?? []);
  expect(first && attribute(first, 'data-until')).toBe(END);
  expect(listed()?.times).toMatchObject({ endsAt: '2026-07-02T04:00:00.000Z', due: true });
  expect(listed(AFTER)?.positions.map(({ title }) => title)).toEqual(['Job b']);
  addPosition('c');
  expect(listed()?.times).toBeUndefined();
});

it('stop taking applications by themselves: a note takes the place of the button and of the form', async () => {
  addPosition('a', LAST_DAY);
  addPosition('b');
  const main = await show('/careers/job-a/');
  const applyBy = main.all('p').filter((one) => textOf(one) === 'Apply by June 1, 2026');
  expect(applyBy).toHaveLength(1);
  for (const part of [main.one('form'), main.one('.actions'), ...applyBy]) {
    const timed = timedAround(part);
    expect(timed && attribute(timed, 'data-until')).toBe(END);
  }
  const notes = main.all('.note').filter((note) => attribute(note, 'data-from') === END);
  expect(notes.map((note) => attribute(note, 'hidden'))).toEqual(['', '']);
  expect(notes.flatMap(hrefsIn)).toEqual(['/careers/', '/careers/']);
});

it('have a page after their last day that says so, which search engines leave out', async () => {
  addPosition('a', LAST_DAY);
  const page = pageOf(AFTER);
  expect([page.seo.index, postingIn(page), page.sections]).toEqual([false, undefined, []]);
  const main = await show('/careers/job-a/', AFTER);
  const [note, ...others] = main.all('.note');
  expect(note && [textOf(note), attribute(note, 'hidden')]).toEqual([
    'We no longer take applications for this position.',
    undefined,
  ]);
  addPosition('b');
  const [link] = (await show('/careers/job-a/', AFTER)).all('.note').flatMap(hrefsIn);
  expect(link).toBe('/careers/');
  expect([others, main.all('.actions')]).toEqual([[], []]);
  expect(main.all('p').map(textOf).join()).not.toContain('Apply by');
});

it('have an address each although they share a title, and keep an old one', () => {
  addPosition('a', { title: 'Climber', createdAt: '2026-01-01T00:00:00Z' });
  addPosition('b', { title: 'Climber', previousAddresses: ['/jobs/climber'] });
  const { site, problems } = seeded.made();
  expect(site.positions.map(({ path }) => path).sort()).toEqual([
    '/careers/climber-2/',
    '/careers/climber/',
  ]);
  expect(site.redirects.get('/jobs/climber/')).toBe('/careers/climber-2/');
  expect(problems.find(({ entryId }) => entryId === 'b')?.message).toContain('its own');
});
