import { island } from './island';

/** The drawn service area with its link; the button that loads the interactive map needs script. */
export const MapFacade = island('map', () => import(/* webpackChunkName: "map" */ './map/LiveMap'));
