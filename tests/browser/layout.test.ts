/** Nothing runs out of the window, and nothing moves while a page loads. */
import type { BrowserContext, Page } from 'playwright-core';
import budgets from '../budgets.json';
import { PHONE } from '../support/weight';
import { startDrip } from './support/drip';
import { builtPages, useSite, type Size } from './support/site';

jest.setTimeout(300_000);

const site = useSite();
let context: BrowserContext;

/** Every page, and the one for addresses that lead nowhere. */
const everyPage = (): string[] => [...builtPages(), '/no-such-page/'];

/** How many pixels a page is wider than its window. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const overflowing = async (page: Page): Promise<string[]> => {
  const wide: string[] = [];
  for (const path of everyPage()) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const pixels = await excess(page);
    if (pixels > 0) wide.push(`${path}: ${pixels}`);
  }
  return wide;
};

it.each([390, 1280])('nothing scrolls sideways at %i pixels with doubled text', async (width) => {
  context = await site.visitor('desktop', { viewport: { width, height: 800 } });
  expect(await overflowing(await context.newPage())).toEqual([]);
});

/** Words and numbers that stand on more than one line, for example `24/7`. */
const partedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible';
    const parted: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      // The field for robots.
      if (node.parentElement?.closest('[aria-hidden="true"]')) continue;
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

it('no word is parted and nothing scrolls sideways, from 320 to 1440 pixels', async () => {
  context = await site.visitor('desktop');
  const page = await context.newPage();
  const found: string[] = [];
  for (const path of everyPage()) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440]) {
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

/** A busy machine makes a slow network slower. */
const PATIENCE_MS = 120_000;

/** How far things moved on a page, for a visitor who has never been here. */
const shiftOn = async (path: string, size: Size, baseURL: string): Promise<number> => {
  const visitor = await site.visitor(size, { baseURL });
  const page = await visitor.newPage();
  await page.addInitScript(watchShifts);
  await page.goto(path, { waitUntil: 'load', timeout: PATIENCE_MS });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForTimeout(800);
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  await visitor.close();
  return shifted;
};

/** Visitors who read side by side: each mostly waits for the slow network. */
const VISITORS = 4;

/**
 * One page of each kind: on a wide screen the parts stand side by side, in the same few ways. They
 * arrive in smaller pieces, each a link or two of the menu.
 */
const KINDS = [
  '/',
  '/about/',
  '/tree-pruning/',
  '/emergency-tree-services/',
  '/blog/',
  '/contact/',
];

it.each([
  ['phone', everyPage(), 750],
  ['desktop', KINDS, 500],
] as const)(
  'nothing moves while a page arrives in pieces over a slow network: %s',
  async (size, paths, step) => {
    const drip = await startDrip(site.server.url, step);
    const unread = [...paths];
    const moved: string[] = [];
    const read = async (): Promise<void> => {
      for (let path = unread.pop(); path !== undefined; path = unread.pop()) {
        const shifted = await shiftOn(path, size, drip.url);
        if (shifted >= budgets.layoutShift) moved.push(`${path}: ${shifted}`);
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, read));
    drip.close();
    expect(moved).toEqual([]);
  },
);

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
