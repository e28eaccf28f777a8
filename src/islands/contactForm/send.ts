import type { FormView } from '../../content/views';

/** Longer side of a sent photo, in pixels: enough to see a crack in a branch. */
const LONGEST_SIDE = 1600;
/** JPEG quality, at which a photo has at most about a megabyte. */
const QUALITY = 0.7;

/** The photo, upright; null when the browser cannot decode the file. */
const decode = async (file: File): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
};

/** A smaller JPEG without metadata (place and time); null when the browser cannot make one. */
const shrink = (image: HTMLImageElement): Promise<Blob | null> => {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
};

/**
 * Prepares a file for sending: makes a photo a smaller JPEG, where the browser can, and returns other files as they
 * are. Never throws.
 */
const prepareFile = async (file: File): Promise<File> => {
  const image = file.type.startsWith('image/') && (await decode(file));
  const jpeg = image && (await shrink(image));
  if (!jpeg) return file;
  const stem = file.name.replace(/\.[^.]*$/, '');
  return new File([jpeg], `${stem}.jpg`, { type: 'image/jpeg' });
};

/** Netlify accepts forms at every path; the specification names this one. */
const FORM_PATH = '/?index';
/** Milliseconds. A slow server may still succeed, but by then the visitor should rather call. */
const SEND_TIMEOUT = 60_000;
/** Maximum size of all files in bytes. The host accepts 8 MB in one message, including texts and encoding. */
const MAX_TOTAL = 7_000_000;
/** Bytes of files that extend the timeout by a millisecond: a slow phone uploads 320 kilobits a second. */
const SLOWEST_UPLOAD = 40;

/** Why a message was not sent. */
export type SendFailure = 'offline' | 'tooLarge' | 'failed';

/** Fields whose answers follow the subject of the host's e-mail. */
const TOLD_FIRST = ['name', 'position', 'organization', 'service', 'town'];

/** The answers to send. The specification's own fields are always sent, the others only with an answer. */
const answersOf = ({ fields, texts }: FormView, message: FormData): URLSearchParams => {
  const always = fields.filter(({ kind }) => kind !== 'choice').map(({ name }) => name);
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
  const answers = answersOf(form, message);
  const withFiles = new FormData();
  for (const [name, answer] of answers) withFiles.append(name, answer);
  let bytes = 0;
  for (const [name, value] of message) {
    // An input without a file yields an empty file.
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
      body: bytes > 0 ? withFiles : answers,
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
