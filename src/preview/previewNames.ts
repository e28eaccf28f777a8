/** Names of what the build of a preview writes, for its scripts in the browser. */
/** Folder of everything in the published preview that is not a page. */
export const PREVIEW_FOLDER = 'preview';

/** Holds the `LiveContent` from which pages are rendered as editors type. */
export const CONTENT_FILE = `${PREVIEW_FOLDER}/content.json`;

/** Holds a `StaffFile`. */
export const STAFF_FILE = `${PREVIEW_FOLDER}/staff.json`;

/** The script of every page. */
export const SCRIPT_FILE = `${PREVIEW_FOLDER}/script.js`;

/** Address of the page for staff. */
export const STAFF_PATH = '/staff/';

/** Id of the element on that page that its script fills. */
export const STAFF_ID = 'staff';

/** The attributes that Contentful's own tools look for. */
export const ENTRY_ATTRIBUTE = 'data-contentful-entry-id';
export const FIELD_ATTRIBUTE = 'data-contentful-field-id';
