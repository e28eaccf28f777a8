import { createElement } from 'react';
import ServiceAreaMap from '../../../src/islands/map.island';
import { siteConfig } from '../../../src/content/defaults/siteConfig';
import { isDrawnCity, placesOf, townNames } from '../../../src/islands/mapPlaces';
import { map, ui } from '../../support/fixtures';
import { attribute, render } from '../../support/html';

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

  it('has a name for screen readers that lists the towns', async () => {
    const { all } = await render(
      createElement(ServiceAreaMap, { map: { ...map, city: 'Hartford', towns: ['Avon'] }, ui }),
    );
    const labels = all('div').map((element) => attribute(element, 'aria-label') ?? '');
    expect(labels.find((label) => label.includes('Hartford, Avon'))).toBeDefined();
  });

  it('prints every town once', () => {
    const marked = 'Avon\u2064\u206a\u2064';
    expect(townNames('Hartford', ['Hartford, CT', 'Avon', marked, ''])).toEqual([
      'Hartford',
      'Avon',
    ]);
  });

  it('draws every bundled town whole, apart from the others, on the narrowest phone', () => {
    const [city, ...towns] = siteConfig[0]?.fields.serviceTowns ?? [];
    expect(isDrawnCity(city ?? '')).toBe(true);
    const places = placesOf(towns);
    expect(places).toHaveLength(towns.length);
    // The map is 280 by 420 pixels then, and a letter about 7.2 by 16.
    const boxes = places.map(({ name, x, y }) => {
      const half = (name.length * 7.2) / 2;
      return {
        name,
        left: x * 2.8 - half,
        right: x * 2.8 + half,
        top: y * 4.2 - 8,
        bottom: y * 4.2 + 8,
      };
    });
    expect(boxes.filter(({ left, right }) => left < 0 || right > 280)).toEqual([]);
    const meeting = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(meeting).toEqual([]);
  });
});
