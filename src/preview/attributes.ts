/** The attributes that Contentful's own tools look for; the build and the browser both write them. */
export const ENTRY_ATTRIBUTE = 'data-contentful-entry-id';
export const FIELD_ATTRIBUTE = 'data-contentful-field-id';
