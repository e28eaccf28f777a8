import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Certificate } from './certificate';
import { ApiError, badRequest } from './errors';
import type { FailRule, Failures } from './failures';
import type { ApiName, ApiRequest, ApiResponse, Handler } from './http';
import type { RequestLog } from './requestLog';

/** https://www.contentful.com/developers/docs/technical-limits/ */
const MAX_RESPONSE_BYTES = 7 * 1024 * 1024;

/** Clients that keep a connection open add a listener to it for each request; Node warns at 11. */
const REQUESTS_PER_CONNECTION = 8;

export interface ServerParts {
  certificate: Certificate;
  requests: RequestLog;
  failures: Failures;
}

const read = async (api: ApiName, incoming: IncomingMessage): Promise<ApiRequest> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk as Uint8Array));
  const url = new URL(incoming.url ?? '/', 'https://localhost');
  return {
    api,
    method: incoming.method ?? 'GET',
    path: decodeURI(url.pathname),
    query: url.searchParams,
    headers: incoming.headers,
    body: Buffer.concat(chunks),
  };
};

const encoded = (answer: ApiResponse): Buffer => {
  if (answer.body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(answer.body)) return answer.body;
  const bytes = Buffer.from(JSON.stringify(answer.body));
  if (bytes.length > MAX_RESPONSE_BYTES) {
    throw badRequest(
      `Response size too big. Maximum allowed response size: ${MAX_RESPONSE_BYTES}B.`,
    );
  }
  return bytes;
};

interface Encoded {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

const errorAnswer = (error: unknown, requestId: string): Encoded => {
  const known =
    error instanceof ApiError
      ? error
      : new ApiError(500, { message: error instanceof Error ? error.message : String(error) });
  const bytes = Buffer.from(JSON.stringify(known.body(requestId)));
  return { status: known.status, headers: known.headers, bytes };
};

const send = (response: ServerResponse, answer: Encoded, rules: FailRule[]): void => {
  const drop = rules.find((rule) => rule.drop)?.drop;
  if (drop === 'before-response') {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, answer.headers);
  if (drop === 'mid-body') {
    const half = answer.bytes.subarray(0, Math.floor(answer.bytes.length / 2));
    response.write(half, () => response.destroy());
    return;
  }
  response.end(answer.bytes);
};

const answerOf = async (
  request: ApiRequest,
  handler: Handler,
  rules: FailRule[],
  requestId: string,
): Promise<Encoded> => {
  try {
    const failing = rules.find((rule) => rule.status !== undefined);
    if (failing?.body !== undefined) {
      const headers = { ...failing.headers };
      return { status: failing.status ?? 500, headers, bytes: Buffer.from(failing.body) };
    }
    if (failing) throw new ApiError(failing.status ?? 500, { headers: failing.headers });
    const answer = await handler(request);
    const bytes = encoded(answer);
    return { status: answer.status, headers: { ...answer.headers }, bytes };
  } catch (error) {
    return errorAnswer(error, requestId);
  }
};

/** Starts one API on its own port, over HTTPS on localhost. */
export async function startServer(
  api: ApiName,
  port: number,
  handler: Handler,
  parts: ServerParts,
): Promise<Server> {
  const { key, certificate } = parts.certificate;
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = randomUUID();
    const request = await read(api, incoming);
    const rules = parts.failures.strike(request);
    for (const { delayMs } of rules) if (delayMs) await wait(delayMs);
    const answer = await answerOf(request, handler, rules, requestId);
    const kind = api === 'delivery' || api === 'preview' ? 'delivery' : 'management';
    answer.headers = {
      'Content-Type': `application/vnd.contentful.${kind}.v1+json`,
      'X-Contentful-Request-Id': requestId,
      'Access-Control-Allow-Origin': '*',
      ...answer.headers,
      ...(answer.status === 204 ? {} : { 'Content-Length': String(answer.bytes.length) }),
    };
    const { method, path, query } = request;
    const { status, bytes } = answer;
    parts.requests.add({
      api,
      method,
      path,
      query: Object.fromEntries(query),
      status,
      bytes: bytes.length,
    });
    send(response, answer, rules);
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
