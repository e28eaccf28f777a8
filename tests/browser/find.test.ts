/** The browser's search in a page finds what is not laid out yet and what is folded up. */
import { builtPages, useSite } from './support/site';

jest.setTimeout(120_000);

const site = useSite();

/**
 * Runs in the page: words of each part that is laid out late; nothing for one without any. It asks
 * for no style or layout, which would lay the part out before it is searched.
 */
const wordsOfParts = (): string[] =>
  [...document.querySelectorAll('.later')].map((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const words = (walker.currentNode.textContent ?? '').trim();
      const hidden = walker.currentNode.parentElement?.closest('details, svg, .vh, [hidden]');
      if (words.length >= 12 && !hidden) return words;
    }
    return '';
  });

/** Runs in the page: searches for those words, part by part, and tells which are not found. */
const unfound = (searched: readonly string[]): string[] => {
  const parts = [...document.querySelectorAll('.later')];
  return searched.filter((words, index) => {
    const part = parts[index];
    if (words === '' || !part) return false;
    getSelection()?.collapse(part, 0);
    const found = (window as unknown as { find: (text: string, exact: boolean) => boolean }).find(
      words.slice(0, 60),
      true,
    );
    const place = getSelection()?.anchorNode;
    return !found || !place || !part.contains(place);
  });
};

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
  const context = await site.visitor('phone', { javaScriptEnabled: false });
  const page = await context.newPage();
  const faults: string[] = [];
  let late = 0;
  for (const path of builtPages()) {
    await page.goto(path);
    const searched = await page.evaluate(wordsOfParts);
    late += searched.filter((words) => words !== '').length;
    const lost = await page.evaluate(unfound, searched);
    const hidden = await page.evaluate(hiddenInFolds);
    faults.push(...[...lost, ...hidden].map((one) => `${path} ${one.slice(0, 80)}`));
  }
  expect(late).toBeGreaterThan(100);
  expect(faults).toEqual([]);
  await context.close();
});
