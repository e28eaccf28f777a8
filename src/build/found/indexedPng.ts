/**
 * PNG with a palette of our own choosing. Share pictures use a few dozen colors that are known
 * beforehand, so finding a palette for each of ten thousand pictures would be most of the work.
 */
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

/** Red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const DEPTH = 8;
const INDEXED = 3;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Check sum of a chunk, as the PNG specification defines it (appendix D). */
const crc32 = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

const compress = promisify(deflate);

/**
 * Encodes a picture.
 *
 * @param pixels - one byte a pixel, row by row from the top: its color's place in the palette
 * @param palette - at most 256 colors
 */
export const indexedPng = async (
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  palette: readonly Color[],
): Promise<Buffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([DEPTH, INDEXED, 0, 0, 0], 8);
  // Each row starts with the number of its filter; 0 is none, which suits flat areas best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await compress(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
