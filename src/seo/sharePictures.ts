/** Share pictures of a build: drawn once, kept in Gatsby's cache, linked into its output. */
import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEachLimited, listFiles } from '../files';
import { shareRenderer, type ShareWords } from './shareRenderer';

/** Pictures drawn at once: each needs about 5 MB while it is drawn. */
const AT_ONCE = 4;

/** What became of the pictures, for the log. */
export interface SharePicturesMade {
  readonly drawn: number;
  readonly kept: number;
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Puts a kept picture where the site serves it; both are one file where the disk allows it. */
const place = async (kept: string, served: string): Promise<void> => {
  const [from, to] = await Promise.all([stat(kept), stat(served).catch(() => undefined)]);
  if (to && to.ino === from.ino && to.dev === from.dev) return;
  await mkdir(path.dirname(served), { recursive: true });
  await rm(served, { force: true });
  await link(kept, served).catch(() => copyFile(kept, served));
};

const removeOthers = async (folder: string, wanted: ReadonlySet<string>): Promise<void> => {
  for (const file of await listFiles(folder)) {
    if (!wanted.has(file)) await rm(path.join(folder, file), { force: true });
  }
};

/**
 * Writes every picture to `public`. One whose title and design are those of an earlier build is not
 * drawn again, and keeps its time, so that later steps see that it is the same.
 *
 * @param directory - Gatsby's program directory
 * @param cache - Gatsby's folder for what the site keeps from build to build
 * @param titles - address of each picture on the site to the title on it
 */
export const writeSharePictures = async (
  directory: string,
  cache: string,
  titles: ReadonlyMap<string, string>,
  words: ShareWords,
): Promise<SharePicturesMade> => {
  const renderer = await shareRenderer(directory, words);
  const addresses = new Map<string, string[]>();
  const titleOf = new Map<string, string>();
  for (const [address, title] of titles) {
    const hash = createHash('sha256').update(renderer.design).update(title).digest('hex');
    const file = `${hash.slice(0, 32)}.png`;
    titleOf.set(file, title);
    addresses.set(file, [...(addresses.get(file) ?? []), address]);
  }

  const folder = path.join(cache, 'share-pictures');
  await mkdir(folder, { recursive: true });
  let drawn = 0;
  await forEachLimited([...titleOf], AT_ONCE, async ([file, title]) => {
    const kept = path.join(folder, file);
    if (!(await exists(kept))) {
      const draft = `${kept}.draft`;
      await writeFile(draft, await renderer.render(title));
      await rename(draft, kept);
      drawn += 1;
    }
    for (const address of addresses.get(file) ?? []) {
      await place(kept, path.join(directory, 'public', address));
    }
  });

  const served = [...titles.keys()].map((address) => address.replace(/^\/(?:share\/)?/, ''));
  await removeOthers(folder, new Set(titleOf.keys()));
  await removeOthers(path.join(directory, 'public', 'share'), new Set(served));
  return { drawn, kept: titleOf.size - drawn };
};
