/** Without a network, pages that the visitor has seen and the emergency card open. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow', expected: /404|ERR_INTERNET_DISCONNECTED|Failed to load/ });

/** Opens a page and waits until the worker runs and has kept it. */
const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect
    .poll(() =>
      page.evaluate(async (kept) => {
        const registration = await navigator.serviceWorker.getRegistration();
        const answer = await caches.match(kept, { ignoreVary: true });
        return registration?.active?.state === 'activated' && answer !== undefined;
      }, address),
    )
    .toBe(true);
};

test('seen pages open, whatever their query', async ({ page, context }) => {
  await visit(page, '/tree-removal/');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await context.setOffline(true);
  await page.goto('/tree-removal/?from=ad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('the card with the number replaces any page not seen, even one that was an error', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await page.goto('/no-such-page/');
  await context.setOffline(true);
  // The address stays, so that a reload shows the page once the network is back.
  for (const address of ['/careers/', '/no-such-page/']) {
    await page.goto(address);
    expect(new URL(page.url()).pathname).toBe(address);
    await expect(page.getByRole('main')).toContainText('911');
    await expect(page.getByRole('main').locator('a[href^="tel:+1"]').first()).toBeVisible();
  }
});
