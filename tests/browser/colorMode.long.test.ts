import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { useSite } from './support/site';

const site = useSite();

const LIGHT = 'rgb(245, 246, 239)';
const DARK = 'rgb(14, 25, 19)';

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The page changes its colors after the switch itself has moved. */
const turns = (page: Page, color: string): Promise<void> =>
  eventually(`the page turns ${color}`, async () => (await ground(page)) === color);

const switchOf = (page: Page) => page.getByRole('switch', { name: 'Dark colors' });

const openTab = async (first: Page, address: string): Promise<Page> => {
  const page = await first.context().newPage();
  await page.goto(address);
  return page;
};

it('is light at first, whatever the system says', async () => {
  const page = await site.open('desktop', '/', { colorScheme: 'dark' });
  expect(await ground(page)).toBe(LIGHT);
  expect(await switchOf(page).isChecked()).toBe(false);
});

it('is switched by keyboard, and the same in all tabs and on later pages', async () => {
  const page = await site.open('desktop', '/');
  const other = await openTab(page, '/about/');
  await page.bringToFront();
  await switchOf(page).focus();
  await page.keyboard.press('Space');
  await turns(page, DARK);
  await other.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
  expect(await switchOf(other).isChecked()).toBe(true);
  const frame = (tab: Page) => tab.locator('meta[name="theme-color"]').getAttribute('content');
  const later = await openTab(page, '/contact/');
  expect(await ground(later)).toBe(DARK);
  expect(await frame(later)).toBe(await frame(page));
  expect(await switchOf(later).isChecked()).toBe(true);
  await switchOf(later).click();
  await turns(later, LIGHT);
});

it('has the same switch in the menu of a phone', async () => {
  const page = await site.open('phone', '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const control = page.locator('.drawer').getByRole('switch', { name: 'Dark colors' });
  await control.click();
  await turns(page, DARK);
  expect(await control.isChecked()).toBe(true);
  const box = await page.locator('.drawer .color-mode-switch').boundingBox();
  expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

/** Whether a page has its dark colors before its first paint. */
const wasDarkAtFirstPaint = async (page: Page, visit: () => Promise<unknown>): Promise<boolean> => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset['theme'] !== 'dark') return;
      observer.disconnect();
      performance.mark('dark');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await visit();
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  return page.evaluate(() => {
    const [dark] = performance.getEntriesByName('dark');
    const [paint] = performance.getEntriesByName('first-paint');
    return dark !== undefined && paint !== undefined && dark.startTime < paint.startTime;
  });
};

it('is dark before the first paint of the next visit, though the tab was closed at once', async () => {
  const first = await site.open('desktop', '/', { serviceWorkers: 'allow' });
  const context = first.context();
  await switchOf(first).click();
  await first.close();
  const typed = await context.newPage();
  expect(await wasDarkAtFirstPaint(typed, () => typed.goto('/'))).toBe(true);
  const linked = await context.newPage();
  const referer = 'https://elsewhere.example/';
  expect(await wasDarkAtFirstPaint(linked, () => linked.goto('/about/', { referer }))).toBe(true);
});
