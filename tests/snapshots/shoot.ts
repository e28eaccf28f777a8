/** Takes pictures of built pages that come out the same every time. */
import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';

/** One page of each kind that looks different from the others, by the name of its pictures. */
const PAGES = {
  home: '/',
  services: '/services/',
  service: '/tree-removal/',
  about: '/about/',
  blog: '/blog/',
  post: '/blog/how-to-read-a-trees-health/',
  contact: '/contact/',
  'not-found': '/404.html',
} as const;
type PageName = keyof typeof PAGES;
export const pageNames = Object.keys(PAGES) as PageName[];

/** Windows that pages are shown in. The heights decide where the call bar of phones is. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
const MODES = ['light', 'dark'] as const;

/** Pictures are kept at a third of their size: small files in which a moved button is still seen. */
const SCALE = 1 / 3;

interface Shot {
  /** Page, width and color mode, as its file is named. */
  readonly name: string;
  /** Takes the picture; another time when the browser was too busy to paint it all. */
  readonly take: () => Promise<Buffer>;
}

/** Names of all pictures. */
export const shotNames: readonly string[] = pageNames.flatMap((page) =>
  WINDOWS.flatMap(({ width }) => MODES.map((mode) => `${page}-${width}-${mode}`)),
);

/** Parts that would wait, move or blink are shown as they are in the end. */
const STILL = `
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; content-visibility: visible !important; }`;

/** Every picture fetched and decoded in the size of this window, every font there. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    // A picture takes another size some frames after its window did, and refuses meanwhile.
    for (let tries = 50; tries > 0; tries -= 1) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (!images.every((image) => image.complete)) continue;
      const decoded = await Promise.allSettled(images.map((image) => image.decode()));
      if (decoded.every(({ status }) => status === 'fulfilled')) break;
    }
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Replaces the year of the build in the footer, so that the pictures stay valid. */
const stopTheClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.includes('©')) text.data = text.data.replace(/© \d{4}/, '© 2026');
    }
  });

/** The whole page as it is kept: made small, and a WebP. */
const photograph = async (page: Page): Promise<Buffer> => {
  const png = await page.screenshot({ fullPage: true });
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width * SCALE) })
    .webp({ quality: 70 })
    .toBuffer();
};

/** A page for pictures, without script files and motion, so that nothing in it changes by itself. */
export const openStill = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL,
    bypassCSP: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.route('**/*.js', (route) => route.abort());
  return context.newPage();
};

/** Opens one of the pages in a window, and waits until everything in it is there. */
const show = async (
  page: Page,
  name: PageName,
  window: (typeof WINDOWS)[number] = WINDOWS[0],
): Promise<void> => {
  await page.setViewportSize(window);
  await page.goto(PAGES[name]);
  await page.addStyleTag({ content: STILL });
  await stopTheClock(page);
  await settle(page);
};

/**
 * Shows one of the pages in every window and mode, one after the other, to be photographed.
 *
 * @param page - from `openStill`
 * @param isWanted - whether to show what has this name
 */
export async function* shoot(
  page: Page,
  name: PageName,
  isWanted: (shot: string) => boolean = () => true,
): AsyncGenerator<Shot> {
  for (const window of WINDOWS) {
    const wanted = MODES.map((mode) => ({ mode, shot: `${name}-${window.width}-${mode}` })).filter(
      ({ shot }) => isWanted(shot),
    );
    if (wanted.length > 0) await show(page, name, window);
    for (const { mode, shot } of wanted) {
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
      yield { name: shot, take: () => photograph(page) };
    }
  }
}
