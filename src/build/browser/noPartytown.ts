/**
 * Stands in for the browser side of Gatsby's built-in Partytown plugin, which serves `Script`
 * elements that this site does not have. `src/build/webpack.ts` swaps the two.
 */
export {};
