/** `npm run test:long` tries everything everywhere; `npm test` what can differ, once. */
export const tryEverything = process.env.TRY_EVERYTHING === 'yes';

/** A test that only `npm run test:long` runs: rarely different, or seen by others as well. */
export const itLong = tryEverything ? it : it.skip;
