/**
 * The published pages of the last build, kept in Gatsby's cache: to parse and serialize a page takes
 * longer than all else that a build does for one, and of a large site Gatsby writes few pages anew.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetNames } from '../documents/assetNames';
import type { PageNeeds, PublishedPage } from '../documents/page';
import { exists, listFiles } from '../files';
import { folders } from '../folders';
import { parseJson } from '../json';

/** What pages are made with besides the code. */
interface PageSettings {
  readonly names: AssetNames;
  /** Whether they are those of a preview, which keep their marks. */
  readonly isPreview: boolean;
}

/** Hash of what all pages are made with: the settings, the code, and the versions of packages. */
const hashOfCode = async (root: string, { names, isPreview }: PageSettings): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify([isPreview, ...names]));
  const sources = (await listFiles(path.join(root, 'src'))).filter((file) => /\.tsx?$/.test(file));
  for (const file of ['package-lock.json', ...sources.map((source) => `src/${source}`)])
    hash.update(await readFile(path.join(root, file)));
  return hash.digest('hex');
};

/** The published pages of the last build and of this one. */
export class KeptPages {
  /** What each page of this build needs, by the hash of what it was made from. */
  private readonly needs: Record<string, PageNeeds> = {};

  private constructor(
    private readonly root: string,
    private readonly code: string,
    /** The same of the last build. */
    private readonly lastNeeds: Readonly<Record<string, PageNeeds>>,
  ) {}

  /** @param root the repository */
  static async open(root: string, settings: PageSettings): Promise<KeptPages> {
    const { keptPages, keptNeeds } = folders(root);
    await mkdir(keptPages, { recursive: true });
    const last = parseJson(await readFile(keptNeeds, 'utf8').catch(() => '')) ?? {};
    return new KeptPages(root, await hashOfCode(root, settings), last as Record<string, PageNeeds>);
  }

  /**
   * Writes a published page to the file `to`.
   *
   * @param source the page as Gatsby wrote it
   * @param make makes the published page, if it is not kept
   */
  async write(source: Buffer, to: string, make: () => PublishedPage): Promise<PageNeeds> {
    const hash = createHash('sha256').update(this.code).update(source).digest('hex');
    const kept = path.join(folders(this.root).keptPages, hash);
    const needs = this.lastNeeds[hash];
    // A cache that was restored in part may lack the file.
    if (needs && (await exists(kept))) {
      await copyFile(kept, to);
      return (this.needs[hash] = needs);
    }
    const page = make();
    await writeFile(to, page.html);
    await copyFile(to, kept);
    return (this.needs[hash] = page.needs);
  }

  /** Keeps the pages of this build, and no others, for the next one. */
  async close(): Promise<void> {
    const { keptPages, keptNeeds } = folders(this.root);
    await writeFile(keptNeeds, JSON.stringify(this.needs));
    for (const hash of await listFiles(keptPages))
      if (!this.needs[hash]) await rm(path.join(keptPages, hash));
  }
}
