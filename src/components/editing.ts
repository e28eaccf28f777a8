/**
 * Attributes by which Contentful's tools find what an element shows; none outside of a preview, whose views alone have
 * the ids of entries.
 *
 * @param field the field that opens in Contentful
 * @see https://www.contentful.com/developers/docs/tutorials/preview/live-preview/
 */
export const editable = (entryId: string | undefined, field: string) =>
  entryId === undefined
    ? undefined
    : { 'data-contentful-entry-id': entryId, 'data-contentful-field-id': field };
