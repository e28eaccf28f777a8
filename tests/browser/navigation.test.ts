/** Menus, the drawer of phones, and addresses inside a page. */
import type { Page } from 'playwright-core';
import { itLong } from '../support/itLong';
import { SIZES, WAYS_TO_DOUBLE, doubleText, giveTime, sizes, useSite } from './support/site';
import { eventually } from '../support/eventually';

const site = useSite();

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

/** Whether the call bar of phones is in the window. */
const hasCallBar = (page: Page): Promise<boolean> =>
  page
    .locator('.callbar')
    .evaluate((bar) => bar.getBoundingClientRect().bottom <= window.innerHeight);

it('the call bar hides while the call button in the header shows, unless a question may cover the button', async () => {
  const page = await site.open('phone', '/');
  await eventually('the bar gives way', async () => !(await hasCallBar(page)));
  await page.evaluate(() => {
    document.body.append(document.createElement('div'));
    document.body.lastElementChild?.setAttribute('data-consent', '');
  });
  await eventually('the bar is back', () => hasCallBar(page));
});

it.each(WAYS_TO_DOUBLE)('with text doubled by %s, the call bar stays readable', async (by) => {
  const page = await site.open('phone', '/about/');
  await doubleText(page, by);
  const right = await page
    .locator('.callbar .call span')
    .evaluate((words) => words.getBoundingClientRect().right);
  const other = await page.locator('.callbar a').nth(1).boundingBox();
  expect(right).toBeLessThan(other?.x ?? 0);
});

itLong('the menu stands at the number, and stays there when the quote button appears', async () => {
  const page = await site.open('desktop', '/about/');
  const placeOf = (selector: string) => page.locator(`.masthead ${selector}`).boundingBox();
  const menu = await placeOf('.nav');
  const call = await placeOf('.call-block');
  expect((call?.x ?? 9999) - (menu?.x ?? 0) - (menu?.width ?? 0)).toBeLessThan(32);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.locator('.masthead .quote').waitFor();
  expect((await placeOf('.nav'))?.x).toBe(menu?.x);
});

const MENU = ['Services', 'Home', 'About us', 'Our work', 'The people behind the saws', 'Contact'];

itLong.each([
  ['seven links', [...MENU, 'Blog'], 1],
  ['six links with lists', MENU, 6],
])('%s take two rows, and the number stays in the bar', async (_, labels, lists) => {
  const page = await site.open('desktop', '/about/');
  await page.locator('.nav > ul').evaluate(
    (menu, { labels, lists }) => {
      const [plain, list] = ['li:not(.has-dropdown)', '.has-dropdown'].map((kind) =>
        menu.querySelector(kind),
      );
      menu.replaceChildren();
      for (const [index, label] of labels.entries()) {
        const item = (index < lists ? list : plain)?.cloneNode(true) as Element;
        item.querySelector('a')?.replaceChildren(label);
        menu.append(item);
      }
    },
    { labels, lists },
  );
  for (const width of [992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { height, hidden } = await page.evaluate(() => {
      const masthead = document.querySelector('.masthead');
      const { bottom = 0, height = 0 } = masthead?.getBoundingClientRect() ?? {};
      const parts = [...(masthead?.querySelectorAll('.nav > ul > li > a, .call-block b') ?? [])];
      const isHidden = (part: Element): boolean => {
        const box = part.getBoundingClientRect();
        return box.width === 0 || box.right > window.innerWidth || box.bottom > bottom;
      };
      return { height, hidden: parts.filter(isHidden).map((part) => part.textContent) };
    });
    expect({ width, hidden }).toEqual({ width, hidden: [] });
    expect(height).toBeLessThan(90);
  }
});

itLong.each(WAYS_TO_DOUBLE)('with text doubled by %s, wide screens have “Menu”', async (by) => {
  const page = await site.open('desktop', '/about/', { viewport: { width: 992, height: 800 } });
  await doubleText(page, by);
  expect(await page.locator('.nav').isVisible()).toBe(false);
  const number = page.locator('.masthead .call-block b, .callbar b').filter({ visible: true });
  const { x = 992, width = 0 } = (await number.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(992);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('.drawer').getByRole('link', { name: 'Contact' }).waitFor();
});

itLong.each([768, 1280])('sixteen links of the footer take two columns at %i', async (width) => {
  const page = await site.open('desktop', '/about/', { viewport: { width, height: 900 } });
  await page.locator('.footer nav ul').evaluate((list) => {
    while (list.children.length < 16) list.append(list.children[0]?.cloneNode(true) ?? '');
  });
  const boxOf = async (part: string) => (await page.locator(`.footer ${part}`).boundingBox())!;
  const links = await boxOf('nav ul');
  const hours = await boxOf('.hours');
  expect(links.height).toBeLessThan(400);
  expect(hours.x + hours.width).toBeLessThan(links.x);
});

itLong('a service of the footer takes one line on a tablet', async () => {
  const page = await site.open('desktop', '/about/', { viewport: { width: 768, height: 1024 } });
  const links = page.locator('.footer .links a');
  const high = await links.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height > 44).map((one) => one.textContent),
  );
  expect(high).toEqual([]);
});

itLong('the call bar leaves while a form is in the middle of the window', async () => {
  const page = await site.open('phone', '/contact/');
  await page.locator('form textarea[name="comment"]').evaluate((field) => field.scrollIntoView());
  await eventually('the bar gives way to the form', async () => !(await hasCallBar(page)));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await eventually('the bar is back', () => hasCallBar(page));
});

describe('the services menu', () => {
  let page: Page;
  const menu = () => page.locator('.nav .dropdown');
  const button = () => page.getByRole('button', { name: 'Show services' });
  const isSaidOpen = () => button().getAttribute('aria-expanded');

  it('ends with a row of links that lead to more than one service', async () => {
    page = await site.open('desktop', '/about/');
    await button().click();
    const tops = await menu()
      .locator('li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    const [before, ...ends] = tops.slice(-3);
    expect(ends[0]).toBe(ends[1]);
    expect(ends[0]).toBeGreaterThan(before ?? Infinity);
  });

  it('opens and closes by keyboard; Escape keeps the focus, and moving on closes it', async () => {
    page = await site.open('desktop', '/about/');
    await button().focus();
    await page.keyboard.press('Enter');
    await menu().waitFor({ state: 'visible' });
    expect(await isSaidOpen()).toBe('true');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Emergency tree services');
    await page.keyboard.press('Escape');
    await menu().waitFor({ state: 'hidden' });
    expect(await button().evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await menu().waitFor({ state: 'visible' });
    await page.keyboard.press('Space');
    await menu().waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await menu().waitFor({ state: 'hidden' });
  });

  itLong('opens and closes by touch on a wide screen, also by a touch elsewhere', async () => {
    page = await site.open('phone', '/about/', { viewport: { width: 1280, height: 900 } });
    await button().tap();
    await menu().waitFor({ state: 'visible' });
    await button().tap();
    await menu().waitFor({ state: 'hidden' });
    // On another page, because a third tap at the same place would zoom.
    await page.goto('/services/');
    await button().tap();
    await menu().getByRole('link', { name: 'Tree removal' }).tap();
    await page.waitForURL('**/tree-removal/');
    expect(await menu().isVisible()).toBe(false);
    await button().tap();
    await menu().waitFor({ state: 'visible' });
    await page.touchscreen.tap(600, 800);
    await menu().waitFor({ state: 'hidden' });
  });
});

it('of several lists in the menu one is open at a time, inside the window, and Escape closes it', async () => {
  const page = await site.open('desktop', '/about/', { viewport: { width: 992, height: 800 } });
  await page.evaluate(() => {
    const group = document.querySelector('.nav [data-menu]');
    document.querySelector('.nav > ul')?.append(group?.cloneNode(true) ?? '');
  });
  const groups = page.locator('.nav [data-menu]');
  const lists = page.locator('.nav .dropdown');
  const open = () => lists.evaluateAll((all) => all.map((one) => one.checkVisibility()));
  await groups.nth(0).getByRole('button').press('Enter');
  expect(await open()).toEqual([true, false]);
  await groups.nth(1).getByRole('link').first().hover();
  expect(await open()).toEqual([false, true]);
  const { x = 0, width = 0 } = (await lists.nth(1).boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(992);
  await groups.nth(1).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await open()).toEqual([false, false]);
  const button = groups.nth(1).getByRole('button');
  expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
});

it('the keyboard can skip to the content', async () => {
  const page = await site.open('desktop', '/services/');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toContain('Skip');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});

describe('the drawer of a phone', () => {
  let page: Page;
  const drawer = () => page.locator('.drawer');
  const open = async (): Promise<void> => {
    page = await site.open('phone', '/about/');
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await drawer().waitFor({ state: 'visible' });
  };

  it('keeps everything behind it out of reach until it closes', async () => {
    await open();
    const reachable = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('a[href], button, main')].filter(
            (one) => !one.closest('[inert], .drawer'),
          ).length,
      );
    expect(await reachable()).toBe(0);
    expect(await focusedName(page)).toBe('Close');
    await page.mouse.wheel(0, 2000);
    await giveTime(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'hidden' });
    expect(await reachable()).toBeGreaterThan(20);
    expect(await focusedName(page)).toBe('Menu');
  });

  itLong('closes when the window becomes wide', async () => {
    await open();
    await page.setViewportSize({ width: 1280, height: 900 });
    await drawer().waitFor({ state: 'hidden' });
  });
});

describe.each(sizes)('the address of a question, on a %s,', (size) => {
  it('opens it on arrival and later, and scrolls it into view', async () => {
    const page = await site.open(size, '/');
    const start = page.locator('.question').first();
    const last = page.locator('.question').last();
    const isShown = async (id: string): Promise<void> => {
      const question = page.locator(`[id="${id}"][open] summary`);
      await question.waitFor();
      await eventually(`${id} is in the window`, async () => {
        const top = (await question.boundingBox())?.y ?? -1;
        return top >= 0 && top < SIZES[size].viewport.height;
      });
    };
    const first = (await start.getAttribute('id')) ?? '';
    const second = (await last.getAttribute('id')) ?? '';
    await page.goto('about:blank');
    await page.goto(`/#${first}`);
    await isShown(first);
    await page.evaluate((id) => (location.hash = id), second);
    await isShown(second);
    await page.reload();
    await isShown(second);
    // The same link again, after the question was closed.
    await page.locator(`[id="${second}"] > summary`).click();
    await page.evaluate((id) => {
      const link = document.createElement('a');
      link.href = `#${id}`;
      document.body.append(link);
      link.click();
    }, second);
    await isShown(second);
  });
});

it('on a desktop, a question that opens moves only what is below it', async () => {
  const page = await site.open('desktop', '/');
  /** Where each question is on the page. */
  const places = (): Promise<{ left: number; top: number }[]> =>
    page.locator('.question').evaluateAll((all) =>
      all.map((question) => {
        const { left, top } = question.getBoundingClientRect();
        return { left, top: Math.round(top + scrollY) };
      }),
    );
  const before = await places();
  expect(new Set(before.map(({ left }) => left)).size).toBe(2);
  for (const opened of [0, before.length - 2]) {
    const stays = (all: typeof before) =>
      all.filter(({ left }, index) => left !== before[opened]?.left || index <= opened);
    await page.locator('.question > summary').nth(opened).click();
    expect(stays(await places())).toEqual(stays(before));
    await page.locator('.question > summary').nth(opened).click();
  }
});

it.each(sizes)(
  'a question stays where it was tapped when one above it closes: %s',
  async (size) => {
    const page = await site.open(size, '/');
    const question = (index: number) => page.locator('.question > summary').nth(index);
    const topOf = async (index: number): Promise<number> =>
      question(index).evaluate((one) => one.getBoundingClientRect().top);
    await question(1).click();
    await question(3).evaluate((one) =>
      one.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const before = await topOf(3);
    await question(3).click();
    await page.locator('.question[open]').nth(1).waitFor({ state: 'detached' });
    await eventually('it is back', async () => Math.abs((await topOf(3)) - before) < 2);
  },
);

it.each(sizes)('every quote button leads to the form on a %s', async (size) => {
  const page = await site.open(size, '/about/');
  const buttons = page.locator('a', { hasText: /quote/i });
  const addresses = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(2);
  expect(addresses.filter((address) => address !== '/contact/#quote')).toEqual([]);
  await buttons.filter({ visible: true }).first().click();
  await page.waitForURL('**/contact/#quote');
  await eventually('the form is in the window', async () => {
    const top = (await page.locator('form[name="contact"]').boundingBox())?.y ?? -1;
    return top >= 0 && top < SIZES[size].viewport.height;
  });
});

itLong.each(sizes)(
  '“Back to top” moves the window and the keyboard focus on a %s',
  async (size) => {
    const page = await site.open(size, '/services/');
    const link = page.getByRole('link', { name: 'Back to top' });
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => window.scrollY === 0);
    await page.keyboard.press('Tab');
    const y = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
    expect(y).toBeLessThan(300);
  },
);
