import type { FormView } from '../../content/views';
import { filesField, inputNamesOf, type FormValues } from './fields';
import { prepareFile } from './prepareFile';

/** Netlify accepts forms at every path; the specification names this one. */
const FORM_PATH = '/?index';
/** Milliseconds. A slow server may still succeed, but by then the visitor should rather call. */
const SEND_TIMEOUT = 60_000;
/** Bytes of files. The host accepts 8 MB in one message, with texts and encoding. */
const MAX_TOTAL = 7_000_000;
/** Bytes of files that add a millisecond: a slow phone uploads 320 kilobits in a second. */
const SLOWEST_UPLOAD = 40;

/** Why a message was not sent. */
export type SendFailure = 'offline' | 'tooLarge' | 'failed';

export interface Message {
  readonly form: FormView;
  readonly values: FormValues;
  /** As they were chosen. */
  readonly files: readonly File[];
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
  const field = filesField(form);
  const names = field ? inputNamesOf(field) : [];
  for (const [index, file] of files.entries()) body.append(names[index] ?? '', file, file.name);
  return body;
};

/** Prepares the files of a message and posts it to the host. Never throws: errors and timeouts are results that the form explains. */
export const sendMessage = async (message: Message): Promise<'sent' | SendFailure> => {
  const files: File[] = [];
  // One by one: an old phone has room for one large picture.
  for (const file of message.files) files.push(await prepareFile(file));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_TOTAL) return 'tooLarge';
  // iPhones with iOS 15 have no `AbortSignal.timeout`.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SEND_TIMEOUT + bytes / SLOWEST_UPLOAD);
  try {
    const { ok, status } = await fetch(FORM_PATH, {
      method: 'POST',
      body: bodyOf({ ...message, files }),
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
