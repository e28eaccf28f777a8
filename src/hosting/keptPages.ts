/**
 * The published pages of the last build, kept in Gatsby's cache: to parse and serialize a page takes
 * longer than all else that a build does for one, and of a large site Gatsby writes few pages anew.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedPage } from '../documents/page';
import { listFiles } from '../files';
import { folders } from '../folders';
import { parseJson } from '../json';

/** Hash of what all pages are made with: the code, and the versions of packages. */
const hashOfCode = async (root: string): Promise<string> => {
  const hash = createHash('sha256');
  const sources = (await listFiles(path.join(root, 'src'))).filter((file) => /\.tsx?$/.test(file));
  for (const file of ['package-lock.json', ...sources.map((source) => `src/${source}`)])
    hash.update(await readFile(path.join(root, file)));
  return hash.digest('hex');
};

/** A file for each page, named by the hash of what the page was made from. */
export class KeptPages {
  private readonly used = new Set<string>();

  private constructor(
    private readonly folder: string,
    private readonly code: string,
  ) {}

  /** @param root the repository */
  static async open(root: string): Promise<KeptPages> {
    const { keptPages } = folders(root);
    await mkdir(keptPages, { recursive: true });
    return new KeptPages(keptPages, await hashOfCode(root));
  }

  /**
   * The published page.
   *
   * @param source the page as Gatsby wrote it
   * @param publish makes the published page, if it is not kept
   */
  async get(source: string, publish: (source: string) => PublishedPage): Promise<PublishedPage> {
    const hash = createHash('sha256').update(this.code).update(source).digest('hex');
    this.used.add(hash);
    const file = path.join(this.folder, hash);
    const kept = parseJson(await readFile(file, 'utf8').catch(() => ''));
    if (kept !== undefined) return kept as PublishedPage;
    const page = publish(source);
    await writeFile(file, JSON.stringify(page));
    return page;
  }

  /** Keeps the pages of this build, and no others, for the next one. */
  async close(): Promise<void> {
    for (const hash of await listFiles(this.folder))
      if (!this.used.has(hash)) await rm(path.join(this.folder, hash));
  }
}
