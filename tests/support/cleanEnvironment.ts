/**
 * The variables of this process without those that would build another site than the one anybody
 * gets, from the bundled defaults.
 */
export const CLEAN_ENVIRONMENT: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(CONTENTFUL_|GATSBY_|SITE_URL$|URL$|NETLIFY|CONTEXT$|SERVICE_WORKER$)/.test(name),
  ),
);
