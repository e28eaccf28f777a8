/** No ring strikes through letters, and captions are no wider than what they lie on. */
import { contrast } from '../support/contrast';
import { colorsOf } from './support/colors';
import { KINDS, useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();

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
