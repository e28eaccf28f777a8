/** Text over a photograph is readable along its whole length, whatever the photograph. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { contrast } from '../support/contrast';
import { makeOlder } from './support/olderBrowser';
import { BLANK, useSite } from './support/site';

const READABLE = 4.5;

/** Pages with text over a photograph, and the selector of the part that has it. */
const BANNERS = [
  ['/', '#main section:has(> picture)'],
  ['/emergency-tree-services/', '#main section.compact:has(> picture)'],
] as const;
const WIDTHS = [320, 768, 1440, 1920];
const CASES = BANNERS.flatMap(([address, part]) => [
  { address, part, older: false },
  { address, part, older: true },
]);

const site = useSite();

/** Lines of text inside a part, measured from its corner. Buttons have their own background. */
const linesOf = (page: Page, part: string) =>
  page.locator(part).evaluate((root) => {
    const corner = root.getBoundingClientRect();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim();
      const parent = walker.currentNode.parentElement;
      if (!words || !parent || parent.closest('.button')) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const color = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).map(Number);
      for (const { left, top, width, height } of range.getClientRects())
        lines.push({
          ...{ words, color },
          box: {
            left: Math.floor(left - corner.left),
            top: Math.floor(top - corner.top),
            width: Math.ceil(width),
            height: Math.ceil(height),
          },
        });
    }
    return lines;
  });

/** Shows the palest possible photograph, and the background of the text without the text. */
const WHITE = 'picture img { filter: brightness(0) invert(1) !important; }';
const WORDLESS =
  '#main section * { color: transparent !important; text-decoration-color: transparent !important; } .button, .callbar, .masthead { visibility: hidden !important; }';

it.each(CASES)('words on a white photograph: %j', async ({ address, part, older }) => {
  const page = await site.open('desktop', BLANK, { bypassCSP: true, reducedMotion: 'reduce' });
  if (older) await makeOlder(page);
  await page.goto(address);
  await page.addStyleTag({ content: WHITE });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator(part).scrollIntoViewIfNeeded();
    for (const image of await page.locator(`${part} > picture img`).all())
      await image.evaluate((one: HTMLImageElement) => one.decode());
    const lines = await linesOf(page, part);
    expect(lines.length).toBeGreaterThan(1);
    const wordless = await page.addStyleTag({ content: WORDLESS });
    const ground = sharp(await page.locator(part).screenshot()).removeAlpha();
    await wordless.evaluate((style: HTMLElement) => style.remove());
    // Above or beside the text, the photograph is unchanged. A phone's first screen has no room for that.
    if (address === '/') {
      const { channels } = await ground.clone().stats();
      expect({ width, clearest: channels.map(({ max }) => max) }).toEqual({
        ...{ width, clearest: [255, 255, 255] },
      });
    }
    for (const { words, color, box } of lines) {
      const { channels } = await sharp(await ground.clone().extract(box).toBuffer()).stats();
      const palest = channels.map(({ max }) => max);
      expect({ words, width, readable: contrast(color, palest) >= READABLE }).toEqual({
        ...{ words, width, readable: true },
      });
    }
  }
});
