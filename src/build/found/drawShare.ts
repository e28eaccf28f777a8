/**
 * Draws share pictures: the page's title on the site's paper, with its growth rings, its logo mark
 * and the number to call. What is the same on every picture is drawn once.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { SHARE_SIZE } from '../../content/assemble/seo';
import { MASK_FILES } from '../../theme/assets';
import { lightColor } from './colors';
import { fitTitle } from './fitTitle';
import { indexedPng, type Color } from './indexedPng';
import { loadLetterings, type Letterings } from './lettering';

/** What stands on every picture besides the title. */
export interface ShareWords {
  readonly company: string;
  readonly phone: string;
  readonly place: string;
}

export interface ShareArtist {
  /** Stands for everything that all pictures have in common; changes when the design does. */
  readonly design: string;
  /** The picture with a title, as PNG. */
  readonly draw: (title: string) => Promise<Buffer>;
}

const PAPER = lightColor('paper');
const INK = lightColor('ink');
const BRAND = lightColor('brand');
const DEEP = lightColor('deep');
const DEEP_INK = lightColor('deep-ink-2');
const AMBER = lightColor('amber');

const MARGIN = 80;
const BAND = { top: 524, height: 106 } as const;
const TITLE = { left: MARGIN, top: 178, width: 900, height: 316 } as const;
/** How far below the top of its line a capital letter stands, in parts of the size. */
const BASE_LINE = 0.83;
/** Faint enough for the end of a long line of large letters to stand on them. */
const RING_OPACITY = 0.2;

const rgb = (hex: string): Color => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Steps from one color to another, both included: the soft edges of shapes. */
const ramp = (from: string, to: string, steps: number): readonly Color[] => {
  const [start, end] = [rgb(from), rgb(to)];
  const between = (channel: 0 | 1 | 2, step: number): number =>
    Math.round(start[channel] + ((end[channel] - start[channel]) * step) / (steps - 1));
  return Array.from({ length: steps }, (_, step) => [
    between(0, step),
    between(1, step),
    between(2, step),
  ]);
};

/**
 * Few shades are enough for soft edges and make small files. Those of the title come first, so that
 * a shade is also a place in the palette.
 */
const TITLE_SHADES = 8;
const PALETTE: readonly Color[] = [
  ...ramp(PAPER, INK, TITLE_SHADES),
  ...ramp(PAPER, BRAND, 12),
  ...ramp(DEEP, AMBER, 10),
  ...ramp(DEEP, DEEP_INK, 10),
  ...ramp(BRAND, AMBER, 6),
];

/** Place in the palette for each gray of the title's mask: 255 is no letter, 0 is all letter. */
const SHADE_OF_GRAY = Uint8Array.from({ length: 256 }, (_, gray) =>
  Math.round(((255 - gray) * (TITLE_SHADES - 1)) / 255),
);

const nearest = (red: number, green: number, blue: number): number => {
  let best = 0;
  let distance = Infinity;
  PALETTE.forEach(([r, g, b], index) => {
    const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (far < distance) [best, distance] = [index, far];
  });
  return best;
};

const svg = (height: number, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${height}">${content}</svg>`,
  );

/** Content of an SVG file, to be put inside another one. */
const inner = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8')).replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '');

const ground = async (
  directory: string,
  { display, text }: Letterings,
  words: ShareWords,
): Promise<string> => {
  const rings = await inner(path.join(directory, 'static', MASK_FILES.ringsWide));
  const mark = await inner(path.join(directory, 'static/favicon.svg'));
  const place = text.readable(words.place);
  const right = SHARE_SIZE.width - MARGIN - text.width(place, 30);
  return [
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    `<g transform="translate(430 -560) scale(.86)" fill="none" stroke="${BRAND}" stroke-width="1.6" opacity="${RING_OPACITY}">${rings}</g>`,
    `<g transform="translate(${MARGIN} 62) scale(1.6)">${mark}</g>`,
    `<path fill="${INK}" d="${display.outline(display.readable(words.company), 176, 114, 40)}"/>`,
    `<rect y="${BAND.top}" width="100%" height="${BAND.height}" fill="${DEEP}"/>`,
    `<path fill="${AMBER}" d="${display.outline(display.readable(words.phone), MARGIN, 594, 48)}"/>`,
    `<path fill="${DEEP_INK}" d="${text.outline(place, right, 588, 30)}"/>`,
  ].join('');
};

const groundPixels = async (drawing: string): Promise<Uint8Array> => {
  const { data } = await sharp(svg(SHARE_SIZE.height, drawing))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const known = new Map<number, number>();
  const pixels = new Uint8Array(SHARE_SIZE.width * SHARE_SIZE.height);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
    const color = (red << 16) | (green << 8) | blue;
    const index = known.get(color) ?? nearest(red, green, blue);
    known.set(color, index);
    pixels[pixel] = index;
  }
  return pixels;
};

/** Black letters on white, as gray values of the title's part of the picture. */
const titleMask = async (title: string, { display }: Letterings): Promise<Uint8Array> => {
  const { lines, size, leading } = fitTitle(display.readable(title), display, TITLE);
  const free = TITLE.height - lines.length * leading;
  const outlines = lines.map((line, index) =>
    display.outline(line, TITLE.left, free / 2 + index * leading + size * BASE_LINE, size),
  );
  const drawing = `<rect width="100%" height="100%" fill="#fff"/><path d="${outlines.join('')}"/>`;
  return sharp(svg(TITLE.height, drawing)).extractChannel('red').raw().toBuffer();
};

/**
 * Prepares the drawing of share pictures.
 *
 * @param directory - root of the site's sources
 */
export const shareArtist = async (directory: string, words: ShareWords): Promise<ShareArtist> => {
  const letterings = await loadLetterings(directory);
  const design = await ground(directory, letterings, words);
  let drawn: Promise<Uint8Array> | undefined;
  return {
    design: JSON.stringify([design, TITLE, PALETTE]),
    draw: async (title) => {
      drawn ??= groundPixels(design);
      const [empty, mask] = await Promise.all([drawn, titleMask(title, letterings)]);
      const pixels = empty.slice();
      const start = TITLE.top * SHARE_SIZE.width;
      for (let index = 0; index < mask.length; index += 1) {
        const shade = SHADE_OF_GRAY[mask[index] ?? 255] ?? 0;
        if (shade > 0) pixels[start + index] = shade;
      }
      return indexedPng(pixels, SHARE_SIZE, PALETTE);
    },
  };
};
