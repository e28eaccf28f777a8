/** Colors as the browser paints them, and how well they can be told apart. */
import sharp from 'sharp';

/** In pixels of a picture, from its corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Relative luminance by WCAG 2.2, of red, green and blue from 0 to 255. */
const luminance = (color: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio by WCAG 2.2, from 1 to 21, of two colors of red, green and blue from 0 to 255. */
export const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

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
