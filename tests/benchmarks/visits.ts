/** What a visit costs a slow phone: opening a page, reading it to its end, tapping the number. */
import type { Browser } from 'playwright-core';
import { openBrowser, SIZES } from '../browser/support/site';
import { besideFloor } from './floor';
import { byTurns, median, SLOWDOWN } from './measured';

export interface Visit {
  readonly path: string;
  /** Milliseconds that the main thread was busy: of the page, and of the same page without scripts. */
  readonly built: number;
  readonly floor: number;
}

const PAGES = ['/', '/tree-pruning/', '/emergency-tree-services/', '/contact/'];

/** One look at each part of the page. */
const STEP_PIXELS = 500;
const STEP_MS = 250;

const mainThreadTime = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext(SIZES.phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Performance.enable');
  // The dialer of a phone takes over; here nothing does, so the tap must not fail.
  await page.route('tel:**', (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += STEP_PIXELS) {
    await page.mouse.wheel(0, STEP_PIXELS);
    await page.waitForTimeout(STEP_MS);
  }
  await page.locator('.callbar a[href^="tel:"]').tap({ noWaitAfter: true });
  await page.waitForTimeout(STEP_MS);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** Measures the built site of the repository `root`, each page `runs` times by turns: the medians. */
export const measureVisits = (root: string, runs: number): Promise<readonly Visit[]> =>
  besideFloor(root, async (sites) => {
    const browser = await openBrowser({ backForwardCache: true });
    const visits: Visit[] = [];
    for (const page of PAGES) {
      const times = await byTurns(runs, {
        built: () => mainThreadTime(browser, sites.built + page),
        floor: () => mainThreadTime(browser, sites.floor + page),
      });
      const visit = { path: page, built: median(times.built), floor: median(times.floor) };
      visits.push(visit);
      console.log(
        `${page} main thread ${Math.round(visit.built)} ms, floor ${Math.round(visit.floor)}`,
      );
    }
    await browser.close();
    return visits;
  });
