import { CONTACT_FORM, EXTRA_FIELDS, TEXT_FIELDS, TRAP_FIELD, type ContactValues } from './fields';

/** The host's form handling listens on every path; the specification names this one. */
const CONTACT_PATH = '/?index';
/** A slow server may still succeed; after this long the visitor should rather call. Milliseconds. */
const SEND_TIMEOUT = 60_000;

type SendResult = 'sent' | 'offline' | 'tooLarge' | 'failed';

export interface ContactMessage {
  readonly values: ContactValues;
  /** What the subject of the host's e-mail begins with. */
  readonly subject: string;
  /** Label of the button, as a browser without script would send it. */
  readonly submit: string;
  readonly trap: string;
  /** JPEGs by the names of the files that were chosen. */
  readonly photos: readonly { readonly name: string; readonly blob: Blob }[];
}

/** Name of the field for the nth photo, from 0. The host takes one file for each field. */
export const photoField = (index: number): string => `photo-${index + 1}`;

/** The message as the browser's own form post would send it: multipart only when photos are in. */
const bodyOf = (message: ContactMessage): URLSearchParams | FormData => {
  const { values, subject, submit, trap, photos } = message;
  const { name, service, town } = values;
  const about = [name, service, town].filter((part) => part.trim() !== '').join(', ');
  const fields = [...TEXT_FIELDS, ...EXTRA_FIELDS.filter((field) => values[field] !== '')];
  const texts: [string, string][] = [
    ['form-name', CONTACT_FORM],
    ['subject', `${subject}: ${about}`],
    ...fields.map((field): [string, string] => [field, values[field]]),
    ['submit', submit],
  ];
  if (trap !== '') texts.push([TRAP_FIELD, trap]);
  if (photos.length === 0) return new URLSearchParams(texts);
  const body = new FormData();
  for (const [field, text] of texts) body.append(field, text);
  photos.forEach((photo, index) => {
    const fileName = `${photo.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
    body.append(photoField(index), photo.blob, fileName);
  });
  return body;
};

/**
 * Posts a message to the host. Never throws: a cut connection, a refusal and a server that does not
 * answer within a minute are results that the form can explain.
 */
export const sendContact = async (message: ContactMessage): Promise<SendResult> => {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), SEND_TIMEOUT);
  try {
    const { ok, status } = await fetch(CONTACT_PATH, {
      method: 'POST',
      body: bodyOf(message),
      signal: abort.signal,
    });
    if (ok) return 'sent';
    return status === 413 ? 'tooLarge' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
};
