import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer } from '../../src/hosting/server';

/**
 * Serves the built site on a free port, from a separate folder, so that messages from tests do not mix with
 * those of `npm run serve`.
 */
export const serveBuiltSite = async (): Promise<RunningServer> => {
  const root = await mkdtemp(path.join(tmpdir(), 'served-'));
  await symlink(path.resolve('dist'), path.join(root, 'dist'));
  const server = await startServer(root);
  const close = async (): Promise<void> => {
    await server.close();
    // A journey that takes the network away has closed the server before.
    await rm(root, { recursive: true, force: true });
  };
  return { ...server, close };
};
