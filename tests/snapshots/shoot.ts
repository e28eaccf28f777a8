/** Takes pictures of built pages that come out the same every time. */
import sharp from 'sharp';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Windows that pages are shown in. The heights are where the call bar of phones stands. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const MODES = ['light', 'dark'] as const;

/** Pictures are kept at a quarter of their size: small files in which a moved line is still seen. */
const SCALE = 1 / 4;

export interface Shot {
  /** Page, width and color mode, as its file is named. */
  readonly name: string;
  readonly png: Buffer;
  /** Paints the page anew and takes it once more. */
  readonly again: () => Promise<Buffer>;
}

/**
 * Parts that would wait, move or blink are shown as they are in the end. The page is made small by
 * its own style: a browser that makes its picture small now and then uses what it drew before.
 */
const STILL = `
html { transform: scale(${SCALE}); transform-origin: 0 0; }
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
.later { content-visibility: visible !important; }`;

/** What a page is called in file names: `/` is home, and slashes become dots. */
export const nameOf = (address: string): string =>
  address.replace(/^\/|\/$/g, '').replaceAll('/', '.') || 'home';

/** Names of all pictures of these pages. */
export const namesFor = (addresses: readonly string[]): readonly string[] =>
  addresses.flatMap((address) =>
    WINDOWS.flatMap(({ width }) => MODES.map((mode) => `${nameOf(address)}-${width}-${mode}`)),
  );

/** Every picture fetched and decoded in the size of this window, every font there. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    // A picture takes another size some frames after its window did, and refuses meanwhile.
    for (let patience = 50; patience > 0; patience -= 1) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (!images.every((image) => image.complete)) continue;
      try {
        await Promise.all(images.map((image) => image.decode()));
        break;
      } catch {
        continue;
      }
    }
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Has the browser draw everything from nothing. */
const repaint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const visibility of ['hidden', '']) {
      document.documentElement.style.visibility = visibility;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });

/** The footer tells the year in which the site was built; the pictures shall last longer. */
const stopTheClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.includes('©')) text.data = text.data.replace(/© \d{4}/, '© 2026');
    }
  });

const openQuietly = async (context: BrowserContext): Promise<[Page, CDPSession]> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // The page as it was served: complete, and nothing in it changes by itself.
  await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
  return [page, session];
};

const capture = async (session: CDPSession, page: Page, width: number): Promise<Buffer> => {
  const height = await page.evaluate(() => document.documentElement.offsetHeight);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: width * SCALE, height: height * SCALE, scale: 1 },
  });
  return Buffer.from(data, 'base64');
};

/**
 * Shows each page in every window and mode and hands over its picture, one after the other.
 *
 * @param baseURL - where the built site is served
 */
export async function* shoot(
  browser: Browser,
  baseURL: string,
  addresses: readonly string[],
): AsyncGenerator<Shot> {
  const context = await browser.newContext({
    baseURL,
    bypassCSP: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const [page, session] = await openQuietly(context);
  for (const address of addresses) {
    await page.setViewportSize(WINDOWS[0]);
    await page.goto(address);
    await page.addStyleTag({ content: STILL });
    await stopTheClock(page);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      for (const mode of MODES) {
        await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
        await settle(page);
        const take = (): Promise<Buffer> => capture(session, page, size.width);
        const again = async (): Promise<Buffer> => {
          await repaint(page);
          return take();
        };
        yield { name: `${nameOf(address)}-${size.width}-${mode}`, png: await take(), again };
      }
    }
  }
  await context.close();
}

/** A shot as it is kept. What is compared goes through it too, so that its losses are alike. */
export const asKept = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ quality: 45, effort: 4 }).toBuffer();
