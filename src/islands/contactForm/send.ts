import type { FormView } from '../../content/views';
import type { FormValues } from './fields';

/** Netlify accepts forms at every path; the specification names this one. */
const FORM_PATH = '/?index';
/** Milliseconds. A slow server may still succeed, but by then the visitor should rather call. */
const SEND_TIMEOUT = 60_000;
/** Bytes of files that add a millisecond: a slow phone uploads 320 kilobits in a second. */
const SLOWEST_UPLOAD = 40;

/** Why a message was not sent. */
export type SendFailure = 'offline' | 'tooLarge' | 'failed';

export interface Message {
  readonly form: FormView;
  readonly values: FormValues;
  /** In fields of their own: the host accepts one file in each. */
  readonly files: readonly { readonly field: string; readonly file: File }[];
}

/** Fields whose answers follow the subject of the host's e-mail. */
const TOLD_FIRST = ['name', 'organization', 'service', 'town'] as const;

/** The message as a form post, multipart only if there are files. */
const bodyOf = ({ form, values, files }: Message): URLSearchParams | FormData => {
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
  if (files.length === 0) return new URLSearchParams(texts);
  const body = new FormData();
  for (const [field, text] of texts) body.append(field, text);
  for (const { field, file } of files) body.append(field, file, file.name);
  return body;
};

/** Posts a message to the host. Never throws: errors and timeouts are results that the form explains. */
export const sendMessage = async (message: Message): Promise<'sent' | SendFailure> => {
  const bytes = message.files.reduce((sum, { file }) => sum + file.size, 0);
  // iPhones with iOS 15 have no `AbortSignal.timeout`.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SEND_TIMEOUT + bytes / SLOWEST_UPLOAD);
  try {
    const { ok, status } = await fetch(FORM_PATH, {
      method: 'POST',
      body: bodyOf(message),
      signal: limit.signal,
    });
    if (ok) return 'sent';
    return status === 413 ? 'tooLarge' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  } finally {
    clearTimeout(timer);
  }
};
