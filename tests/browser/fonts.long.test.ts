/** Letters are drawn in the site's own faces; the files of rare ones are fetched when one comes. */
import type { Page } from 'playwright-core';
import { COMMON_CHARACTERS } from '../../src/theme/fonts';
import { useSite } from './support/site';
import { eventually } from '../support/eventually';

jest.setTimeout(120_000);

const site = useSite();

/** All characters of a `unicode-range`. */
const charactersIn = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');

const open = async (path: string): Promise<{ page: Page; fetched: string[] }> => {
  const page = await (await site.visitor('phone')).newPage();
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.woff2')) fetched.push(pathname);
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return { page, fetched };
};

/** Characters that a family has no glyph for: what stands in for it changes how wide they are. */
const missing = (page: Page, family: string, characters: string): Promise<string[]> =>
  page.evaluate(
    async ([name, all]) => {
      const words = document.createElement('p');
      words.style.fontFamily = `"${name}"`;
      words.textContent = all;
      document.body.prepend(words);
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      const context = document.createElement('canvas').getContext('2d');
      const width = (font: string, text: string): number => {
        if (!context) throw new Error('The browser has no canvas.');
        context.font = font;
        return context.measureText(text).width;
      };
      return [...all].filter(
        (one) =>
          width(`40px "${name}", monospace`, one) !== width(`40px "${name}", serif`, one) &&
          one.trim() !== '',
      );
    },
    [family, characters] as const,
  );

it.each(['Fraunces Variable', 'Source Sans 3 Variable'])(
  'has every common character in the first file of %s',
  async (family) => {
    const { page, fetched } = await open('/');
    await expect(missing(page, family, charactersIn(COMMON_CHARACTERS))).resolves.toEqual([]);
    expect(fetched.filter((file) => file.includes('rare'))).toEqual([]);
    // The measure can tell: no face of ours has Russian.
    await expect(missing(page, family, 'Ж')).resolves.toEqual(['Ж']);
  },
);

it('draws an accent in the same face, with one more file that is not fetched before', async () => {
  const { page, fetched } = await open('/privacy/');
  const before = fetched.length;
  expect(fetched.filter((file) => file.includes('rare'))).toEqual([]);
  await page.locator('h1').evaluate((heading) => heading.append(' Zoë'));
  await eventually('the rare letters come', () =>
    Promise.resolve(fetched.some((file) => file.includes('fraunces-rare'))),
  );
  await expect(missing(page, 'Fraunces Variable', 'ëñÅŒ')).resolves.toEqual([]);
  expect(fetched).toHaveLength(before + 1);
});
