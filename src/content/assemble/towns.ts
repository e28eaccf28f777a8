/** The towns where the company works: names, ZIP codes, places on the drawn map. */
import { MAP_ASPECT } from '../../theme/assets';
import { slugify } from '../text';
import type { ServedTown, TownView } from '../views';
import type { Entry } from '../entries';
import type { AssemblyContext } from './context';

/** A place for comparison; people add a state after a comma. */
const placeKey = (place: string): string => slugify(place.split(',')[0] ?? '', '');

/** The company's city for comparison. */
export const cityKey = ({ tokens }: AssemblyContext): string => placeKey(tokens.city);

/** A town with a text has a page; the others are names in lists and on the map. */
export const hasPage = ({ fields }: Entry<'town'>): boolean => fields.body !== undefined;

export const townView = (context: AssemblyContext, entry: Entry<'town'>): TownView => {
  const { name, zips = [], villages = [], across, down } = context.fields(entry);
  return {
    name,
    zips,
    villages,
    at: across === undefined || down === undefined ? undefined : { across, down },
    href: hasPage(entry) ? context.pathOf(entry) : undefined,
  };
};

/** The company's city, and all towns in the order that staff gave them. */
export const townViews = (context: AssemblyContext): readonly TownView[] => {
  const { city } = context.fields(context.content.siteConfig);
  const entries = context.content.town;
  const isCity = ({ fields }: Entry<'town'>): boolean => placeKey(fields.name) === cityKey(context);
  const views = entries.map((entry) => townView(context, entry));
  return entries.some(isCity) ? views : [{ name: city, zips: [], villages: [] }, ...views];
};

/** By which names and ZIP codes the towns are known. */
export const servedTowns = (context: AssemblyContext): readonly ServedTown[] =>
  townViews(context).map(({ name, zips, villages }) => ({ name, zips, villages }));

/** Towns that the page of a town names as its neighbors. */
const NEIGHBORS = 4;

const distance = (a: NonNullable<TownView['at']>, b: NonNullable<TownView['at']>): number =>
  Math.hypot((a.across - b.across) * MAP_ASPECT, a.down - b.down);

/** The towns nearest to one on the drawn map; undefined where it is not on it, or alone. */
export const neighborsOf = (
  here: TownView,
  towns: readonly TownView[],
): readonly TownView[] | undefined => {
  const { at } = here;
  if (!at) return undefined;
  const others = towns.flatMap((town) =>
    town.at && town.name !== here.name ? [{ town, far: distance(at, town.at) }] : [],
  );
  const nearest = others.sort((a, b) => a.far - b.far).slice(0, NEIGHBORS);
  return nearest.length === 0 ? undefined : nearest.map(({ town }) => town);
};
