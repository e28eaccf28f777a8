import type { BrowserContext, Page } from 'playwright-core';
import { bootScript } from '../../src/build/host/bootScript';
import { enliven, eventually, openAlive, useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();
let context: BrowserContext;

const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The page is colored anew after the switch itself has moved. */
const turns = (page: Page, color: string): Promise<void> =>
  eventually(`the page turns ${color}`, async () => (await ground(page)) === color);

const LIGHT = 'rgb(245, 246, 239)';
const DARK = 'rgb(14, 25, 19)';

describe('the color mode', () => {
  it('is light at first, whatever the system says', async () => {
    context = await site.visitor('desktop', { colorScheme: 'dark' });
    const page = await openAlive(context, '/');
    expect(await ground(page)).toBe(LIGHT);
    const control = page.getByRole('switch', { name: 'Dark colors' });
    await expect(control.isChecked()).resolves.toBe(false);
  });

  it('is switched by keyboard, kept on the device and the same in all tabs', async () => {
    context = await site.visitor('desktop');
    const page = await openAlive(context, '/');
    const other = await openAlive(context, '/about/');
    await page.bringToFront();
    await page.getByRole('switch', { name: 'Dark colors' }).focus();
    await page.keyboard.press('Space');
    await turns(page, DARK);
    expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark');
    await other.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    await expect(other.getByRole('switch').isChecked()).resolves.toBe(true);
    const frame = await page.locator('meta[name="theme-color"]').getAttribute('content');
    const later = await openAlive(context, '/contact/');
    expect(await ground(later)).toBe(DARK);
    await expect(later.getByRole('switch').isChecked()).resolves.toBe(true);
    expect(await later.locator('meta[name="theme-color"]').getAttribute('content')).toBe(frame);
    await later.getByRole('switch').click();
    await turns(later, LIGHT);
  });

  /** Opens a page that notes when it turns dark and when it first looks into what is kept. */
  const openNoting = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement?.dataset['theme'] !== 'dark') return;
        observer.disconnect();
        performance.mark('dark');
      }).observe(document, { subtree: true, childList: true, attributes: true });
      const kept = window.localStorage;
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          performance.mark('look');
          return kept;
        },
      });
    });
    return page;
  };

  /** Milliseconds from the start of the page, of the first of each kind. */
  const times = async (page: Page, ...names: readonly string[]): Promise<readonly number[]> => {
    await page.waitForFunction(
      (all) => all.every((name) => performance.getEntriesByName(name).length > 0),
      ['first-paint', ...names],
    );
    return page.evaluate(
      (all) => all.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
      ['first-paint', ...names],
    );
  };

  const chooseDark = async (page: Page): Promise<void> => {
    await page.getByRole('switch', { name: 'Dark colors' }).click();
    await turns(page, DARK);
  };

  it('is there before the first paint of the next page', async () => {
    context = await site.visitor('desktop');
    await chooseDark(await openAlive(context, '/'));
    const page = await openNoting();
    await page.goto('/about/', { referer: `${site.server.url}/` });
    const [paint = 0, dark] = await times(page, 'dark');
    expect(dark).toBeLessThan(paint);
  });

  /** A first visit with what browsers keep of it: the color mode and the service worker. */
  const visitOnce = async (): Promise<void> => {
    context = await site.visitor('desktop', { serviceWorkers: 'allow' });
    const first = await openAlive(context, '/');
    await chooseDark(first);
    await first.evaluate(async () => void (await navigator.serviceWorker.ready));
    await first.close();
  };

  it('is there before the first paint of a later visit', async () => {
    await visitOnce();
    const page = await openNoting();
    await page.goto('/');
    const [paint = 0, dark] = await times(page, 'dark');
    expect(dark).toBeLessThan(paint);
  });

  it('is there before the first paint where the site has no service worker', async () => {
    context = await site.visitor('desktop');
    await chooseDark(await openAlive(context, '/'));
    const page = await openNoting();
    await page.route('**/about/', async (route) => {
      const html = await (await route.fetch()).text();
      const body = html.replace(bootScript(true), bootScript(false));
      expect(body).not.toBe(html);
      await route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto('/about/');
    const [paint = 0, dark] = await times(page, 'dark');
    expect(dark).toBeLessThan(paint);
  });

  it('is recalled soon when the page is loaded past what the browser keeps', async () => {
    await visitOnce();
    const page = await context.newPage();
    await page.goto('/about/');
    const session = await context.newCDPSession(page);
    const loaded = page.waitForEvent('load');
    await session.send('Page.reload', { ignoreCache: true });
    await loaded;
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await turns(page, DARK);
    expect(await page.locator('html').getAttribute('data-test-alive')).toBeNull();
    await expect(page.getByRole('switch').isChecked()).resolves.toBe(true);
  });

  it('keeps no newcomer waiting: nothing is looked for on the device until the app starts', async () => {
    context = await site.visitor('phone');
    const page = await openNoting();
    await page.goto('/');
    await page.waitForSelector('link[rel="prefetch"]', { state: 'attached' });
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => performance.getEntriesByName('look').length)).toBe(0);
    await enliven(page);
    expect(await page.evaluate(() => performance.getEntriesByName('look').length)).toBeGreaterThan(
      0,
    );
  });

  it('has the same switch in the menu of a phone', async () => {
    context = await site.visitor('phone');
    const page = await openAlive(context, '/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const control = page.locator('.drawer').getByRole('switch', { name: 'Dark colors' });
    await control.click();
    await turns(page, DARK);
    await expect(control.isChecked()).resolves.toBe(true);
    const box = await page.locator('.drawer .modeswitch').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  it('can be switched before the script of the page has come', async () => {
    context = await site.visitor('desktop');
    await context.route(/\/(app|framework)-.*\.js$/, (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('switch', { name: 'Dark colors' }).click();
    await turns(page, DARK);
  });

  it.each(['before', 'after'])(
    'answers with the switch itself first, %s the script',
    async (when) => {
      context = await site.visitor('desktop');
      if (when === 'before') {
        await context.route(/\/(app|framework)-.*\.js$/, (route) => route.abort());
      }
      const page = await context.newPage();
      await page.goto('/');
      if (when === 'after') await enliven(page);
      const control = page.getByRole('switch', { name: 'Dark colors' });
      const inNextFrame = await control.evaluate(
        (box: HTMLInputElement) =>
          new Promise((tell) => {
            box.click();
            requestAnimationFrame(() =>
              tell({ checked: box.checked, theme: document.documentElement.dataset['theme'] }),
            );
          }),
      );
      expect(inNextFrame).toEqual({ checked: true, theme: undefined });
      await turns(page, DARK);
    },
  );
});
