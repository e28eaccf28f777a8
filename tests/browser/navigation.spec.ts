/** Menus, the drawer of phones, questions with an address, and ways within a page. */
import type { Locator, Page } from '@playwright/test';
import { DESKTOP, SIZES, expect, test } from './support/test';

const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

/** A link that only the list of services below “Services” has. */
const inList = (page: Page): Locator => mainMenu(page).getByRole('link', { name: 'Tree removal' });

test.describe('the list of services', () => {
  test.use(DESKTOP);
  const button = (page: Page): Locator => page.getByRole('button', { name: 'Show services' });

  test.beforeEach(({ page }) => page.goto('/about/').then(() => undefined));

  test('opens at once under the mouse, and closes when it leaves', async ({ page }) => {
    await expect(inList(page)).toBeHidden();
    const opens = mainMenu(page)
      .getByRole('link', { name: 'Services', exact: true })
      .evaluate(
        (link) =>
          new Promise<number>((resolve) => {
            link.addEventListener('mouseenter', () => {
              const entered = performance.now();
              const list = link.closest('li');
              const look = (): void => {
                const open = [...(list?.querySelectorAll('a') ?? [])].some(
                  (one) => one !== link && one.checkVisibility({ visibilityProperty: true }),
                );
                if (open) resolve(performance.now() - entered);
                else requestAnimationFrame(look);
              };
              look();
            });
          }),
      );
    await mainMenu(page).getByRole('link', { name: 'Services', exact: true }).hover();
    // Two frames: the delay is 0 ms.
    expect(await opens).toBeLessThan(100);
    await page.mouse.move(200, 700);
    await expect(inList(page)).toBeHidden();
  });

  test('opens and closes by keyboard; Escape keeps the focus, and moving on closes it', async ({
    page,
  }) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(inList(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(
      mainMenu(page).getByRole('link', { name: 'Emergency tree services' }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inList(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(inList(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(inList(page)).toBeHidden();
  });

  test.describe('on a wide screen with touch', () => {
    test.use({ hasTouch: true });

    test('opens and closes by touch, also by a touch elsewhere', async ({ page }) => {
      await button(page).tap();
      await inList(page).tap();
      await expect(page).toHaveURL(/\/tree-removal\/$/);
      await expect(inList(page)).toBeHidden();
      await button(page).tap();
      await expect(inList(page)).toBeVisible();
      await page.touchscreen.tap(600, 800);
      await expect(inList(page)).toBeHidden();
    });
  });
});

test.describe('the drawer of a phone', () => {
  const menu = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });
  const close = (page: Page): Locator => page.getByRole('button', { name: 'Close', exact: true });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about/');
    await menu(page).press('Enter');
    await expect(close(page)).toBeVisible();
  });

  test('leads to a service, and is closed on the way back', async ({ page }) => {
    await page.getByText('Services', { exact: true }).filter({ visible: true }).first().click();
    await page
      .getByRole('link', { name: 'Tree removal' })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/tree-removal\/$/);
    await page.goBack();
    await expect(close(page)).toBeHidden();
  });

  test('keeps everything behind it out of reach until it closes', async ({ page }) => {
    await expect(close(page)).toBeFocused();
    const names = new Set<string>();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      // The browser's own controls have the focus while the body seems to.
      names.add(
        await page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement === body ? '' : (activeElement?.textContent?.trim() ?? '');
        }),
      );
    }
    expect(
      [...names].filter((name) => /Skip to content|Copyright|Photo credits/.test(name)),
    ).toEqual([]);
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(close(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('closes when the window becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(close(page)).toBeHidden();
  });
});

test('the keyboard can skip to the content', async ({ page }) => {
  await page.goto('/services/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the address of a question opens it, on arrival and later, and scrolls it into view', async ({
  page,
}) => {
  await page.goto('/questions/');
  const links = await page
    .locator('main details[id]')
    .evaluateAll((all) => all.map(({ id }) => id).filter((_, index) => index % 5 === 0));
  const [first, second] = links.slice(-2);
  const isShown = async (id = ''): Promise<void> => {
    const question = page.locator(`[id="${id}"]`);
    await expect(question).toHaveAttribute('open', '');
    await expect(question.locator('summary')).toBeInViewport();
  };
  await page.goto('about:blank');
  await page.goto(`/questions/#${first}`);
  await isShown(first);
  await page.evaluate((id) => (location.hash = id ?? ''), second);
  await isShown(second);
  await page.reload();
  await isShown(second);
});

test('a question stays where it was tapped when one above it closes', async ({ page }) => {
  await page.goto('/');
  const answer = (question: string) => page.getByText(question, { exact: true }).first();
  await answer('What will the work cost?').click();
  const lower = answer('Do you really answer at night?');
  await lower.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await lower.boundingBox();
  await lower.click();
  await expect
    .poll(async () => Math.abs(((await lower.boundingBox())?.y ?? NaN) - (before?.y ?? NaN)))
    .toBeLessThan(3);
});

for (const [name, size] of Object.entries(SIZES))
  test.describe(`on a ${name}`, () => {
    test.use(size);

    test('every quote button leads to the form', async ({ page }) => {
      await page.goto('/about/');
      const buttons = page.getByRole('link', { name: /quote|free estimate/i });
      const addresses = await buttons.evaluateAll((all) =>
        all.map((one) => one.getAttribute('href')),
      );
      expect(addresses).not.toEqual([]);
      for (const address of addresses) expect(address).toMatch(/^\/contact\/.*#/);
      await buttons.filter({ visible: true }).first().click();
      await expect(page.getByRole('textbox', { name: /^Name/ })).toBeInViewport();
    });

    test('“Back to top” moves the window and the keyboard', async ({ page }) => {
      await page.goto('/services/');
      await page.getByRole('link', { name: 'Back to top' }).press('Enter');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.getBoundingClientRect().top),
      ).toBeLessThan(300);
    });
  });

/** Runs in the page: the scroll positions down to an end, in pixels, at which no call link can be tapped. */
const placesWithoutNumber = async (end: number): Promise<readonly number[]> => {
  const canCall = (): boolean =>
    [...document.querySelectorAll('a[href^="tel:"]')].some((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const on = document.elementFromPoint(left + width / 2, top + height / 2);
      return on !== null && one.contains(on);
    });
  const places: number[] = [];
  for (let top = 0; top < Math.min(end, document.documentElement.scrollHeight); top += 400) {
    scrollTo({ top, behavior: 'instant' });
    // What moves as the page scrolls needs some time to settle.
    for (let tries = 60; tries > 0 && !canCall(); tries -= 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    // Whoever fills in a form has the whole window for it.
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (!canCall() && !middle?.closest('form')) places.push(top);
  }
  return places;
};

test.describe('a number can be tapped', () => {
  test.use({ expected: /404/ });

  for (const address of [
    '/',
    '/emergency-tree-services/',
    '/tree-pruning/',
    '/contact/',
    '/no-such-page/',
  ])
    test(`wherever a phone scrolls on ${address}, and at once on its side`, async ({ page }) => {
      await page.goto(address);
      expect(await page.evaluate(placesWithoutNumber, Infinity)).toEqual([]);
      await page.setViewportSize({ width: 740, height: 360 });
      expect(await page.evaluate(placesWithoutNumber, 1)).toEqual([]);
    });
});

test('the call button of a phone says “Immediate” from the md breakpoint on only', async ({
  page,
}) => {
  await page.goto('/');
  const words = page.getByRole('main').getByText('Immediate').first();
  await expect(words).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(words).toBeVisible();
});
