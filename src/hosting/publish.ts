/** Puts what visitors need of Gatsby's output into `dist/`. */
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../environment';
import { readAnnotate } from '../preview/annotate';
import { explained } from '../failure';
import { exists, forEachLimited, listFiles } from '../files';
import { headerRules, headersFile, type SiteNeeds } from './headers';
import { publishPage, type PageNeeds } from './page';
import { folders } from './paths';
import { workerFile } from './workerFile';

/** Files worked on at once. */
const AT_ONCE = 16;

/** Files of Gatsby's output that visitors do not need. */
const NOT_PUBLISHED: readonly RegExp[] = [
  // Data, scripts and bundler's records of Gatsby's app, which the published site does not have.
  /^(?:page-data|slice-data|_gatsby|~partytown)\//,
  /^[^/]+\.js(?:\.map|\.LICENSE\.txt)?$/,
  /^(?:webpack\.stats|chunk-map|assets-manifest)\.json$/,
  // The page of 404.html once more, and files that static/ held in an earlier build.
  /^404\/index\.html$/,
  /(?<!(?:^|\/)(?:index|404))\.html$/,
  // Headers of a plugin; ours are written below.
  /^_headers$/,
  // Each page of a preview holds the entries that it shows.
  /^preview-entries\.json$/,
];

const isPublished = (file: string): boolean => !NOT_PUBLISHED.some((files) => files.test(file));

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

/** Brings back the site that a build killed in the middle of replacing it had moved aside. */
export const recoverSite = async (root: string): Promise<void> => {
  const { site, previousSite } = folders(root);
  if (!(await exists(site)) && (await exists(previousSite))) await rename(previousSite, site);
};

/** Makes the next site the site. Folders cannot be exchanged, so the one before is moved away first. */
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
 * Publishes what Gatsby has built in the repository `root`: pages as documents, files as they are,
 * headers and service worker beside them. `dist/` is replaced when all of it is written.
 *
 * @returns how many pages there are
 * @throws PlainError with one sentence when the file system refuses
 */
export async function publishSite(root: string, env: NodeJS.ProcessEnv): Promise<number> {
  const { gatsbyOutput, nextSite } = folders(root);
  const environment = readEnvironment(env);
  const annotate = await readAnnotate(gatsbyOutput);
  const pages = new Map<string, PageNeeds>();
  await explained('the finished site', async () => {
    await rm(nextSite, { recursive: true, force: true });
    // Byte for byte: a search engine takes no other form of the page by which it knows the owner.
    const asTheyAre = new Set(await listFiles(path.join(root, 'static')));
    const files = (await listFiles(gatsbyOutput)).filter(
      (file) => asTheyAre.has(file) || isPublished(file),
    );
    for (const folder of new Set(files.map((file) => path.dirname(file))))
      await mkdir(path.join(nextSite, folder), { recursive: true });
    await forEachLimited(files, AT_ONCE, async (file) => {
      const from = path.join(gatsbyOutput, file);
      const to = path.join(nextSite, file);
      if (asTheyAre.has(file) || !file.endsWith('.html')) return copyFile(from, to);
      const { html, needs } = publishPage(await readFile(from, 'utf8'), annotate);
      pages.set(file, needs);
      return writeFile(to, html);
    });
    const settings = { ...environment, preview: annotate !== undefined };
    const rules = headerRules(settings, siteNeeds(pages));
    await writeFile(path.join(nextSite, '_headers'), headersFile(rules));
    await writeFile(
      path.join(nextSite, 'sw.js'),
      await workerFile(root, nextSite, environment.serviceWorker),
    );
    await replaceSite(root);
  });
  return pages.size;
}
