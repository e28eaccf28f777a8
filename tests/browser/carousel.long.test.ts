/** The testimonials slide by buttons, dots, keys and hand. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { holdScripts, sizes, useSite, type Size } from './support/site';

const site = useSite();
let page: Page;

/** Left edge and width of each testimonial, in pixels from the left edge of their row. */
const places = (): Promise<{ left: number; width: number }[]> =>
  page.locator('.carousel').evaluate((row) =>
    [...row.children].map((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      // Adding zero turns a rounded minus zero into zero.
      return { left: Math.round(left - row.getBoundingClientRect().left) + 0, width };
    }),
  );

/** Waits until nothing in the row has moved for five frames. */
const still = (): Promise<void> =>
  page.locator('.carousel').evaluate(async (row) => {
    const where = () => [...row.children].map((one) => one.getBoundingClientRect().left).join();
    for (let before = where(), same = 0; same < 5;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      same = where() === before ? same + 1 : 0;
      before = where();
    }
  });

const arrive = async (name: string): Promise<void> => {
  await page.locator(`.bullets [aria-current="true"][aria-label="${name}"]`).waitFor();
  await still();
};

/** Opens the home page as a new visitor and scrolls near the testimonials. */
const comeNear = async (size: Size, options?: BrowserContextOptions): Promise<void> => {
  page = await site.open(size, '/', options);
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await page.waitForSelector('.carousel.is-running');
};

describe.each(sizes)('testimonials on a %s', (size) => {
  const visible = size === 'phone' ? 1 : 2;

  beforeEach(() => comeNear(size));

  it('begin with the first and show the right number', async () => {
    const current = page.locator('.bullets [aria-current="true"]');
    expect(await current.getAttribute('aria-label')).toBe('Testimonial 1');
    await still();
    const row = await page.locator('.carousel').boundingBox();
    const [first] = await places();
    expect(first?.left).toBe(0);
    const width = ((row?.width ?? 0) - 50 * (visible - 1)) / visible;
    expect(Math.abs((first?.width ?? 0) - width)).toBeLessThan(1);
  });

  it('go around by buttons, bullets and arrow keys', async () => {
    await page.getByRole('button', { name: 'Previous testimonial' }).click();
    await arrive('Testimonial 3');
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await arrive('Testimonial 1');
    await page.getByRole('link', { name: 'Testimonial 2' }).click();
    await arrive('Testimonial 2');
    expect((await places())[1]?.left).toBe(0);
    await page.getByRole('list', { name: 'Testimonial' }).focus();
    await page.keyboard.press('ArrowRight');
    await arrive('Testimonial 3');
    await page.keyboard.press('ArrowLeft');
    await arrive('Testimonial 2');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('fold what moves out of sight, and the others come into view', async () => {
    await page.locator('.carousel blockquote').evaluateAll((quotes) => {
      for (const [index, quote] of quotes.slice(0, 2).entries())
        quote.insertAdjacentHTML(
          'beforeend',
          `<details open><summary>Read on</summary><p style="height: ${index === 0 ? 150 : 5}rem"></p></details>`,
        );
    });
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await arrive('Testimonial 2');
    const folds = page.locator('.carousel details');
    await page.waitForFunction(() => document.querySelectorAll('.carousel [open]').length === 1);
    expect(await folds.nth(1).getAttribute('open')).toBe('');
    const second = await page.locator('.carousel blockquote').nth(1).boundingBox();
    expect(second?.y).toBeGreaterThan(0);
    expect(second?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
  });

  it('follow the hand', async () => {
    const row = await page.locator('.carousel').boundingBox();
    if (!row) throw new Error('The row is not on the page');
    const [first, second] = await places();
    // More than halfway, so the next slide is nearer however slowly the hand moves.
    const way = ((second?.left ?? 0) - (first?.left ?? 0)) * 0.65;
    const start = { x: row.x + row.width * 0.8, y: row.y + row.height / 2 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x - way, start.y, { steps: 8 });
    await page.mouse.up();
    await arrive('Testimonial 2');
    expect((await places())[1]?.left).toBe(0);
  });
});

describe('the row of testimonials', () => {
  it.each(['before', 'after'])(
    'shows the whole outline of a focus %s its code runs',
    async (when) => {
      const javaScriptEnabled = when === 'after';
      page = await site.open('phone', '/', { javaScriptEnabled });
      await page.locator('.carousel').scrollIntoViewIfNeeded();
      if (javaScriptEnabled) await page.waitForSelector('.carousel.is-running');
      const row = await page.locator('.carousel').boundingBox();
      const quote = await page.locator('.carousel blockquote').first().boundingBox();
      expect((quote?.x ?? 0) - (row?.x ?? 0)).toBe(6);
      const heading = await page.locator('section:has(.carousel) h2').boundingBox();
      expect(quote?.x).toBe(heading?.x);
    },
  );

  it('does not move by itself', async () => {
    page = await site.open('phone');
    await page.clock.install();
    await page.goto('/');
    await page.locator('.carousel').scrollIntoViewIfNeeded();
    await page.waitForSelector('.carousel.is-running');
    await page.clock.runFor(60_000);
    await arrive('Testimonial 1');
    expect((await places())[0]?.left).toBe(0);
  });

  it.each(['before', 'after'])(
    'jumps at once for visitors who asked for reduced motion %s',
    async (when) => {
      await comeNear('desktop', when === 'before' ? { reducedMotion: 'reduce' } : {});
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await still();
      const row = await page.locator('.carousel').evaluate(({ clientWidth }) => clientWidth);
      const second = (await places())[1];
      expect((second?.left ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(row + 1);
      await page.getByRole('button', { name: 'Next testimonial' }).click();
      await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect((await places())[1]?.left).toBe(0);
    },
  );

  it('continues from where a visitor scrolled it before its code loaded', async () => {
    page = await site.open('phone');
    const release = await holdScripts(page);
    await page.goto('/');
    const row = page.locator('.carousel');
    await row.scrollIntoViewIfNeeded();
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await release();
    await arrive('Testimonial 3');
    expect((await places())[2]?.left).toBe(0);
  });
});
