/** Contentful's web app, where staff write; it may frame a preview. */
export const CONTENTFUL_APP = 'https://app.contentful.com';

const EUROPEAN_APP = 'https://app.eu.contentful.com';

/** The web app of the region of a space. @param host delivery or preview host of the space */
export const contentfulApp = (host = ''): string =>
  host.endsWith('.eu.contentful.com') ? EUROPEAN_APP : CONTENTFUL_APP;

/** Where entries can be opened in Contentful's web app. */
export interface EntryAddress {
  readonly spaceId: string;
  readonly environment: string;
  /** Delivery or preview host, which tells the region. */
  readonly host?: string;
}

/** Address of an entry in Contentful's web app, with the cursor in one of its fields. */
export const entryUrl = (
  { spaceId, environment, host }: EntryAddress,
  entryId: string,
  field?: string,
): string => {
  const entry = `${contentfulApp(host)}/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environment)}/entries/${encodeURIComponent(entryId)}`;
  return field === undefined ? entry : `${entry}?focusedField=${encodeURIComponent(field)}`;
};
