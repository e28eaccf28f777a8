/** Pages are documents: what a visitor's phone fetches, and when. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Notes the bytes that a page fetches, and the addresses of its scripts. */
const watch = async (page: Page) => {
  const fetched = { bytes: 0, scripts: [] as string[] };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.scripts.push(new URL(request.url()).pathname);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    fetched.bytes += encodedDataLength;
  });
  return fetched;
};

// Pictures that the second test keeps away are told as errors.
test.use({ deviceScaleFactor: 2.6, expected: /ERR_FAILED/ });

test('the home page fetches at most 350 KB and no script before anybody scrolls', async ({
  page,
}) => {
  const fetched = await watch(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.bytes).toBeGreaterThan(100 * 1024);
  expect(fetched.bytes).toBeLessThanOrEqual(350 * 1024);
  expect(fetched.scripts).toEqual([]);
});

test('its testimonials wake with at most 75 KB once they are near', async ({ page }) => {
  const fetched = await watch(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = fetched.bytes;
  const bullet = page.getByRole('link', { name: 'Testimonial 2' });
  await page.route('**/*.{avif,webp,jpg,png,svg,woff2}*', (route) => route.abort());
  await bullet.scrollIntoViewIfNeeded();
  await bullet.click();
  await expect(bullet).toHaveAttribute('aria-current', 'true');
  expect(fetched.scripts.length).toBeGreaterThan(0);
  expect(fetched.bytes - before).toBeLessThanOrEqual(75 * 1024);
});

test('the contact page fetches no script before somebody goes into the form', async ({ page }) => {
  const fetched = await watch(page);
  await page.goto('/contact/', { waitUntil: 'networkidle' });
  expect(fetched.scripts).toEqual([]);
  await page.getByRole('textbox', { name: /^Name/ }).focus();
  await expect.poll(() => fetched.scripts.length).toBeGreaterThan(0);
});
