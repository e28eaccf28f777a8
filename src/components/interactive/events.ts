import type { SendResult } from './contact/send';

/** Sent on `window` with the result of every try to send the contact form. */
export const CONTACT_EVENT = 'contactresult';

/** Tells whoever listens (analytics, when it is on) how sending went. */
export const reportContact = (result: SendResult): void => {
  window.dispatchEvent(new CustomEvent(CONTACT_EVENT, { detail: result }));
};
