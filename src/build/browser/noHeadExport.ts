/**
 * Stands in for Gatsby's handler of `Head` exports, which this site does not use: heads come from
 * react-helmet. `src/build/webpack.ts` swaps the two.
 */
export const headHandlerForBrowser = (): null => null;
