/** Compares two pictures of a page. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * The allowed distance between two colors, from 0 to 1. Text rendered by another version of a browser stays
 * below it at the size in which pictures are kept.
 */
const THRESHOLD = 0.25;

/** Changed pixels count only where they are close together: the side of a block, in pixels. */
const BLOCK = 8;

/** A block looks different when more than this share of its pixels has changed. */
const CHANGED_SHARE = 0.25;

/** Rows or columns that a page may gain or lose by rounding. */
const GROWTH = 2;

interface Comparison {
  /** What a person would say about it. */
  readonly difference: string;
  /** The new picture with changed pixels in red, as PNG. */
  readonly picture: Buffer;
}

/** The number of blocks in a mask of changed pixels that have too many of them. */
const changedBlocks = (mask: Buffer, width: number, height: number): number => {
  const counts = new Map<string, number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (mask[(y * width + x) * 4 + 3] === 0) continue;
      const block = `${Math.floor(x / BLOCK)},${Math.floor(y / BLOCK)}`;
      counts.set(block, (counts.get(block) ?? 0) + 1);
    }
  }
  return [...counts.values()].filter((count) => count > BLOCK ** 2 * CHANGED_SHARE).length;
};

/** Compares the kept picture of a page with one taken now; undefined when both show the same. */
export const compare = async (kept: Buffer, taken: Buffer): Promise<Comparison | undefined> => {
  const [before, now] = await Promise.all([sharp(kept).metadata(), sharp(taken).metadata()]);
  const width = Math.min(before.width, now.width);
  const height = Math.min(before.height, now.height);
  const area = { left: 0, top: 0, width, height };
  const [a, b] = await Promise.all(
    [kept, taken].map((file) => sharp(file).extract(area).ensureAlpha().raw().toBuffer()),
  );
  if (!a || !b) throw new Error('A picture cannot be read.');
  const mask = Buffer.alloc(a.length);
  const options = { threshold: THRESHOLD, diffMask: true, includeAA: true };
  pixelmatch(a, b, mask, width, height, options);
  const blocks = changedBlocks(mask, width, height);
  const growth = Math.max(Math.abs(before.width - now.width), Math.abs(before.height - now.height));
  if (blocks === 0 && growth <= GROWTH) return undefined;
  const raw = { width, height, channels: 4 } as const;
  return {
    difference: `${blocks} places look different; ${before.width} × ${before.height} pixels became ${now.width} × ${now.height}`,
    picture: await sharp(b, { raw })
      .composite([{ input: mask, raw }])
      .png()
      .toBuffer(),
  };
};
