/** The towns where the company works: names in the company's details. */
import { addNode } from '../../support/content';
import { seededForEach, toldOf } from '../../support/seeded';

const seeded = seededForEach();

const named = (): readonly string[] => seeded.made().site.shared.facts.towns;

it('are named beside the map after the city, which is named once', () => {
  seeded.node('siteConfig').towns = ['Avon', 'Hartford', 'Canton', 'Granby'];
  expect(named()).toEqual(['Hartford', 'Avon', 'Canton', 'Granby']);
  expect(seeded.sections('contact').map(({ map }) => map?.towns)).toContainEqual(named());
});

it('are the city alone when staff have emptied the list', () => {
  seeded.node('siteConfig').towns = null;
  expect(named()).toEqual(['Hartford']);
});

it('are told to search engines by pages with the map only', () => {
  seeded.node('siteConfig').towns = ['Avon'];
  const toldOn = (path: string) =>
    toldOf(seeded.page(path), 'HomeAndConstructionBusiness').flatMap(
      ({ areaServed }) => areaServed as { name: string }[],
    );
  expect(toldOn('/contact/').map(({ name }) => name)).toEqual(['Hartford', 'Avon']);
  expect(toldOn('/careers/').map(({ name }) => name)).toEqual(['Hartford']);
});

it('have a page like any other, below another', () => {
  const [about] = [seeded.node('page', { kind: 'about' }).contentful_id];
  const { body } = seeded.node('page', { slug: 'privacy' });
  addNode(seeded.space, 'page', 'avon', {
    ...{ name: 'Avon', kind: 'standard', slug: 'avon', body, below: [`Entry:${about}`] },
  });
  expect(seeded.page('/about/avon/').crumbs.map(({ label }) => label)).toEqual([
    'Home',
    'About',
    'Avon',
  ]);
});
