/** Nothing runs out of the window, and nothing moves while a page loads. */
import type { BrowserContext, Page } from 'playwright-core';
import budgets from '../budgets.json';
import { PHONE } from '../support/weight';
import { KINDS, pagesToTry, sizes, useSite, type Size } from './support/site';
import { tryEverything } from '../support/tryEverything';

jest.setTimeout(300_000);

const site = useSite();

const WIDTHS = tryEverything ? [320, 360, 390, 768, 1024, 1366, 1440, 1920] : [320, 768, 1440];
let context: BrowserContext;

/** How many pixels a page is wider than its window. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const overflowing = async (page: Page): Promise<string[]> => {
  const wide: string[] = [];
  for (const path of pagesToTry()) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const pixels = await excess(page);
    if (pixels > 0) wide.push(`${path}: ${pixels}`);
  }
  return wide;
};

it.each(tryEverything ? [390, 1280] : [390])(
  'nothing scrolls sideways at %i pixels with doubled text',
  async (width) => {
    context = await site.visitor('desktop', { viewport: { width, height: 800 } });
    expect(await overflowing(await context.newPage())).toEqual([]);
  },
);

/** Words and numbers that stand on more than one line, for example `24/7`. */
const partedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parted: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      // The field for robots, and what is folded.
      if (node.parentElement?.closest('[aria-hidden="true"], details:not([open]) > :not(summary)'))
        continue;
      const words = (node.textContent ?? '').matchAll(/\p{L}+|\p{N}+(?:\/\p{N}+)*/gu);
      for (const { 0: word, index } of words) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const places = [...range.getClientRects()];
        const first = places[0];
        // A capital that is set larger stands beside the rest of its word.
        if (first && places.some(({ top }) => top >= first.bottom)) parted.push(word);
      }
    }
    return parted;
  });

it('no word is parted and nothing scrolls sideways at any width', async () => {
  context = await site.visitor('desktop');
  const page = await context.newPage();
  const found: string[] = [];
  for (const path of pagesToTry()) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const pixels = await excess(page);
      if (pixels > 0) found.push(`${path} at ${width}: ${pixels} pixels too wide`);
      for (const word of await partedWords(page)) found.push(`${path} at ${width}: ${word}`);
    }
  }
  expect(found).toEqual([]);
});

const watchShifts = (): void => {
  const page = window as unknown as { shifted: number };
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) page.shifted += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** A slow mobile network: milliseconds of delay, bytes in a second. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 150_000, uploadThroughput: 50_000 };

/** How far things moved on a page, for a visitor who has never been here. */
const shiftOn = async (path: string, size: Size): Promise<number> => {
  const visitor = await site.visitor(size);
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK });
  await page.addInitScript(watchShifts);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForTimeout(500);
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  await visitor.close();
  return shifted;
};

it.each(sizes)('nothing moves while a page arrives over a slow network: %s', async (size) => {
  const moved: string[] = [];
  // A line that the stand-in font breaks in another place moves a page of any text by that line.
  for (const path of KINDS) {
    const shifted = await shiftOn(path, size);
    if (shifted >= budgets.layoutShift) moved.push(`${path}: ${shifted}`);
  }
  expect(moved).toEqual([]);
});

it('asks for little before anybody scrolls the home page on a phone', async () => {
  context = await site.visitor('phone', {
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.density,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  expect(bytes).toBeGreaterThan(100 * budgets.bytesPerKilobyte);
  expect(bytes / budgets.bytesPerKilobyte).toBeLessThanOrEqual(
    budgets.homeBeforeScrollingKilobytes,
  );
});
