/** `npm run test:long` tries everything everywhere; `npm test` what can differ, once. */
export const tryEverything = process.env.TRY_EVERYTHING === 'yes';
