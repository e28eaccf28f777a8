/** Contentful's web app, where staff write; it may frame a preview. */
export const CONTENTFUL_APP = 'https://app.contentful.com';

/** Where entries can be opened in Contentful's web app. */
export interface EntryAddress {
  readonly spaceId: string;
  readonly environment: string;
}

/** Address of an entry in Contentful's web app, with the cursor in one of its fields. */
export const entryUrl = (
  { spaceId, environment }: EntryAddress,
  entryId: string,
  field?: string,
): string => {
  const entry = `${CONTENTFUL_APP}/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environment)}/entries/${encodeURIComponent(entryId)}`;
  return field === undefined ? entry : `${entry}?focusedField=${encodeURIComponent(field)}`;
};
