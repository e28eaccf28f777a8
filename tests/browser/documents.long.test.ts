/** Pages are documents: what each one fetches, when, and how visitors get from one to the next. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { forEachLimited } from '../../src/files';
import budgets from '../budgets.json';
import { PHONE, gzipped } from '../support/weight';
import { Form, MARIA, pictureFile } from './support/form';
import { shiftOf, watchShifts } from './support/shifts';
import { BLANK, KINDS, giveTime, readToTheEnd, sizes, useSite, type Size } from './support/site';
import { eventually } from '../support/eventually';

const site = useSite();

/** How long to wait for anything that starts by itself, in milliseconds. */
const REST = 15_000;

/** Opens a page and records the scripts that it requests from then on. */
const openListening = async (
  size: Size,
  address: string,
): Promise<{ page: Page; asked: string[] }> => {
  const page = await site.open(size);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(address);
  return { page, asked };
};

/** Taps on words and between them, opens and closes the menu, switches the colors. */
const lookAround = async (page: Page, size: Size): Promise<void> => {
  await page
    .locator('main p:visible')
    .first()
    .click({ position: { x: 2, y: 2 } });
  if (size === 'phone') {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('.drawer').getByRole('switch').click();
    await page.keyboard.press('Escape');
  } else {
    await page.getByRole('switch', { name: 'Dark colors' }).click();
    await page.getByRole('button', { name: 'Show services' }).click();
    await page.keyboard.press('Escape');
  }
};

const weightOf = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + gzipped(readFileSync(path.join('dist', address))), 0) /
  budgets.bytesPerKilobyte;

it.each(sizes)(
  'the home page fetches only the testimonials, and only once they are near: %s',
  async (size) => {
    const { page, asked } = await openListening(size, '/');
    await lookAround(page, size);
    await page.clock.runFor(REST);
    await giveTime(page);
    expect(asked).toEqual([]);
    await readToTheEnd(page);
    await page.locator('.carousel.is-running').waitFor();
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    expect(asked.filter((address) => /(?:map|share|contactForm)-/.test(address))).toEqual([]);
    expect(asked.filter((address) => /testimonials/.test(address))).toHaveLength(1);
    expect(weightOf(asked)).toBeLessThanOrEqual(budgets.homeScriptsGzipKilobytes);
  },
);

it('the contact page needs few scripts until a message with a photo is sent', async () => {
  const { page, asked } = await openListening('phone', '/contact/');
  const form = new Form(page);
  await form.fill(MARIA);
  await form.choose(await pictureFile('oak.png', 2400, 1200));
  await form.chosen.waitFor();
  await form.send();
  await readToTheEnd(page);
  expect(asked.length).toBeGreaterThan(2);
  expect(weightOf(asked)).toBeLessThanOrEqual(budgets.contactScriptsGzipKilobytes);
});

it('nothing moves for visitors who prefer reduced motion', async () => {
  const page = await site.open('desktop', '/', { reducedMotion: 'reduce' });
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => {
        const { transitionDuration, animationDuration } = getComputedStyle(one);
        return [transitionDuration, animationDuration].some((list) =>
          list.split(',').some((duration) => Number.parseFloat(duration) > 0.001),
        );
      })
      .map((one) => one.outerHTML.slice(0, 90)),
  );
  expect(moving).toEqual([]);
});

it('prefetches a page once the mouse rests on a link to it, and prefetches no file', async () => {
  const page = await site.open('desktop');
  const devtools = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  const faults: string[] = [];
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorMessage !== undefined) faults.push(ruleSet.errorMessage);
  });
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await devtools.send('Preload.enable');
  await page.goto('/tree-pruning/');
  const addresses = ['/assets/logo.svg', '/contact/', '/'];
  await page.evaluate((all) => {
    const links = all.map((address) => `<p><a href="${address}">To ${address}</a></p>`);
    document.body.insertAdjacentHTML('afterbegin', links.join(''));
  }, addresses);
  const rest = (address: string) =>
    page.getByRole('link', { name: `To ${address}`, exact: true }).hover();
  await rest('/assets/logo.svg');
  await giveTime(page);
  for (const address of ['/contact/', '/']) {
    await rest(address);
    await eventually(`${address} is fetched`, () => fetched.includes(address));
  }
  expect(fetched).toEqual(['/contact/', '/']);
  expect(faults).toEqual([]);
});

/** A slow mobile network: milliseconds of delay, bytes in a second. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 150_000, uploadThroughput: 50_000 };

/** The number of pages open at once, because this test mostly waits. */
const TABS = 3;

/** The layout shift of a page for a first-time visitor. */
const shiftOn = async (path: string, size: Size): Promise<number> => {
  const page = await site.open(size);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK });
  await watchShifts(page);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await giveTime(page);
  const shifted = await shiftOf(page);
  await page.close();
  return shifted;
};

it.each(sizes)('nothing moves while a page arrives over a slow network: %s', async (size) => {
  const moved: string[] = [];
  // A line that breaks elsewhere in the fallback font shifts a page of any text by that line.
  await forEachLimited(KINDS, TABS, async (path) => {
    // A busy machine may paint a page with only half of its head; a real fault happens both times.
    const shifts = [await shiftOn(path, size)];
    if ((shifts[0] ?? 0) >= budgets.layoutShift) shifts.push(await shiftOn(path, size));
    const shifted = Math.min(...shifts);
    if (shifted >= budgets.layoutShift) moved.push(`${path}: ${shifted}`);
  });
  expect(moved).toEqual([]);
});

it('the home page on a phone is not too long, and requests little before anybody scrolls', async () => {
  const page = await site.open('phone', BLANK, {
    viewport: { width: PHONE.width, height: PHONE.height },
    deviceScaleFactor: PHONE.density,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/', { waitUntil: 'networkidle' });
  await giveTime(page);
  expect(bytes).toBeGreaterThan(100 * budgets.bytesPerKilobyte);
  expect(bytes / budgets.bytesPerKilobyte).toBeLessThanOrEqual(
    budgets.homeBeforeScrollingKilobytes,
  );
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_700);
});

it('on a phone in landscape, no picture on the home page fills the screen, and text follows soon', async () => {
  const viewport = { width: 844, height: 390 };
  const page = await site.open('phone', '/', { viewport });
  const tall = await page
    .locator('main .frame')
    .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height));
  expect(tall.length).toBeGreaterThan(1);
  expect(Math.max(...tall)).toBeLessThan(viewport.height * 0.8);
  const above = (outer: string, inner: string): Promise<number> =>
    page.evaluate(
      ([from = '', to = '']) => {
        const top = (selector: string): number =>
          document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
        return top(to) - top(from);
      },
      [outer, inner],
    );
  expect(await above('section.photo', 'section.photo h2')).toBeLessThan(viewport.height / 3);
  expect(await above('.log-slice', '.page-top + *')).toBeLessThan(viewport.height * 0.8);
});
