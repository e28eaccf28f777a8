/** Drawings have room: large or absent, and clear of letters. */
import type { Page } from 'playwright-core';
import { useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();

const at = async (path: string, width: number): Promise<Page> => {
  const page = await site.open('desktop', path);
  await page.setViewportSize({ width, height: 900 });
  return page;
};

it.each([
  [320, 0, 0],
  [767, 0, 0],
  [768, 230, 260],
  [1024, 280, 360],
  [1920, 430, 460],
])(
  'the drawing of a service in a window of %i px is %i to %i px wide',
  async (width, least, most) => {
    const page = await at('/tree-pruning/', width);
    const drawing = page.locator('.page-head .illustration');
    await expect(drawing.count()).resolves.toBe(1);
    const drawn = (await drawing.boundingBox())?.width ?? 0;
    expect(drawn).toBeGreaterThanOrEqual(least);
    expect(drawn).toBeLessThanOrEqual(most);
  },
);

it.each([
  [390, 'above'],
  [1024, 'beside'],
  [1920, 'beside'],
])('in a window of %i px the drawing of the price is %s its text', async (width, place) => {
  const page = await at('/tree-pruning/', width);
  const boxOf = (part: string) => page.locator(`main .rich > ${part}`).last().boundingBox();
  const [drawn, said] = [await boxOf('figure:first-child'), await boxOf('figure ~ ol')];
  const right = (drawn?.x ?? NaN) + (drawn?.width ?? NaN);
  expect(right < (said?.x ?? NaN)).toBe(place === 'beside');
  expect((drawn?.y ?? NaN) < (said?.y ?? NaN)).toBe(place === 'above');
});

it.each([320, 390, 768, 992, 1280, 1440, 1920])(
  'no letter of the 404 page runs into its drawing at %i px',
  async (width) => {
    const page = await at('/no-such-page/', width);
    const collisions = await page.evaluate(() => {
      const drawing = document.querySelector('.slice-picture')?.getBoundingClientRect();
      if (!drawing) return ['no drawing'];
      const texts = document.querySelectorAll('.page-head .span-7 :is(h1, h2, p, a)');
      if (texts.length === 0) return ['no text'];
      return [...texts].flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const hit = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right > drawing.left &&
            left < drawing.right &&
            bottom > drawing.top &&
            top < drawing.bottom,
        );
        return hit ? [text.textContent] : [];
      });
    });
    expect(collisions).toEqual([]);
  },
);
