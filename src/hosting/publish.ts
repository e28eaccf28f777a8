/** Publishes Gatsby's output to `dist/`. */
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../environment';
import { pageChange } from '../preview/build';
import { exists, forEachLimited, listFiles } from '../files';
import { readAssetNames, withAssetNames } from '../documents/assetNames';
import { headerRules, headersFile } from '../documents/headers';
import { moveStyles, publishPage, type PageNeeds } from '../documents/page';
import { folders } from '../folders';
import { KeptPages } from './keptPages';
import { offlinePathOf, workerFile } from './workerFile';

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
]);

const isPublished = (file: string): boolean => {
  const [top = ''] = file.split('/');
  if (NOT_PUBLISHED.has(top) || NOT_PUBLISHED.has(file)) return false;
  // Scripts at the top are Gatsby's app; other HTML files are left over from an earlier static/.
  if (file === top && /\.js(?:\.|$)/.test(file)) return false;
  return !file.endsWith('.html') || ['index.html', '404.html'].includes(path.basename(file));
};

/**
 * Style elements whose hashes the policy lists. It travels with every response, so it must not grow with
 * the number of pages: styles beyond these are files.
 */
const MOST_STYLES = 40;

/**
 * The styles that stay in the pages: those of the page that is shown without a network, then those of
 * the most pages.
 */
const stylesToKeep = (
  pages: ReadonlyMap<string, PageNeeds>,
  offlinePath: string | undefined,
): ReadonlySet<string> => {
  const uses = new Map<string, number>();
  for (const { styles } of pages.values())
    for (const hash of styles) uses.set(hash, (uses.get(hash) ?? 0) + 1);
  const offline = pages.get(path.posix.join(offlinePath ?? '', 'index.html').replace(/^\//, ''));
  const byUse = [...uses].sort(([hash, a], [other, b]) => b - a || (hash < other ? -1 : 1));
  const inOrder = new Set([...(offline?.styles ?? []), ...byUse.map(([hash]) => hash)]);
  return new Set([...inOrder].slice(0, MOST_STYLES));
};

/** Moves the styles for which the policy has no room to files. @returns what the pages need then */
const moveRareStyles = async (
  site: string,
  pages: ReadonlyMap<string, PageNeeds>,
): Promise<ReadonlyMap<string, PageNeeds>> => {
  const kept = stylesToKeep(pages, await offlinePathOf(site));
  const needs = new Map(pages);
  for (const [file, before] of pages) {
    if (before.styles.every((hash) => kept.has(hash))) continue;
    const moved = moveStyles(await readFile(path.join(site, file), 'utf8'), kept);
    await writeFile(path.join(site, file), moved.html);
    await mkdir(path.join(site, 'assets'), { recursive: true });
    for (const [name, text] of moved.files) await writeFile(path.join(site, name), text);
    needs.set(file, { ...before, styles: before.styles.filter((hash) => kept.has(hash)) });
  }
  return needs;
};

/** What any of the pages needs. */
const needsOfAll = (pages: ReadonlyMap<string, PageNeeds>): PageNeeds => {
  const all = (kind: keyof PageNeeds): readonly string[] =>
    [...new Set([...pages.values()].flatMap((needs) => needs[kind]))].sort();
  return { styles: all('styles'), scripts: all('scripts'), media: all('media') };
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
  const change = pageChange(environment);
  const names = await readAssetNames(path.join(root, 'static'));
  const kept = await KeptPages.open(root);
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
    const to = path.join(nextSite, names.get(`/${file}`) ?? file);
    if (staticFiles.has(file) || !file.endsWith('.html')) return copyFile(from, to);
    const source = await readFile(from);
    const { html, needs } = await kept.get(source, () =>
      publishPage(withAssetNames(String(source), names), change),
    );
    await writeFile(to, html);
    pages.set(file, needs);
  });
  await kept.close();
  const needs = needsOfAll(await moveRareStyles(nextSite, pages));
  const rules = headerRules(environment, needs);
  await writeFile(path.join(nextSite, '_headers'), headersFile(rules));
  const worker = await workerFile(root, nextSite, environment.serviceWorker);
  await writeFile(path.join(nextSite, 'sw.js'), worker);
  await replaceSite(root);
  return pages.size;
}
