/**
 * Stands in for Gatsby's registration of its offline plugin's service worker: the site registers
 * its own (`src/serviceWorker/register.ts`). `src/build/webpack.ts` swaps the two.
 */
export {};
