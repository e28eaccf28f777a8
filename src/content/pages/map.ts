/** The map of the service area. */
import type { MapView } from '../views/parts';
import type { AssemblyContext } from './context';

/** @see https://developers.google.com/maps/documentation/embed/embedding-map */
export const mapView = ({ tokens, settings, facts }: AssemblyContext): MapView => {
  const place = encodeURIComponent(`${tokens.city}, ${tokens.stateCode}`);
  const { mapsKey } = settings;
  return {
    embedUrl:
      mapsKey &&
      `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(mapsKey)}&q=${place}`,
    linkUrl: `https://www.google.com/maps/search/?api=1&query=${place}`,
    towns: facts.towns,
  };
};
