/** The testimonials slide by buttons, bullets, keys and hand, and go around. */
import type { Locator, Page } from '@playwright/test';
import { DESKTOP, PHONE, expect, test } from './support/test';

const GAP = 50;

const rowOf = (page: Page): Locator => page.getByRole('list', { name: /^testimonials?$/i });
const slidesOf = (page: Page): Locator => rowOf(page).getByRole('listitem');
const bullet = (page: Page, number: number): Locator =>
  page.getByRole('link', { name: `Testimonial ${number}`, exact: true });

/** The places of all slides, in pixels from the left edge of the row. */
const places = async (page: Page): Promise<readonly { left: number; width: number }[]> => {
  const row = await rowOf(page).boundingBox();
  const boxes = await Promise.all((await slidesOf(page).all()).map((one) => one.boundingBox()));
  return boxes.map((box) => ({
    left: (box?.x ?? NaN) - (row?.x ?? NaN),
    width: box?.width ?? NaN,
  }));
};

/** Waits until a testimonial is the current one and stands at the left edge of the row. */
const arriveAt = async (page: Page, number: number): Promise<void> => {
  await expect(bullet(page, number)).toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => (await places(page))[number - 1]?.left).toBeCloseTo(0, 0);
};

/** Opens the home page and goes to the testimonials. */
const comeNear = async (page: Page): Promise<void> => {
  await page.goto('/');
  await rowOf(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
};

for (const [width, visible] of [
  [390, 1],
  [767, 1],
  [768, 2],
  [1280, 2],
] as const)
  test(`${visible} at a time, ${GAP} pixels apart, in ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await comeNear(page);
    await expect
      .poll(async () => {
        const [first, second] = await places(page);
        return (second?.left ?? NaN) - (first?.left ?? NaN) - (first?.width ?? NaN);
      })
      .toBeCloseTo(GAP, 0);
    const row = await rowOf(page).evaluate((one) => one.clientWidth);
    const inSight = (await places(page)).filter(
      ({ left, width: own }) => left > -1 && left + own <= row + 1,
    );
    expect(inSight).toHaveLength(visible);
  });

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test.describe(`on a ${name}`, () => {
    test.use(size);

    test('they go around by buttons, bullets and arrow keys', async ({ page }) => {
      await comeNear(page);
      await page.getByRole('button', { name: 'Previous testimonial' }).click();
      await arriveAt(page, 3);
      await page.getByRole('button', { name: 'Next testimonial' }).click();
      await arriveAt(page, 1);
      await bullet(page, 2).click();
      await arriveAt(page, 2);
      await rowOf(page).focus();
      await page.keyboard.press('ArrowRight');
      await arriveAt(page, 3);
      await page.keyboard.press('ArrowLeft');
      await arriveAt(page, 2);
      expect(new URL(page.url()).hash).toBe('');
    });

    test('they follow the hand', async ({ page }) => {
      await comeNear(page);
      const row = (await rowOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [first, second] = await places(page);
      // More than halfway, so that the next slide is nearer however slowly the hand moves.
      const way = ((second?.left ?? 0) - (first?.left ?? 0)) * 0.65;
      const [x, y] = [row.x + row.width * 0.8, row.y + row.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - way, y, { steps: 8 });
      await page.mouse.up();
      await arriveAt(page, 2);
    });
  });

test('a slide takes 300 ms', async ({ page }) => {
  await page.clock.install();
  await comeNear(page);
  await arriveAt(page, 1);
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = (await places(page))[1]?.left ?? 0;
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await page.clock.runFor(150);
  const onItsWay = (await places(page))[1]?.left ?? 0;
  expect(onItsWay).toBeLessThan(start);
  expect(onItsWay).toBeGreaterThan(0.5);
  await page.clock.runFor(200);
  expect((await places(page))[1]?.left).toBeCloseTo(0, 0);
});

test('they do not move by themselves', async ({ page }) => {
  await page.clock.install();
  await comeNear(page);
  await page.clock.runFor(60_000);
  await arriveAt(page, 1);
});

test('they jump at once for visitors who asked for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await comeNear(page);
  await arriveAt(page, 1);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await page.clock.runFor(50);
  expect((await places(page))[1]?.left).toBeCloseTo(0, 0);
});
