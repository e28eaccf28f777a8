/** Light and dark colors, kept on the device. */
import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, test } from './support/test';

/** Whether the ground of the page is darker than its words. */
const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const brightness = (text: string): number =>
      (text.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    return brightness(backgroundColor) < brightness(color);
  });

const switchIn = (place: Page | Locator): Locator =>
  place.getByRole('switch', { name: 'Dark colors' }).filter({ visible: true });

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a page is light at first, whatever the system says', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    expect(await isDark(page)).toBe(false);
    await expect(switchIn(page)).not.toBeChecked();
  });

  test('the choice is the same in all tabs and on later pages', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/about/');
    await page.bringToFront();
    await switchIn(page).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => isDark(page)).toBe(true);
    await expect.poll(() => isDark(other)).toBe(true);
    await expect(switchIn(other)).toBeChecked();
    // Closed at once: the choice is stored all the same.
    await page.close();
    await other.goto('/contact/');
    expect(await isDark(other)).toBe(true);
    await switchIn(other).click();
    await expect.poll(() => isDark(other)).toBe(false);
  });

  test('a page is dark before its first paint', async ({ page }) => {
    await page.goto('/');
    await switchIn(page).click();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        performance.mark(getComputedStyle(document.documentElement).colorScheme);
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto('/about/');
    const [dark] = await page.evaluate(() =>
      performance.getEntriesByName('dark').map((one) => one.startTime),
    );
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    );
    expect(dark).toBeLessThan(paint);
  });
});

test('the menu of a phone has the switch', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await switchIn(page).click();
  await expect.poll(() => isDark(page)).toBe(true);
  await expect(switchIn(page)).toBeChecked();
});
