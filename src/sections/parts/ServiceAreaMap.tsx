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
export const ServiceAreaMap = ({ map, ui }: ServiceAreaMapProps) => {
  const props = {
    map,
    ui: {
      loading: ui.loading,
      mapNote: ui.mapNote,
      mapLoad: ui.mapLoad,
      mapOpen: ui.mapOpen,
      mapCaption: ui.mapCaption,
      mapTitle: ui.mapTitle,
      mapRiver: ui.mapRiver,
      opensElsewhere: ui.opensElsewhere,
    },
  };
  return map.embedUrl ? <Island name="map" props={props} /> : <Drawing {...props} />;
};
