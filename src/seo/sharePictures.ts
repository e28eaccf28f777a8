/** Share pictures of a build. One that an earlier build has drawn stays in Gatsby's output. */
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { exists, forEachLimited, listFiles } from '../files';
import { shareRenderer, type ShareWords } from './shareRenderer';

/** Pictures drawn at once: each needs about 5 MB while it is drawn. */
const AT_ONCE = 4;

/** In Gatsby's cache: address of each picture to a hash of what is on it. */
const DRAWN = 'share-pictures';

/** What became of the pictures, for the log. */
export interface SharePicturesMade {
  readonly drawn: number;
  readonly kept: number;
}

/**
 * Writes every picture to `public`. One whose title and design are those of the build before is left
 * as it is.
 *
 * @param directory - Gatsby's program directory
 * @param cache - what the site keeps from build to build
 * @param titles - address of each picture on the site to the title on it
 */
export const writeSharePictures = async (
  directory: string,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  titles: ReadonlyMap<string, string>,
  words: ShareWords,
): Promise<SharePicturesMade> => {
  const renderer = await shareRenderer(directory, words);
  const before = ((await cache.get(DRAWN)) ?? {}) as Readonly<Record<string, string>>;
  const now: Record<string, string> = {};
  const output = path.join(directory, 'public');
  let drawn = 0;
  await forEachLimited([...titles], AT_ONCE, async ([address, title]) => {
    const hash = createHash('sha256').update(renderer.design).update(title).digest('hex');
    const file = path.join(output, address);
    now[address] = hash;
    if (before[address] === hash && (await exists(file))) return;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await renderer.render(title));
    drawn += 1;
  });
  for (const file of await listFiles(path.join(output, 'share')))
    if (!titles.has(`/share/${file}`)) await rm(path.join(output, 'share', file));
  await cache.set(DRAWN, now);
  return { drawn, kept: titles.size - drawn };
};
