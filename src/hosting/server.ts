import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError, errorCode } from '../failure';
import { findForms, receiveForm, recordSubmission, type Submission } from './forms';
import { currentHostRules, type HostRules } from './hostRules';
import { folders } from './paths';
import { contentType, encoded, encodingFor, findFile, locate, type Found } from './siteFiles';

/** What the host does when no rule says otherwise. */
const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/** Troubles of the form handling that a test can switch on, also while the server runs. */
interface FormTroubles {
  /** Answer with this status instead of accepting the post. */
  status?: number;
  /** Wait so many milliseconds before answering. */
  delayMs?: number;
  /** Cut the connection. */
  drop?: boolean;
}

interface ServerOptions {
  /** The repository; its `dist/` is served. */
  readonly root: string;
  /** 0 for any free port. */
  readonly port: number;
}

export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Form posts accepted so far, spam included. */
  readonly submissions: readonly Submission[];
  readonly form: FormTroubles;
  close(): Promise<void>;
}

interface Site {
  readonly output: string;
  readonly rules: () => Promise<HostRules>;
}

/**
 * Serves the built site as the host would: its headers, redirects, slashes, compression, 404 page
 * and form handling. A site that a new build puts in place is served from the next request on.
 *
 * @throws PlainError when there is no built site or the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { site: output, submissions: inbox } = folders(options.root);
  const site: Site = { output, rules: currentHostRules(output) };
  if (!(await findFile(path.join(output, 'index.html')))) {
    throw new PlainError('There is no built site in dist/; run npm run build first.');
  }
  await site.rules();
  const submissions: Submission[] = [];
  const troubles: FormTroubles = {};

  const acceptForm = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const answer = await receiveForm(request, url.pathname, await findForms(output));
    if (troubles.delayMs) await sleep(troubles.delayMs);
    if (troubles.drop) return void request.socket.destroy();
    if (troubles.status) return sendText(response, troubles.status, 'As told to');
    if (answer.status !== 200)
      return sendText(response, answer.status, 'This form is not accepted');
    submissions.push(answer.submission);
    await recordSubmission(inbox, answer.submission);
    const shown = [url.pathname, answer.skeleton.action ?? '/', '/'];
    for (const place of shown) {
      const located = await locate(site.output, place.split('?')[0] ?? '/');
      if (located && 'found' in located) {
        return sendFile(request, response, located.found, place, await site.rules());
      }
    }
    return sendText(response, 200, 'Received');
  };

  const server = createServer((request, response) => {
    const [address, base] = [request.url ?? '/', 'http://localhost'];
    if (!URL.canParse(address, base)) return sendText(response, 400, 'Bad request');
    const url = new URL(address, base);
    const method = request.method ?? 'GET';
    const work =
      method === 'POST'
        ? acceptForm(request, response, url)
        : method === 'GET' || method === 'HEAD'
          ? sendPlace(request, response, url, site)
          : Promise.resolve(sendText(response, 405, 'Method not allowed'));
    work.catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The local server failed; see its log');
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        errorCode(error) === 'EADDRINUSE'
          ? new PlainError(`Port ${options.port} is in use; set PORT to a free one.`)
          : error,
      ),
    );
    server.listen(options.port, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    submissions,
    form: troubles,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function sendPlace(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  site: Site,
): Promise<void> {
  const rules = await site.rules();
  const place = await locate(site.output, url.pathname);
  if (place && 'found' in place) {
    return sendFile(request, response, place.found, url.pathname, rules);
  }
  if (place) return redirect(response, 301, `${url.pathname}/${url.search}`);
  const rule = rules.redirectFor(url.pathname);
  if (rule)
    return redirect(response, rule.status, rule.to.includes('?') ? rule.to : rule.to + url.search);
  const missing = await findFile(path.join(site.output, '404.html'));
  if (!missing) return sendText(response, 404, 'Not found');
  return sendFile(request, response, missing, url.pathname, rules, 404);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  found: Found,
  requested: string,
  rules: HostRules,
  status = 200,
): Promise<void> {
  const type = contentType(found.file);
  const encoding = encodingFor(request.headers['accept-encoding'], type);
  const tag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}-${encoding}"`;
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', DEFAULT_CACHE);
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of Object.entries(rules.headersFor(requested))) {
    response.setHeader(name, value);
  }
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const content = await encoded(found, encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', content.length);
  response.end(request.method === 'HEAD' ? undefined : content);
}

function redirect(response: ServerResponse, status: number, to: string): void {
  response.writeHead(status, { Location: to, 'Content-Type': 'text/plain' });
  response.end(`Moved to ${to}\n`);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}.\n`);
}
