/** Checks of how a page looks. Each runs in the page and returns one line for each fault. */
import type { Page } from 'playwright-core';
import budgets from '../../budgets.json';

type Limits = typeof budgets;
type FindFaults = (limits: Limits) => readonly string[];

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
 * Pairs of interactive boxes that share more than a hair's breadth. Links in running text are left
 * out, since the line boxes of neighboring lines touch, and so are bars that stay in place while the
 * page scrolls under them.
 */
const overlappingTargets: FindFaults = () => {
  const HAIR = 0.5;
  const inText = (one: Element): boolean => getComputedStyle(one).display === 'inline';
  const boxes = [...document.querySelectorAll('a[href], button, summary, input, textarea, select')]
    .filter((one) => !inText(one) && !one.closest('.callbar, .masthead, .skip'))
    .concat([...document.querySelectorAll('.masthead a, .masthead button')])
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

/** Targets that a thumb may miss; links inside running text are only as high as their line. */
const smallTargets: FindFaults = ({ targetPixels }) => {
  const inText = (element: Element): boolean => {
    const around = element.closest('p, li, dd, th, td, address, figcaption, blockquote, label');
    const words = (around?.textContent ?? '').trim().length;
    return words > (element.textContent ?? '').trim().length + 2;
  };
  const least = targetPixels - 0.5;
  return (
    [...document.querySelectorAll('a[href], button, summary, input, textarea, select')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // The honeypot field is clipped and cannot be tapped.
      .filter((one) => !one.closest('[aria-hidden="true"]'))
      .filter((one) => !(one.tagName === 'A' && inText(one)))
      .map((one) => ({ one, size: (one.closest('label') ?? one).getBoundingClientRect() }))
      .filter(({ size }) => size.width > 1 && size.height > 1 && size.right > 0)
      .filter(({ size }) => size.height < least || size.width < least)
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

/** Even a touch that does nothing costs a phone a frame if it changes the style of what is under it. */
const hoverOnPhones: FindFaults = () => {
  const selectorsIn = (rules: CSSRuleList): readonly string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && /hover|scripting: none/.test(rule.conditionText))
        return [];
      const own = rule instanceof CSSStyleRule ? rule.selectorText.split(',') : [];
      return [...own, ...(rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [])];
    });
  const selectors = [...document.styleSheets].flatMap((sheet) => selectorsIn(sheet.cssRules));
  return selectors.length > 50
    ? selectors.filter((selector) => selector.includes(':hover'))
    : ['the style sheets cannot be read'];
};

/** Whether the number can be called from the page, and from the bar that only phones have. */
const missingCalls: FindFaults = () => {
  const calls = [...document.querySelectorAll('a[href^="tel:"]')].filter((one) =>
    one.checkVisibility(),
  );
  const inBar = calls.some((one) => one.closest('.callbar'));
  return [
    ...(calls.some((one) => !one.closest('.callbar')) ? [] : ['no call']),
    ...(inBar === innerWidth < 900 ? [] : [`call in the bar: ${inBar}`]),
  ];
};

/** A city's name that covers the road beside it on the drawn map. */
const coveredRoads: FindFaults = () => {
  const [name] = document.querySelectorAll('.map-frame .city');
  const [road] = document.querySelectorAll<SVGPathElement>('.map-frame .road');
  if (!name || !road) return [];
  const { left, right, top, bottom } = name.getBoundingClientRect();
  const onName = (share: number): boolean => {
    const point = road.getPointAtLength(road.getTotalLength() * share);
    const { x, y } = point.matrixTransform(road.getScreenCTM() ?? undefined);
    return x > left && x < right && y > top && y < bottom;
  };
  const shares = Array.from({ length: 400 }, (_, index) => index / 400);
  return shares.some(onName) ? [name.outerHTML] : [];
};

const FINDERS = {
  sidewaysScrolling,
  partedWords,
  overlappingTargets,
  smallTargets,
  hiddenInFolds,
  hoverOnPhones,
  missingCalls,
  coveredRoads,
};

/** All faults that these checks find in a page, by the name of the check. */
export const faultsOf = async (
  page: Page,
  ...names: readonly (keyof typeof FINDERS)[]
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const name of names)
    for (const fault of await page.evaluate(FINDERS[name], budgets))
      faults.push(`${name}: ${fault}`);
  return faults;
};
