/** Pictures are sharp: even on the widest screens there are two pixels for each that they take. */
import { expect, test } from './support/test';

test.use({ viewport: { width: 2560, height: 1200 }, hasTouch: false, isMobile: false });

const PAGES = [
  '/',
  '/careers/',
  '/land-clearing/',
  '/tree-health-consulting/',
  '/blog/',
  '/404.html',
];

for (const path of PAGES)
  test(`the largest file of each picture of ${path} is large enough for its place`, async ({
    page,
  }) => {
    await page.goto(path);
    const blurred = await page.locator('picture img').evaluateAll((images) =>
      (images as HTMLImageElement[]).flatMap((image) => {
        const offered = image.parentElement?.querySelector('source')?.srcset ?? '';
        const largest = Math.max(
          ...[...offered.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
        );
        // Taller places crop the picture at its sides.
        const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const { width, height } = image.getBoundingClientRect();
        const needed = 2 * Math.max(width, height * shape);
        return needed > largest + 4 ? `${image.src}: ${largest} of ${needed} pixels` : [];
      }),
    );
    expect(blurred).toEqual([]);
  });
