/** Looks of sections with more content than the default build gives them, and of the drawings on its pages. */
import type { SectionView } from '../../src/content/views';
import { Sections } from '../../src/sections';
import { inSite } from '../support/inSite';
import { PICTURE, document, node, paragraph } from '../support/richText';
import { addPart } from './support/part';
import { BLANK, useSite } from './support/site';

const site = useSite();

const openWith = async (size: 'desktop' | 'phone', section: SectionView) => {
  const page = await site.open(size, BLANK, { bypassCSP: true });
  await addPart(page, '/privacy/', inSite(<Sections sections={[section]} />));
  await page.goto('/privacy/');
  return page.locator(`#${section.id}`);
};

const picture = { ...PICTURE.picture, width: 900, height: 600 };
const body = document(
  paragraph('A text.'),
  node('embedded-asset-block', [], { target: { ...PICTURE, picture } }),
);

it.each(['right', 'narrow'] as const)(
  'a picture in a text with another one at its side keeps its shape: %s',
  async (pictureSide) => {
    const own = { pictureSide, numeral: undefined, numeralNote: undefined };
    const section = {
      look: 'text',
      id: 'looked',
      heading: 'Trees',
      picture,
      body,
      ...own,
    } as SectionView;
    for (const size of ['desktop', 'phone'] as const) {
      const frame = (await openWith(size, section)).locator('.rich .frame');
      const box = await frame.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
    }
  },
);

it('the words above the big numerals keep a distance from them', async () => {
  const highlights = [{ numeral: { number: '10', sign: '+' }, name: 'years' }];
  const section = {
    look: 'numbers',
    id: 'looked',
    heading: 'Trees',
    intro: 'Words.',
    highlights,
  };
  const shown = await openWith('desktop', section as unknown as SectionView);
  const words = await shown.locator('.lede').boundingBox();
  const numerals = await shown.locator('ul').boundingBox();
  expect((numerals?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeGreaterThan(16);
});

it('the name of a city that is not drawn fits on the map of a phone', async () => {
  const at = { across: 50.5, down: 44.5 };
  const city = { name: 'South Glastonbury', zips: [], villages: [], at, isCity: true };
  const map = { isDrawn: false, towns: [city], quoteHref: '/', linkUrl: '/' };
  const section = { look: 'contact', id: 'looked', heading: 'Towns', map } as SectionView;
  const shown = await openWith('phone', section);
  const [frame, name] = await Promise.all(
    ['.map-frame', '.city'].map((part) => shown.locator(part).boundingBox()),
  );
  expect(name?.x).toBeGreaterThan(frame?.x ?? Infinity);
});

it.each([390, 720])(
  'the words in a drawing are about as large as the text: %i pixels',
  async (width) => {
    const page = await site.open('desktop', '/tree-pruning/', { viewport: { width, height: 700 } });
    const words = await page.locator('.diagram text').first().boundingBox();
    expect(words?.height).toBeGreaterThan(18);
    expect(words?.height).toBeLessThan(34);
  },
);

it('what sets the price and the ways to reach us begin at the same edge', async () => {
  const page = await site.open('desktop', '/tree-pruning/');
  const list = await page.locator('.diagram:first-child + ol').boundingBox();
  const ways = await page.locator('.blocks').boundingBox();
  expect(list?.x).toBeCloseTo(ways?.x ?? 0, 0);
});
