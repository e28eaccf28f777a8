/** The region of a space as it appears in the names of Contentful's hosts: `cdn.eu.contentful.com`. */
export const regionOf = (host: string): 'eu.' | '' =>
  host.endsWith('.eu.contentful.com') ? 'eu.' : '';

/** A hint for the message about a refused key: a space in Europe has another host. */
export const europeHint = (host: string): string => {
  const api = /^(api|cdn|preview)\.contentful\.com$/.exec(host)?.[1];
  if (api === undefined) return '';
  return `; if you open the space at app.eu.contentful.com, set CONTENTFUL_HOST to ${api === 'api' ? 'cdn' : api}.eu.contentful.com`;
};

/**
 * Contentful's web app, where staff write. It may frame a preview.
 *
 * @param host delivery or preview host of the space, which determines the region
 */
export const contentfulApp = (host = ''): string => `https://app.${regionOf(host)}contentful.com`;

/** Where entries can be opened in Contentful's web app. */
export interface EntryAddress {
  readonly spaceId: string;
  readonly environment: string;
  /** Delivery or preview host, which determines the region. */
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
