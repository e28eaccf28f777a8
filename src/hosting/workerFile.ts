import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleText } from '../bundle';
import { readJson } from '../json';
import { BUILD_FILE, type BuildFile } from '../documents/buildFile';

/**
 * Path of the page that is shown without a network; undefined when the site has none.
 *
 * @throws Error when the build file of the site cannot be read
 */
export const offlinePathOf = async (site: string): Promise<string | undefined> => {
  const build = (await readJson(path.join(site, BUILD_FILE))) as BuildFile | undefined;
  return build?.offlinePath ?? undefined;
};

/**
 * The text of the service worker.
 *
 * @param root the repository
 * @param site the built site, whose offline page the worker caches at installation if there is one
 * @param enabled false for the worker that removes itself
 */
export async function workerFile(root: string, site: string, enabled: boolean): Promise<string> {
  const offlinePath = await offlinePathOf(site);
  const offlinePage =
    offlinePath === undefined ? '' : await readFile(path.join(site, offlinePath, 'index.html'));
  return bundleText(path.join(root, 'src/hosting/serviceWorker.ts'), {
    ENABLED: enabled,
    OFFLINE_PAGE: offlinePath ?? null,
    VERSION: hash('sha256', offlinePage).slice(0, 12),
  });
}
