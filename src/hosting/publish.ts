/** Publishes Gatsby's output to `dist/`. */
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../environment';
import { readAnnotate } from '../preview/annotate';
import { ENTRIES_FILE } from '../preview/previewFile';
import { exists, forEachLimited, listFiles } from '../files';
import { headerRules, headersFile, type SiteNeeds } from '../documents/headers';
import { publishPage, type PageNeeds } from '../documents/page';
import { folders } from '../folders';
import { workerFile } from './workerFile';

/** Files processed at the same time. */
const AT_ONCE = 16;

/** Folders and files of Gatsby's output that only its app or the build itself needs. */
const NOT_PUBLISHED = new Set([
  'page-data',
  'slice-data',
  '_gatsby',
  '~partytown',
  'webpack.stats.json',
  'chunk-map.json',
  'assets-manifest.json',
  ENTRIES_FILE,
]);

const isPublished = (file: string): boolean => {
  const [top = ''] = file.split('/');
  if (NOT_PUBLISHED.has(top) || NOT_PUBLISHED.has(file)) return false;
  // Scripts at the top are Gatsby's app; other HTML files are left over from an earlier static/.
  if (file === top && /\.js(?:\.|$)/.test(file)) return false;
  return !file.endsWith('.html') || ['index.html', '404.html'].includes(path.basename(file));
};

/** Top folders that hold pages, `''` for the home page. */
const pageFolders = (pages: readonly string[]): readonly string[] => [
  ...new Set(pages.map((file) => (file.includes('/') ? `/${file.split('/')[0]}` : ''))),
];

const siteNeeds = (pages: ReadonlyMap<string, PageNeeds>): SiteNeeds => {
  const all = (kind: keyof PageNeeds): readonly string[] =>
    [...new Set([...pages.values()].flatMap((needs) => needs[kind]))].sort();
  return {
    styles: all('styles'),
    scripts: all('scripts'),
    pictures: all('pictures'),
    pageFolders: pageFolders([...pages.keys()].sort()),
  };
};

/** Restores the site when a build was killed while it replaced it. */
export const recoverSite = async (root: string): Promise<void> => {
  const { site, previousSite } = folders(root);
  if (!(await exists(site)) && (await exists(previousSite))) await rename(previousSite, site);
};

/**
 * Replaces the site by the next one. Folders cannot be swapped, so the previous one is moved first.
 */
const replaceSite = async (root: string): Promise<void> => {
  const { site, nextSite, previousSite } = folders(root);
  await rm(previousSite, { recursive: true, force: true });
  if (await exists(site)) await rename(site, previousSite);
  await rename(nextSite, site).catch(async (error: unknown) => {
    await recoverSite(root);
    throw error;
  });
  await rm(previousSite, { recursive: true, force: true });
};

/**
 * Publishes what Gatsby has built in the repository `root`: pages as documents, other files as they
 * are, with headers and service worker. `dist/` is replaced once all of it is written.
 *
 * @returns the number of pages
 */
export async function publishSite(root: string, env: NodeJS.ProcessEnv): Promise<number> {
  const { gatsbyOutput, nextSite } = folders(root);
  const environment = readEnvironment(env);
  const annotate = await readAnnotate(gatsbyOutput);
  const pages = new Map<string, PageNeeds>();
  await rm(nextSite, { recursive: true, force: true });
  // Byte for byte: search engines verify an owner by such a file.
  const staticFiles = new Set(await listFiles(path.join(root, 'static')));
  const files = (await listFiles(gatsbyOutput)).filter(
    (file) => staticFiles.has(file) || isPublished(file),
  );
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(nextSite, folder), { recursive: true });
  await forEachLimited(files, AT_ONCE, async (file) => {
    const from = path.join(gatsbyOutput, file);
    const to = path.join(nextSite, file);
    if (staticFiles.has(file) || !file.endsWith('.html')) return copyFile(from, to);
    const { html, needs } = publishPage(await readFile(from, 'utf8'), annotate);
    pages.set(file, needs);
    return writeFile(to, html);
  });
  const rules = headerRules({ ...environment, preview: annotate !== undefined }, siteNeeds(pages));
  await writeFile(path.join(nextSite, '_headers'), headersFile(rules));
  const worker = await workerFile(root, nextSite, environment.serviceWorker);
  await writeFile(path.join(nextSite, 'sw.js'), worker);
  await replaceSite(root);
  return pages.size;
}
