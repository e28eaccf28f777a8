/** The focus and forced colors. `pages` runs axe-core and looks for hover styles on phones. */
import { tryEverything } from '../support/tryEverything';
import { SIZES, useSite } from './support/site';

jest.setTimeout(120_000);

const site = useSite();

/** Names the focused element when neither its middle nor its first nor its last corner can be seen. */
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

const WAYS = [
  ['phone', 844, '/contact/'],
  ['desktop', 720, '/tree-pruning/'],
  ['phone', 844, '/'],
  ['phone', 844, '/blog/sustainable-tree-care/'],
] as const;

it.each(tryEverything ? WAYS : WAYS.slice(0, 2))(
  'the focus on a %s, %i pixels high, is never hidden on %s',
  async (size, height, path) => {
    const { width } = SIZES[size].viewport;
    const page = await site.open(size, path, { viewport: { width, height } });
    // Counts what the focus comes to: a trap would hide the rest of the page from this test.
    await page.evaluate(() => {
      const reached = new Set<EventTarget | null>();
      addEventListener('focusin', ({ target }) => {
        reached.add(target);
        document.documentElement.dataset['reached'] = String(reached.size);
      });
    });
    const hidden: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(hiddenFocus);
      if (fault !== '') hidden.push(fault);
    }
    expect(hidden).toEqual([]);
    const reached = await page.locator('html').getAttribute('data-reached');
    expect(Number(reached)).toBeGreaterThanOrEqual(20);
  },
);

it('in forced colors fields have an edge, lists of choices their arrow, and drawn words the color of others', async () => {
  const faults: string[] = [];
  const seen = { words: 0, fields: 0 };
  for (const path of ['/contact/', '/tree-pruning/']) {
    const page = await site.open('phone', path, { forcedColors: 'active' });
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

it('in forced colors the marks of steps, questions and slides can be seen', async () => {
  const page = await site.open('phone', '/', { forcedColors: 'active' });
  const styleOf = (
    selector: string,
    pseudo: string,
    property: 'backgroundColor' | 'borderStyle' | 'color',
  ): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((one, given) => getComputedStyle(one, given.pseudo)[given.property], {
        pseudo,
        property,
      });
  const words = await styleOf('body', '', 'color');
  for (const [selector, pseudo] of [
    ['.steps > li', '::before'],
    ['.question > summary', '::after'],
    ['.bullets [aria-current]', '::before'],
  ] as const)
    expect([selector, await styleOf(selector, pseudo, 'backgroundColor')]).toEqual([
      selector,
      words,
    ]);
  expect(await styleOf('.bullets a:not([aria-current])', '::before', 'borderStyle')).toBe('solid');
});
