/**
 * The photographs that ship with the site: their originals, and the sizes that pages show.
 * gatsby-plugin-sharp could make these too, but it cannot set the effort of AVIF encoding, which took
 * most of a first build: see docs/decisions/0017-pictures.md.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { exists, forEachLimited, listFiles } from '../files';

/** Folder of the originals in the repository. */
const MASTERS = 'src/images';

/** An original; width and height in pixels. */
export interface Master {
  /** Its file in src/images, without `.jpg`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Changes with the picture and with how its files are made. */
  readonly digest: string;
}

/** Every picture on a page is offered in both formats. */
export const FORMATS = ['avif', 'webp'] as const;

/** A file to make: a crop of an original in one format; width and height in pixels. */
interface PictureFile {
  readonly master: Master;
  readonly width: number;
  readonly height: number;
  readonly format: (typeof FORMATS)[number] | 'jpg';
}

/** Files by their addresses on the site. */
export type PictureFiles = Map<string, PictureFile>;

/** Where browsers find a file. Those for social networks are apart, because other sites may embed them. */
export const pictureAddress = ({ master, width, height, format }: PictureFile): string =>
  `/${format === 'jpg' ? 'share' : 'static/pictures'}/${master.name}-${width}x${height}-${master.digest}.${format}`;

/**
 * Pictures with fine grain all over: snow, moss, needles. At the usual quality (0 to 100) they weigh
 * three times as much as others, without a visible difference.
 */
const FINE_GRAINED = new Set(['winter-trees', 'winter-conifers', 'woodland-stream']);
const USUAL_QUALITY = { webp: 60, avif: 47, jpg: 75 };
const FINE_GRAINED_QUALITY = { webp: 38, avif: 27, jpg: 65 };

/** sharp's defaults take four times as long for pictures of the same look and weight. */
const OPTIONS = {
  webp: {},
  jpg: { mozjpeg: true },
  avif: { effort: 2, chromaSubsampling: '4:2:0' },
};

/** Everything that decides what a file looks like besides its master and its size. */
const SETTINGS = JSON.stringify([USUAL_QUALITY, FINE_GRAINED_QUALITY, OPTIONS]);

/**
 * Reads the originals, by name. Their credits: CREDITS.md.
 *
 * @param root the repository
 * @throws Error that names a file that is not a picture
 */
export const readMasters = async (root: string): Promise<Readonly<Record<string, Master>>> => {
  const folder = path.join(root, MASTERS);
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.jpg'));
  const masters = files.map(async (file) => {
    const name = path.basename(file, '.jpg');
    const bytes = await readFile(path.join(folder, file));
    const { width, height } = await sharp(bytes)
      .metadata()
      .catch((cause: unknown) => {
        throw new Error(`The bundled picture src/images/${file} cannot be read.`, { cause });
      });
    const digest = createHash('sha256').update(SETTINGS).update(bytes).digest('hex').slice(0, 8);
    return [name, { name, width, height, digest }] as const;
  });
  return Object.fromEntries(await Promise.all(masters));
};

/**
 * Makes the files in `public/` that are not there yet: crops that keep what
 * draws the eye. A file gets its name once it is complete.
 *
 * @param root the repository
 */
export const writePictureFiles = async (
  files: ReadonlyMap<string, PictureFile>,
  root: string,
): Promise<void> => {
  const output = path.join(root, 'public');
  await forEachLimited([...files], availableParallelism(), async ([address, file]) => {
    const to = path.join(output, address);
    if (await exists(to)) return;
    await mkdir(path.dirname(to), { recursive: true });
    const { master, width, height, format } = file;
    const quality = FINE_GRAINED.has(master.name) ? FINE_GRAINED_QUALITY : USUAL_QUALITY;
    await sharp(path.join(root, MASTERS, `${master.name}.jpg`))
      .resize(width, height, { position: sharp.strategy.attention })
      .toFormat(format, { quality: quality[format], ...OPTIONS[format] })
      .toFile(`${to}.draft`);
    await rename(`${to}.draft`, to);
  });
};
