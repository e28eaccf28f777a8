/** Menu links below other menu links. */
import { addNode } from '../../support/content';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

/** Adds menu links; each has its title as its id and may name the one that it stands below. */
const addLinks = (links: Readonly<Record<string, string>>, more: object = {}): void => {
  for (const [title, below] of Object.entries(links))
    addNode(seeded.space, 'navigationLink', title, {
      title,
      href: `/careers/#${title}`,
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

it('links stand in the order into which staff dragged them, then the others', () => {
  addLinks({ Us: '', Crew: 'Us', Press: '', Jobs: 'Us' });
  seeded.node('siteConfig').menu = ['Entry:Press', 'Entry:Jobs'];
  expect(menu()).toEqual(['Press', 'Us > Jobs > Crew']);
  const foot = seeded.made().site.footer.links.map(({ label }) => label);
  expect(foot.slice(0, 2)).toEqual(['Press', 'Jobs']);
  expect(foot.slice(-2)).toEqual(['Crew', 'Us']);
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
  expect(listOf('Work')).toEqual(['Services']);
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
  ['below one of a list', { Us: '', Crew: 'Us', Ann: 'Crew' }, ['Ann', 'Us > Crew']],
  ['below itself', { Us: 'Us' }, ['Us']],
  ['below one that is hidden at the top', { Crew: 'nav-careers' }, ['Crew']],
])('a link %s stands in the menu itself, which is reported', (_, links, shown) => {
  addLinks(links);
  expect(menu()).toEqual(shown);
  expect(told()).toEqual([expect.stringContaining('stands in the menu itself, because the link')]);
});

it('a link stands in the menu itself while the page of the link above it is not published', () => {
  addLinks({ Us: '', Crew: 'Us' });
  seeded.node('navigationLink', { title: 'Us' }).href = '/gone/';
  expect(menu()).toEqual(['Crew']);
  expect(told()).toEqual([expect.stringContaining('“Crew” stands in the menu itself')]);
});
