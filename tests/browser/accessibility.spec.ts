/** The focus is always seen, and forced colors keep what colors say. */
import type { Page } from '@playwright/test';
import { DESKTOP, expect, test } from './support/test';

/** Runs in the page: what has the focus, and whether something covers the middle of its left edge or the window cuts it. */
const lookAtFocus = (): { readonly name: string; readonly isHidden: boolean } => {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: '', isHidden: false };
  const { left, top, bottom } = element.getBoundingClientRect();
  const on = document.elementFromPoint(left + 8, (top + bottom) / 2);
  const isSeen = on !== null && (element.contains(on) || on.contains(element));
  return { name: element.outerHTML.slice(0, 200), isHidden: !isSeen };
};

/** Presses a key many times; gives the elements with a hidden focus and how many places had the focus. */
const walk = async (page: Page, key: string): Promise<{ hidden: string[]; reached: number }> => {
  const hidden: string[] = [];
  const reached = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(key);
    const { name, isHidden } = await page.evaluate(lookAtFocus);
    if (isHidden) hidden.push(name);
    reached.add(name);
  }
  return { hidden, reached: reached.size };
};

test.describe('the focus is never hidden', () => {
  test.use({ isMobile: false });

  for (const [width, height, address, key] of [
    [390, 844, '/contact/', 'Tab'],
    [390, 844, '/blog/sustainable-tree-care/', 'Tab'],
    [1280, 720, '/tree-pruning/', 'Tab'],
    [1280, 720, '/tree-pruning/', 'Shift+Tab'],
  ] as const)
    test(`in ${width} by ${height} pixels on ${address} with ${key}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      if (key === 'Shift+Tab') await page.getByRole('contentinfo').getByRole('link').last().focus();
      const { hidden, reached } = await walk(page, key);
      expect(hidden).toEqual([]);
      expect(reached).toBeGreaterThan(15);
    });

  test('in the menu of a phone on its side', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    await page.waitForTimeout(500);
    const { hidden, reached } = await walk(page, 'Tab');
    expect(hidden).toEqual([]);
    expect(reached).toBeGreaterThan(6);
  });
});

test.describe('in forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('fields have a border, and drawn words the color of other text', async ({ page }) => {
    const seen = { words: 0, fields: 0 };
    for (const address of ['/contact/', '/tree-pruning/']) {
      await page.goto(address);
      const { words, fields, wrong } = await page.evaluate(() => {
        const { color } = getComputedStyle(document.body);
        const drawn = [...document.querySelectorAll('main svg text')];
        const controls = [...document.querySelectorAll('main :is(input, textarea, select)')].filter(
          (one) => one.checkVisibility() && one.getBoundingClientRect().width > 2,
        );
        const faults = [
          ...drawn.filter((one) => getComputedStyle(one).fill !== color),
          ...controls.filter((one) => getComputedStyle(one).borderTopWidth === '0px'),
        ].map((one) => one.outerHTML.slice(0, 100));
        return { words: drawn.length, fields: controls.length, wrong: faults };
      });
      seen.words += words;
      seen.fields += fields;
      expect(wrong).toEqual([]);
    }
    expect(seen.words).toBeGreaterThan(0);
    expect(seen.fields).toBeGreaterThan(0);
  });

  for (const address of ['/', '/emergency-tree-services/', '/about/'])
    test(`no link on ${address} has the color of its ground`, async ({ page }) => {
      await page.goto(address);
      const unseen = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .filter((one) => {
              const { color, backgroundColor } = getComputedStyle(one);
              return color === backgroundColor;
            })
            .map((one) => one.textContent),
        );
      expect(unseen).toEqual([]);
    });
});

test.describe('with wider letters, as a reader may set them', () => {
  test.use({ ...DESKTOP, bypassCSP: true });

  /** @see https://www.w3.org/TR/WCAG22/#text-spacing */
  const SPACING =
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

  for (const address of ['/', '/contact/', '/tree-pruning/'])
    test(`nothing on ${address} is cut`, async ({ page }) => {
      await page.goto(address);
      await page.addStyleTag({ content: SPACING });
      for (const width of [320, 992, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([width, wide]).toEqual([width, 0]);
      }
    });
});
