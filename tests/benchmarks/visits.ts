/** What a visit costs a slow phone: opening a page, reading it to its end, tapping the number. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { startServer } from '../../src/hosting/server';
import { SIZES } from '../browser/support/site';
import { findChromium } from '../support/chromium';
import { median, SLOWDOWN } from './measured';
import { copyWithoutScripts } from './withoutScripts';

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
export const measureVisits = async (
  root: string,
  runs: number,
  tell: (visit: Visit) => void,
): Promise<readonly Visit[]> => {
  const work = mkdtempSync(path.join(tmpdir(), 'bench-'));
  await copyWithoutScripts(root, work);
  const built = await startServer({ root, port: 0 });
  const bare = await startServer({ root: work, port: 0 });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const visits: Visit[] = [];
  try {
    for (const address of PAGES) {
      const times: number[] = [];
      const floors: number[] = [];
      for (let turn = 0; turn < runs; turn += 1) {
        times.push(await mainThreadTime(browser, built.url + address));
        floors.push(await mainThreadTime(browser, bare.url + address));
      }
      const visit = { path: address, built: median(times), floor: median(floors) };
      visits.push(visit);
      tell(visit);
    }
  } finally {
    await browser.close();
    await built.close();
    await bare.close();
    rmSync(work, { recursive: true, force: true });
  }
  return visits;
};
