import fc from 'fast-check';
import { placeTiles } from '../../../src/sections/FeaturedServices';
import { card, cards, urgentCard } from '../../support/fixtures';

/** Cells that a tile takes in the four columns of a wide screen. */
const cellsOf = (className = ''): number => {
  if (className.includes('alone')) return 4;
  if (className.includes('hot')) return 4;
  const width = Number(/\bw(\d)/.exec(className)?.[1] ?? 1);
  return className.includes('tall') ? width * 2 : width;
};

const counts = fc.integer({ min: 0, max: 60 });

describe('the grid of tiles', () => {
  it('fills every row of four, with the dark tile and without', () => {
    fc.assert(
      fc.property(counts, fc.boolean(), (count, urgent) => {
        const tiles = placeTiles([...cards(count), ...(urgent ? [urgentCard] : [])]);
        const cells = tiles.reduce((sum, { className }) => sum + cellsOf(className), 0);
        expect(cells % 4).toBe(0);
      }),
    );
  });

  it('fills the second column where there are two', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const tiles = placeTiles(cards(count));
        const cells = tiles.reduce(
          (sum, { className = '' }) => sum + (className.includes('t2') ? 2 : 1),
          0,
        );
        expect(cells % 2).toBe(0);
      }),
    );
  });

  it('keeps the order, the emergency service first, and only one of them dark', () => {
    const second = card(9, { emergency: true });
    const tiles = placeTiles([...cards(2), urgentCard, second]);
    expect(tiles.map(({ service }) => service.title)).toEqual([
      'Storm service',
      'Service 1',
      'Service 2',
      'Service 9',
    ]);
    expect(tiles.filter(({ hot }) => hot)).toHaveLength(1);
  });
});
