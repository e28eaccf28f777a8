/** Publishes Gatsby's output to `dist/`. */
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildEnvironment } from '../environment';
import { pageChange } from '../preview/build';
import { exists, listFiles } from '../files';
import { readAssetNames, withAssetNames } from '../documents/assetNames';
import { BUILD_FILE, type BuildFile } from '../documents/buildFile';
import { headerRules, headersFile } from '../documents/headers';
import { publishPage, type PageNeeds } from '../documents/page';
import { folders } from '../folders';
import { readJson } from '../json';
import { openKeptPages } from './keptPages';
import { workerFile } from './workerFile';

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

/** The needs of all pages together. */
const needsOfAll = (pages: readonly PageNeeds[]): PageNeeds => {
  const all = (kind: keyof PageNeeds): readonly string[] =>
    [...new Set(pages.flatMap((needs) => needs[kind]))].sort();
  return {
    scripts: all('scripts'),
    media: all('media'),
    frames: all('frames'),
  };
};

/** Restores the site when a build was killed while it replaced it. */
export const recoverSite = async (root: string): Promise<void> => {
  const { site, previousSite } = folders(root);
  if (!(await exists(site)) && (await exists(previousSite))) await rename(previousSite, site);
};

/**
 * Replaces the site with the next one. Folders cannot be swapped, so the previous one is moved first.
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
 * Writes the pages that Gatsby has built as documents, and other files as they are, to the next site.
 *
 * @returns what each page needs
 */
const publishFiles = async (
  root: string,
  environment: BuildEnvironment,
): Promise<readonly PageNeeds[]> => {
  const { gatsbyOutput, nextSite } = folders(root);
  const change = pageChange(environment);
  const names = await readAssetNames(root);
  const kept = await openKeptPages(root);
  const pages: PageNeeds[] = [];
  // Copied byte for byte, because search engines verify an owner by such a file.
  const staticFiles = new Set(await listFiles(path.join(root, 'static')));
  const files = (await listFiles(gatsbyOutput)).filter(
    (file) => staticFiles.has(file) || isPublished(file),
  );
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(nextSite, folder), { recursive: true });
  for (const file of files) {
    const from = path.join(gatsbyOutput, file);
    const to = path.join(nextSite, names[`/${file}`] ?? file);
    if (staticFiles.has(file) || !file.endsWith('.html')) {
      await copyFile(from, to);
      continue;
    }
    const source = await readFile(from);
    const { html, needs } = await kept.get(source, () =>
      publishPage(withAssetNames(String(source), names), change),
    );
    await writeFile(to, html);
    pages.push(needs);
  }
  await kept.close();
  return pages;
};

/**
 * Publishes what Gatsby has built in the repository `root`, with headers and service worker. Replaces `dist/`
 * once everything is written.
 *
 * @returns the number of pages
 */
export async function publishSite(root: string, environment: BuildEnvironment): Promise<number> {
  const { nextSite } = folders(root);
  await rm(nextSite, { recursive: true, force: true });
  const pages = await publishFiles(root, environment);
  const build = (await readJson(path.join(nextSite, BUILD_FILE))) as BuildFile | undefined;
  const rules = headerRules(environment, needsOfAll(pages));
  await writeFile(path.join(nextSite, '_headers'), headersFile(rules));
  const offlinePath = build?.offlinePath ?? null;
  const worker = await workerFile(root, nextSite, offlinePath, environment.serviceWorker);
  await writeFile(path.join(nextSite, 'sw.js'), worker);
  await replaceSite(root);
  return pages.length;
}
