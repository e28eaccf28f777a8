/** The budgets of `tests/budgets.json`, held by every page of the built site. */
import budgets from '../budgets.json';
import { attribute } from '../support/html';
import { weigh, type PageWeight } from '../support/weight';
import { pages, SITE } from './site';

const weights = pages.map(({ path: address, html }) => ({ address, ...weigh(SITE, html) }));

it.each([
  ['HTML', 'html', budgets.htmlGzipKilobytes],
  ['scripts in the page itself', 'boot', budgets.bootScriptGzipKilobytes],
  ['fonts', 'fonts', budgets.fontKilobytes],
  ['first pictures on a phone', 'firstPicture', budgets.phonePictureKilobytes],
] as const satisfies readonly (readonly [string, keyof PageWeight, number])[])(
  'no page sends too much: %s',
  (_, kind, limit) => {
    expect(weights.filter((page) => page[kind] > 0).length).toBeGreaterThan(5);
    const heavy = weights.filter((page) => page[kind] > limit * budgets.bytesPerKilobyte);
    expect(heavy).toEqual([]);
  },
);

it('no page waits for a file before it is painted', () => {
  const waiting = pages.flatMap(({ path: address, elements }) =>
    elements
      .filter(
        (element) =>
          (element.tagName === 'script' && attribute(element, 'src') !== undefined) ||
          (element.tagName === 'link' &&
            (['stylesheet', 'modulepreload'].includes(attribute(element, 'rel') ?? '') ||
              attribute(element, 'as') === 'script')),
      )
      .map(({ tagName }) => `${address} ${tagName}`),
  );
  expect(waiting).toEqual([]);
  expect(pages.filter(({ html }) => html.includes('@import'))).toEqual([]);
});
