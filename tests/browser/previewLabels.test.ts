/** The script of a preview labels each text with its entry and field. */
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type * as elements from '../../src/preview/elements';
import { markedTargets, markedText } from '../support/marks';
import { openBrowser } from './support/site';

const mark = (text: string, entryId: string, fieldId = 'title'): string =>
  markedText(text, { entryId, fieldId });

const NUMBER = '860-555-TREE';

let browser: Browser;
let page: Page;
let script = '';

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/preview/elements.ts'],
    bundle: true,
    globalName: 'elements',
    write: false,
  });
  script = outputFiles[0]?.text ?? '';
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** The labels of a page in reading order, as "tag entry field". */
const labelsOf = async (html: string): Promise<readonly string[]> => {
  await page.setContent(html);
  await page.addScriptTag({ content: script });
  const config = { phoneDisplay: NUMBER, phoneDashed: NUMBER };
  await page.evaluate(
    (labels) =>
      (window as unknown as { elements: typeof elements }).elements.labelElements(
        document.body,
        labels,
      ),
    { targets: markedTargets(), config },
  );
  return page
    .locator('[data-contentful-entry-id]')
    .evaluateAll((elements) =>
      elements.map(
        ({ localName, attributes }) =>
          `${localName} ${attributes.getNamedItem('data-contentful-entry-id')?.value} ${attributes.getNamedItem('data-contentful-field-id')?.value}`,
      ),
    );
};

it('labels the element that directly holds a text, inside a labeled one too', async () => {
  const html = `<div><p>${mark('a', 'e1')} <b>${mark('b', 'e2')}</b> c</p></div>`;
  expect(await labelsOf(html)).toEqual(['p e1 title', 'b e2 title']);
});

it('uses the first text of several, and texts before attributes', async () => {
  const html = `<a aria-label="${mark('l', 'e3')}"><br>${mark('a', 'e1')}<!-- -->${mark('b', 'e2')}</a>`;
  expect(await labelsOf(html)).toEqual(['a e1 title']);
});

it('labels elements by attributes that are read out', async () => {
  expect(await labelsOf(`<img alt="${mark('An oak', 'e1', 'picture')}">`)).toEqual([
    'img e1 picture',
  ]);
});

it('labels the number of the company, which has no mark', async () => {
  mark('', 'company', 'phoneDisplay');
  const html = `<a href="tel:+18605558733"><svg></svg> <span>${NUMBER}</span></a><p>${NUMBER} and more</p>`;
  expect(await labelsOf(html)).toEqual(['span company phoneDisplay']);
});

it('labels no props of an island', async () => {
  const props = `<script type="application/json">{"a":"${mark('a', 'e1')}"}</script>`;
  expect(await labelsOf(`${props}<p>${mark('a', 'e1')}</p>`)).toEqual(['p e1 title']);
});
