import type { MapView, UiTexts } from '../../content/views';
import { Island } from '../../islands/Island';
import Drawing from '../../islands/map.island';

interface ServiceAreaMapProps {
  readonly map: MapView;
  readonly ui: UiTexts;
}

/**
 * The drawn map of the service area, which becomes a map of the maps service when asked. Without a
 * key for that service there is nothing to ask for, and the drawing needs no script.
 */
export const ServiceAreaMap = ({ map, ui }: ServiceAreaMapProps) =>
  map.embedUrl ? <Island name="map" ui={ui} props={{ map }} /> : <Drawing map={map} ui={ui} />;
