/**
 * Stands in for hoist-non-react-statics, which Emotion uses in `withTheme` only; the site has no
 * theme provider. `src/build/webpack.ts` swaps the two.
 */
const hoistStatics = <T>(target: T): T => target;

export default hoistStatics;
