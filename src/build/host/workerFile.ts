import { createHash } from 'node:crypto';
import path from 'node:path';
import { OFFLINE_PATH } from '../../serviceWorker/names';
import { bundle } from './bootScript';

const FOLDER = path.join(__dirname, '../../serviceWorker');

/**
 * The text of the service worker.
 *
 * @param offlinePage HTML of the emergency card; without it nothing is fetched ahead
 * @param enabled false ships the worker that removes itself
 */
export function workerFile(offlinePage: string | undefined, enabled: boolean): string {
  if (!enabled) return bundle(path.join(FOLDER, 'retired.ts'));
  const precache = offlinePage === undefined ? [] : [OFFLINE_PATH, ...usedFiles(offlinePage)];
  const version = createHash('sha256')
    .update(offlinePage ?? '')
    .digest('hex')
    .slice(0, 12);
  return bundle(path.join(FOLDER, 'worker.ts'), { PRECACHE: precache, VERSION: version });
}

/** Hashed files of this site that a page shows without its scripts: fonts, drawings, pictures. */
export function usedFiles(html: string): string[] {
  const found = html.matchAll(/(?:["'(\s,])(\/(?:static|assets)\/[^"'()\s,#?<>]+)/g);
  const files = [...found].map(([, file]) => file as string);
  return [...new Set(files)].filter((file) => !/\.(?:js|json|map)$/.test(file)).sort();
}
