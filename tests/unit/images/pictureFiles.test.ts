import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { bundledPicture } from '../../../src/content/pictures';
import {
  readMasters,
  writePictureFiles,
  type Master,
  type PictureFiles,
} from '../../../src/images/pictureFiles';
import { folderForEach } from '../../support/folder';

const IMAGES = path.resolve(__dirname, '../../../src/images');

const folder = folderForEach();
beforeEach(async () => {
  await mkdir(folder.to('src/images'), { recursive: true });
  await copyFile(path.join(IMAGES, 'lightning.jpg'), folder.to('src/images/osprey.jpg'));
});

/** Makes the files of the picture `osprey` for one place. */
const thumb = async () => {
  const files: PictureFiles = new Map();
  const master = (await readMasters(folder.path)).osprey as Master;
  const picture = bundledPicture(master, 'thumb', files);
  await writePictureFiles(files, folder.path);
  return picture;
};

const publicFile = (address: string): string => folder.to('public', address);
const addressesIn = (srcSet: string): readonly string[] =>
  srcSet.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '');

it('writes the files that the addresses name, cropped, best format first', async () => {
  const { src, width, height, sources } = await thumb();
  expect({ width, height }).toEqual({ width: 240, height: 240 });
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

it('makes files once, and again when the original changes', async () => {
  const first = await thumb();
  const { mtimeMs } = await stat(publicFile(first.src));
  expect((await thumb()).src).toBe(first.src);
  expect((await stat(publicFile(first.src))).mtimeMs).toBe(mtimeMs);

  const original = folder.to('src/images/osprey.jpg');
  await copyFile(path.join(IMAGES, 'storm-sunset.jpg'), original);
  expect((await thumb()).src).not.toBe(first.src);
});

it('names an original that cannot be read', async () => {
  await folder.write({ 'src/images/osprey.jpg': 'no picture' });
  await expect(readMasters(folder.path)).rejects.toThrow('src/images/osprey.jpg cannot be read');
});
