/** Page speed by Lighthouse, next to the same built page without any script: its floor. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../support/browsers';
import { besideFloor } from './floor';
import { byTurns, median } from './measured';

const run = promisify(execFile);

/** One page of each kind; the last is answered with the page for unknown addresses. */
const PAGES = [
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

/** Fetched by the first run, because nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const FLAGS = ['--quiet', '--output=json', '--ignore-status-code'];
const CHROME_FLAGS = '--chrome-flags=--headless=new --no-sandbox';

/** Runs Lighthouse in a browser of its own, and again when it could not record the page: that is no result. */
const lighthouse = async (address: string, file: string, tries = 3): Promise<Numbers> => {
  const args = ['--yes', LIGHTHOUSE, address, `--output-path=${file}`, ...FLAGS, CHROME_FLAGS];
  try {
    await run('npx', args, { env: { ...process.env, CHROME_PATH: findChromium() } });
    return numbersOf(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport);
  } catch (error) {
    if (tries <= 1) throw error;
    return await lighthouse(address, file, tries - 1);
  }
};

/** Measures the built site of the repository `root`, each page `runs` times by turns: the medians. */
export const measureSpeed = (root: string, runs: number): Promise<readonly PageSpeed[]> =>
  besideFloor(root, async (sites) => {
    const work = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
    const file = path.join(work, 'report.json');
    const speeds: PageSpeed[] = [];
    for (const page of PAGES) {
      const results = await byTurns(runs, {
        built: () => lighthouse(sites.built + page, file),
        floor: () => lighthouse(sites.floor + page, file),
      });
      const [built, floor] = [mediansOf(results.built), mediansOf(results.floor)];
      speeds.push({ path: page, runs, built, floor });
      console.log(`${page} performance ${built.performance}, floor ${floor.performance}`);
    }
    rmSync(work, { recursive: true, force: true });
    return speeds;
  });
