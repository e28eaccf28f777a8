/** The focus and forced colors. `pages` runs axe-core and looks for hover styles on phones. */
import type { Page } from 'playwright-core';
import { atRest, useSite } from './support/site';

const site = useSite();

/** Names the focused element when something covers the middle of its left edge or the window cuts it. */
const hiddenFocus = (): string => {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const { left, top, bottom } = element.getBoundingClientRect();
  const on = document.elementFromPoint(left + 8, (top + bottom) / 2);
  return on !== null && (element.contains(on) || on.contains(element))
    ? ''
    : element.outerHTML.slice(0, 120);
};

type Begin = (page: Page) => Promise<unknown>;

const fromTheStart: Begin = () => Promise.resolve();
const fromTheEnd: Begin = (page) =>
  page
    .locator('footer a')
    .last()
    .evaluate((link: HTMLElement) => link.focus());
const inTheMenu: Begin = async (page) => {
  await page.locator('button.menu-button').focus();
  await page.keyboard.press('Enter');
  // While the drawer slides in, none of its elements is on top.
  await atRest(page.locator('.drawer'));
};

const WAYS = [
  [390, 844, '/contact/', 'Tab', fromTheStart],
  [1280, 720, '/tree-pruning/', 'Tab', fromTheStart],
  [1280, 720, '/tree-pruning/', 'Shift+Tab', fromTheEnd],
  [195, 422, '/', 'Tab', inTheMenu],
  [844, 390, '/', 'Tab', inTheMenu],
  [390, 844, '/', 'Tab', fromTheStart],
  [390, 844, '/blog/sustainable-tree-care/', 'Tab', fromTheStart],
] as const;

it.each(WAYS)(
  'the focus is never hidden in a window of %i by %i on %s with %s',
  async (width, height, path, key, begin) => {
    const page = await site.open('desktop', path, { viewport: { width, height } });
    await begin(page);
    // Counts the elements that receive focus: a focus trap would hide the rest of the page from this test.
    await page.evaluate(() => {
      const reached = new Set<EventTarget | null>();
      addEventListener('focusin', ({ target }) => {
        reached.add(target);
        document.documentElement.dataset['reached'] = String(reached.size);
      });
    });
    const hidden: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(key);
      const fault = await page.evaluate(hiddenFocus);
      if (fault !== '') hidden.push(fault);
    }
    expect(hidden).toEqual([]);
    const reached = await page.locator('html').getAttribute('data-reached');
    expect(Number(reached)).toBeGreaterThanOrEqual(begin === inTheMenu ? 8 : 20);
  },
);

/** The text spacing that a reader may set. @see https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

it('the large number on the contact page stays on one line, and whole with wider letter spacing', async () => {
  const page = await site.open('desktop', '/contact/', { bypassCSP: true });
  const number = page.locator('.page-top a.calm');
  for (const width of [992, 1024, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await number.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    });
    expect({ width, lines }).toEqual({ width, lines: 1 });
  }
  await page.addStyleTag({ content: SPACING });
  for (const width of [992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const end = await number.evaluate((link) => link.getBoundingClientRect().right);
    expect(end).toBeLessThan(width);
  }
});

it('in forced colors, fields have a border, selects an arrow, and drawn words the color of other text', async () => {
  const faults: string[] = [];
  const seen = { words: 0, fields: 0 };
  for (const [path, chosen] of [
    ['/contact/', 'light'],
    ['/contact/', 'dark'],
    ['/tree-pruning/', 'light'],
  ] as const) {
    const page = await site.open('phone', path, { forcedColors: 'active' });
    await page.evaluate((mode) => (document.documentElement.dataset['theme'] = mode), chosen);
    const found = await page.evaluate(() => {
      const { color } = getComputedStyle(document.body);
      const words = [...document.querySelectorAll('main svg text')];
      const fields = [...document.querySelectorAll('main :is(input, textarea, select)')].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().width > 2,
      );
      const wrong = [
        ...words.filter((one) => getComputedStyle(one).fill !== color),
        ...fields.filter((one) => getComputedStyle(one).borderTopWidth === '0px'),
        ...fields.filter(
          (one) => one.tagName === 'SELECT' && getComputedStyle(one).appearance !== 'auto',
        ),
      ].map((one) => one.outerHTML.slice(0, 100));
      return { words: words.length, fields: fields.length, wrong };
    });
    seen.words += found.words;
    seen.fields += found.fields;
    faults.push(...found.wrong.map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(seen.words).toBeGreaterThan(0);
  expect(seen.fields).toBeGreaterThan(0);
});

it.each(['/emergency-tree-services/', '/about/', '/careers/', '/404.html'])(
  'in forced colors, no link on %s has the color of its background',
  async (path) => {
    const page = await site.open('phone', path, { forcedColors: 'active' });
    const unseen = await page.locator('main a').evaluateAll((links) =>
      links
        .filter((one) => {
          const { color, backgroundColor } = getComputedStyle(one);
          return color === backgroundColor;
        })
        .map((one) => one.textContent),
    );
    expect(unseen).toEqual([]);
  },
);

it.each(['/', '/emergency-tree-services/'])(
  'in forced colors, no photograph is behind words on %s',
  async (path) => {
    const page = await site.open('desktop', path, { forcedColors: 'active' });
    const pictures = page.locator('main section > picture > img');
    expect(await pictures.count()).toBe(1);
    expect(await pictures.isVisible()).toBe(false);
  },
);

it('in forced colors, a line parts the call bar from the page below it', async () => {
  const page = await site.open('phone', '/about/', { forcedColors: 'active' });
  const colors = await page.locator('.callbar').evaluate((bar) => {
    const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(bar);
    return outlineStyle === 'solid' ? [outlineColor, backgroundColor] : [];
  });
  expect(new Set(colors).size).toBe(2);
});

it('the focus outline of the masthead number does not cross the number', async () => {
  const page = await site.open('desktop', '/');
  const right = async (selector: string): Promise<number> => {
    const box = await page.locator(selector).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const outline = 9;
  expect(await right('.call-block .phone-number')).toBeLessThanOrEqual(
    (await right('.call-block')) - outline,
  );
});
