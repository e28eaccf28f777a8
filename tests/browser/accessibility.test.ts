/** The focus, forced colors, and what a tap leaves behind. `pages` runs axe-core. */
import { eventually, useSite } from './support/site';

jest.setTimeout(120_000);

const site = useSite();

/** Names the focused element when none of its corners nor its middle can be seen. */
const hiddenFocus = (): string => {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const;
  const seen = points.some(([x, y]) => {
    const on = document.elementFromPoint(x, y);
    return on !== null && (element.contains(on) || on.contains(element));
  });
  return seen ? '' : element.outerHTML.slice(0, 120);
};

it.each(['/', '/contact/', '/blog/sustainable-tree-care/'])(
  'the focus on %s never hides behind the bar at the bottom or the head',
  async (path) => {
    const page = await site.open('phone', path);
    const hidden: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(hiddenFocus);
      if (fault !== '') hidden.push(fault);
    }
    expect(hidden).toEqual([]);
  },
);

it('in forced colors fields have an edge, and words in drawings the color of other words', async () => {
  const faults: string[] = [];
  for (const path of ['/contact/', '/tree-pruning/']) {
    const page = await site.open('phone', path, { forcedColors: 'active' });
    const found = await page.evaluate(() => {
      const { color } = getComputedStyle(document.body);
      const words = [...document.querySelectorAll('main svg text')];
      const fields = [...document.querySelectorAll('main :is(input, textarea, select)')].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().width > 2,
      );
      return [
        ...words.filter((one) => getComputedStyle(one).fill !== color),
        ...fields.filter((one) => getComputedStyle(one).borderTopWidth === '0px'),
      ].map((one) => one.outerHTML.slice(0, 100));
    });
    faults.push(...found.map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
});

it.each([
  ['a step', '.steps > li', '::before'],
  ['a question', '.qa > summary', '::after'],
  ['the slide in view', '.bullets [aria-current]', '::before'],
])('in forced colors the mark of %s has the color of words', async (_mark, selector, pseudo) => {
  const page = await site.open('phone', '/', { forcedColors: 'active' });
  const [mark, words] = await page
    .locator(selector)
    .first()
    .evaluate(
      (element, part) => [
        getComputedStyle(element, part).backgroundColor,
        getComputedStyle(document.body).color,
      ],
      pseudo,
    );
  expect(mark).toBe(words);
});

const COLORS = ['color', 'backgroundColor', 'boxShadow'] as const;

/** Phones keep the hover of a tap until the next one: buttons would stay as if they were pressed. */
it.each([
  ['the button of the form', '/contact/', 'form[name="contact"] [type="submit"]'],
  ['the arrow of the testimonials', '/', '.arrows button:last-child'],
  ['a question', '/', '.faq summary'],
  [
    'the button that copies the address',
    '/blog/sustainable-tree-care/',
    '.share [data-needs-script]',
  ],
])('%s has its own colors again after a tap', async (_, address, selector) => {
  const context = await site.visitor('phone');
  await context.grantPermissions(['clipboard-write']);
  const page = await context.newPage();
  await page.goto(address);
  const button = page.locator(selector).first();
  await button.scrollIntoViewIfNeeded();
  const colors = (): Promise<readonly string[]> =>
    button.evaluate(
      (element, names) => names.map((name) => getComputedStyle(element)[name]),
      COLORS,
    );
  const before = await colors();
  await button.tap();
  await eventually('the button is hovered', () =>
    button.evaluate((element) => element.matches(':hover')),
  );
  await eventually('its transitions have ended', () =>
    button.evaluate((element) => element.getAnimations().length === 0),
  );
  expect(await colors()).toEqual(before);
});
