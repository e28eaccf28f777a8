/** Tells whether two pictures of a page show the same. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How far two colors may be apart, from 0 to 1. The letters of another version of a browser stay
 * below it at the size in which pictures are kept.
 */
const THRESHOLD = 0.25;

/** Changed pixels count where they are this close together: blocks of so many pixels a side. */
const BLOCK = 8;

/** A block looks different when more than this share of its pixels has changed. */
const CHANGED_SHARE = 0.25;

/** Rows or columns that a page may gain or lose by rounding. */
const GROWTH = 2;

export interface Comparison {
  /** What a person would say about it; undefined when both show the same. */
  readonly difference?: string;
  /** The new picture, pale, with changed pixels in red; only where there is a difference. */
  readonly picture?: Buffer;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const sizeOf = async (file: Buffer) => {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
};

const pixelsOf = async (file: Buffer, width: number, height: number): Promise<Pixels> => {
  const data = await sharp(file)
    .extract({ left: 0, top: 0, width, height })
    .ensureAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  return { data, width, height };
};

/** How many blocks of a mask of changed pixels hold too many of them. */
const changedBlocks = ({ data, width, height }: Pixels): number => {
  const counts = new Map<string, number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      const block = `${Math.floor(x / BLOCK)},${Math.floor(y / BLOCK)}`;
      counts.set(block, (counts.get(block) ?? 0) + 1);
    }
  }
  return [...counts.values()].filter((count) => count > BLOCK ** 2 * CHANGED_SHARE).length;
};

/** Compares the kept picture of a page with one taken now. */
export const compare = async (kept: Buffer, taken: Buffer): Promise<Comparison> => {
  const [before, now] = await Promise.all([sizeOf(kept), sizeOf(taken)]);
  const width = Math.min(before.width, now.width);
  const height = Math.min(before.height, now.height);
  const [a, b] = await Promise.all([pixelsOf(kept, width, height), pixelsOf(taken, width, height)]);
  const mask = Buffer.alloc(a.data.length);
  pixelmatch(a.data, b.data, mask, width, height, {
    threshold: THRESHOLD,
    diffMask: true,
    includeAA: true,
  });
  const blocks = changedBlocks({ data: mask, width, height });
  const hasGrown =
    Math.abs(before.width - now.width) > GROWTH || Math.abs(before.height - now.height) > GROWTH;
  const said = [
    ...(hasGrown
      ? [`${before.width} × ${before.height} became ${now.width} × ${now.height} pixels`]
      : []),
    ...(blocks > 0 ? [`${blocks} places look different`] : []),
  ];
  if (said.length === 0) return {};
  const drawn = Buffer.alloc(b.data.length);
  pixelmatch(a.data, b.data, drawn, width, height, { threshold: THRESHOLD, includeAA: true });
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { difference: said.join(', '), picture };
};
