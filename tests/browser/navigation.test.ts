import type { BrowserContext, Page } from 'playwright-core';
import { builtPages, enliven, eventually, openAlive, sizes, useSite } from './support/site';

jest.setTimeout(120_000);

const site = useSite();
let context: BrowserContext;

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

const address = (page: Page): string => new URL(page.url()).pathname;

describe('calling', () => {
  it.each(sizes)(
    'is one press away on every page of a %s, always the same number',
    async (size) => {
      context = await site.visitor(size, { javaScriptEnabled: false });
      const page = await context.newPage();
      const numbers = new Set<string>();
      for (const path of builtPages()) {
        await page.goto(path);
        const calls = page.locator('a[href^="tel:"]:visible');
        const found = await calls.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
        found.forEach((number) => numbers.add(number ?? ''));
        const bar = page.locator('.callbar a[href^="tel:"]');
        expect([path, await bar.isVisible()]).toEqual([path, size === 'phone']);
        expect(found.length).toBeGreaterThan(0);
      }
      expect([...numbers]).toEqual(['tel:+18605550142']);
    },
  );
});

describe('the menu on a desktop', () => {
  beforeEach(async () => {
    context = await site.visitor('desktop');
  });

  it('opens the services under the mouse at once and closes when it leaves', async () => {
    const page = await openAlive(context, '/about/');
    const menu = page.locator('#services-menu');
    await expect(menu.isVisible()).resolves.toBe(false);
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true });
    await entry.first().hover();
    await menu.waitFor({ state: 'visible' });
    const delay = await menu.evaluate((list) => getComputedStyle(list).transitionDelay);
    expect([...new Set(delay.split(', '))]).toEqual(['0s']);
    await expect(menu.getByRole('link').count()).resolves.toBeGreaterThanOrEqual(9);
    await page.mouse.move(600, 700);
    await menu.waitFor({ state: 'hidden' });
  });

  it('opens them by keyboard, and Escape closes them and keeps the place', async () => {
    const page = await openAlive(context, '/about/');
    const menu = page.locator('#services-menu');
    const button = page.getByRole('button', { name: 'Show services' });
    await button.focus();
    await menu.waitFor({ state: 'visible' });
    await expect(button.getAttribute('aria-expanded')).resolves.toBe('true');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Tree pruning');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect(button.evaluate((it) => it === document.activeElement)).resolves.toBe(true);
    await page.keyboard.press('Enter');
    await menu.waitFor({ state: 'visible' });
    await page.keyboard.press('Enter');
    await menu.waitFor({ state: 'hidden' });
  });

  it('keeps them open under a mouse whose movement has just started the app', async () => {
    const page = await context.newPage();
    await page.goto('/about/');
    const menu = page.locator('#services-menu');
    const button = page.getByRole('button', { name: 'Show services' });
    await enliven(page, () => button.hover());
    await eventually('the app knows that the menu is open', async () =>
      menu.and(page.locator('.open > *')).isVisible(),
    );
    await expect(button.getAttribute('aria-expanded')).resolves.toBe('true');
    await page.mouse.move(600, 700);
    await menu.waitFor({ state: 'hidden' });
  });

  it('opens them by a click, and a second one closes them', async () => {
    const page = await openAlive(context, '/about/');
    const menu = page.locator('#services-menu');
    const button = page.getByRole('button', { name: 'Show services' });
    const isOpen = () => button.getAttribute('aria-expanded');
    // The mouse has opened it before it can click: that click must not close it.
    await button.hover();
    await menu.waitFor({ state: 'visible' });
    await button.click();
    await expect(isOpen()).resolves.toBe('true');
    await menu.waitFor({ state: 'visible' });
    await expect(isOpen()).resolves.toBe('true');
    await button.click();
    await expect(isOpen()).resolves.toBe('false');
  });

  it('marks the current page and leaves out what is not for the top', async () => {
    const page = await openAlive(context, '/about/');
    const nav = page.locator('nav.nav');
    await expect(nav.locator('[aria-current="page"]').allTextContents()).resolves.toEqual([
      'About',
    ]);
    await expect(nav.getByRole('link', { name: 'Careers' }).count()).resolves.toBe(0);
    await nav.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact/');
    const current = nav.locator('[aria-current="page"]');
    await eventually('the new page is marked', async () =>
      (await current.allTextContents()).every((text) => text === 'Contact'),
    );
    await expect(current.allTextContents()).resolves.toEqual(['Contact']);
  });

  it('lets the keyboard skip to the content', async () => {
    const page = await openAlive(context, '/services/');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toContain('Skip');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inside = page.locator('main :focus');
    await expect(inside.count()).resolves.toBe(1);
  });
});

describe('the menu on a phone', () => {
  let page: Page;
  const drawer = () => page.locator('.drawer');

  beforeEach(async () => {
    context = await site.visitor('phone');
    page = await openAlive(context, '/about/');
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await drawer().waitFor({ state: 'visible' });
  });

  it('keeps the focus inside, the page still, and gives the focus back', async () => {
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() =>
        document.querySelector('.drawer')?.contains(document.activeElement),
      );
      expect(inside).toBe(true);
    }
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Menu');
  });

  it('marks the current page and leaves out what is not for the top', async () => {
    const marked = drawer().locator('[aria-current="page"]');
    await expect(marked.allTextContents()).resolves.toEqual(['About']);
    await expect(drawer().getByRole('link', { name: 'Careers' }).count()).resolves.toBe(0);
  });

  it('expands the services and closes when one is chosen', async () => {
    await drawer().locator('summary', { hasText: 'Services' }).click();
    await drawer().getByRole('link', { name: 'Tree removal' }).click();
    await page.waitForURL('**/tree-removal/');
    await drawer().waitFor({ state: 'hidden' });
    await expect(page.locator('h1').isVisible()).resolves.toBe(true);
  });

  it('closes when the page changes by the back button', async () => {
    await drawer().getByRole('link', { name: 'Blog' }).click();
    await page.waitForURL('**/blog/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await drawer().waitFor({ state: 'visible' });
    await page.goBack();
    await page.waitForURL('**/about/');
    await drawer().waitFor({ state: 'hidden' });
  });
});

describe.each(sizes)('moving between pages on a %s', (size) => {
  beforeEach(async () => {
    context = await site.visitor(size);
  });

  it('announces the new page, starts at its top and finds the old place again', async () => {
    const page = await openAlive(context, '/services/');
    await page.evaluate(() => window.scrollTo(0, 900));
    // Gatsby writes the place down in its own time.
    await page.waitForFunction(() =>
      Object.values(sessionStorage).some((place) => Math.abs(Number(place) - 900) < 60),
    );
    const away = page.locator('main a[href="/tree-planting/"]').first();
    await away.evaluate((link) => link instanceof HTMLElement && link.click());
    await page.waitForURL('**/tree-planting/');
    await page.waitForFunction(
      () => (document.getElementById('gatsby-announcer')?.textContent ?? '').length > 0,
    );
    await page.waitForFunction(() => window.scrollY === 0);
    await page.waitForFunction(() => document.activeElement?.id === 'gatsby-focus-wrapper');
    await page.goBack();
    await page.waitForURL('**/services/');
    await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 60);
    expect(address(page)).toBe('/services/');
  });

  it('fetches a page before it is clicked', async () => {
    const page = await openAlive(context, '/about/');
    const asked = page.waitForRequest(/page-data\/careers\/page-data\.json/);
    await page.locator('footer a[href="/careers/"]').scrollIntoViewIfNeeded();
    await page.locator('footer a[href="/careers/"]').hover();
    await asked;
  });

  it('loads a page anew, once, when its script is from an older release', async () => {
    const page = await openAlive(context, '/about/');
    let refused = 0;
    await page.route(/component---src-templates-post-tsx.*\.js$/, (route) => {
      refused += 1;
      return refused > 1 ? route.continue() : route.fulfill({ status: 404, body: '' });
    });
    await page.goto('/blog/');
    await enliven(page);
    const post = page.locator('main a[href^="/blog/"]').first();
    const href = await post.getAttribute('href');
    await post.click();
    await page.waitForURL(`**${href}`);
    await page.locator('h1').waitFor();
    await enliven(page);
  });
});
