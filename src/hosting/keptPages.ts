/**
 * Keeps the published pages of the last build in Gatsby's cache: parsing and serializing a page takes longer
 * than everything else a build does for it, and on a large site Gatsby writes few pages anew.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageNeeds, PublishedPage } from '../documents/page';
import { listFiles } from '../files';
import { folders } from '../folders';
import { parseJson } from '../json';

/** Hash of what all pages depend on: the code, the files they name by hash, and the versions of packages. */
const hashOfSources = async (root: string): Promise<string> => {
  const hash = createHash('sha256');
  const sources = (await listFiles(path.join(root, 'src'))).filter((file) => /\.tsx?$/.test(file));
  const assets = await listFiles(path.join(root, 'static/assets'));
  for (const file of [
    'package-lock.json',
    ...sources.map((source) => `src/${source}`),
    ...assets.map((asset) => `static/assets/${asset}`),
  ])
    hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
};

/** What a page needs, and its HTML as bytes, because a kept page is only copied. */
interface KeptPage {
  readonly html: Buffer;
  readonly needs: PageNeeds;
}

/** The page in a file, with its needs as JSON in the first line; undefined if there is none. */
const readKept = async (file: string): Promise<KeptPage | undefined> => {
  const content = await readFile(file).catch(() => Buffer.alloc(0));
  const end = content.indexOf('\n');
  const needs = parseJson(content.toString('utf8', 0, end)) as PageNeeds | undefined;
  return needs && { html: content.subarray(end + 1), needs };
};

/**
 * Opens the kept pages: a file for each, named by the hash of what the page was made from.
 *
 * @param root the repository
 */
export const openKeptPages = async (root: string) => {
  const { keptPages } = folders(root);
  await mkdir(keptPages, { recursive: true });
  const sources = await hashOfSources(root);
  const used = new Set<string>();
  return {
    /**
     * The published page.
     *
     * @param source the page as Gatsby wrote it
     * @param publish makes the published page, if it is not kept
     */
    get: async (source: Buffer, publish: () => PublishedPage): Promise<KeptPage> => {
      const hash = createHash('sha256').update(sources).update(source).digest('hex');
      used.add(hash);
      const file = path.join(keptPages, hash);
      const kept = await readKept(file);
      if (kept) return kept;
      const { html: text, needs } = publish();
      const html = Buffer.from(text);
      // A file gets its name once it is complete.
      await writeFile(`${file}.draft`, [`${JSON.stringify(needs)}\n`, html]);
      await rename(`${file}.draft`, file);
      return { html, needs };
    },
    /** Keeps the pages of this build, and no others, for the next one. */
    close: async (): Promise<void> => {
      for (const name of await listFiles(keptPages))
        if (!used.has(name)) await rm(path.join(keptPages, name));
    },
  };
};
