/** What comes out of a printer. */
import type { Page } from 'playwright-core';
import { useSite } from './support/site';

const site = useSite();

/** Sheets that a page takes. */
const sheetsOf = async (page: Page, format: 'Letter' | 'A4' = 'Letter'): Promise<number> => {
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

it('the contact page prints its map whole, on one sheet', async () => {
  const page = await site.open('desktop', '/contact/');
  for (const format of ['Letter', 'A4'] as const) expect(await sheetsOf(page, format)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const map = page.locator('.map-frame');
  expect(await map.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid');
  const half = 130 * (96 / 25.4);
  expect((await map.boundingBox())?.height).toBeLessThan(half);
});

it('the emergency page prints on three sheets, with everything there is to do on the first', async () => {
  const page = await site.open('desktop', '/emergency-tree-services/');
  for (const format of ['Letter', 'A4'] as const)
    expect(await sheetsOf(page, format)).toBeLessThanOrEqual(3);
  // The printed part of a sheet, whose margins are 16 mm at the sides.
  await page.setViewportSize({ width: 695, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const steps = await page.locator('article ol').boundingBox();
  const letter = (279 - 2 * 13) * (96 / 25.4);
  expect((steps?.y ?? 0) + (steps?.height ?? 9999)).toBeLessThan(letter);
});

it.each([
  ['/', 9],
  ['/questions/', 4],
])('%s prints on %i sheets, its questions in two columns', async (address, most) => {
  const page = await site.open('desktop', address);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(most);
  await page.emulateMedia({ media: 'print' });
  const lefts = await page
    .locator('.question')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
});

it('the home page prints its heading in one line', async () => {
  const page = await site.open('desktop', '/', { viewport: { width: 760, height: 900 } });
  await page.emulateMedia({ media: 'print' });
  const lines = await page
    .locator('h1')
    .evaluate(
      (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize),
    );
  expect(lines).toBeLessThan(1.5);
});

it.each([
  ['/contact/', 'main section:has(.button-large)'],
  ['/blog/how-to-read-a-trees-health/', '.call-later'],
])(
  'on %s the invitation to press a button is not printed; the number stands at the top',
  async (path, place) => {
    const page = await site.open('desktop', path);
    await page.emulateMedia({ media: 'print' });
    const invitation = page.locator(place);
    expect(await invitation.count()).toBe(1);
    expect(await invitation.isVisible()).toBe(false);
    expect(await page.locator('header .phone-number').isVisible()).toBe(true);
  },
);

it('a table to fill in has a button that prints the page, and columns to write in on paper only', async () => {
  const page = await site.open('desktop', '/comparing-estimates/');
  const toFill = page.locator('thead .to-fill').last();
  expect(await toFill.isVisible()).toBe(false);
  const button = page.locator('[data-print]');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await button.click();
  expect(await page.locator('[data-printed]').count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await button.isVisible()).toBe(false);
  expect(await toFill.isVisible()).toBe(true);
  expect(await sheetsOf(page)).toBe(1);
  expect(await sheetsOf(page, 'A4')).toBe(1);
});
