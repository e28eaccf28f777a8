/** Colors as the browser paints them. */
import sharp from 'sharp';

/** In pixels of a picture, from its corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Reads the colors of boxes in a screenshot.
 *
 * @returns for a box, each color in it once, as red, green and blue, the most frequent first
 */
export const colorsOf = async (
  screenshot: Buffer,
): Promise<(box: Box) => readonly (readonly number[])[]> => {
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ left, top, right, bottom }) => {
    const counts = new Map<number, number>();
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(bottom, info.height); y += 1)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, info.width); x += 1) {
        const rgb = data.readUIntBE((y * info.width + x) * 3, 3);
        counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
      }
    return [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([rgb]) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]);
  };
};
