import path from 'node:path';

/**
 * The alias by which esbuild puts `gatsbyStandIn.tsx` in the place of the package `gatsby`.
 *
 * @param root the repository
 */
export const withoutGatsby = (root: string): Record<'gatsby', string> => ({
  gatsby: path.join(root, 'src/documents/gatsbyStandIn.tsx'),
});
