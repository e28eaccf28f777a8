/** Towns of a space that was set up when the company's details held the towns in two lists. */
import type { PartialEntry } from '../../../src/content/entries';
import { slugify } from '../../../src/content/text';

type Town = PartialEntry<'town'>;

/**
 * Converts the lists `serviceTowns` and `serviceZips` of a space to town entries, in the same order. If no
 * town is listed, returns the bundled towns. A known town gets its place on the map and those of its own ZIP
 * codes that are listed; the first town, the city, gets the ZIP codes that belong to no other town.
 */
export const townsToSeed = (
  bundled: readonly Town[],
  { towns, zips }: { readonly towns: readonly string[]; readonly zips: readonly string[] },
): readonly Town[] => {
  if (towns.length === 0) return bundled;
  const names = new Map<string, string>();
  for (const name of towns) {
    const id = `town-${slugify(name, 'town')}`;
    // A name that was listed twice is one town.
    if (!names.has(id)) names.set(id, name);
  }
  const known = [...names].map(([id, name]) => {
    return { id, name, fields: bundled.find((town) => town.id === id)?.fields };
  });
  const placed = new Set(known.flatMap(({ fields }) => fields?.zips ?? []));
  return known.map(({ id, name, fields }, index) => {
    const own = fields?.zips?.filter((zip) => zips.includes(zip)) ?? [];
    const others = index === 0 ? zips.filter((zip) => !placed.has(zip)) : [];
    const order = (index + 1) * 10;
    return { type: 'town', id, fields: { ...fields, name, zips: [...own, ...others], order } };
  });
};
