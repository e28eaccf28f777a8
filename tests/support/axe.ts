/** Runs axe-core in a page of a browser test. */
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe-core finds: rule and element, one line each.
 *
 * @param rules only these; otherwise all that are on by default
 */
export const axeComplaints = async (
  page: Page,
  rules?: readonly string[],
): Promise<readonly string[]> => {
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

const setMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (theme) => {
    if (theme === 'dark') document.documentElement.dataset['theme'] = theme;
    else delete document.documentElement.dataset['theme'];
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, mode);

/** What axe-core finds in light colors with all rules, and in dark colors with the rules about color. */
export const complaintsInBothModes = async (page: Page): Promise<readonly string[]> => {
  // Turns transitions off, so that no color is still changing.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const light = await axeComplaints(page);
  await setMode(page, 'dark');
  const dark = await axeComplaints(page, ['color-contrast', 'link-in-text-block']);
  await setMode(page, 'light');
  return [...light, ...dark.map((one) => `dark: ${one}`)];
};
