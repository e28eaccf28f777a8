/** Work that was done: its list, its page, and the pages of its service and town. */
import type { ProjectCard } from '../../../src/content/views';
import { addNode, sectionIn } from '../../support/content';
import { textOf } from '../../support/html';
import { renderPage } from '../../support/renderSite';
import { node, rawRichText } from '../../support/richText';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();

const idOf = (...which: Parameters<typeof seeded.node>): string =>
  `Entry:${seeded.node(...which).contentful_id}`;

const addWork = (id: string, more: object = {}): void => {
  addNode(seeded.space, 'project', id, { title: `Work ${id}`, ...more });
};

/** The section with the look on the home page. */
const listed = (chosen?: readonly string[]) => {
  seeded.addSection({ name: 'done', layout: 'Work we have done', chosen });
  return seeded.sections('projects')[0];
};

const titles = (cards: readonly ProjectCard[] = []): readonly string[] =>
  cards.map(({ title }) => title);

const picture = (): unknown => seeded.space.service.nodes.find(({ picture }) => picture)?.picture;

it('is on no page while there is none', () => {
  const { site } = seeded.made();
  expect([site.projects, site.services.filter((page) => sectionIn(page, 'projects'))]).toEqual([
    [],
    [],
  ]);
  expect(listed()).toBeUndefined();
});

it('is listed newest first, all of it or what staff chose', () => {
  const service = idOf('service', { slug: 'tree-removal' });
  addWork('a', { date: '2024-05-02' });
  addWork('b', { service });
  addWork('c', { date: '2025-01-01', service });
  expect(titles(listed()?.projects)).toEqual(['Work c', 'Work a', 'Work b']);
  expect(listed()?.projects[1]?.about).toEqual([{ label: 'May 2024' }]);
});

it('is listed for a chosen service or town, and alone when chosen itself', () => {
  const service = idOf('service', { slug: 'tree-removal' });
  const town = idOf('town', { name: 'Avon' });
  addWork('a');
  addWork('b', { service });
  addWork('c');
  addWork('d', { town });
  const chosen = titles(listed([town, service, 'Entry:a'])?.projects);
  expect(chosen).toEqual(['Work d', 'Work b', 'Work a']);
});

it('stands on the pages of its service and of its town, to which the list leads', () => {
  const town = idOf('town', { name: 'Avon' });
  const avon = seeded.node('town', { name: 'Avon' });
  addWork('a', { town, service: idOf('service', { slug: 'tree-removal' }) });
  const towns = () => seeded.made().site.towns.flatMap((page) => page.sections);
  expect(listed()?.filters).toHaveLength(1);
  avon.body = rawRichText('Avon has oaks.');
  expect(listed()?.filters.map(({ href }) => href)).toEqual([
    '/tree-removal/#work',
    '/service-area/avon/#work',
  ]);
  expect(towns().map(({ look }) => look)).toContain('projects');
  expect(
    sectionIn(seeded.service('/tree-removal/'), 'projects')?.projects.map(({ about }) => about[1]),
  ).toEqual([{ label: 'Avon', href: '/service-area/avon/' }]);
});

it('shows a pair only when both pictures are there, and at most twelve others', () => {
  const only = picture();
  addWork('a', { pictureBefore: only, pictures: Array.from({ length: 14 }, () => only).flat() });
  const labels = () => {
    const [page] = seeded.made().site.projects;
    return [page?.pair, page?.pictures].map((row) => row?.map(({ label }) => label));
  };
  expect(labels()).toEqual([[], Array(13).fill(undefined)]);
  seeded.node('project').pictureAfter = only;
  expect(labels()).toEqual([['Before', 'After'], Array(12).fill(undefined)]);
});

it('has one crop for pictures that stand together: an upright one if all of them are', () => {
  const asset = (id: string, width: number, height: number): string => {
    seeded.space.asset.nodes.push({
      ...{ contentful_id: id, title: id, description: id, mimeType: 'image/jpeg' },
      ...{ url: `https://images.example/${id}.jpg`, width, height, size: 1 },
    });
    return `Asset:${id}`;
  };
  const upright = asset('upright', 1500, 2000);
  const wide = asset('wide', 2000, 1500);
  const pair = { pictureBefore: [upright], pictureAfter: [upright] };
  addWork('a', { ...pair, pictures: [upright, wide] });
  const shapes = () => {
    const { pair = [], pictures = [] } = seeded.made().site.projects[0] ?? {};
    return [...pair, ...pictures].map((one) => (one.height / one.width).toFixed(2));
  };
  expect(shapes()).toEqual(['1.25', '1.25', '0.67', '0.67']);
  seeded.node('project').pictureAfter = [wide];
  expect(shapes()).toEqual(['1.00', '1.00', '0.67', '0.67']);
});

it('leads to at most a row of other projects, first of its service, then in its town', () => {
  const service = idOf('service', { slug: 'tree-removal' });
  const town = idOf('town', { name: 'Avon' });
  addWork('alone');
  addWork('a', { service, town });
  addWork('b', { town });
  for (const id of ['c', 'd', 'e']) addWork(id, { service, town });
  addWork('elsewhere', { service: idOf('service', { slug: 'tree-pruning' }) });
  const moreOf = (title: string): readonly string[] => {
    const page = seeded.made().site.projects.find(({ top }) => top.heading === title);
    return (page?.sections ?? []).flatMap((section) =>
      section.look === 'projects' ? titles(section.projects) : [],
    );
  };
  expect(moreOf('Work alone')).toEqual([]);
  expect(moreOf('Work a')).toEqual(['Work c', 'Work d', 'Work e']);
  expect(moreOf('Work b')).toEqual(['Work a', 'Work c', 'Work d']);
});

it('has a text of its own between the pair and the other pictures', async () => {
  const only = picture();
  addWork('a', { pictureBefore: only, pictureAfter: only, pictures: [only].flat() });
  seeded.node('project').body = rawRichText(
    node('heading-3', ['Two days']),
    'The maple had split.',
  );
  const { site, problems } = seeded.made();
  const [page] = site.projects;
  expect(page?.seo.description).toBe('Two days The maple had split.');
  const main = await renderPage(site, page ?? { path: '' });
  const beside = main.one('.rich').parentNode?.childNodes ?? [];
  expect(beside.map(({ nodeName }) => nodeName)).toEqual(['ul', 'div', 'ul']);
  expect(main.all('h2').map(textOf)).toEqual(['Two days']);
  expect(problems.filter(({ entryId }) => entryId === 'a')).toEqual([]);
});

it('has the words of the customer, and where others can read them', () => {
  const said = { name: 'Ann B.', quote: 'Good.', source: 'Google', date: '2025-03-04' };
  addNode(seeded.space, 'testimonial', 'ann', { ...said, sourceHref: 'https://g.page/r/1' });
  addWork('a', { words: 'Entry:ann' });
  expect(seeded.made().site.projects[0]?.words).toMatchObject({
    quote: 'Good.',
    longQuote: false,
    evidence: { label: 'Google, March 2025', href: 'https://g.page/r/1' },
  });
  seeded.node('testimonial', { name: 'Ann B.' }).quote = 'Good. '.repeat(90);
  expect(seeded.made().site.projects[0]?.words?.longQuote).toBe(true);
});
