import type { BrowserContext, Page } from 'playwright-core';
import { openAlive, openSite, sizes, type Site } from './support/site';

jest.setTimeout(60_000);

let site: Site;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => context.close());
afterAll(() => site.close());

/** Left edge and width of each testimonial, in pixels from the left edge of their row. */
const places = (): Promise<{ left: number; width: number }[]> =>
  page.locator('.carousel').evaluate((row) =>
    [...row.children].map((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      // Adding zero turns a rounded minus zero into zero.
      return { left: Math.round(left - row.getBoundingClientRect().left) + 0, width };
    }),
  );

const current = (): Promise<string | null> =>
  page.locator('.bullets [aria-current="true"]').getAttribute('aria-label');

const arrive = async (name: string): Promise<void> => {
  await page.locator(`.bullets [aria-current="true"][aria-label="${name}"]`).waitFor();
  await page.waitForTimeout(450);
};

const open = async (size: (typeof sizes)[number], options = {}): Promise<void> => {
  context = await site.visitor(size, options);
  page = await openAlive(context, '/');
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await page.waitForSelector('.carousel.is-running');
};

describe.each(sizes)('testimonials on a %s', (size) => {
  const visible = size === 'phone' ? 1 : 2;

  it('show the right number, fifty pixels apart', async () => {
    await open(size);
    const row = await page.locator('.carousel').boundingBox();
    const [first, second] = await places();
    expect(first?.left).toBe(0);
    const width = ((row?.width ?? 0) - 50 * (visible - 1)) / visible;
    expect(Math.abs((first?.width ?? 0) - width)).toBeLessThan(1);
    expect(Math.abs((second?.left ?? 0) - (first?.width ?? 0) - 50)).toBeLessThanOrEqual(1);
  });

  it('go around by buttons, bullets and arrow keys', async () => {
    await open(size);
    expect(await current()).toBe('Testimonial 1');
    await page.getByRole('button', { name: 'Previous testimonial' }).click();
    await arrive('Testimonial 3');
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await arrive('Testimonial 1');
    await page.getByRole('link', { name: 'Testimonial 2' }).click();
    await arrive('Testimonial 2');
    expect((await places())[1]?.left).toBe(0);
    await page.locator('[role="region"][tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await arrive('Testimonial 3');
    await page.keyboard.press('ArrowLeft');
    await arrive('Testimonial 2');
    expect(new URL(page.url()).hash).toBe('');
  });

  it('follow the hand', async () => {
    await open(size);
    const row = await page.locator('.carousel').boundingBox();
    if (!row) throw new Error('The row is not on the page');
    const y = row.y + row.height / 2;
    await page.mouse.move(row.x + row.width * 0.6, y);
    await page.mouse.down();
    await page.mouse.move(row.x + row.width * 0.6 - 250, y, { steps: 8 });
    await page.mouse.up();
    await arrive('Testimonial 2');
    expect((await places())[1]?.left).toBe(0);
  });

  it('never move by themselves', async () => {
    await open(size);
    const before = await places();
    await page.waitForTimeout(4000);
    expect(await places()).toEqual(before);
  });

  it('can be read one after the other, with their stars', async () => {
    await open(size);
    const items = page.locator('.carousel').getByRole('listitem');
    await expect(items.count()).resolves.toBe(3);
    const stars = items.getByRole('img', { name: 'Five out of five stars' });
    await expect(stars.count()).resolves.toBe(3);
  });
});

it('moves at once for who asked for less movement', async () => {
  await open('desktop', { reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await page.waitForTimeout(60);
  expect((await places())[1]?.left).toBe(0);
});

it('asks for the library only near the testimonials', async () => {
  context = await site.visitor('desktop');
  page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await page.waitForTimeout(2500);
  const slider = () => asked.filter((url) => /\/slider-.*\.js$/.test(url));
  expect(slider()).toEqual([]);
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await page.waitForSelector('.carousel.is-running');
  expect(slider()).toHaveLength(1);
});

it('still scrolls when the library cannot be had', async () => {
  context = await site.visitor('phone');
  await context.route(/\/slider-.*\.js$/, (route) => route.abort());
  page = await openAlive(context, '/');
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  await arrive('Testimonial 2');
  expect(Math.abs((await places())[1]?.left ?? 99)).toBeLessThan(6);
});
