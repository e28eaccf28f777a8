import { TRAP_FIELD } from '../../content/forms';

/** Event on `window` with the form and the result of each attempt to send it, for analytics. */
export const RESULT_EVENT = 'formresult';

declare global {
  interface WindowEventMap {
    [RESULT_EVENT]: CustomEvent<{ readonly form: string; readonly result: string }>;
  }
}

/** Netlify accepts forms at every path; the specification names this one. */
const FORM_PATH = '/?index';
/** Milliseconds. A slow server may still succeed, but by then the visitor should rather call. */
const SEND_TIMEOUT = 60_000;
/** Bytes of files that extend the timeout by a millisecond: a slow phone uploads 320 kilobits a second. */
const SLOWEST_UPLOAD = 40;

/** Fields whose answers follow the subject of the host's e-mail. */
const TOLD_FIRST = ['name', 'service', 'town'];

/** What was typed in a field; empty for a file. */
const textIn = (message: FormData, name: string): string => {
  const value = message.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Posts a message to the host, multipart only with files, and reports the result to analytics.
 *
 * @returns whether the host has it; never rejects
 */
export const sendMessage = async (
  message: FormData,
  files: readonly { readonly name: string; readonly file: File }[],
): Promise<boolean> => {
  message.delete(TRAP_FIELD);
  const about = TOLD_FIRST.map((name) => textIn(message, name)).filter(Boolean);
  message.set('subject', `${textIn(message, 'subject')}: ${about.join(', ')}`);
  const texts = new URLSearchParams();
  for (const [name, value] of [...message])
    if (typeof value === 'string') texts.append(name, value);
    else message.delete(name);
  for (const { name, file } of files) message.append(name, file);
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);

  // iPhones with iOS 15 have no `AbortSignal.timeout`.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SEND_TIMEOUT + bytes / SLOWEST_UPLOAD);
  const sent = await fetch(FORM_PATH, {
    method: 'POST',
    body: files.length > 0 ? message : texts,
    signal: limit.signal,
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  clearTimeout(timer);
  const detail = { form: textIn(message, 'form-name'), result: sent ? 'sent' : 'failed' };
  window.dispatchEvent(new CustomEvent(RESULT_EVENT, { detail }));
  return sent;
};
