import { setFlagsFromString } from 'node:v8';
import type { GatsbyNode } from 'gatsby';

/**
 * Has the collector of Gatsby's process come when its memory has grown by a third. By itself it waits
 * on a machine with much memory until most of it is garbage: with 10,000 posts for twice as much as
 * is in use. No fixed limit, because a site that outgrows one could not be built.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  setFlagsFromString('--heap-growing-percent=33');
};
