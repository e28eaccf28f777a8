/** Finding and reading the files of a built site the way the host does. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files that tell the host what to do; it does not serve them. */
const NOT_SERVED = new Set(['/_headers', '/_redirects']);

export interface Found {
  readonly file: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/** A place in the site: a file to send, or the same address with its slash at the end. */
export type Place = { readonly found: Found } | { readonly addSlash: true } | undefined;

/**
 * Where a path of a request leads. `/about/` is the file `about/index.html`; `/about` is sent there.
 *
 * @param requested path of the address, still encoded
 */
export async function locate(output: string, requested: string): Promise<Place> {
  const clean = cleanPath(requested);
  if (clean === undefined || NOT_SERVED.has(clean)) return undefined;
  const file = path.join(output, clean);
  if (clean.endsWith('/')) {
    const index = await findFile(path.join(file, 'index.html'));
    return index && { found: index };
  }
  const found = await findFile(file);
  if (found) return { found };
  return (await findFile(path.join(file, 'index.html'))) ? { addSlash: true } : undefined;
}

/** The decoded path, or undefined when it is malformed or tries to leave the site. */
function cleanPath(requested: string): string | undefined {
  try {
    const decoded = decodeURIComponent(requested);
    const wrong = /[\0\\]|(?:^|\/)\.\.(?:\/|$)/.test(decoded) || !decoded.startsWith('/');
    return wrong ? undefined : decoded.replace(/\/{2,}/g, '/');
  } catch {
    return undefined;
  }
}

/** The file at this path with its size, or undefined. */
export async function findFile(file: string): Promise<Found | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const { size, mtimeMs } = stats;
  return { file, size, mtimeMs };
}

/** The content type by the end of the name. */
export function contentType(file: string): string {
  return TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client takes and the type is worth. */
export function encodingFor(accepted: string | undefined, type: string): Encoding {
  if (!/^text\/|json|javascript|xml|svg/.test(type)) return 'identity';
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/^\s*q=0(?:\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** As quick as gzip; a host compresses once, this server for every request. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const encoders = {
  br: (content: Buffer) => promisify(brotliCompress)(content, BROTLI),
  gzip: (content: Buffer) => promisify(gzip)(content),
} as const;

/** The content of a file in an encoding. */
export async function encoded({ file }: Found, encoding: Encoding): Promise<Buffer> {
  const content = await readFile(file);
  return encoding === 'identity' ? content : encoders[encoding](content);
}
