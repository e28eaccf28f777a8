/**
 * Keeps the published pages of the last build in Gatsby's cache: parsing and serializing a page takes longer
 * than everything else a build does for it, and on a large site Gatsby writes few pages anew.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** The first line of the file of a kept page; the rest of the file is its HTML. */
interface FirstLine {
  readonly needs: PageNeeds;
  /** Length of the HTML, to detect a file that was cut off. */
  readonly bytes: number;
}

/** The page in a file; undefined if the file is missing or incomplete. */
const readKept = async (file: string): Promise<KeptPage | undefined> => {
  const content = await readFile(file).catch(() => Buffer.alloc(0));
  const end = content.indexOf('\n');
  const line = parseJson(content.toString('utf8', 0, end)) as FirstLine | undefined;
  const html = content.subarray(end + 1);
  return line?.bytes === html.length ? { html, needs: line.needs } : undefined;
};

/** A file for each page, named by the hash of what the page was made from. */
export class KeptPages {
  private readonly used = new Set<string>();

  private constructor(
    private readonly folder: string,
    private readonly sources: string,
  ) {}

  /** @param root the repository */
  static async open(root: string): Promise<KeptPages> {
    const { keptPages } = folders(root);
    await mkdir(keptPages, { recursive: true });
    return new KeptPages(keptPages, await hashOfSources(root));
  }

  /**
   * The published page.
   *
   * @param source the page as Gatsby wrote it
   * @param publish makes the published page, if it is not kept
   */
  async get(source: Buffer, publish: () => PublishedPage): Promise<KeptPage> {
    const hash = createHash('sha256').update(this.sources).update(source).digest('hex');
    this.used.add(hash);
    const file = path.join(this.folder, hash);
    const kept = await readKept(file);
    if (kept) return kept;
    const { html: text, needs } = publish();
    const html = Buffer.from(text);
    const line: FirstLine = { needs, bytes: html.length };
    await writeFile(file, [`${JSON.stringify(line)}\n`, html]);
    return { html, needs };
  }

  /** Keeps the pages of this build, and no others, for the next one. */
  async close(): Promise<void> {
    for (const hash of await listFiles(this.folder))
      if (!this.used.has(hash)) await rm(path.join(this.folder, hash));
  }
}
