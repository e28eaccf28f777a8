import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleText } from '../bundle';
import { BUILD_FILE, type BuildFile } from '../live-site/siteFiles';

/**
 * The text of the service worker.
 *
 * @param root the repository
 * @param site the built site, whose emergency card the worker caches at installation if there is one
 * @param enabled false for the worker that removes itself
 */
export async function workerFile(root: string, site: string, enabled: boolean): Promise<string> {
  const read = (file: string): Promise<string | undefined> =>
    readFile(path.join(site, file), 'utf8').catch(() => undefined);
  const { offlinePath } = JSON.parse((await read(BUILD_FILE)) ?? '{}') as Partial<BuildFile>;
  const card = offlinePath ? await read(path.join(offlinePath, 'index.html')) : undefined;
  return bundleText(path.join(root, 'src/hosting/serviceWorker.ts'), {
    ENABLED: enabled,
    CARD: card === undefined ? null : offlinePath,
    VERSION: createHash('sha256')
      .update(card ?? '')
      .digest('hex')
      .slice(0, 12),
  });
}
