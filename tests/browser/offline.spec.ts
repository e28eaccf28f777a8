/** Without a network, the emergency card opens. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow', expected: /404|ERR_INTERNET_DISCONNECTED|Failed to load/ });

/** Opens a page, waits until the worker runs, and opens the page again, for which the worker then answers. */
const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.state;
      }),
    )
    .toBe('activated');
  await page.reload();
};

test('the card with the number replaces any page, even one that was an error', async ({
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
