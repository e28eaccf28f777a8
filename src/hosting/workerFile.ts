import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleText } from '../bundle';

/**
 * The text of the service worker.
 *
 * @param root the repository
 * @param site the built site
 * @param offlinePath path of its page that is shown without a network; without one, the worker removes itself
 */
export const workerFile = async (
  root: string,
  site: string,
  offlinePath: string | false | undefined,
): Promise<string> => {
  const page = offlinePath && (await readFile(path.join(site, offlinePath, 'index.html')));
  return bundleText(path.join(root, 'src/hosting/serviceWorker.ts'), {
    OFFLINE_PAGE: offlinePath || null,
    VERSION: hash('sha256', page || '').slice(0, 12),
  });
};
