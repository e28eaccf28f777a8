import { CONTACT_FORM, EXTRA_FIELDS, TEXT_FIELDS, TRAP_FIELD, type ContactValues } from './fields';

/** Netlify accepts forms at every path; the specification names this one. */
const CONTACT_PATH = '/?index';
/** Milliseconds. A slow server may still succeed, but by then the visitor should rather call. */
const SEND_TIMEOUT = 60_000;
/** Bytes of photos that add a millisecond: a slow phone uploads 320 kilobits in a second. */
const SLOWEST_UPLOAD = 40;

type SendResult = 'sent' | 'offline' | 'tooLarge' | 'failed';

export interface ContactMessage {
  readonly values: ContactValues;
  /** Beginning of the subject of the host's e-mail. */
  readonly subject: string;
  /** Value of the button, which a form post without script sends. */
  readonly submit: string;
  readonly trap: string;
  /** JPEGs by the names of the files that were chosen. */
  readonly photos: readonly { readonly name: string; readonly blob: Blob }[];
}

/** Name of the field for the nth photo, from 0. The host accepts one file per field. */
export const photoField = (index: number): string => `photo-${index + 1}`;

/** The message as a form post, multipart only if there are photos. */
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
 * Posts a message to the host. Never throws: errors and timeouts are results that the form explains.
 */
export const sendContact = async (message: ContactMessage): Promise<SendResult> => {
  const abort = new AbortController();
  const bytes = message.photos.reduce((sum, { blob }) => sum + blob.size, 0);
  setTimeout(() => abort.abort(), SEND_TIMEOUT + bytes / SLOWEST_UPLOAD);
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
