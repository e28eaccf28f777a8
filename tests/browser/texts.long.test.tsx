/** What editors write in texts: lines, and pictures that follow one another. */
import { RichText } from '../../src/components/RichText';
import { inSite } from '../support/inSite';
import { PICTURE, document, node, paragraph } from '../support/richText';
import { addPart } from './support/part';
import { BLANK, useSite } from './support/site';

const site = useSite();

const TYPED = 'One.\nTwo.\n\nThree.';

it.each([
  ['an introduction', '/', '.lede'],
  ['a quote', '/', 'blockquote'],
  ['a caption', '/about/', 'figcaption'],
  ['a note', '/tree-pruning/', '.note > div'],
])('line breaks are seen in %s', async (_text, address, selector) => {
  const page = await site.open('phone', address);
  const shown = page.locator(selector).first();
  expect(await shown.isVisible()).toBe(true);
  const words = await shown.evaluate((element, typed) => {
    element.textContent = typed;
    return (element as HTMLElement).innerText;
  }, TYPED);
  expect(words).toBe(TYPED);
});

const picture = (width: number, height: number) =>
  node('embedded-asset-block', [], {
    target: { ...PICTURE, picture: { ...PICTURE.picture, width, height } },
  });
const wide = picture(900, 600);
const PICTURES = document(wide, picture(600, 900), wide, paragraph('Our crew.'), wide);

it.each([
  ['desktop', [0, 0, 1, 2]],
  ['phone', [0, 1, 2, 3]],
] as const)('pictures stand in rows on a %s: %j', async (size, rows) => {
  const page = await site.open(size, BLANK, { bypassCSP: true });
  await addPart(page, '/privacy/', inSite(<RichText document={PICTURES} />));
  await page.goto('/privacy/');
  const tops = await page
    .locator('.rich')
    .first()
    .locator('figure')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
  const distinct = [...new Set(tops)];
  expect(tops.map((top) => distinct.indexOf(top))).toEqual(rows);
});
