/** Serves the built site on this machine as the host would, for `npm start`, `npm run serve` and the tests. */
import { once } from 'node:events';
import { appendFile, mkdir, readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PlainError, errorCode } from '../failure';
import { exists, listFiles } from '../files';

/** Most bytes of one form post, files included. */
const FORM_LIMIT = 8 * 1024 * 1024;

/** Types of the files of the site, by their endings. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
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

const linesOf = async (file: string): Promise<readonly string[]> =>
  (await readFile(file, 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line));

/** The headers of `_headers` for a path: `*` at the end of a rule stands for anything. */
const headersFor = async (site: string, requested: string): Promise<Record<string, string>> => {
  const headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
  let applies = false;
  for (const line of await linesOf(path.join(site, '_headers'))) {
    const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (!name)
      applies = line.endsWith('*') ? requested.startsWith(line.slice(0, -1)) : requested === line;
    else if (applies) Object.assign(headers, { [name]: value });
  }
  return headers;
};

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/** The target and status of a path in `_redirects`, with or without a slash at its end. */
const redirectOf = async (
  site: string,
  requested: string,
): Promise<[string, number] | undefined> => {
  const rules = (await linesOf(path.join(site, '_redirects'))).map((line) =>
    line.trim().split(/\s+/),
  );
  const rule = rules.find(([from = '']) => withoutSlash(from) === withoutSlash(requested));
  return rule && [rule[1] ?? '/', Number(rule[2] ?? 301)];
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

/** The tag of a form, on any page of a site. */
const findForm = async (site: string, name: string): Promise<string | undefined> => {
  for (const file of (await listFiles(site)).filter((one) => one.endsWith('.html'))) {
    const forms = formsIn(await readFile(path.join(site, file), 'utf8'));
    const found = forms.find((tag) => tag.includes(` name="${name}"`));
    if (found) return found;
  }
  return undefined;
};

/**
 * Serves `public/` in the repository `root`.
 *
 * @param wantedPort 0 for any free one
 * @throws PlainError when there is no built site or the port is taken
 */
export const startServer = async (root: string, wantedPort = 0): Promise<RunningServer> => {
  const site = path.join(root, 'public');
  const inbox = path.join(root, '.build/form-submissions.jsonl');
  if (!(await exists(path.join(site, 'index.html'))))
    throw new PlainError('There is no built site in public/; run npm run build first.');
  const submissions: Submission[] = [];

  /** The file for a path; undefined when there is none, or when it only tells the host what to do. */
  const fileFor = async (requested: string): Promise<string | undefined> => {
    const file = path.join(site, requested.endsWith('/') ? `${requested}index.html` : requested);
    const isPublic = file.startsWith(site + path.sep) && !/[/\\]_(headers|redirects)$/.test(file);
    const found = isPublic && (await stat(file).catch(() => undefined));
    return found && found.isFile() ? file : undefined;
  };

  const sendFile = async (
    file: string,
    status: number,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.statusCode = status;
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
    const bytes = await readFile(file);
    const zipped =
      /text|json|xml/.test(type) && request.headers['accept-encoding']?.includes('gzip');
    if (zipped) response.setHeader('Content-Encoding', 'gzip');
    response.end(zipped ? gzipSync(bytes) : bytes);
  };

  /** Accepts a form post. @returns the page to show, or the status of a refusal */
  const acceptForm = async (
    request: IncomingMessage,
    requested: string,
  ): Promise<string | number> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (body.length > FORM_LIMIT) return 413;
    const submission = await readSubmission(body, request.headers['content-type']).catch(
      () => undefined,
    );
    if (!submission) return 400;
    const form = await findForm(site, submission.form);
    if (!form) return 404;
    submissions.push(submission);
    await mkdir(path.dirname(inbox), { recursive: true });
    await appendFile(inbox, `${JSON.stringify(submission)}\n`);
    const action = / action="([^"?]*)/.exec(form)?.[1] ?? '/';
    return (await fileFor(requested)) ?? (await fileFor(action)) ?? path.join(site, 'index.html');
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    // An address that cannot be decoded leads nowhere.
    const requested = /%(?![\da-f]{2})|%00/i.test(pathname) ? '/%' : decodeURIComponent(pathname);
    response.setHeaders(new Map(Object.entries(await headersFor(site, requested))));
    if (request.method === 'POST') {
      const accepted = await acceptForm(request, requested);
      if (typeof accepted === 'string') return sendFile(accepted, 200, request, response);
      response.writeHead(accepted).end('This form is not accepted.\n');
      return;
    }
    const file = await fileFor(requested);
    if (file) return sendFile(file, 200, request, response);
    const folder = !requested.endsWith('/') && (await fileFor(`${requested}/`));
    const [to, status] = folder
      ? [`${requested}/`, 301]
      : ((await redirectOf(site, requested)) ?? []);
    if (to === undefined) return sendFile(path.join(site, '404.html'), 404, request, response);
    response.writeHead(status ?? 301, { Location: to.includes('?') ? to : to + search }).end();
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
