import { copyFile, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { PictureBook } from '../../../src/content/pictures/book';
import type { PictureSlot } from '../../../src/content/pictures/slots';
import { sizeBundledPictures } from '../../../src/gatsby/bundledPictures';

const IMAGES = path.resolve(__dirname, '../../../src/images');

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await mkdir(path.join(directory, 'src/images'), { recursive: true });
  await copyFile(path.join(IMAGES, 'lightning.jpg'), path.join(directory, 'src/images/oak.jpg'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const place = (book: PictureBook, file: string, slot: PictureSlot) =>
  book.place({ from: 'bundle', file, alt: '' }, slot, { alt: 'An oak' });

/** Sizes the bundled picture `oak` for a place. */
const sized = async (slot: PictureSlot) => {
  const book = new PictureBook();
  const picture = place(book, 'oak', slot);
  await (
    await sizeBundledPictures(book, directory)
  ).files;
  return picture;
};

const publicFile = (address: string): string => path.join(directory, 'public', address);
const addressesIn = (srcSet: string): readonly string[] =>
  srcSet.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '');

it('become the files that their addresses name, cropped, best format first', async () => {
  const { src, width, height, sources, alt } = await sized('thumb');
  expect({ alt, width, height }).toEqual({ alt: 'An oak', width: 240, height: 240 });
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { type, srcSet } of sources) {
    expect(srcSet).toMatch(/ 120w,\s.* 240w$/);
    for (const address of addressesIn(srcSet)) {
      const { format, compression, ...size } = await sharp(publicFile(address)).metadata();
      expect(`image/${compression === 'av1' ? 'avif' : format}`).toBe(type);
      expect(size.width).toBe(size.height);
    }
  }
  expect(addressesIn(sources[1]?.srcSet ?? '')).toContain(src);
});

it('keep their own shape in a place without a crop, and are never enlarged', async () => {
  const { width, height, src } = await sized('inline');
  expect([width, height]).toEqual([960, 688]);
  expect(await sharp(publicFile(src)).metadata()).toMatchObject({ width: 960, height: 688 });
});

it('are made once, anew when their master changes, and removed when nobody asks for them', async () => {
  const first = await sized('thumb');
  const { mtimeMs } = await stat(publicFile(first.src));
  expect((await sized('thumb')).src).toBe(first.src);
  expect((await stat(publicFile(first.src))).mtimeMs).toBe(mtimeMs);

  await copyFile(path.join(IMAGES, 'storm-sky.jpg'), path.join(directory, 'src/images/oak.jpg'));
  expect((await sized('thumb')).src).not.toBe(first.src);
  expect(await readdir(publicFile('static/pictures'))).toHaveLength(4);
});

it.each([
  ['is missing', 'elm', 'src/images/elm.jpg is missing'],
  ['is no picture', 'ash', 'src/images/ash.jpg cannot be read'],
])('stop the build when one %s', async (_what, file, message) => {
  await writeFile(path.join(directory, 'src/images/ash.jpg'), 'no picture');
  const book = new PictureBook();
  place(book, file, 'photo');
  await expect(sizeBundledPictures(book, directory)).rejects.toThrow(message);
});
