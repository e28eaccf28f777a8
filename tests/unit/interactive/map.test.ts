import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '../../../src/content/defaults/siteConfig';
import { MAP_RINGS } from '../../../src/components/interactive/map/assets';
import { isDrawnCity, placesOf } from '../../../src/components/interactive/map/places';

describe('the drawn map', () => {
  it('finds towns however an editor writes them and keeps that spelling', () => {
    const names = placesOf(['WEST  HARTFORD', 'Avon, CT', ' Rocky Hill ']).map(({ name }) => name);
    expect(names).toEqual(['WEST  HARTFORD', 'Avon', 'Rocky Hill']);
  });

  it('leaves out towns it does not know', () => {
    expect(placesOf(['Boston', '', 'constructor'])).toEqual([]);
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

  it('has rings whose file name tells their content', () => {
    const file = readFileSync(path.join(__dirname, '../../../static', MAP_RINGS));
    const hash = createHash('sha256').update(file).digest('hex').slice(0, 8);
    expect(MAP_RINGS).toContain(`.${hash}.svg`);
  });
});
