import path from 'node:path';

/**
 * The alias by which esbuild replaces the package `gatsby` with `gatsbyStandIn.tsx`.
 *
 * @param root the repository
 */
export const withoutGatsby = (root: string): Record<'gatsby', string> => ({
  gatsby: path.join(root, 'src/documents/gatsbyStandIn.tsx'),
});
