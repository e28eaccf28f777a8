import type { FormView } from '../../content/views';
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

/** Fields whose answers follow the subject of the host's e-mail. */
const TOLD_FIRST = ['name', 'organization', 'service', 'town'];

/** The texts of a message that are sent. The specification's own fields always are, the others only with an answer. */
const textsOf = ({ fields, texts }: FormView, message: FormData): URLSearchParams => {
  const always = fields
    .filter(({ kind }) => kind !== 'choice' && kind !== 'town')
    .map(({ name }) => name);
  const sent = new URLSearchParams();
  for (const [name, value] of message) {
    if (typeof value !== 'string') continue;
    if (value !== '' || always.includes(name)) sent.append(name, value);
  }
  const about = TOLD_FIRST.map((name) => sent.get(name)?.trim()).filter(Boolean);
  sent.set('subject', `${texts.subject}: ${about.join(', ')}`);
  sent.append('submit', texts.submit);
  return sent;
};

/**
 * Prepares the files of a message and posts it to the host, multipart only if there are files. Never throws: errors
 * and timeouts are results that the form explains.
 */
export const sendMessage = async (
  form: FormView,
  message: FormData,
): Promise<'sent' | SendFailure> => {
  const texts = textsOf(form, message);
  const withFiles = new FormData();
  for (const [name, text] of texts) withFiles.append(name, text);
  let bytes = 0;
  for (const [name, value] of message) {
    // An input without a file has an empty one.
    if (typeof value === 'string' || value.size === 0) continue;
    // One by one: an old phone has room for one large picture.
    const file = await prepareFile(value);
    withFiles.append(name, file);
    bytes += file.size;
  }
  if (bytes > MAX_TOTAL) return 'tooLarge';
  // iPhones with iOS 15 have no `AbortSignal.timeout`.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), SEND_TIMEOUT + bytes / SLOWEST_UPLOAD);
  try {
    const { ok, status } = await fetch(FORM_PATH, {
      method: 'POST',
      body: bytes > 0 ? withFiles : texts,
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
