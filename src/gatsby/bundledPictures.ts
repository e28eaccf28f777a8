/**
 * Sizes bundled pictures into Gatsby's `public/static`. gatsby-plugin-sharp would do it too, but it
 * cannot pass on how much effort AVIF may take, and that was most of a first build: see
 * docs/decisions/0017-pictures.md.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureBook } from '../content/pictures/book';
import { sizedPicture, type Rendition } from '../content/pictures/sized';
import { forEachLimited, listFiles } from '../files';

/** Where browsers find them; Gatsby's documented place for files whose names hold a hash. */
const FOLDER = 'static/pictures';

interface Master {
  readonly name: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** Changes with the picture and with how its files are made. */
  readonly digest: string;
}

/**
 * Pictures of fine grain all over: snow, moss, needles. At the usual quality (0 to 100) they weigh
 * three times as much as others, and nobody sees the difference.
 */
const FINE_GRAINED = new Set(['winter-trees', 'winter-conifers', 'woodland-stream']);
const USUAL = { webp: 60, avif: 46 };
const MODEST: typeof USUAL = { webp: 38, avif: 26 };

type Format = keyof typeof USUAL;

/** With the usual effort of 4 it takes five times as long for pictures of the same look and weight. */
const AVIF = { effort: 3, chromaSubsampling: '4:2:0' };

/** Changes with everything that decides what a file looks like besides its master and its size. */
const SETTINGS = JSON.stringify([USUAL, MODEST, AVIF]);

const readMaster = async (directory: string, name: string): Promise<Master> => {
  const file = path.join(directory, 'src/images', `${name}.jpg`);
  const bytes = await readFile(file).catch(() => {
    throw new Error(`The bundled picture src/images/${name}.jpg is missing.`);
  });
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Error(`The bundled picture src/images/${name}.jpg cannot be read.`);
    });
  const digest = createHash('sha256').update(SETTINGS).update(bytes).digest('hex').slice(0, 8);
  return { name, bytes, width, height, digest };
};

/** One size of a picture, cropped to what draws the eye, in several formats. */
interface Size {
  readonly master: Master;
  readonly width: number;
  readonly height: number;
  /** Names of the files to make, by format. */
  readonly files: Map<Format, string>;
}

const render = async ({ master, width, height, files }: Size, folder: string): Promise<void> => {
  const quality = FINE_GRAINED.has(master.name) ? MODEST : USUAL;
  const { data, info } = await sharp(master.bytes)
    .resize(width, height, { position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const [format, name] of files) {
    const file = path.join(folder, name);
    const options = format === 'avif' ? AVIF : {};
    await sharp(data, { raw: info })
      .toFormat(format, { quality: quality[format], ...options })
      .toFile(`${file}.draft`);
    await rename(`${file}.draft`, file);
  }
};

/**
 * Completes every bundled picture of the book, and starts to make the files that an earlier build
 * has not made. No page waits for them: Gatsby renders while they are made, and the build must wait
 * for them before it ends.
 *
 * @param directory - Gatsby's program directory
 * @returns the making of the files, in an object because a promise of a promise is one promise
 * @throws naming the file, when a picture is not among src/images
 */
export const sizeBundledPictures = async (
  book: PictureBook,
  directory: string,
): Promise<{ readonly files: Promise<void> }> => {
  const names = [...new Set(book.requests.map(({ file }) => file))];
  const masters = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readMaster(directory, name)] as const),
    ),
  );
  const folder = path.join(directory, 'public', FOLDER);
  await mkdir(folder, { recursive: true });
  const made = new Set(await listFiles(folder));
  const wanted = new Set<string>();
  const missing = new Map<string, Size>();
  book.fill(({ file, slot }) => {
    const master = masters.get(file) as Master;
    const addressOf = ({ width, height, format }: Rendition<Format>): string => {
      const stem = `${file}-${width}x${height}-${master.digest}`;
      const name = `${stem}.${format}`;
      wanted.add(name);
      if (!made.has(name)) {
        const size = missing.get(stem) ?? { master, width, height, files: new Map() };
        missing.set(stem, size);
        size.files.set(format, name);
      }
      return `/${FOLDER}/${name}`;
    };
    return sizedPicture(
      { ...master, formats: ['avif', 'webp'], fallback: 'webp', addressOf },
      slot,
    );
  });
  for (const name of made) if (!wanted.has(name)) await rm(path.join(folder, name));
  const files = forEachLimited([...missing.values()], availableParallelism(), (size) =>
    render(size, folder),
  );
  // Whoever waits for the files hears of a failure; until then it must not end the process.
  files.catch(() => undefined);
  return { files };
};
