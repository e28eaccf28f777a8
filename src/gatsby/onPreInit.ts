import type { GatsbyNode } from 'gatsby';
import { checkCache } from './contentSource';

/**
 * `npm run build` starts Gatsby with a channel between the two (`src/hosting/gatsby.ts`). When that
 * closes, the build was killed, and a Gatsby that goes on would write into the folders of the next.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  process.once('disconnect', () => process.exit(1));
  const wrong = await checkCache();
  if (wrong !== undefined) reporter.panic(wrong);
};
