/** Page speed by Lighthouse, next to the same built page without any script: its floor. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { launch } from 'chrome-launcher';
import { startServer } from '../../src/hosting/server';
import { findChromium } from '../support/chromium';
import { median } from './measured';
import { copyWithoutScripts } from './withoutScripts';

const run = promisify(execFile);

/** One page of each kind; the last is answered with the page for unknown addresses. */
export const PAGES = [
  '/',
  '/tree-pruning/',
  '/emergency-tree-services/',
  '/blog/',
  '/blog/sustainable-tree-care/',
  '/contact/',
  '/no-such-page/',
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

type Numbers = Readonly<Record<(typeof CATEGORIES)[number] | keyof typeof TIMES, number>>;

export interface PageSpeed {
  readonly path: string;
  readonly runs: number;
  /** Medians. Scores from 0 to 100, times in milliseconds. */
  readonly built: Numbers;
  readonly floor: Numbers;
}

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const KEYS = [...CATEGORIES, ...(Object.keys(TIMES) as (keyof typeof TIMES)[])];

const numbersOf = (report: LighthouseReport): Numbers =>
  Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
    ...Object.entries(TIMES).map(([key, audit]) => [key, report.audits[audit]?.numericValue ?? -1]),
  ]) as Numbers;

const mediansOf = (all: readonly Numbers[]): Numbers =>
  Object.fromEntries(KEYS.map((key) => [key, median(all.map((one) => one[key]))])) as Numbers;

/** How often Lighthouse is asked again when it could not record a page: that is no result. */
const TRIES = 3;

const CLI = path.join(path.dirname(require.resolve('lighthouse/package.json')), 'cli/index.js');

/** Asks Lighthouse in a browser of its own, as its command does. */
const askOnce = async (address: string, file: string): Promise<Numbers> => {
  const browser = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--ignore-status-code'];
    await run(process.execPath, [CLI, address, `--port=${browser.port}`, ...flags]);
  } finally {
    browser.kill();
  }
  return numbersOf(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport);
};

const lighthouse = async (address: string, file: string, left = TRIES): Promise<Numbers> => {
  try {
    return await askOnce(address, file);
  } catch (error) {
    if (left <= 1) throw error;
    return lighthouse(address, file, left - 1);
  }
};

/** Measures the built site of the repository `root`; `tell` is called after each page. */
export const measureSpeed = async (
  root: string,
  runs: number,
  tell: (speed: PageSpeed) => void,
): Promise<readonly PageSpeed[]> => {
  const work = mkdtempSync(path.join(tmpdir(), 'bench-'));
  await copyWithoutScripts(root, work);
  const built = await startServer({ root, port: 0 });
  const bare = await startServer({ root: work, port: 0 });
  const speeds: PageSpeed[] = [];
  try {
    for (const page of PAGES) {
      const results: Numbers[] = [];
      const floors: Numbers[] = [];
      // By turns, so that whatever else the machine does meets both.
      for (let turn = 0; turn < runs; turn += 1) {
        results.push(await lighthouse(built.url + page, path.join(work, 'report.json')));
        floors.push(await lighthouse(bare.url + page, path.join(work, 'report.json')));
      }
      const speed = { path: page, runs, built: mediansOf(results), floor: mediansOf(floors) };
      speeds.push(speed);
      tell(speed);
    }
  } finally {
    await built.close();
    await bare.close();
    rmSync(work, { recursive: true, force: true });
  }
  return speeds;
};
