import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Drip {
  /** Origin of the pages. */
  readonly url: string;
  close(): void;
}

/** The delay of a slow mobile network in milliseconds, and how many bytes it brings in each. */
const LATENCY_MS = 150;
const BYTES_PER_MS = 200;

/** Milliseconds between two pieces: about one frame, so that the browser can paint each. */
const PAUSE_MS = 16;

/** Sends what stands before the body at once: nothing of it is seen. */
const drop = async (response: ServerResponse, page: Buffer, step: number): Promise<void> => {
  const start = Math.max(0, page.indexOf('<body'));
  response.write(page.subarray(0, start));
  for (let at = start; at < page.length; at += step) {
    response.write(page.subarray(at, at + step));
    await sleep(PAUSE_MS);
  }
  response.end();
};

/** Asks on a connection of its own, which ends with the answer; for pages that are not packed. */
const ask = (address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { agent: false }, resolve).once('error', reject);
  });

/**
 * Stands before a server and hands on what it serves as a bad network does: late, and the bodies of
 * pages in pieces of `step` bytes.
 */
export const startDrip = async (origin: string, step: number): Promise<Drip> => {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = await ask(`${origin}${request.url}`);
    const { 'content-length': _, connection: __, ...headers } = found.headers;
    const body = await buffer(found);
    await sleep(LATENCY_MS);
    response.writeHead(found.statusCode ?? 500, headers);
    if (headers['content-type']?.startsWith('text/html')) {
      await drop(response, body, step);
    } else {
      await sleep(body.length / BYTES_PER_MS);
      response.end(body);
    }
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
