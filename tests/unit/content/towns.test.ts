/** The towns where the company works: the map, the question above it, and pages of their own. */
import type { PageView, SectionView } from '../../../src/content/views';
import { attribute, find } from '../../support/html';
import { renderPage } from '../../support/renderSite';
import { rawRichText } from '../../support/richText';
import { seededForEach, toldOf } from '../../support/seeded';

const seeded = seededForEach();

/** What staff write for a town to have a page. */
const write = (name: string, more: object = {}): void => {
  const body = rawRichText(`Oaks of ${name}.`);
  Object.assign(seeded.node('town', { name }), { body, ...more });
};

const pageOf = (path: string): PageView | undefined =>
  seeded.made().site.towns.find((page) => page.path === path);

const mapOf = (page: PageView | undefined): SectionView<'contact'>['map'] | undefined =>
  page?.sections.flatMap((section) => (section.look === 'contact' ? [section.map] : []))[0];

it('are names on the map and in the list, without a page, until staff write about them', () => {
  const { site } = seeded.made();
  expect(site.towns).toEqual([]);
  expect(site.footer.towns).toEqual([]);
  expect(site.shared.facts.towns).toContain('Avon');
});

it('name the city once, first when staff have not listed it', () => {
  const named = () => seeded.made().site.shared.facts.towns;
  seeded.node('siteConfig').city = 'Hartford, CT';
  expect(named().filter((name) => name.startsWith('Hartford'))).toEqual(['Hartford']);
  seeded.node('town', { name: 'Hartford' }).name = 'Granby';
  expect(named().slice(0, 2)).toEqual(['Hartford', 'Granby']);
});

it('are read out in the words beside the map, and on the page of a town by the map itself', async () => {
  write('Avon');
  const { site } = seeded.made();
  const nameOn = async (path: string): Promise<string | undefined> => {
    const [drawing] = find((await renderPage(site, { path })).one('.view'), 'div');
    return drawing && attribute(drawing, 'aria-label');
  };
  expect(await nameOn('/contact/')).toBe('Map of Hartford and the towns around it');
  expect(await nameOn('/service-area/avon/')).toMatch(/it: .*Rocky Hill/);
});

it('have no neighbors where no other town is on the map, where the city always is', () => {
  write('Avon');
  write('Hartford');
  const neighborsOf = (path: string) =>
    mapOf(pageOf(path))?.neighbors?.map(({ name, href }) => [name, href]);
  expect(neighborsOf('/service-area/hartford/')).toHaveLength(4);
  for (const node of seeded.space.town.nodes)
    if (node.name !== 'Avon') Object.assign(node, { across: null, down: null });
  expect(neighborsOf('/service-area/avon/')).toEqual([['Hartford', '/service-area/hartford/']]);
  Object.assign(seeded.node('town', { name: 'Avon' }), { across: null, down: null });
  expect(neighborsOf('/service-area/hartford/')).toBeUndefined();
});

it('have no place beside the map, and no neighbors by one', () => {
  write('Avon');
  Object.assign(seeded.node('town', { name: 'Farmington' }), { across: 8, down: -5 });
  Object.assign(seeded.node('town', { name: 'Windsor' }), { across: 160, down: 36 });
  const map = mapOf(pageOf('/service-area/avon/'));
  for (const name of ['Farmington', 'Windsor']) {
    expect(map?.towns.find((town) => town.name === name)?.at).toBeUndefined();
    expect(map?.neighbors).not.toContainEqual(expect.objectContaining({ name }));
  }
  const messages = seeded.made().problems.map(({ message }) => message);
  expect(messages).toContainEqual(expect.stringMatching(/from the left” .* 160 is too large/));
});

it('have their whole name on the map, wherever staff place it', () => {
  write('Avon');
  Object.assign(seeded.node('town', { name: 'Avon' }), { across: 98, down: 0 });
  const { here } = mapOf(pageOf('/service-area/avon/')) ?? {};
  expect(here?.across).toBeCloseTo(94.9, 1);
  expect(here?.down).toBeCloseTo(1.9, 1);
});

it('have a page once they have a text, with their map and the towns nearby', () => {
  write('Avon', { intro: 'West of the ridge.' });
  write('Simsbury');
  const page = pageOf('/service-area/avon/');
  expect(page?.top).toMatchObject({ heading: 'Tree care in Avon', intro: 'West of the ridge.' });
  const map = mapOf(page);
  expect(map?.here).toEqual({ across: 8, down: 36 });
  const linked = map?.towns.filter(({ href }) => href !== undefined);
  expect(linked?.map(({ name }) => name)).toEqual(['Simsbury']);
  expect(map?.linkUrl).toContain('Avon%2C%20CT');
  expect(map?.neighbors?.map(({ name, href }) => [name, href])).toEqual(
    expect.arrayContaining([
      ['Farmington', undefined],
      ['Simsbury', '/service-area/simsbury/'],
    ]),
  );
  expect(map?.neighbors).not.toContainEqual(expect.objectContaining({ name: 'Avon' }));
  expect(seeded.made().site.footer.towns).toEqual([
    { label: 'Avon', href: '/service-area/avon/' },
    { label: 'Simsbury', href: '/service-area/simsbury/' },
  ]);
});

it('say in their structured data that the company works there', () => {
  write('Avon');
  const page = pageOf('/service-area/avon/');
  expect(page && toldOf(page, 'Service')).toMatchObject([
    { areaServed: { '@type': 'City', name: 'Avon' } },
  ]);
});

it('show the questions that staff chose for them', () => {
  const faq = seeded.node('faq');
  write('Avon', { questions: [`Entry:${faq.contentful_id}`] });
  const questions = pageOf('/service-area/avon/')?.sections.flatMap((section) =>
    section.look === 'questions' ? section.faqs.map(({ question }) => question) : [],
  );
  expect(questions).toEqual([faq.question]);
});

it('redirect from their old address, and are reported for a text that no page shows', () => {
  write('Avon', { slug: 'avon-ct', previousAddresses: ['/towns/avon/'] });
  Object.assign(seeded.node('town', { name: 'Windsor' }), { intro: 'Lonely.' });
  const { site, problems } = seeded.made();
  expect(site.redirects.get('/towns/avon/')).toBe('/service-area/avon-ct/');
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/“Text under the heading” is filled in, but its page does not show it/),
  );
});
