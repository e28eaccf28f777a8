/** Tells whether two pictures of a page show the same. */
import sharp from 'sharp';

/** Blocks of this many pixels a side are compared as a whole. */
const BLOCK = 8;

/**
 * Mean difference of a block, of 255, from which on it counts as changed. A busy browser now and
 * then draws small letters a part of a pixel off; that stays below it.
 */
const TOLERANCE = 16;

/** A paler difference counts where it is in more than this share of the blocks: another ground. */
const TINT = 4;
const TINTED_SHARE = 0.1;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Comparison {
  /** What a person would say about it; undefined when both show the same. */
  readonly difference?: string;
  /** The new picture, pale, with changed places in red; only where there is a difference. */
  readonly picture?: Buffer;
}

const pixelsOf = async (file: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const blockDifference = (a: Pixels, b: Pixels, left: number, top: number): number => {
  const right = Math.min(left + BLOCK, a.width, b.width);
  const bottom = Math.min(top + BLOCK, a.height, b.height);
  let sum = 0;
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const before = a.data[(y * a.width + x) * 3 + channel] ?? 0;
        const after = b.data[(y * b.width + x) * 3 + channel] ?? 0;
        sum += Math.abs(before - after);
        count += 1;
      }
    }
  }
  return count === 0 ? 0 : sum / count;
};

/** Paints a block red, and all else pale. */
const drawDifference = (now: Pixels, changed: ReadonlySet<string>): Promise<Buffer> => {
  const drawn = Buffer.alloc(now.data.length);
  for (let y = 0; y < now.height; y += 1) {
    for (let x = 0; x < now.width; x += 1) {
      const red = changed.has(`${Math.floor(x / BLOCK)},${Math.floor(y / BLOCK)}`);
      const at = (y * now.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = now.data[at + channel] ?? 0;
        const under = red && channel > 0 ? 0 : 255;
        drawn[at + channel] = Math.round(value * 0.5 + under * 0.5);
      }
    }
  }
  const { width, height } = now;
  return sharp(drawn, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
};

/** Compares the kept picture of a page with one taken now. */
export const compare = async (kept: Buffer, taken: Buffer): Promise<Comparison> => {
  const [before, now] = await Promise.all([pixelsOf(kept), pixelsOf(taken)]);
  const changed = new Set<string>();
  const tinted = new Set<string>();
  let blocks = 0;
  for (let top = 0; top < Math.min(before.height, now.height); top += BLOCK) {
    for (let left = 0; left < Math.min(before.width, now.width); left += BLOCK) {
      const difference = blockDifference(before, now, left, top);
      const block = `${left / BLOCK},${top / BLOCK}`;
      if (difference > TOLERANCE) changed.add(block);
      if (difference > TINT) tinted.add(block);
      blocks += 1;
    }
  }
  if (tinted.size > blocks * TINTED_SHARE) tinted.forEach((block) => changed.add(block));
  const said = [
    ...(before.width === now.width && before.height === now.height
      ? []
      : [`${before.width} × ${before.height} became ${now.width} × ${now.height} pixels`]),
    ...(changed.size > 0 ? [`${changed.size} places look different`] : []),
  ];
  if (said.length === 0) return {};
  return { difference: said.join(', '), picture: await drawDifference(now, changed) };
};
