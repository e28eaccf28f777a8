/** Text uses the site's own fonts; a file of rare characters is fetched only when one appears. */
import type { Page } from 'playwright-core';
import { COMMON_CHARACTERS } from '../../src/theme/fonts';
import { useSite } from './support/site';
import { eventually } from '../support/eventually';

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

/** Characters that a family has no glyph for: their width changes with the fallback font. */
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

it.each([
  ['Fraunces Variable', 'h1', 'fraunces-rare'],
  ['Source Sans 3 Variable', 'main p', 'source-sans-3-rare'],
])(
  'the first file of %s has every common character, and an accent fetches another',
  async (family, element, rareFile) => {
    const page = await site.open('phone');
    const rare: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('rare')) rare.push(request.url());
    });
    await page.goto('/privacy/');
    expect(await missing(page, family, charactersIn(COMMON_CHARACTERS))).toEqual([]);
    expect(rare).toEqual([]);
    await page
      .locator(element)
      .first()
      .evaluate((words) => words.append(' Zoë'));
    await eventually('the rare letters come', () =>
      Promise.resolve(rare.some((url) => url.includes(rareFile))),
    );
    expect(await missing(page, family, 'ëñÅŒ')).toEqual([]);
    expect(rare).toHaveLength(1);
    // Proves that the check works: none of the site's fonts has Russian letters.
    expect(await missing(page, family, 'Ж')).toEqual(['Ж']);
  },
);
