/** A preview page changes only where two renderings differ. */
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type * as patching from '../../src/preview/patch';
import { openBrowser } from './support/site';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/preview/patch.ts'],
    bundle: true,
    globalName: 'patching',
    write: false,
  });
  browser = await openBrowser();
  page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text });
});
afterAll(() => browser.close());

/**
 * The body of a page after a change.
 *
 * @param live the body on screen, which scripts have changed since the build
 */
const patched = (before: string, after: string, live = before): Promise<string> =>
  page.evaluate(
    ([first = '', next = '', now = '']) => {
      const { patch } = (window as unknown as { patching: typeof patching }).patching;
      const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
      document.body.innerHTML = now;
      for (const element of document.body.querySelectorAll('*'))
        Object.assign(element, { isKept: true });
      patch(document.body, bodyOf(first), bodyOf(next));
      for (const element of document.body.querySelectorAll('*'))
        if (!('isKept' in element)) element.setAttribute('new', '');
      return document.body.innerHTML;
    },
    [before, after, live],
  );

it('changes texts and attributes in place', async () => {
  expect(
    await patched(
      '<p class="a" id="p">one <b>two</b></p><img alt="x">',
      '<p class="b">one <b>three</b></p><img alt="y">',
    ),
  ).toBe('<p class="b">one <b>three</b></p><img alt="y">');
});

it('keeps equal elements, wherever they move', async () => {
  expect(
    await patched('<p>a</p><h2>b</h2><p>c</p>', '<p>new</p><ul><li>x</li></ul><p>c</p><h2>b</h2>'),
  ).toBe('<p>new</p><ul new=""><li new="">x</li></ul><p>c</p><h2>b</h2>');
  expect(await patched('<p>a</p><p>b</p>', '<p>b</p>')).toBe('<p>b</p>');
});

it('recognizes elements by the ids in them while others are added, removed, or moved', async () => {
  expect(
    await patched(
      '<div><h2 id="a">a</h2></div><div class="flush"><h2 id="b">b</h2></div>',
      '<div><p>new</p></div><div><h2 id="b">b</h2></div><div class="flush"><h2 id="a">a</h2></div>',
    ),
  ).toBe(
    '<div new=""><p new="">new</p></div><div><h2 id="b">b</h2></div><div class="flush"><h2 id="a">a</h2></div>',
  );
});

it('leaves alone what scripts and visitors have changed, and what was added', async () => {
  expect(
    await patched(
      '<details><summary>q</summary><p>a</p></details><p hidden="">n</p>',
      '<details><summary>q</summary><p>b</p></details><p hidden="">n</p>',
      '<details open=""><summary>q</summary><p>a</p></details><p>n</p><div id="bar"></div>',
    ),
  ).toBe('<details open=""><summary>q</summary><p>b</p></details><p>n</p><div id="bar"></div>');
});

it('renders elements again that a script has turned into something else', async () => {
  expect(
    await patched(
      '<div><form></form>a</div><p>b</p>',
      '<div><form></form>c</div><p>b</p>',
      '<div><p>Thanks</p></div><p>b</p>',
    ),
  ).toBe('<div><form new=""></form>c</div><p>b</p>');
});

const FIELD = '<div id="field"><input></div>';
const LIST =
  '<div id="list"><ul style="height: 9px; overflow: auto"><li>1<br>2<br>3</li></ul></div>';

it.each([
  ['another comes above', FIELD + LIST, `<h2 id="new">new</h2>${FIELD}${LIST}`],
  ['the one above goes', `<h2 id="old">old</h2>${FIELD}${LIST}`, FIELD + LIST],
  ['it moves', LIST + FIELD, FIELD + LIST],
])('keeps the focus of a field and the scroll position of a list when %s', async (_, ...html) => {
  const kept = await page.evaluate(([before, after]) => {
    const { patch } = (window as unknown as { patching: typeof patching }).patching;
    const bodyOf = (text: string) => new DOMParser().parseFromString(text, 'text/html').body;
    document.body.innerHTML = before;
    document.querySelector('input')?.focus();
    const list = document.querySelector('ul');
    list?.scrollTo(0, 20);
    patch(document.body, bodyOf(before), bodyOf(after));
    return { focused: document.activeElement?.tagName, scrolled: list?.scrollTop };
  }, html);
  expect(kept).toEqual({ focused: 'INPUT', scrolled: 20 });
});
