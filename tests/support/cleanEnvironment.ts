/**
 * Programs in TypeScript keep what they were compiled to in a folder that all of them share. One that
 * starts while another writes there can read an empty file, does nothing, and ends as if all were
 * well. Tests run many at once, so theirs keep nothing.
 */
export const COMPILED_ALONE = { TSX_DISABLE_CACHE: '1' } as const;

/**
 * The variables of this process without those that would build another site than the one anybody
 * gets, from the bundled defaults.
 */
export const CLEAN_ENVIRONMENT: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(CONTENTFUL_|GATSBY_|SITE_URL$|URL$|NETLIFY)/.test(name),
    ),
  ),
  ...COMPILED_ALONE,
};
