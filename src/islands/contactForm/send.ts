import type { FormView } from '../../content/views';
import { TRAP_FIELD, type FormValues } from './fields';

/** Netlify accepts forms at every path; the specification names this one. */
const FORM_PATH = '/?index';
/** Milliseconds. A slow server may still succeed, but by then the visitor should rather call. */
const SEND_TIMEOUT = 60_000;
/** Bytes of files that add a millisecond: a slow phone uploads 320 kilobits in a second. */
const SLOWEST_UPLOAD = 40;
/** Milliseconds of uploading after which its progress is told. */
const PROGRESS_AFTER = 2000;

/** Why a message was not sent. */
export type SendFailure = 'offline' | 'tooLarge' | 'failed';

export interface Message {
  readonly form: FormView;
  readonly values: FormValues;
  readonly trap: string;
  /** In fields of their own: the host accepts one file in each. */
  readonly files: readonly { readonly field: string; readonly file: File }[];
}

/** Fields whose answers follow the subject of the host's e-mail. */
const TOLD_FIRST = ['name', 'organization', 'service', 'town'] as const;

/** The message as a form post, multipart only if there are files. */
const bodyOf = ({ form, values, trap, files }: Message): URLSearchParams | FormData => {
  const { subject, submit } = form.texts;
  const about = TOLD_FIRST.map((name) => values[name] ?? '').filter((part) => part.trim() !== '');
  // The specification's own fields are always sent, the others only with an answer.
  const always = form.fields
    .filter(({ kind }) => kind !== 'choice' && kind !== 'town')
    .map(({ name }) => name);
  const texts: [string, string][] = [
    ['form-name', form.name],
    ['subject', `${subject}: ${about.join(', ')}`],
    ...Object.entries(values).filter(([name, value]) => value !== '' || always.includes(name)),
    ['submit', submit],
  ];
  if (trap !== '') texts.push([TRAP_FIELD, trap]);
  if (files.length === 0) return new URLSearchParams(texts);
  const body = new FormData();
  for (const [field, text] of texts) body.append(field, text);
  for (const { field, file } of files) body.append(field, file, file.name);
  return body;
};

/**
 * Posts a message to the host. Never throws: errors and timeouts are results that the form explains.
 *
 * @param onProgress gets the percentage that is uploaded, when this takes longer than two seconds
 */
export const sendMessage = (
  message: Message,
  onProgress: (percent: number) => void = () => undefined,
): Promise<'sent' | SendFailure> =>
  new Promise((resolve) => {
    const bytes = message.files.reduce((sum, { file }) => sum + file.size, 0);
    const began = Date.now();
    // `fetch` does not tell how far an upload is.
    const request = new XMLHttpRequest();
    request.open('POST', FORM_PATH);
    request.timeout = SEND_TIMEOUT + bytes / SLOWEST_UPLOAD;
    request.upload.onprogress = ({ loaded, total }) => {
      if (Date.now() - began > PROGRESS_AFTER) onProgress(Math.floor((loaded / total) * 100));
    };
    // Its status tells whether a message has arrived, also when the rest of the answer is lost.
    request.onreadystatechange = () => {
      const { readyState, status } = request;
      if (readyState !== XMLHttpRequest.HEADERS_RECEIVED) return;
      if (status >= 200 && status < 300) resolve('sent');
      else resolve(status === 413 ? 'tooLarge' : 'failed');
    };
    request.onerror = () => resolve(navigator.onLine ? 'failed' : 'offline');
    request.ontimeout = () => resolve(navigator.onLine ? 'failed' : 'offline');
    request.send(bodyOf(message));
  });
