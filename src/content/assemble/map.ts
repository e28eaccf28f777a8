import type { MapView, TownView } from '../views';
import type { AssemblyContext } from './context';
import { withoutMarks } from './marks';
import { cityKey, neighborsOf, townViews } from './towns';

/** The roads and the river of the drawn map are those around this city. */
const DRAWN_CITY = 'hartford';

/**
 * The map with the company's city and towns.
 *
 * @param here - the town on whose page it is
 * @see https://developers.google.com/maps/documentation/embed/embedding-map
 */
export const mapView = (context: AssemblyContext, here?: TownView): MapView => {
  const { city, stateCode } = context.tokens;
  const { mapsKey } = context.settings;
  // The page of a town does not link to itself.
  const towns = townViews(context).map((town) =>
    town.name === here?.name ? { ...town, href: undefined } : town,
  );
  const middle = here ? withoutMarks(here.name) : city;
  const encoded = encodeURIComponent(`${middle}, ${stateCode}`);
  return {
    embedUrl:
      mapsKey &&
      `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(mapsKey)}&q=${encoded}`,
    linkUrl: `https://www.google.com/maps/search/?api=1&query=${encoded}`,
    city: context.fields(context.content.siteConfig).city,
    isDrawn: cityKey(context) === DRAWN_CITY,
    towns,
    neighbors: here && neighborsOf(here, towns),
    here: here?.at,
  };
};
