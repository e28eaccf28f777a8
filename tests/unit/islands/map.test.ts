import { createElement } from 'react';
import ServiceAreaMap from '../../../src/islands/map.island';
import { siteConfig } from '../../../src/content/defaults/siteConfig';
import { isDrawnCity, placesOf, undrawnTowns } from '../../../src/islands/mapPlaces';
import { map, ui } from '../../support/fixtures';
import { render } from '../../support/html';

describe('the drawn map', () => {
  it('finds towns however an editor writes them and keeps that spelling', () => {
    const names = placesOf(['WEST  HARTFORD', 'Avon, CT', ' Rocky Hill ']).map(({ name }) => name);
    expect(names).toEqual(['WEST  HARTFORD', 'Avon', 'Rocky Hill']);
  });

  it('leaves out towns it does not know', () => {
    expect(placesOf(['Boston', '', 'constructor'])).toEqual([]);
  });

  it.each([
    ['Hartford', ['Hartford', 'Avon', 'Boston', 'Enfield, CT']],
    ['New Haven', ['New Haven', 'Avon', 'Hamden']],
    ['Hartford', []],
  ])('of %s shows every one of %j, those it cannot draw below it', async (city, towns) => {
    const { text } = await render(
      createElement(ServiceAreaMap, { map: { ...map, city, towns }, ui }),
    );
    for (const town of [city, ...towns]) expect(text).toContain(town);
  });

  it('names nothing below itself that it has drawn, marked in a preview or not', () => {
    const marked = 'Avon\u2064\u206a\u2064';
    expect(undrawnTowns('Hartford', ['Hartford, CT', 'Avon', marked])).toEqual([]);
    expect(placesOf([marked])).toHaveLength(1);
  });

  it('draws every bundled town inside its frame', () => {
    const [city, ...towns] = siteConfig[0]?.fields.serviceTowns ?? [];
    expect(isDrawnCity(city ?? '')).toBe(true);
    expect(towns.length).toBeGreaterThan(0);
    const places = placesOf(towns);
    expect(places).toHaveLength(towns.length);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(60);
      expect(x).toBeLessThan(940);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(670);
    }
  });

  it('shows the surroundings of its own city only', () => {
    expect(isDrawnCity('Hartford')).toBe(true);
    expect(isDrawnCity('Hartford, CT')).toBe(true);
    expect(isDrawnCity('New Haven')).toBe(false);
  });
});
