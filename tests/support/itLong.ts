import { tryEverything } from './tryEverything';

/** A test that only `npm run test:long` runs: rarely different, or seen by others as well. */
export const itLong = tryEverything ? it : it.skip;
