import type { MapView } from '../views';
import type { AssemblyContext } from './context';
import { servedPlaces, siteFacts } from './facts';

/**
 * The map with the company's city and towns.
 *
 * @see https://developers.google.com/maps/documentation/embed/embedding-map
 */
export const mapView = (context: AssemblyContext): MapView => {
  const facts = siteFacts(context);
  const { city, stateCode } = context.tokens;
  const { mapsKey } = context.input.settings;
  const encoded = encodeURIComponent(`${city}, ${stateCode}`);
  return {
    embedUrl:
      mapsKey &&
      `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(mapsKey)}&q=${encoded}`,
    linkUrl: `https://www.google.com/maps/search/?api=1&query=${encoded}`,
    city: facts.city,
    towns: facts.towns,
    places: servedPlaces(context),
  };
};
