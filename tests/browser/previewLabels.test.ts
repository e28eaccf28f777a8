/** Which element of a preview leads to which field in Contentful. */
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { MarkBook } from '../../src/content/assemble/marks';
import { openBrowser } from './support/site';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { entryId: 'company', fieldId: 'phoneDisplay' };
const BUTTON = { entryId: 'home', fieldId: 'callLabel' };

/** The fields that elements are labeled with, by their ids. */
const labels = async (
  html: string,
  targets: MarkBook['targets'],
): Promise<Record<string, string | null>> => {
  const { outputFiles } = await build({
    entryPoints: ['src/preview/elements.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'preview',
    write: false,
  });
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(`${outputFiles[0]?.text ?? ''}; window.preview = preview`);
  await page.evaluate(`preview.labelElements(document.body, ${JSON.stringify(targets)})`);
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('[id]')].map((one) => [
        one.id,
        one.getAttribute('data-contentful-field-id'),
      ]),
    ),
  );
};

const html = (button: string): string => `
  <a id="bar" href="tel:+18605550142"><span id="number">(860) 555-0142</span></a>
  <a id="button" href="tel:+18605550142">${button}</a>
  <p id="text">Since 1985 10-20-3000</p>`;

it('a number that can be called leads to the number, a button to its own words', async () => {
  const book = new MarkBook();
  book.add(PHONE);
  const marked = html(book.mark('Call us', BUTTON));
  expect(await labels(marked, book.targets)).toEqual({
    bar: null,
    number: 'phoneDisplay',
    button: 'callLabel',
    text: null,
  });
});

it('a number that does not come from Contentful leads nowhere', async () => {
  const book = new MarkBook();
  const marked = html(book.mark('Call us', BUTTON));
  expect(await labels(marked, book.targets)).toMatchObject({ number: null, button: 'callLabel' });
});
