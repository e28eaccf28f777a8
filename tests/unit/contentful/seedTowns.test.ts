import { townsToSeed } from '../../../contentful-migrations/commands/support/seedTowns';
import { bundledDefaults } from '../../support/content';

const towns = async (names: readonly string[], zips: readonly string[]) => {
  const { entries } = await bundledDefaults();
  return townsToSeed(entries.town, { towns: names, zips });
};

it('are those that come with the site where a space lists none', async () => {
  const { entries } = await bundledDefaults();
  expect(await towns([], ['06001'])).toBe(entries.town);
});

it('are those that a space lists, in its order, each with its own ZIP codes and its place', async () => {
  const seeded = await towns(['Hartford', 'Granby', 'Avon'], ['06001', '06035', '06103', '06109']);
  expect(seeded.map(({ id, fields: { name, zips, across } }) => [id, name, zips, across])).toEqual([
    // Nobody knows whose the second is; the third belongs to a town that is not listed.
    ['town-hartford', 'Hartford', ['06103', '06035', '06109'], undefined],
    ['town-granby', 'Granby', [], undefined],
    ['town-avon', 'Avon', ['06001'], 8],
  ]);
});

it('are one town where a space lists a name twice', async () => {
  const seeded = await towns(['Avon', 'Granby', 'AVON'], []);
  expect(seeded.map(({ fields }) => fields.name)).toEqual(['Avon', 'Granby']);
});
