/** The browser's search in a page finds folded up words: opening the fold shows all of them. */
import { pagesToTry, useSite } from './support/site';

jest.setTimeout(120_000);

const site = useSite();

/** Runs in the page: what stays hidden in a fold that the browser opens, as its search does. */
const hiddenInFolds = (): string[] =>
  [...document.querySelectorAll<HTMLDetailsElement>('main details, footer details')].flatMap(
    (details) => {
      details.open = true;
      return [...details.children]
        .filter((child) => child.tagName !== 'SUMMARY' && !child.checkVisibility())
        .map((child) => child.outerHTML);
    },
  );

it('on every page', async () => {
  const page = await site.open('phone', '/', { javaScriptEnabled: false });
  const faults: string[] = [];
  let folds = 0;
  for (const path of pagesToTry()) {
    await page.goto(path);
    folds += await page.locator('main details').count();
    const hidden = await page.evaluate(hiddenInFolds);
    faults.push(...hidden.map((one) => `${path} ${one.slice(0, 80)}`));
  }
  expect(folds).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

it('a question in the fold opens by its address', async () => {
  const context = await site.visitor('phone');
  const page = await context.newPage();
  await page.goto('/');
  const anchor = await page.locator('.all .qa').last().getAttribute('id');
  await page.goto(`/#${anchor}`);
  await page.reload();
  await page.locator(`#${anchor}[open] .a`).waitFor({ state: 'visible' });
});

it('the home page of a phone stays under 10,000 pixels', async () => {
  const context = await site.visitor('phone', { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
});
