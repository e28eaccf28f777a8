/** The focus and forced colors. `pages` runs axe-core and looks for hover styles on phones. */
import { SIZES, useSite } from './support/site';

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

it.each([
  ['phone', 844, '/'],
  ['phone', 844, '/contact/'],
  ['phone', 844, '/blog/sustainable-tree-care/'],
  ['desktop', 720, '/tree-pruning/'],
] as const)(
  'the focus on a %s, %i pixels high, is never hidden on %s',
  async (size, height, path) => {
    const { width } = SIZES[size].viewport;
    const page = await site.open(size, path, { viewport: { width, height } });
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
