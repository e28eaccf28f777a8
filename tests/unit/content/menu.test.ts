/** Menu links below other menu links. */
import { addNode } from '../../support/content';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

/** Adds menu links; each has its title as its id and may name the one that it stands below. */
const addLinks = (links: Readonly<Record<string, string>>, more: object = {}): void => {
  for (const [index, [title, below]] of Object.entries(links).entries())
    addNode(seeded.space, 'navigationLink', title, {
      title,
      href: `/careers/#${title}`,
      order: 100 + index,
      below: below === '' ? null : [`Entry:${below}`],
      ...more,
    });
};

/** The links of the menu that tests have added, each with those of its list. */
const menu = (): readonly string[] =>
  seeded
    .made()
    .site.header.links.filter(({ href }) => href.startsWith('/careers/'))
    .map(({ label, below }) => [label, ...below.map((one) => one.label)].join(' > '));

/** What the report says of where menu links stand. */
const told = (): readonly string[] =>
  seeded
    .made()
    .problems.filter(
      ({ contentType, field }) => contentType === 'navigationLink' && field === 'below',
    )
    .map(({ message }) => message);

it('links below a link stand in its list in their order, and behind it at the foot', () => {
  addLinks({ Us: '', Crew: 'Us', Press: '', Jobs: 'Us' });
  seeded.node('navigationLink', { title: 'Jobs' }).order = 1;
  expect(menu()).toEqual(['Us > Jobs > Crew', 'Press']);
  const foot = seeded.made().site.footer.links.map(({ label }) => label);
  expect(foot.slice(-4)).toEqual(['Us', 'Jobs', 'Crew', 'Press']);
  expect(told()).toEqual([]);
});

it('links below the link to all services follow the services, unless that link stands in a list itself', () => {
  const listOf = (title: string) =>
    seeded
      .made()
      .site.header.links.find(({ label }) => label === title)
      ?.below.map(({ label }) => label);
  addLinks({ Firewood: 'nav-services', Work: '' });
  const ends = ['All services', 'Many trees? For boards and managers'];
  expect(listOf('Services')).toHaveLength(9 + 1 + ends.length);
  expect(listOf('Services')?.slice(-3)).toEqual(['Firewood', ...ends]);
  seeded.node('navigationLink', { title: 'Services' }).below = ['Entry:Work'];
  expect(listOf('Work')).toEqual(['Services', 'Firewood']);
});

it('the list of services leads to each page once', () => {
  addLinks({ Removal: 'nav-services', Boards: 'nav-services' });
  seeded.node('navigationLink', { title: 'Removal' }).href = '/tree-removal/';
  seeded.node('navigationLink', { title: 'Boards' }).href = '/boards-and-managers/';
  const { links } = seeded.made().site.header;
  const hrefs = links.flatMap(({ below }) => below.map(({ href }) => href));
  expect(hrefs).toEqual([...new Set(hrefs)]);
});

it.each([
  [
    'below one of a list',
    { Us: '', Crew: 'Us', Jobs: 'Us', Ann: 'Crew' },
    ['Us > Crew > Jobs > Ann'],
    ['“Ann” stands in the list below “Us”, because the link chosen here is in that list'],
  ],
  [
    'below itself',
    { Us: 'Us', Crew: 'Us' },
    ['Us > Crew'],
    ['“Us” stands in the menu itself, because the link chosen here is the same one'],
  ],
  [
    'in a circle',
    { Us: 'Jobs', Crew: 'Us', Jobs: 'Crew' },
    ['Jobs > Us > Crew'],
    [
      '“Jobs” stands in the menu itself, because the link chosen here is the same one or stands below it',
      '“Crew” stands in the list below “Jobs”',
    ],
  ],
  [
    'below one that is hidden at the top',
    { Crew: 'nav-careers', Ann: 'Crew' },
    ['Crew > Ann'],
    ['“Crew” stands in the menu itself, because the link chosen here is not in the top menu'],
  ],
])('a link %s keeps a place, which is reported', (_, links, shown, messages) => {
  addLinks(links);
  expect(menu()).toEqual(shown);
  expect(told()).toEqual(messages.map((message) => expect.stringContaining(message) as string));
});

it('a link stands in the menu itself while the page of the link above it is not published', () => {
  addLinks({ Us: '', Crew: 'Us' });
  seeded.node('navigationLink', { title: 'Us' }).href = '/gone/';
  expect(menu()).toEqual(['Crew']);
  expect(told()).toEqual([expect.stringContaining('“Crew” stands in the menu itself')]);
});
