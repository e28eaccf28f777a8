/** Growth rings behind the drawn map, as a mask. The name holds the first 8 hex digits of sha256. */
export const MAP_RINGS = '/assets/map-rings.bcfe4414.svg';
