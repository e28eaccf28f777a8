/** A proxy between a visitor and the site that delays, refuses or cuts form posts. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, stop } from './listen';

/**
 * What happens to a post. Whether it arrives: `pass`, `slow` and `cutAnswer` do, `lostAnswer` does
 * without the visitor hearing of it, all others do not.
 */
export const FATES = [
  'pass',
  'slow',
  'refused',
  'cutAtOnce',
  'cutInBody',
  'cutAnswer',
  'lostAnswer',
] as const;
type Fate = (typeof FATES)[number];

/** Starts the network in front of a site. `origin` has no slash at its end. */
export const startBadNetwork = async (origin: string) => {
  const forward = (incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, headers, url = '/' } = incoming;
      const outgoing = request(`${origin}${url}`, { method, headers }, resolve);
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fate = incoming.method === 'POST' ? network.fate : 'pass';
    const cut = (): void => void incoming.socket.destroy();
    if (fate === 'cutAtOnce') return cut();
    if (fate === 'cutInBody') return void incoming.once('data', cut);
    const body = await buffer(incoming);
    if (fate === 'slow') await sleep(300);
    if (fate === 'refused') return void response.writeHead(500).end('No.');
    const answer = await forward(incoming, body);
    if (fate === 'lostAnswer') return cut();
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (fate !== 'cutAnswer') return void answer.pipe(response);
    answer.once('data', (part: Buffer) => {
      // Enough to unpack: browsers tell of an answer with its first words.
      response.write(part.subarray(0, part.length / 2));
      setTimeout(cut, 20);
    });
  };

  const server = createServer((incoming, response) => {
    // A visitor who leaves in the middle ends the request, which is no fault of the network.
    handle(incoming, response).catch(() => response.destroy());
  });
  const network = {
    url: `http://localhost:${await listen(server)}`,
    /** What happens to posts from now on. */
    fate: 'pass' as Fate,
    close: (): Promise<void> => stop(server),
  };
  return network;
};
export type BadNetwork = Awaited<ReturnType<typeof startBadNetwork>>;
