/** The towns where the company works: names, ZIP codes, places on the map. */
import { MAP_ASPECT } from '../../theme/assets';
import { slugify } from '../text';
import type { MapView, TownView } from '../views';
import type { Entry } from '../entries';
import { sharedQuoteHref } from './buttons';
import type { AssemblyContext } from './context';

/** The roads and the river of the drawn map are those around this city. */
const DRAWN_CITY = 'hartford';

/** The company's city for comparison. */
const cityKey = ({ tokens }: AssemblyContext): string => slugify(tokens.city, '');

/** Half a letter and half a line, in percent, on the narrowest phone, where the map is 280 by 420 pixels. */
const HALF_LETTER = 7.2 / 2 / 2.8;
const HALF_LINE = 16 / 2 / 4.2;

/** The nearest position, in percent, at which something that extends `half` to each side is fully visible. */
const within = (place: number, half: number): number => Math.min(Math.max(place, half), 100 - half);

/** The roads and the river meet at the city, so staff cannot move it. */
const CITY = { at: { across: 50.5, down: 44.5 }, isCity: true } as const;

const townView = (context: AssemblyContext, entry: Entry<'town'>): TownView => {
  const { name, zips = [], villages = [], across, down } = context.fields(entry);
  return {
    name,
    zips,
    villages,
    at:
      across === undefined || down === undefined
        ? undefined
        : {
            across: within(across, name.length * HALF_LETTER),
            down: within(down, HALF_LINE),
          },
    href: context.addresses.pathOf.get(entry.id),
    ...(slugify(entry.fields.name, '') === cityKey(context) && CITY),
  };
};

/** The company's city, and all towns in the order that staff gave them. */
export const townViews = (context: AssemblyContext): readonly TownView[] => {
  const { city } = context.fields(context.content.siteConfig);
  const views = context.content.town.map((entry) => townView(context, entry));
  return views.some(({ isCity }) => isCity)
    ? views
    : [{ name: city, zips: [], villages: [], ...CITY }, ...views];
};

/** Towns that the page of a town names as its neighbors. */
const NEIGHBORS = 4;

/** The towns nearest to a town on the drawn map; undefined if the town is not on the map, or is alone there. */
const neighborsOf = (
  town: TownView,
  towns: readonly TownView[],
): readonly TownView[] | undefined => {
  const distanceTo = ({ at }: TownView): number =>
    at && town.at
      ? Math.hypot((at.across - town.at.across) * MAP_ASPECT, at.down - town.at.down)
      : Infinity;
  const others = towns.filter((other) => other !== town && distanceTo(other) < Infinity);
  const nearest = others.sort((a, b) => distanceTo(a) - distanceTo(b)).slice(0, NEIGHBORS);
  return nearest.length === 0 ? undefined : nearest;
};

/**
 * The map with the company's city and towns.
 *
 * @param path - path of the page; the page of a town marks the town and names its neighbors
 * @see https://developers.google.com/maps/documentation/embed/embedding-map
 */
export const mapView = (context: AssemblyContext, path: string): MapView => {
  const { city, stateCode } = context.tokens;
  const { mapsKey } = context.settings;
  const towns = townViews(context);
  const here = towns.find(({ href }) => href === path);
  const middle = here ? here.name : city;
  const encoded = encodeURIComponent(`${middle}, ${stateCode}`);
  return {
    embedUrl:
      mapsKey &&
      `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(mapsKey)}&q=${encoded}`,
    quoteHref: sharedQuoteHref(context),
    linkUrl: `https://www.google.com/maps/search/?api=1&query=${encoded}`,
    isDrawn: cityKey(context) === DRAWN_CITY,
    // No page links to itself.
    towns: towns.map((town) => (town === here ? { ...town, href: undefined } : town)),
    neighbors: here && neighborsOf(here, towns),
    here: here?.isCity ? undefined : here?.at,
  };
};
