import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, badRequest } from './errors';
import type { ApiName, ApiRequest, Handler } from './http';
import type { Failures, FailRule, RequestLog } from './requests';
import type { Certificate } from './tls';

/** https://www.contentful.com/developers/docs/technical-limits/ */
const MAX_RESPONSE_BYTES = 7 * 1024 * 1024;

/** Clients that keep a connection open add a listener to it for each request; Node warns at 11. */
const REQUESTS_PER_CONNECTION = 8;

interface ServerParts {
  certificate: Certificate;
  requests: RequestLog;
  failures: Failures;
}

const read = async (api: ApiName, incoming: IncomingMessage): Promise<ApiRequest> => {
  const url = new URL(incoming.url ?? '/', 'https://localhost');
  return {
    api,
    method: incoming.method ?? 'GET',
    path: decodeURI(url.pathname),
    query: url.searchParams,
    headers: incoming.headers,
    body: await buffer(incoming),
  };
};

interface Encoded {
  status: number;
  headers?: Record<string, string>;
  bytes: Buffer;
}

/** What the handler answers, or the fault that strikes the request. */
const answerTo = async (
  request: ApiRequest,
  handler: Handler,
  rules: FailRule[],
): Promise<Encoded> => {
  const fault = rules.find(({ status }) => status !== undefined);
  if (fault) {
    const { status = 500, headers, body } = fault;
    const bytes = Buffer.from(body ?? JSON.stringify(new ApiError(status).body(randomUUID())));
    return { status, headers, bytes };
  }
  const { status, headers, body } = await handler(request);
  if (body === undefined || Buffer.isBuffer(body))
    return { status, headers, bytes: body ?? Buffer.alloc(0) };
  const bytes = Buffer.from(JSON.stringify(body));
  if (bytes.length > MAX_RESPONSE_BYTES) {
    throw badRequest(
      `Response size too big. Maximum allowed response size: ${MAX_RESPONSE_BYTES}B.`,
    );
  }
  return { status, headers, bytes };
};

const refusal = (error: unknown): Encoded => {
  const known = error instanceof ApiError ? error : new ApiError(500, { message: String(error) });
  return { status: known.status, bytes: Buffer.from(JSON.stringify(known.body(randomUUID()))) };
};

/** Starts one API on its own port, over HTTPS on localhost. */
export async function startServer(
  api: ApiName,
  port: number,
  handler: Handler,
  { certificate: { key, certificate }, requests, failures }: ServerParts,
): Promise<Server> {
  const kind = api === 'delivery' || api === 'preview' ? 'delivery' : 'management';
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await read(api, incoming);
    const rules = failures.strike(request);
    for (const { delayMs } of rules) if (delayMs) await wait(delayMs);
    const { status, headers, bytes } = await answerTo(request, handler, rules).catch(refusal);
    requests.add({ api, method: request.method, path: request.path, status });
    response.writeHead(status, {
      'Content-Type': `application/vnd.contentful.${kind}.v1+json`,
      'Access-Control-Allow-Origin': '*',
      ...headers,
      ...(status === 204 ? {} : { 'Content-Length': String(bytes.length) }),
    });
    if (!rules.some(({ drop }) => drop)) return void response.end(bytes);
    const half = bytes.subarray(0, Math.floor(bytes.length / 2));
    response.write(half, () => response.destroy());
  };
  const server = createServer({ key, cert: certificate }, (incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  });
  server.maxRequestsPerSocket = REQUESTS_PER_CONNECTION;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return server;
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

export const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
