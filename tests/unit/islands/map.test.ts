import { createElement } from 'react';
import ServiceAreaMap from '../../../src/islands/map.island';
import { siteConfig } from '../../../src/content/defaults/siteConfig';
import { isDrawnCity, placesOf, undrawnTowns } from '../../../src/islands/mapPlaces';
import { map, ui } from '../../support/fixtures';
import { render } from '../../support/html';

describe('the drawn map', () => {
  it('finds towns in any spelling, keeps that spelling, and leaves out unknown towns', () => {
    const towns = ['WEST  HARTFORD', 'Avon, CT', ' Rocky Hill ', 'Boston', '', 'constructor'];
    expect(placesOf(towns).map(({ name }) => name)).toEqual([
      'WEST  HARTFORD',
      'Avon',
      'Rocky Hill',
    ]);
  });

  it.each([
    ['Hartford', ['Hartford', 'Avon', 'Boston', 'Enfield, CT'], true],
    ['Hartford, CT', [], true],
    ['New Haven', ['New Haven', 'Avon', 'Hamden'], false],
  ])('of %s shows each of %j, in it or below it', async (city, towns, drawn) => {
    const { html, text } = await render(
      createElement(ServiceAreaMap, { map: { ...map, city, towns }, ui }),
    );
    for (const town of [city, ...towns]) expect(text).toContain(town);
    expect(html.includes('class="river"')).toBe(drawn);
  });

  it('lists below it no town that it has drawn, even one that is marked in a preview', () => {
    const marked = 'Avon\u2064\u206a\u2064';
    expect(undrawnTowns('Hartford', ['Hartford, CT', 'Avon', marked])).toEqual([]);
    expect(placesOf([marked])).toHaveLength(1);
  });

  it('draws every bundled town inside its frame', () => {
    const [city, ...towns] = siteConfig[0]?.fields.serviceTowns ?? [];
    expect(isDrawnCity(city ?? '')).toBe(true);
    const places = placesOf(towns);
    expect(places).toHaveLength(towns.length);
    const outside = places.filter(({ x, y }) => x <= 60 || x >= 940 || y <= 30 || y >= 670);
    expect(outside).toEqual([]);
  });
});
