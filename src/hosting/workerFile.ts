import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleText } from '../bundle';

/**
 * The text of the service worker.
 *
 * @param root the repository
 * @param site the built site
 * @param offlinePath path of its page that the worker caches at installation; null if it has none
 * @param enabled false for the worker that removes itself
 */
export async function workerFile(
  root: string,
  site: string,
  offlinePath: string | null,
  enabled: boolean,
): Promise<string> {
  const offlinePage =
    offlinePath === null ? '' : await readFile(path.join(site, offlinePath, 'index.html'));
  return bundleText(path.join(root, 'src/hosting/serviceWorker.ts'), {
    ENABLED: enabled,
    OFFLINE_PAGE: offlinePath,
    VERSION: hash('sha256', offlinePage).slice(0, 12),
  });
}
