/** Name of the form at the host; also the value of its hidden `form-name` field. */
export const CONTACT_FORM = 'contact';
/** Where the host sends a browser without script after a post. */
/** Where the unsent message waits on the visitor's device. */
export const DRAFT_KEY = 'contact-draft';
/** Sent on `window` with the result of every try to send the form, for analytics. */
export const CONTACT_EVENT = 'contactresult';
