/** Back and forward bring pages back as they were left, from the memory of the browser. */
import type { Page } from 'playwright-core';
import { KINDS, sizes, useSite } from './support/site';

jest.setTimeout(120_000);

// Playwright switches the memory for left pages off.
const site = useSite({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** Makes the page write down how it was shown last. */
const noteReturns = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });

/** Goes through the history; a page from memory is not loaded, so nothing else can be waited for. */
const go = async (page: Page, way: 'goBack' | 'goForward'): Promise<void> => {
  await page[way]({ waitUntil: 'commit' });
  await page.locator('html[data-persisted="true"]').waitFor({ state: 'attached' });
};

// Browsers keep no page that was not found.
const KEPT = KINDS.filter((address) => address !== '/no-such-page/');

it.each(KEPT)('%s comes back at once, where the visitor was', async (address) => {
  const page = await site.open('phone', address);
  await noteReturns(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = await page.evaluate(() => window.scrollY);
  await page.goto('/privacy/');
  await go(page, 'goBack');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

it.each(sizes)(
  'keeps the testimonial that was shown and the words in the form: %s',
  async (size) => {
    const page = await site.open(size, '/');
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await page.locator('.bullets [aria-current="true"][aria-label="Testimonial 2"]').waitFor();
    await noteReturns(page);
    await page.goto('/contact/');
    await page.locator('[name="name"]').fill('Maria');
    await noteReturns(page);
    await go(page, 'goBack');
    await page.locator('.bullets [aria-current="true"][aria-label="Testimonial 2"]').waitFor();
    await go(page, 'goForward');
    await expect(page.locator('[name="name"]').inputValue()).resolves.toBe('Maria');
  },
);

it('shows a page that comes back in the colors chosen meanwhile', async () => {
  const page = await site.open('desktop', '/about/');
  await noteReturns(page);
  await page.goto('/services/');
  await page.getByRole('switch', { name: 'Dark colors' }).click();
  await go(page, 'goBack');
  await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  await expect(page.getByRole('switch', { name: 'Dark colors' }).isChecked()).resolves.toBe(true);
});
