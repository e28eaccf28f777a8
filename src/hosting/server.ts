/** Serves the built site on this machine as the host would, for `npm start`, `npm run serve` and the tests. */
import { once } from 'node:events';
import { appendFile, mkdir, readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { PlainError, errorCode } from '../failure';
import { exists, listFiles } from '../files';

/** Most bytes of one form post, files included. */
const FORM_LIMIT = 8 * 1024 * 1024;

/** Types of files whose ending is not the second half of their type. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** A form post, as the host keeps it. */
export interface Submission {
  readonly form: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly { field: string; name: string; type: string; size: number }[];
}

export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Form posts accepted so far. */
  readonly submissions: readonly Submission[];
  close(): Promise<void>;
}

/** The lines of `_headers` or `_redirects`, which tell the host what to do, without comments. */
const rulesIn = async (file: string): Promise<readonly string[]> =>
  (await readFile(file, 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => /^\s*[^\s#]/.test(line));

/** The headers of a path: in a rule, `*` at the end stands for anything. */
const headersFor = async (site: string, requested: string): Promise<Map<string, string>> => {
  const headers = new Map([['Cache-Control', 'public, max-age=0, must-revalidate']]);
  let applies = false;
  for (const line of await rulesIn(path.join(site, '_headers'))) {
    const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (!name) applies = new RegExp(`^${line.replace('*', '.*')}$`).test(requested);
    else if (applies) headers.set(name, value);
  }
  return headers;
};

/** Where a path redirects to, with or without a slash at its end, and the status. */
const redirectOf = async (site: string, requested: string): Promise<readonly string[]> => {
  const rules = (await rulesIn(path.join(site, '_redirects'))).map((line) => line.split(/\s+/));
  const [from, to] = [requested, requested.replace(/\/?$/, '/')];
  return rules.find(([rule]) => rule === from || rule === to)?.slice(1) ?? [];
};

/** Reads a form post. @throws TypeError when the body is not a form */
const readSubmission = async (body: Buffer<ArrayBuffer>, type = ''): Promise<Submission> => {
  const data = await new Response(body, { headers: { 'content-type': type } }).formData();
  const fields: Record<string, string[]> = {};
  const files: Submission['files'][number][] = [];
  for (const [field, value] of data.entries()) {
    if (typeof value === 'string') (fields[field] ??= []).push(value);
    else if (value.name)
      files.push({ field, name: value.name, type: value.type, size: value.size });
  }
  return { form: fields['form-name']?.[0] ?? '', fields, files };
};

/** The form tags of a page that are marked for the host. */
export const formsIn = (html: string): readonly string[] =>
  (html.match(/<form\b[^>]*>/g) ?? []).filter((tag) => tag.includes('data-netlify="true"'));

/**
 * Serves `public/` in the repository `root`. Form posts are kept in `.build/form-submissions.jsonl`.
 *
 * @param wantedPort 0 for any free one
 * @throws PlainError when there is no built site or the port is taken
 */
export const startServer = async (root: string, wantedPort = 0): Promise<RunningServer> => {
  const site = path.join(root, 'public');
  if (!(await exists(path.join(site, 'index.html'))))
    throw new PlainError('There is no built site in public/; run npm run build first.');
  const submissions: Submission[] = [];

  /** The file for a path; undefined when there is none, or when it only tells the host what to do. */
  const fileFor = async (requested: string): Promise<string | undefined> => {
    const file = path.join(site, requested.endsWith('/') ? `${requested}index.html` : requested);
    if (!file.startsWith(site + path.sep) || /[/\\]_(headers|redirects)$/.test(file)) return;
    return (await stat(file).catch(() => undefined))?.isFile() ? file : undefined;
  };

  /** Accepts a form post. @returns the page to show, or the status of a refusal */
  const acceptForm = async (request: IncomingMessage, to: string): Promise<string | number> => {
    const body = await buffer(request);
    if (body.length > FORM_LIMIT) return 413;
    const type = request.headers['content-type'];
    const submission = await readSubmission(body, type).catch(() => undefined);
    if (!submission) return 400;
    const pages = (await listFiles(site)).filter((file) => file.endsWith('.html'));
    const texts = await Promise.all(pages.map((page) => readFile(path.join(site, page), 'utf8')));
    const form = texts.flatMap(formsIn).find((tag) => tag.includes(` name="${submission.form}"`));
    if (!form) return 404;
    submissions.push(submission);
    await mkdir(path.join(root, '.build'), { recursive: true });
    const inbox = path.join(root, '.build/form-submissions.jsonl');
    await appendFile(inbox, `${JSON.stringify(submission)}\n`);
    return (await fileFor(to)) ?? path.join(site, 'index.html');
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    // An address that cannot be decoded leads nowhere.
    const requested = /%(?![\da-f]{2})|%00/i.test(pathname) ? '/%' : decodeURIComponent(pathname);
    response.setHeaders(await headersFor(site, requested));
    const posted = request.method === 'POST' && (await acceptForm(request, requested));
    if (typeof posted === 'number') {
      response.writeHead(posted).end('This form is not accepted.\n');
      return;
    }
    const file = posted || (await fileFor(requested));
    const folder = !file && !requested.endsWith('/') && (await fileFor(`${requested}/`));
    const [to, status = '301'] = folder ? [`${requested}/`] : await redirectOf(site, requested);
    if (!file && to) {
      response.writeHead(Number(status), { Location: to.includes('?') ? to : to + search }).end();
      return;
    }
    response.statusCode = file ? 200 : 404;
    const sent = file ?? path.join(site, '404.html');
    const ending = path.extname(sent).slice(1);
    const type = TYPES[ending] ?? `image/${ending}`;
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
    const bytes = await readFile(sent);
    const zips =
      /text|json|xml/.test(type) && /gzip/.test(String(request.headers['accept-encoding']));
    if (zips) response.setHeader('Content-Encoding', 'gzip');
    response.end(zips ? gzipSync(bytes) : bytes);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(wantedPort);
  await once(server, 'listening').catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new PlainError(`Port ${wantedPort} is in use; set PORT to a free one.`);
  });
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://localhost:${port}`, port, submissions, close };
};
