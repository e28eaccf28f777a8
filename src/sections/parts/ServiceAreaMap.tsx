import type { MapView } from '../../content/views';
import { useSite } from '../../components/siteContext';
import { Island } from '../../islands/Island';
import Drawing from '../../islands/map.island';

interface ServiceAreaMapProps {
  readonly map: MapView;
}

/**
 * The question whether the company works in a place, above the drawn map of the service area, which
 * becomes a map of the maps service when asked. Without a key for that service there is nothing to
 * ask for, and the drawing needs no script.
 */
export const ServiceAreaMap = ({ map: { places, ...map } }: ServiceAreaMapProps) => {
  const { ui, facts } = useSite();
  return (
    <>
      <Island
        name="streetCheck"
        props={{
          places,
          facts: { phone: facts.phone, state: facts.state, stateCode: facts.stateCode },
        }}
      />
      {map.embedUrl ? <Island name="map" props={{ map }} /> : <Drawing map={map} ui={ui} />}
    </>
  );
};
