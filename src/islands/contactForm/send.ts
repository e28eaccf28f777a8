import { CONTACT_FORM, EXTRA_FIELDS, TEXT_FIELDS, TRAP_FIELD, type ContactValues } from './fields';

/** Netlify accepts forms at every path; the specification names this one. */
const CONTACT_PATH = '/?index';
/** Milliseconds. A slow server may still succeed, but by then the visitor should rather call. */
const SEND_TIMEOUT = 60_000;
/** Bytes of photos that add a millisecond: a slow phone uploads 320 kilobits in a second. */
const SLOWEST_UPLOAD = 40;
/** Milliseconds of uploading after which its progress is told. */
const PROGRESS_AFTER = 2000;

/** Why a message was not sent. */
export type SendFailure = 'offline' | 'tooLarge' | 'failed';

export interface ContactMessage {
  readonly values: ContactValues;
  /** Beginning of the subject of the host's e-mail. */
  readonly subject: string;
  /** Value of the button, which a form post without script sends. */
  readonly submit: string;
  readonly trap: string;
  readonly photos: readonly { readonly file: File }[];
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
  photos.forEach(({ file }, index) => body.append(photoField(index), file, file.name));
  return body;
};

/**
 * Posts a message to the host. Never throws: errors and timeouts are results that the form explains.
 *
 * @param onProgress gets the percentage that is uploaded, when this takes longer than two seconds
 */
export const sendContact = (
  message: ContactMessage,
  onProgress: (percent: number) => void = () => undefined,
): Promise<'sent' | SendFailure> =>
  new Promise((resolve) => {
    const bytes = message.photos.reduce((sum, { file }) => sum + file.size, 0);
    const began = Date.now();
    // `fetch` does not tell how far an upload is.
    const request = new XMLHttpRequest();
    request.open('POST', CONTACT_PATH);
    request.timeout = SEND_TIMEOUT + bytes / SLOWEST_UPLOAD;
    request.upload.onprogress = ({ loaded, total }) => {
      if (Date.now() - began > PROGRESS_AFTER) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () => {
      const { status } = request;
      if (status >= 200 && status < 300) resolve('sent');
      else resolve(status === 413 ? 'tooLarge' : 'failed');
    };
    request.onerror = () => resolve(navigator.onLine ? 'failed' : 'offline');
    request.ontimeout = () => resolve(navigator.onLine ? 'failed' : 'offline');
    request.send(bodyOf(message));
  });
