import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import { ApiError, notFound } from './errors';
import type { ApiName } from './http';
import type { Failures, FailRule, RequestLog } from './requests';
import type { Certificate } from './tls';

/** Clients that keep a connection open add a listener to it for each request; Node warns at 11. */
const REQUESTS_PER_CONNECTION = 8;

interface ServerParts {
  certificate: Certificate;
  requests: RequestLog;
  failures: Failures;
}

/** Cuts the connection in the middle of the answer. */
const cutShort = (response: Response): void => {
  response.end = ((body: string | Buffer) => {
    const bytes = Buffer.from(body);
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    return response;
  }) as Response['end'];
};

const refuse: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const known = error instanceof ApiError ? error : new ApiError(500, { message: String(error) });
  response.status(known.status).json(known.body(randomUUID()));
};

/** Has a request meet the faults that strike it. @returns whether one of them is the answer */
const meetFaults = async (rules: FailRule[], response: Response): Promise<boolean> => {
  for (const { delayMs } of rules) if (delayMs) await wait(delayMs);
  if (rules.some(({ drop }) => drop)) cutShort(response);
  const fault = rules.find(({ status }) => status !== undefined);
  if (!fault) return false;
  const { status = 500, headers = {}, body } = fault;
  response.status(status).set(headers);
  response.send(body ?? JSON.stringify(new ApiError(status).body(randomUUID())));
  return true;
};

/** A server for one API, over HTTPS. */
export function serverOf(
  api: ApiName,
  routes: RequestHandler,
  { certificate: { key, certificate }, requests, failures }: ServerParts,
): Server {
  const kind = api === 'delivery' || api === 'preview' ? 'delivery' : 'management';
  const app = express().disable('etag').disable('x-powered-by');
  app.use((request, response, next) => {
    const asked = { api, method: request.method, path: decodeURI(request.path) };
    // As soon as it is answered: a test counts once it has the answer.
    response.once('prefinish', () => requests.add({ ...asked, status: response.statusCode }));
    response.set('Access-Control-Allow-Origin', '*');
    response.type(`application/vnd.contentful.${kind}.v1+json`);
    meetFaults(failures.strike(asked), response).then((isAnswered) => {
      if (!isAnswered) next();
    }, next);
  });
  app.use(routes);
  app.use(() => {
    throw notFound();
  });
  app.use(refuse);
  const server = createServer({ key, cert: certificate }, app);
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  return server;
}
