/** Words over photographs can be read along their whole length, whatever photograph it is. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { tryEverything } from '../support/tryEverything';
import { useSite } from './support/site';

jest.setTimeout(120_000);

const READABLE = 4.5;

/** Pages whose photographs carry words, and the part of them that does. */
const BANNERS = [
  ['/', '#main section:has(> picture)'],
  ['/emergency-tree-services/', '#main section.compact:has(> picture)'],
] as const;
const WIDTHS = tryEverything ? [320, 768, 1440, 1920] : [320, 1440];

const site = useSite();

/** Lines of text inside a part, measured from its corner. Buttons bring a ground of their own. */
const linesOf = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector);
    if (!root) throw new Error(`Nothing matches ${selector}`);
    const corner = root.getBoundingClientRect();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (text.data.trim() === '' || !parent || parent.closest('.button')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const color = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(Number);
      for (const box of range.getClientRects()) {
        lines.push({
          words: text.data.trim(),
          color,
          left: Math.floor(box.left - corner.left),
          top: Math.floor(box.top - corner.top),
          right: Math.ceil(box.right - corner.left),
          bottom: Math.ceil(box.bottom - corner.top),
        });
      }
    }
    return lines;
  }, part);

const luminance = (color: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The palest photograph there can be, and the ground of the words without the words. */
const WHITE = 'picture img { filter: brightness(0) invert(1) !important; }';
const WORDLESS =
  '#main section * { color: transparent !important; text-decoration-color: transparent !important; } .button, .callbar, .masthead { visibility: hidden !important; }';

it.each(BANNERS)('words on the photograph of %s, were it white', async (address, part) => {
  const page = await site.open('desktop', address, { bypassCSP: true, reducedMotion: 'reduce' });
  await page.addStyleTag({ content: WHITE });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator(part).scrollIntoViewIfNeeded();
    await page
      .locator(`${part} > picture img`)
      .evaluate((image: HTMLImageElement) => image.decode());
    const lines = await linesOf(page, part);
    expect(lines.length).toBeGreaterThan(1);
    const wordless = await page.addStyleTag({ content: WORDLESS });
    const shot = await page.locator(part).screenshot();
    await wordless.evaluate((style: HTMLElement) => style.remove());
    const { data, info } = await sharp(shot)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const { words, color, left, top, right, bottom } of lines) {
      const grounds = new Set<number>();
      for (let y = Math.max(0, top); y < Math.min(bottom, info.height); y += 1)
        for (let x = Math.max(0, left); x < Math.min(right, info.width); x += 1)
          grounds.add(data.readUIntBE((y * info.width + x) * 3, 3));
      const worst = Math.min(
        ...[...grounds].map((rgb) =>
          contrast(luminance(color), luminance([rgb >> 16, (rgb >> 8) & 255, rgb & 255])),
        ),
      );
      expect({ words, width, readable: worst >= READABLE }).toEqual({
        words,
        width,
        readable: true,
      });
    }
  }
});
