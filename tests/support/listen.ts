import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/**
 * Starts a server on this machine, by default on any free port, and returns the port.
 *
 * @throws the system's error when the port is taken
 */
export const listen = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Ends a server and its connections. */
export const stop = (server: Server & { closeAllConnections(): void }): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
