/** Takes pictures of built pages that come out the same every time. */
import sharp from 'sharp';
import type { BrowserContextOptions, Page } from 'playwright-core';

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

/** Windows that pages are shown in. The heights decide where the call bar of phones is. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Pictures are kept at a third of their size: small files in which a moved button is still seen. */
const SCALE = 1 / 3;

interface Shot {
  /** Page, width and color mode, as its file is named. */
  readonly name: string;
  readonly address: string;
  readonly window: (typeof WINDOWS)[number];
  readonly mode: 'light' | 'dark';
}

/** Every picture that is kept. */
export const SHOTS: readonly Shot[] = Object.entries(PAGES).flatMap(([page, address]) =>
  WINDOWS.flatMap((window) =>
    (['light', 'dark'] as const).map((mode) => ({
      name: `${page}-${window.width}-${mode}`,
      address,
      window,
      mode,
    })),
  ),
);

/** Shows the final state of parts that would wait, move or blink. */
const STILL = `
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; content-visibility: visible !important; }`;

/** Waits until every picture is fetched and decoded for this window size, and every font is loaded. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    // A picture changes its size some frames after its window, and decoding fails meanwhile.
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
  page.locator('[data-year]').evaluate((element) => {
    element.textContent = element.textContent?.replace(/\d{4}/, '2026') ?? '';
  });

/** A visitor who sees pages on which nothing changes by itself; `show` leaves the script files out. */
export const STILL_VISITOR = {
  bypassCSP: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions;

/** Shows what is to be photographed, and waits until everything in it is there. */
export const show = async (page: Page, { address, window, mode }: Shot): Promise<void> => {
  await page.route('**/*.js', (route) => route.abort());
  await page.setViewportSize(window);
  await page.goto(address);
  await page.addStyleTag({ content: STILL });
  await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
  await stopTheClock(page);
  await settle(page);
};

/** The whole page as it is kept: made small, and a WebP. */
export const photograph = async (page: Page): Promise<Buffer> => {
  const png = await page.screenshot({ fullPage: true });
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width * SCALE) })
    .webp({ quality: 70 })
    .toBuffer();
};
