/** Writes the share pictures of a build, and keeps unchanged pictures of the previous build. */
import { hash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { allPages, type Site } from '../content/assemble';
import { sharePicturePath } from '../content/assemble/seo';
import { folders } from '../folders';
import { exists, forEachLimited, listFiles } from '../files';
import { shareRenderer, type ShareWords } from './shareRenderer';

/** Pictures drawn at the same time, each in about 5 MB of memory. */
const AT_ONCE = 4;

/** Key in Gatsby's cache of the hash of each picture's content, by its address. */
const DRAWN = 'share-pictures';

/** The title of each picture to draw, by its address, for pages without an uploaded picture. */
export const drawnTitles = (site: Site): ReadonlyMap<string, string> =>
  new Map(
    allPages(site).flatMap(({ path: page, seo: { image } }) =>
      image.drawnTitle === undefined ? [] : [[sharePicturePath(page), image.drawnTitle]],
    ),
  );

/**
 * Writes every picture to `public` unless its title and design are the same as in the previous build.
 *
 * @param root the repository
 * @param cache Gatsby's cache, kept between builds
 * @param titles the title of each picture by its address
 * @returns how many were drawn
 */
export const writeSharePictures = async (
  root: string,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
  titles: ReadonlyMap<string, string>,
  words: ShareWords,
): Promise<number> => {
  const renderer = await shareRenderer(root, words);
  const before = ((await cache.get(DRAWN)) ?? {}) as Readonly<Record<string, string>>;
  const now: Record<string, string> = {};
  const output = folders(root).gatsbyOutput;
  let drawn = 0;
  await forEachLimited([...titles], AT_ONCE, async ([address, title]) => {
    const digest = hash('sha256', renderer.design + title);
    const file = path.join(output, address);
    now[address] = digest;
    if (before[address] === digest && (await exists(file))) return;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await renderer.render(title));
    drawn += 1;
  });
  for (const file of await listFiles(path.join(output, 'share')))
    if (!titles.has(`/share/${file}`)) await rm(path.join(output, 'share', file));
  await cache.set(DRAWN, now);
  return drawn;
};
