/** Checks of how a page looks. Each runs in the page and returns one line for each fault. */
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

type FindFaults = () => readonly string[];

const sidewaysScrolling: FindFaults = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels too wide`] : [];
};

/** Words and numbers that are split over several lines, for example `24/7`. */
const partedWords: FindFaults = () => {
  const parted: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    // The honeypot field, and collapsed content.
    if (node.parentElement?.closest('[aria-hidden="true"], details:not([open]) > :not(summary)'))
      continue;
    const words = (node.textContent ?? '').matchAll(/\p{L}+|\p{N}+(?:\/\p{N}+)*/gu);
    for (const { 0: word, index } of words) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const places = [...range.getClientRects()];
      const first = places[0];
      // A drop cap is beside the rest of its word.
      if (first && places.some(({ top }) => top >= first.bottom)) parted.push(word);
    }
  }
  return parted;
};

/**
 * Pairs of interactive boxes that share more than a hair's breadth. Links in running text are left out, since
 * the line boxes of neighboring lines touch, and so is what stays in place while the page scrolls under it.
 */
const overlappingTargets: FindFaults = () => {
  const HAIR = 0.5;
  const stays = (one: Element): boolean => {
    for (let around: Element | null = one; around; around = around.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return true;
    return false;
  };
  const boxes = [...document.querySelectorAll('a[href], button, summary, input, textarea, select')]
    .filter((one) => getComputedStyle(one).display !== 'inline' && !stays(one))
    .filter((one) => !one.closest('[aria-hidden="true"]'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0);
  return boxes.flatMap(({ one, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ one: other, box: its }) =>
          !one.contains(other) &&
          !other.contains(one) &&
          Math.min(box.right, its.right) - Math.max(box.left, its.left) > HAIR &&
          Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > HAIR,
      )
      .map(({ one: other }) => `${one.outerHTML.slice(0, 80)} and ${other.outerHTML.slice(0, 80)}`),
  );
};

/** Targets of less than 44 pixels, which a thumb may miss; links inside running text are as high as their line. */
const smallTargets: FindFaults = () => {
  const LEAST = 43.5;
  const inText = (element: Element): boolean => {
    const around = element.closest('p, li, dd, th, td, address, figcaption, blockquote, label');
    const words = (around?.textContent ?? '').trim().length;
    return words > (element.textContent ?? '').trim().length + 2;
  };
  return (
    [...document.querySelectorAll('a[href], button, summary, input, textarea, select')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // The honeypot field is clipped and cannot be tapped.
      .filter((one) => !one.closest('[aria-hidden="true"]'))
      .filter((one) => !(one.tagName === 'A' && inText(one)))
      .map((one) => ({ one, size: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ size }) => size.width > 1 && size.height > 1 && size.right > 0)
      .filter(({ size }) => size.height < LEAST || size.width < LEAST)
      .map(
        ({ one, size }) =>
          `${Math.round(size.width)}x${Math.round(size.height)} ${one.outerHTML.slice(0, 100)}`,
      )
  );
};

/** Content that stays hidden after the browser opens its fold, as find-in-page does. */
const hiddenInFolds: FindFaults = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('main details, footer details')].flatMap(
    (details) => {
      details.open = true;
      return [...details.children]
        .filter((child) => child.tagName !== 'SUMMARY' && !child.checkVisibility())
        .map((child) => child.outerHTML.slice(0, 80));
    },
  );

/** No link that can be seen to call, which every page has. */
const missingCalls: FindFaults = () =>
  [...document.querySelectorAll('a[href^="tel:"]')].some((one) => one.checkVisibility())
    ? []
    : ['no call'];

const FINDERS = {
  sidewaysScrolling,
  partedWords,
  overlappingTargets,
  smallTargets,
  hiddenInFolds,
  missingCalls,
};

/** All faults that these checks find in a page, by the name of the check. */
export const faultsOf = async (
  page: Page,
  ...names: readonly (keyof typeof FINDERS)[]
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const name of names)
    for (const fault of await page.evaluate(FINDERS[name])) faults.push(`${name}: ${fault}`);
  return faults;
};

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds in the colors of now, one line each; with `rules` only these. */
const axeFaults = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  // Evaluated by the protocol, which the policy of the page does not stop.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  };
  const { violations } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
};

/** What axe-core finds: in light colors with all rules, in dark colors with the rules about color. */
export const axeFaultsInBothModes = async (page: Page): Promise<readonly string[]> => {
  // Turns transitions off, so that no color is still changing.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const light = await axeFaults(page);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  const dark = await axeFaults(page, ['color-contrast', 'link-in-text-block']);
  return [...light, ...dark.map((one) => `dark: ${one}`)];
};
