import type { GatsbyNode } from 'gatsby';

/**
 * `npm run build` starts Gatsby with a channel between the two (`src/hosting/build.ts`). When that
 * closes, the build was killed, and a Gatsby that goes on would write into the folders of the next.
 */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  process.once('disconnect', () => process.exit(1));
};
