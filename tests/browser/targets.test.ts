/** Visitors who want to call find a whole phone number in the window, whatever its size. */
import { itLong } from '../support/itLong';
import { tryEverything } from '../support/tryEverything';
import { WAYS_TO_DOUBLE, atRest, doubleText, useSite } from './support/site';

const site = useSite();

/** Windows of phones whose first screen has the heading and a whole call button. */
const UPRIGHT = [
  [360, 640],
  [390, 664],
  [390, 844],
] as const;

/** Windows that are too short for both. */
const LOW = [
  [844, 390],
  [740, 360],
  [320, 568],
] as const;

/** Heads of three kinds, or of every kind. */
const TOPS = [
  ...['/', '/emergency-tree-services/', '/contact/'],
  ...(tryEverything
    ? [
        ...['/services/', '/tree-pruning/', '/blog/sustainable-tree-care/', '/no-such-page/'],
        ...['/about/', '/careers/', '/blog/', '/privacy/', '/thank-you/'],
      ]
    : []),
];

/** Runs in the page: call buttons of the first screen that something covers or the window cuts. */
const cutCalls = (): string[] => {
  const whole = (one: Element): boolean => {
    const box = one.getBoundingClientRect();
    const corners = [
      [box.left + 9, box.top + 9],
      [box.right - 9, box.top + 9],
      [box.left + 9, box.bottom - 9],
      [box.right - 9, box.bottom - 9],
    ] as const;
    return corners.every(([x, y]) => {
      const on = document.elementFromPoint(x, y);
      return on !== null && one.contains(on);
    });
  };
  const calls = [...document.querySelectorAll('.button-call, .callbar .call')].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight,
  );
  const faults = calls.some(whole) ? [] : ['no call button that is whole'];
  const covered = calls.filter((one) => one.matches('main .button-call') && !whole(one));
  const title = document.querySelector('h1')?.getBoundingClientRect();
  return [
    ...faults,
    ...covered.map((one) => `cut: ${one.outerHTML.slice(0, 90)}`),
    ...(title && title.bottom <= innerHeight ? [] : ['the heading is cut']),
  ];
};

/**
 * Runs in the page: the scroll positions, in pixels, at which no call link can be tapped. Visitors who fill
 * in the form have the whole window for it.
 */
const placesWithoutNumber = async (end: number): Promise<readonly number[]> => {
  const canCall = (): boolean =>
    [...document.querySelectorAll('a[href^="tel:"]')].some((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const on = document.elementFromPoint(left + width / 2, top + height / 2);
      return on !== null && one.contains(on);
    });
  const places: number[] = [];
  for (let top = 0; top < Math.min(end, document.documentElement.scrollHeight); top += 300) {
    scrollTo({ top, behavior: 'instant' });
    // The bar moves as the page scrolls, so it needs some frames to settle.
    for (let frames = 60; frames > 0 && !canCall(); frames -= 1)
      await new Promise(requestAnimationFrame);
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (!canCall() && !middle?.closest('form')) places.push(top);
  }
  return places;
};

it.each(TOPS)(
  'a number can be tapped on %s in any window, at any scroll position',
  async (path) => {
    const page = await site.open('phone', path);
    const faults: string[] = [];
    for (const [width, height] of UPRIGHT) {
      await page.setViewportSize({ width, height });
      const found = await page.evaluate(cutCalls);
      faults.push(...found.map((fault) => `${width} by ${height}: ${fault}`));
    }
    expect(faults).toEqual([]);
    for (const [width, height, end] of [
      ...LOW.map((size) => [...size, 1] as const),
      [360, 640, Infinity] as const,
    ]) {
      await page.setViewportSize({ width, height });
      expect([width, await page.evaluate(placesWithoutNumber, end)]).toEqual([width, []]);
    }
  },
);

/** Runs in the page: how much of the window is taken by parts that do not scroll away. */
const pinnedShare = (): number => {
  const rows = Array.from({ length: 100 }, (_, row) => ((row + 0.5) * innerHeight) / 100);
  const pinned = rows.filter((y) => {
    const on = document.elementFromPoint(innerWidth / 2, y);
    return on?.closest('.masthead, .callbar, .topbar') !== null;
  });
  return pinned.length / rows.length;
};

/** The shortest windows first. */
const PINNED = [
  ['a short phone with doubled text', 360, 640, 32],
  ['a phone on its side', 844, 390, 16],
  ['a phone with doubled text', 390, 844, 32],
  ['a small laptop with doubled text', 1280, 720, 32],
] as const;

itLong.each(PINNED)(
  'pinned parts take at most a third of %s',
  async (_name, width, height, standard) => {
    const page = await site.open('desktop', '/');
    await page.setViewportSize({ width, height });
    // Set like the browser's own font size, on which media queries depend.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    expect(await page.evaluate(pinnedShare)).toBeLessThanOrEqual(1 / 3);
  },
);

itLong.each(WAYS_TO_DOUBLE)('with text doubled by %s, rings are above the words', async (by) => {
  const page = await site.open('phone', '/emergency-tree-services/');
  await doubleText(page, by);
  for (const list of ['article .ruled-list', '.blocks']) {
    const indents = await page
      .locator(`${list} > li`)
      .evaluateAll((items) =>
        items.map(
          (item) =>
            (item.querySelector('p')?.getBoundingClientRect().left ?? NaN) -
            item.getBoundingClientRect().left,
        ),
      );
    expect([list, indents.length > 2, Math.max(...indents)]).toEqual([list, true, 0]);
  }
  const number = page.locator('.blocks .phone-number');
  expect(
    await number.evaluate(
      (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize),
    ),
  ).toBeLessThan(2);
});

itLong.each(WAYS_TO_DOUBLE)(
  'with text doubled by %s, the number on a button stays on one line',
  async (by) => {
    const page = await site.open('phone', '/tree-pruning/');
    await page.setViewportSize({ width: 360, height: 640 });
    await doubleText(page, by);
    const lines = await page
      .locator('.page-top .button-call .no-wrap')
      .evaluate(
        (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight),
      );
    expect(Math.round(lines)).toBe(1);
  },
);

itLong(
  'with doubled text, drawings leave room for words, and the emergency number outgrows them',
  async () => {
    const page = await site.open('phone', '/');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const sizes = await page.locator('.tile').evaluateAll((tiles) =>
      tiles.map((tile) => ({
        drawing: (tile.querySelector('.illustration')?.clientWidth ?? NaN) / tile.clientWidth,
        words: parseFloat(getComputedStyle(tile.querySelector('p')!).fontSize),
      })),
    );
    expect(Math.max(...sizes.map(({ drawing }) => drawing))).toBeLessThan(0.6);
    const number = page.locator('.tile .phone-number');
    expect(
      await number.evaluate((one) => parseFloat(getComputedStyle(one).fontSize)),
    ).toBeGreaterThan(Math.max(...sizes.map(({ words }) => words)));
  },
);

itLong.each([...UPRIGHT, ...LOW])(
  'the drawer scrolls its list and keeps its buttons in reach at %i by %i',
  async (width, height) => {
    const page = await site.open('phone', '/about/');
    await page.setViewportSize({ width, height });
    await page.locator('button.menu-button').click();
    await page.locator('.drawer summary').click();
    const drawer = page.locator('.drawer');
    await atRest(drawer);
    const bottoms = async (): Promise<readonly number[]> =>
      drawer
        .locator('nav > ul, .foot > .button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    const [list = 0, ...buttons] = await bottoms();
    expect(list).toBeGreaterThan((buttons[0] ?? NaN) - 60);
    expect(buttons.filter((bottom) => bottom > height)).toEqual([]);
    const close = page.getByRole('button', { name: 'Close' });
    const box = await close.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
    await close.click();
    await drawer.waitFor({ state: 'hidden' });
  },
);
