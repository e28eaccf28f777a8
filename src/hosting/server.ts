/** Serves the finished site on this machine, for `npm start`, `npm run serve` and the tests. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { PlainError, errorCode } from '../failure';
import { exists } from '../files';
import { findForm, FORM_LIMIT, readSubmission, recordSubmission, type Submission } from './forms';
import { readHostRules } from './hostRules';
import { folders } from '../folders';

/** What the host does when no rule says otherwise. */
const DEFAULT_HEADERS = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

// Express's list of types is older than this format.
express.static.mime.define({ 'image/avif': ['avif'] });

export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Form posts accepted so far. */
  readonly submissions: readonly Submission[];
  close(): Promise<void>;
}

type Handler = (request: Request, response: Response, next: NextFunction) => Promise<unknown>;

/** Passes a failure to Express, which answers 500. */
export const handled =
  (handler: Handler) =>
  (request: Request, response: Response, next: NextFunction): void =>
    void handler(request, response, next).catch(next);

const sendText = (response: Response, status: number, text: string): Response =>
  response.status(status).type('text').send(`${text}.\n`);

interface Listening {
  readonly server: Server;
  readonly port: number;
}

/**
 * Listens on a port.
 *
 * @param port 0 for any free one
 * @throws PlainError when it is taken
 */
export const listen = async (app: Express, port: number): Promise<Listening> => {
  const server = app.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new PlainError(`Port ${port} is in use; set PORT to a free one.`);
  }
  return { server, port: (server.address() as AddressInfo).port };
};

/**
 * Serves the built site as the host would: its headers, redirects, slashes, compression, 404 page
 * and form handling. A site that a new build puts in place is served from the next request on.
 *
 * @param root the repository, whose `dist/` is served
 * @param wantedPort 0 for any free one
 * @throws PlainError when there is no built site or the port is taken
 */
export async function startServer(root: string, wantedPort = 0): Promise<RunningServer> {
  const { site, submissions: inbox } = folders(root);
  if (!(await exists(path.join(site, 'index.html'))))
    throw new PlainError('There is no built site in dist/; run npm run build first.');
  const submissions: Submission[] = [];

  const acceptForm: Handler = async (request, response) => {
    const submission = await readSubmission(
      request.body as Buffer<ArrayBuffer>,
      request.get('content-type') ?? '',
    ).catch(() => undefined);
    const form = submission && (await findForm(site, submission.form));
    if (!form) return sendText(response, submission ? 404 : 400, 'This form is not accepted');
    submissions.push(submission);
    await recordSubmission(inbox, submission);
    for (const shown of [request.path, form.action ?? '/', '/']) {
      const page = path.join(shown.split('?')[0] ?? '/', 'index.html');
      if (await exists(path.join(site, page)))
        return response.sendFile(page, { root: site, cacheControl: false });
    }
    return sendText(response, 200, 'Received');
  };

  const addHeaders: Handler = async ({ path: requested }, response, next) => {
    // Read for each request (2 ms), because a build may replace the site meanwhile.
    response.set({ ...DEFAULT_HEADERS, ...(await readHostRules(site)).headersFor(requested) });
    next();
  };

  const redirect: Handler = async (request, response, next) => {
    const rule = (await readHostRules(site)).redirectFor(request.path);
    if (!rule) return next();
    const { search } = new URL(request.url, 'http://localhost');
    return response.redirect(rule.status, rule.to.includes('?') ? rule.to : rule.to + search);
  };

  const notFound = (_request: Request, response: Response): void =>
    response.status(404).sendFile('404.html', { root: site, cacheControl: false });

  const app = express();
  app.disable('x-powered-by');
  app.use(compression(), handled(addHeaders));
  app.post(/.*/, express.raw({ type: () => true, limit: FORM_LIMIT }), handled(acceptForm));
  // These two tell the host what to do; it does not serve them.
  app.get(['/_headers', '/_redirects'], notFound);
  app.use(express.static(site, { cacheControl: false }), handled(redirect), notFound);

  const { server, port } = await listen(app, wantedPort);
  return {
    url: `http://localhost:${port}`,
    port,
    submissions,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
