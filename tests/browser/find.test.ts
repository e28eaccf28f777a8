/** The browser's search in a page finds what is not laid out yet and what is folded up. */
import { builtPages, useSite } from './support/site';

jest.setTimeout(120_000);

const site = useSite();

/** Runs in the page: searches for words of each part that is laid out late, and looks at folds. */
const unfindable = (): string[] => {
  const faults: string[] = [];
  for (const part of document.querySelectorAll('.later')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const shown = (node: Node): boolean =>
      node.parentElement?.checkVisibility({ visibilityProperty: true }) === true &&
      !node.parentElement.closest('details, svg, .vh');
    let words = '';
    while (words.length < 12 && walker.nextNode()) {
      const { currentNode } = walker;
      if (shown(currentNode)) words = (currentNode.textContent ?? '').trim();
    }
    if (words.length < 12) continue;
    getSelection()?.collapse(part, 0);
    const found = (window as unknown as { find: (text: string, exact: boolean) => boolean }).find(
      words.slice(0, 60),
      true,
    );
    const place = getSelection()?.anchorNode;
    if (!found || !place || !part.contains(place)) faults.push(words);
  }
  // A browser opens a native fold by itself when what it looks for is inside, unless it is hidden.
  for (const details of document.querySelectorAll<HTMLDetailsElement>(
    'main details, footer details',
  )) {
    details.open = true;
    for (const child of details.children) {
      if (child.tagName !== 'SUMMARY' && !child.checkVisibility()) faults.push(child.outerHTML);
    }
  }
  return faults;
};

it('on every page', async () => {
  const context = await site.visitor('phone', { javaScriptEnabled: false });
  const page = await context.newPage();
  const faults: string[] = [];
  let late = 0;
  for (const path of builtPages()) {
    await page.goto(path);
    late += await page.locator('.later').count();
    faults.push(...(await page.evaluate(unfindable)).map((one) => `${path} ${one.slice(0, 80)}`));
  }
  expect(late).toBeGreaterThan(10);
  expect(faults).toEqual([]);
  await context.close();
});
