import { EXTRA_FIELDS, TEXT_FIELDS, type ContactValues } from './draft';
import { CONTACT_FORM } from './names';

/** The host's form handling listens on every path; the specification names this one. */
export const CONTACT_PATH = '/?index';
/** A slow server may still succeed; after this long the visitor should rather call. Milliseconds. */
export const SEND_TIMEOUT = 60_000;
/** Field that people never see. Whoever fills it is a robot. */
export const TRAP_FIELD = 'website-url';

export type SendResult = 'sent' | 'offline' | 'tooLarge' | 'failed';

export interface ContactMessage {
  readonly values: ContactValues;
  /** What the subject of the host's e-mail begins with. */
  readonly subject: string;
  /** Label of the button, as a browser without script would send it. */
  readonly submit: string;
  readonly trap: string;
  readonly photos: readonly { readonly name: string; readonly blob: Blob }[];
}

/** Name of the field for the nth photo, from 0. The host takes one file for each field. */
export const photoField = (index: number): string => `photo-${index + 1}`;

/** Subject of the e-mail that the host makes of a message: who asks for what, and where. */
const subjectOf = ({ subject, values: { name, service, town } }: ContactMessage): string =>
  `${subject}: ${[name, service, town].filter((part) => part.trim() !== '').join(', ')}`;

/** The message as the browser's own form post would send it: multipart only when photos are in. */
export const contactBody = (message: ContactMessage): URLSearchParams | FormData => {
  const entries: [string, string][] = [
    ['form-name', CONTACT_FORM],
    ['subject', subjectOf(message)],
    ...[...TEXT_FIELDS, ...EXTRA_FIELDS.filter((field) => message.values[field] !== '')].map(
      (field): [string, string] => [field, message.values[field]],
    ),
    ['submit', message.submit],
  ];
  if (message.trap !== '') entries.push([TRAP_FIELD, message.trap]);
  if (message.photos.length === 0) return new URLSearchParams(entries);
  const body = new FormData();
  entries.forEach(([name, value]) => body.append(name, value));
  message.photos.forEach((photo, index) => body.append(photoField(index), photo.blob, photo.name));
  return body;
};

/**
 * Posts a message to the host. Never throws: a cut connection, a refusal and a server that does not
 * answer within a minute are results that the form can explain.
 */
export const sendContact = async (message: ContactMessage): Promise<SendResult> => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), SEND_TIMEOUT);
  try {
    const response = await fetch(CONTACT_PATH, {
      method: 'POST',
      body: contactBody(message),
      signal: abort.signal,
    });
    if (response.ok) return 'sent';
    return response.status === 413 ? 'tooLarge' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  } finally {
    clearTimeout(timer);
  }
};
