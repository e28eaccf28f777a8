/** Pictures that follow one another in a text. */
import { RichText } from '../../src/components/RichText';
import type { RichTextView } from '../../src/content/views';
import { inSite } from '../support/inSite';
import { PICTURE, document, node, paragraph } from '../support/richText';
import { addPart } from './support/part';
import { BLANK, useSite } from './support/site';

const site = useSite();

const picture = (width: number, height: number) =>
  node('embedded-asset-block', [], {
    target: { ...PICTURE, picture: { ...PICTURE.picture, width, height } },
  });

const TEXT: RichTextView = document(
  ...[picture(900, 600), picture(600, 900), picture(900, 600)],
  paragraph('Our crew.'),
  picture(900, 600),
);

it.each([
  ['desktop', [0, 0, 1, 2]],
  ['phone', [0, 1, 2, 3]],
] as const)('on a %s stand in the rows %j', async (size, rows) => {
  const page = await site.open(size, BLANK, { bypassCSP: true });
  await addPart(page, '/privacy/', inSite(<RichText document={TEXT} />));
  await page.goto('/privacy/');
  const tops = await page
    .locator('.rich')
    .first()
    .locator('figure')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
  const distinct = [...new Set(tops)];
  expect(tops.map((top) => distinct.indexOf(top))).toEqual(rows);
});
