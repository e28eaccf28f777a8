/** What axe-core, a keyboard and a thumb find on the built pages. */
import type { BrowserContext, Page } from 'playwright-core';
import budgets from '../budgets.json';
import { axeComplaints } from '../support/axe';
import { KINDS, pagesToTry, useSite } from './support/site';
import { tryEverything } from '../support/tryEverything';

jest.setTimeout(300_000);

const WIDTHS = tryEverything ? [320, 390, 768, 1440] : [320, 1440];

const site = useSite();
let context: BrowserContext;

const open = async (width: number): Promise<Page> => {
  context = await site.visitor('desktop', {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
};

/** Every question is open, so that all of it can be looked at, and no color is on its way. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

const paint = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (theme) => {
    if (theme === 'dark') document.documentElement.dataset['theme'] = theme;
    else delete document.documentElement.dataset['theme'];
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, mode);

/** All rules in light colors; in dark ones, the rules that colors matter to. */
const complaintsInBothModes = async (page: Page): Promise<string[]> => {
  const light = await axeComplaints(page);
  await paint(page, 'dark');
  const dark = await axeComplaints(page, ['color-contrast', 'link-in-text-block']);
  await paint(page, 'light');
  return [...light, ...dark.map((one) => `dark: ${one}`)];
};

describe('axe-core finds nothing', () => {
  it.each(pagesToTry())('on %s at every width, light and dark', async (path) => {
    const page = await open(320);
    await page.goto(path);
    await unfold(page);
    const complaints: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      complaints.push(...(await complaintsInBothModes(page)).map((one) => `${width} ${one}`));
    }
    expect(complaints).toEqual([]);
  });

  it('with the drawer open, light and dark', async () => {
    const page = await open(320);
    await page.goto('/');
    await page.locator('.menubtn').click();
    await page.locator(':popover-open').waitFor({ state: 'visible' });
    await unfold(page);
    expect(await complaintsInBothModes(page)).toEqual([]);
  });

  it('with the list of services open, light and dark', async () => {
    const page = await open(1440);
    await page.goto('/about/');
    await page.getByRole('button', { name: 'Show services' }).press('Enter');
    await page.locator('#services-menu').waitFor({ state: 'visible' });
    await unfold(page);
    expect(await complaintsInBothModes(page)).toEqual([]);
  });
});

/** Headings as they are read, with what is wrong in their order. */
const headingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((heading) =>
      Number(heading.tagName.slice(1)),
    );
    const mains = levels.filter((level) => level === 1).length;
    const first = levels[0] === 1 ? [] : [`starts with level ${levels[0]}`];
    const jumps = levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? level;
      return level > before + 1 ? [`level ${level} after ${before}`] : [];
    });
    return [...(mains === 1 ? [] : [`${mains} main headings`]), ...first, ...jumps];
  });

/**
 * Landmarks that need a name because there are several of a kind, and lack one of their own; and
 * names that are said twice, because what is around says the same.
 */
const landmarkFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
      '';
    // An aside within an article or a section is a landmark only when it has a name.
    const isLandmark = (one: Element): boolean =>
      one.tagName === 'NAV' || nameOf(one) !== '' || !one.closest('article, section');
    const shown = [...document.querySelectorAll('nav, aside')].filter(
      (one) => one.checkVisibility() && isLandmark(one),
    );
    const names = shown.map((one) => `${one.tagName} ${nameOf(one)}`);
    const mains = document.querySelectorAll('main').length;
    const NAMED = '[aria-label], [aria-labelledby]';
    const isSaidTwice = (one: Element): boolean => {
      const around = one.parentElement?.closest(NAMED);
      return around ? nameOf(around) === nameOf(one) || isSaidTwice(around) : false;
    };
    return [
      ...shown.filter((one) => nameOf(one) === '').map((one) => `no name: ${one.className}`),
      ...names.filter((name, index) => names.indexOf(name) !== index),
      ...[...document.querySelectorAll(NAMED)]
        .filter((one) => one.checkVisibility() && isSaidTwice(one))
        .map((one) => `said twice: ${nameOf(one)}`),
      ...(mains === 1 ? [] : [`${mains} main elements`]),
    ];
  });

describe('every page', () => {
  it('has one main heading, the others in order, and landmarks with names', async () => {
    const page = await open(1440);
    const faults: string[] = [];
    for (const path of pagesToTry()) {
      await page.goto(path);
      const found = [...(await headingFaults(page)), ...(await landmarkFaults(page))];
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it('has targets that a thumb hits; links inside running text are as high as their line', async () => {
    const page = await open(390);
    const small: string[] = [];
    for (const path of KINDS) {
      await page.goto(path);
      await unfold(page);
      small.push(...(await smallTargets(page)).map((one) => `${path} ${one}`));
    }
    expect(small).toEqual([]);
  });

  it('never hides the focus behind the bar at the bottom or the head', async () => {
    context = await site.visitor('phone');
    const hidden: string[] = [];
    for (const path of ['/', '/contact/', '/blog/sustainable-tree-care/']) {
      const page = await context.newPage();
      await page.goto(path);
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(hiddenFocus);
        if (fault !== '') hidden.push(`${path} ${fault}`);
      }
      await page.close();
    }
    expect(hidden).toEqual([]);
  });
});

it('in forced colors fields have an edge, and words in drawings the color of other words', async () => {
  context = await site.visitor('phone', { forcedColors: 'active' });
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of ['/contact/', '/tree-pruning/']) {
    await page.goto(path);
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
  context = await site.visitor('phone', { forcedColors: 'active' });
  const page = await context.newPage();
  await page.goto('/');
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

const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const inText = (element: Element): boolean => {
      const around = element.closest('p, li, dd, td, address, figcaption, blockquote, label');
      const words = (around?.textContent ?? '').trim().length;
      return words > (element.textContent ?? '').trim().length + 2;
    };
    const ownSize = (element: Element): DOMRect =>
      (element.closest('label') ?? element).getBoundingClientRect();
    return (
      [...document.querySelectorAll('a[href], button, summary, input, textarea, select')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // The field for robots is cut off and cannot be tapped.
        .filter((one) => !one.closest('[aria-hidden="true"]'))
        .filter((one) => !(one.tagName === 'A' && inText(one)))
        .map((one) => ({ one, size: ownSize(one) }))
        .filter(({ size }) => size.width > 1 && size.height > 1 && size.right > 0)
        .filter(({ size }) => size.height < least - 0.5 || size.width < least - 0.5)
        .map(
          ({ one, size }) =>
            `${Math.round(size.width)}x${Math.round(size.height)} ${one.outerHTML.slice(0, 100)}`,
        )
    );
  }, budgets.targetPixels);

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
