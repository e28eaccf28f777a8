/** Drawings have room: large or absent, clear of letters, and no wider than what they lie on. */
import type { Page } from 'playwright-core';
import { contrast } from '../support/contrast';
import { colorsOf } from './support/colors';
import { KINDS, useSite } from './support/site';

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

/** Of rings behind letters, to the ground they are drawn on. The contrast of letters is at least 4.5. */
const FAINT = 2;

it.each(KINDS)(
  'at 2560 px nothing strikes through a heading of %s or hangs off its picture',
  async (path) => {
    const page = await site.open('desktop', path, { bypassCSP: true, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 2560, height: 1300 });
    await page.addStyleTag({
      content:
        ':is(h1, h2, h3), :is(h1, h2, h3) * { color: transparent !important; text-decoration-color: transparent !important; } .masthead, .callbar { visibility: hidden !important; }',
    });
    const headings = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2:not(.visually-hidden), h3')]
        // Words on photographs have a test of their own: overPictures.
        .filter(
          (heading) => heading.checkVisibility() && !heading.closest('section:has(> picture)'),
        )
        .map((heading) => {
          const letters = document.createRange();
          letters.selectNodeContents(heading);
          const { left, top, right, bottom } = letters.getBoundingClientRect();
          const [x, y] = [window.scrollX, window.scrollY];
          return {
            words: heading.textContent,
            box: { left: left + x, top: top + y, right: right + x, bottom: bottom + y },
          };
        }),
    );
    expect(headings.length).toBeGreaterThan(0);
    const colorsIn = await colorsOf(await page.screenshot({ fullPage: true }));
    const struck = headings
      .filter(({ box }) => {
        const [ground = [], ...others] = colorsIn(box);
        return others.some((color) => contrast(color, ground) > FAINT);
      })
      .map(({ words }) => words);
    const hanging = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'main figure:not(:has(blockquote)) > figcaption, main p.caption:not(form *)',
        ),
      ]
        .filter((caption) => {
          const { left, right } = caption.getBoundingClientRect();
          const drawings = caption.parentElement?.querySelectorAll('picture img, svg') ?? [];
          return ![...drawings].some((drawing) => {
            const drawn = drawing.getBoundingClientRect();
            return left >= drawn.left - 1 && right <= drawn.right + 1;
          });
        })
        .map((caption) => caption.textContent),
    );
    expect({ struck, hanging }).toEqual({ struck: [], hanging: [] });
  },
);
