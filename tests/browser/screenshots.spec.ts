/**
 * The pages that matter most look as they did. After a change that is meant to be seen:
 * `npm run test:browser -- screenshots --update-snapshots`, and look at the pictures that changed.
 */
import { expect, test } from './support/test';

const PAGES = {
  home: '/',
  pruning: '/tree-pruning/',
  emergency: '/emergency-tree-services/',
  contact: '/contact/',
};

// The style sheet that stops movements is not the page's own.
test.use({
  bypassCSP: true,
  hasTouch: false,
  deviceScaleFactor: 0.5,
  reducedMotion: 'reduce',
} as const);

for (const [name, address] of Object.entries(PAGES))
  for (const [width, dark] of [
    [390, false],
    [1440, name === 'home'],
  ] as const)
    test(`${name}, ${width} pixels wide${dark ? ', dark' : ''}`, async ({ page }) => {
      // The year of the footer is the one of the pictures.
      await page.clock.setFixedTime('2026-06-15');
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      if (dark) await page.getByRole('switch', { name: 'Dark colors' }).click();
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.allSettled([...document.images].map((image) => image.decode()));
        await document.fonts.ready;
      });
      await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
        fullPage: true,
        scale: 'device',
      });
    });
