/** What axe-core, a keyboard and a thumb find on the built pages. */
import type { BrowserContext, Page } from 'playwright-core';
import budgets from '../budgets.json';
import { axeComplaints } from '../support/axe';
import { builtPages, openAlive, openSite, type Site } from './support/site';

jest.setTimeout(300_000);

/** One page of each template and kind. */
const KINDS = [
  '/',
  '/services/',
  '/tree-pruning/',
  '/emergency-tree-services/',
  '/about/',
  '/contact/',
  '/blog/',
  '/blog/sustainable-tree-care/',
  '/no-such-page/',
];
const WIDTHS = [320, 768, 1440] as const;

let site: Site;
let context: BrowserContext;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => context.close());
afterAll(() => site.close());

const open = async (width: number): Promise<Page> => {
  context = await site.visitor('desktop', {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
};

/** Everything is painted, and every question open, so that axe sees all of it. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });

/** The same page in dark colors, once no color is on its way any more. */
const darken = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.documentElement.dataset['theme'] = 'dark';
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** All rules in light colors; in dark ones, the rules that colors matter to. */
const complaintsInBothModes = async (page: Page): Promise<string[]> => {
  const light = await axeComplaints(page);
  await darken(page);
  const dark = await axeComplaints(page, ['color-contrast', 'link-in-text-block']);
  return [...light, ...dark.map((one) => `dark: ${one}`)];
};

const complaintsAbout = async (
  page: Page,
  paths: readonly string[],
  look: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> => {
  const complaints: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await unfold(page);
    complaints.push(...(await look(page)).map((one) => `${path} ${one}`));
  }
  return complaints;
};

describe('axe-core finds nothing', () => {
  it('on any page', async () => {
    const page = await open(390);
    expect(await complaintsAbout(page, builtPages(), (it) => axeComplaints(it))).toEqual([]);
  });

  it.each(WIDTHS)('on each kind of page at %i pixels, light and dark', async (width) => {
    const page = await open(width);
    expect(await complaintsAbout(page, KINDS, complaintsInBothModes)).toEqual([]);
  });

  it('with the drawer open, light and dark', async () => {
    await open(320);
    const page = await openAlive(context, '/');
    await page.locator('.menubtn').click();
    await page.locator(':popover-open').waitFor({ state: 'visible' });
    await unfold(page);
    expect(await complaintsInBothModes(page)).toEqual([]);
  });

  it('with the list of services open, light and dark', async () => {
    await open(1440);
    const page = await openAlive(context, '/about/');
    await page.getByRole('button', { name: 'Show services' }).focus();
    await page.locator('#services-menu').waitFor({ state: 'visible' });
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

/** Landmarks that need a name because there are several of a kind, and lack one of their own. */
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
    return [
      ...shown.filter((one) => nameOf(one) === '').map((one) => `no name: ${one.className}`),
      ...names.filter((name, index) => names.indexOf(name) !== index),
      ...(mains === 1 ? [] : [`${mains} main elements`]),
    ];
  });

describe('every page', () => {
  it('has one main heading, the others in order, and landmarks with names', async () => {
    const page = await open(1440);
    const faults: string[] = [];
    for (const path of [...builtPages(), '/no-such-page/']) {
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
      const page = await openAlive(context, path);
      await page.evaluate(() => window.scrollTo(0, 0));
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

const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const inText = (element: Element): boolean => {
      const around = element.closest('p, li, dd, td, address, figcaption, blockquote, label');
      const words = (around?.textContent ?? '').trim().length;
      return words > (element.textContent ?? '').trim().length + 2;
    };
    const ownSize = (element: Element): DOMRect =>
      (element.closest('label') ?? element).getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, summary, input, textarea, select')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !(one.tagName === 'A' && inText(one)))
      .map((one) => ({ one, size: ownSize(one) }))
      .filter(({ size }) => size.width > 1 && size.height > 1 && size.right > 0)
      .filter(({ size }) => size.height < least - 0.5 || size.width < least - 0.5)
      .map(
        ({ one, size }) =>
          `${Math.round(size.width)}x${Math.round(size.height)} ${one.outerHTML.slice(0, 100)}`,
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
