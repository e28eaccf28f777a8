/** The budgets of `tests/budgets.json`, held by every page of the built site. */
import { firstPictures, weigh } from '../support/weight';
import budgets from '../budgets.json';
import { attribute, builtPages, find, PUBLIC, requireBuild } from './foundSite';

requireBuild();
const pages = builtPages();
const site = weigh(PUBLIC);
const kilobytes = (bytes: number): number => bytes / budgets.bytesPerKilobyte;

/** Pages over a budget, with what they weigh, so that a failure says all of it. */
const over = (limit: number, weightOf: (html: string) => number): readonly string[] =>
  pages.flatMap(({ path, html }) => {
    const weight = kilobytes(weightOf(html));
    return weight <= limit ? [] : [`${path}: ${weight.toFixed(1)} KB`];
  });

describe('every page', () => {
  it('is found', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  it('is light as HTML', () => {
    expect(over(budgets.htmlGzipKilobytes, site.html)).toEqual([]);
  });

  it('asks for little script', () => {
    expect(pages.every(({ html }) => site.scriptsOf(html).length >= 4)).toBe(true);
    expect(over(budgets.scriptGzipKilobytes, site.scripts)).toEqual([]);
  });

  it('has no script that holds up painting, and no style sheet to wait for', () => {
    const waiting = pages.flatMap((page) => [
      ...find(page, 'script').filter((script) => attribute(script, 'src') !== undefined),
      ...find(page, 'link', { rel: 'stylesheet' }),
      ...find(page, 'link', { rel: 'modulepreload' }),
      ...find(page, 'link', { rel: 'preload', as: 'script' }),
    ]);
    expect(waiting).toEqual([]);
    expect(pages.filter(({ html }) => /@import/.test(html))).toEqual([]);
  });

  it('asks for few bytes of fonts', () => {
    expect(pages.every(({ html }) => site.fontsOf(html).length > 0)).toBe(true);
    expect(over(budgets.fontKilobytes, site.fonts)).toEqual([]);
  });

  it('starts with a small picture on a phone, or with none', () => {
    expect(pages.filter(({ html }) => firstPictures(html).length > 0).length).toBeGreaterThan(10);
    expect(
      over(budgets.phonePictureKilobytes, (html) =>
        firstPictures(html).reduce((sum, address) => sum + site.sizeOf(address), 0),
      ),
    ).toEqual([]);
  });
});
