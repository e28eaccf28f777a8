/**
 * Taps on the number at random moments after the first paint, on a phone four times slower, each of
 * them the last thing a visitor does here: all are counted, once. `npm run build` comes before.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { bootOf, serveBoot } from '../browser/support/part';
import { useSite } from '../browser/support/site';
import { eventually } from '../support/eventually';

const VISITS = 100;
/** The latest moment of a tap after the first paint, in milliseconds. */
const LATEST = 2500;
const SLOWER = 4;

jest.setTimeout(1_200_000);

const site = useSite();

/** Stands for the collecting host's tag: sends each event of the queue on, as the real one does. */
const TAG = `(() => {
  const send = (entry) => {
    if (entry[0] !== 'event') return;
    const query = new URLSearchParams({ en: entry[1], place: entry[2]?.place ?? '' });
    fetch('https://www.google-analytics.com/g/collect?' + query, {
      method: 'POST', mode: 'no-cors', keepalive: true,
    });
  };
  const queue = window.dataLayer;
  queue.forEach(send);
  queue.push = (...entries) => entries.forEach(send);
})();`;

interface Visit {
  readonly page: Page;
  /** Names of the events that reached the collecting host. */
  readonly counted: string[];
}

let boot: string;
beforeAll(async () => {
  boot = await bootOf(false);
});

const visit = async (context: BrowserContext): Promise<Visit> => {
  const counted: string[] = [];
  await context.route(/^https:/, async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/g/collect') counted.push(url.searchParams.get('en') ?? '');
    const isTag = url.pathname === '/gtag/js';
    await route.fulfill({ contentType: 'text/javascript', body: isTag ? TAG : '' });
  });
  await context.route('/vitals.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const reportVitals = () => undefined;',
    }),
  );
  await serveBoot(context, boot);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, counted };
};

/** Until something is painted. */
const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);

const calls = (counted: readonly string[]): number =>
  counted.filter((name) => name === 'call_click').length;

it('counts each of a hundred taps once', async () => {
  const wrong: string[] = [];
  let state = 19;
  for (let index = 0; index < VISITS; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const moment = (state >>> 8) % LATEST;
    const context = await site.visitor('phone', { bypassCSP: true });
    const { page, counted } = await visit(context);
    await page.goto('/about/', { waitUntil: 'commit' });
    await painted(page);
    await page.waitForTimeout(moment);
    await page.locator('.callbar .call').dispatchEvent('pointerdown');
    await page.locator('.callbar .call').evaluate((link: HTMLElement) => link.click());
    // The dialer opens in front of the page.
    await (await context.newPage()).bringToFront();
    await eventually('the tap is counted', () => calls(counted) > 0).catch(() => undefined);
    await page.waitForTimeout(100);
    if (calls(counted) !== 1) wrong.push(`${moment} ms: ${calls(counted)} times`);
    await context.close();
  }
  expect(wrong).toEqual([]);
});
