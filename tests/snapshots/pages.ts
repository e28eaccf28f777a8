import { builtPages } from '../browser/support/site';

/** Addresses of all pages of the built site, with the one for addresses that are none. */
export const snapshotPages = (): readonly string[] => [...builtPages(), '/404/'];
