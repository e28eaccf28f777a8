/** Page speed by Lighthouse. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '../../src/hosting/server';
import { findBrowser } from '../support/browsers';
import { median } from './measured';
import type { Rows } from './table';

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

/** What Lighthouse reports for a page: scores from 0 to 100, and times in milliseconds. */
interface Result {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best practices': number;
  readonly SEO: number;
  readonly 'LCP ms': number;
  readonly 'blocking ms': number;
  readonly shift: number;
}

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const resultOf = ({ categories, audits }: LighthouseReport): Result => {
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? -1;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'blocking ms': Math.round(value('total-blocking-time')),
    shift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
  };
};

/** Fetched by the first run, because nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const FLAGS = ['--quiet', '--output=json', '--ignore-status-code'];
const CHROME_FLAGS = '--chrome-flags=--headless=new --no-sandbox';

/** Runs Lighthouse in its own browser, and retries if it could not record the page, which is no result. */
const lighthouse = async (address: string, file: string, tries = 3): Promise<Result> => {
  const args = ['--yes', LIGHTHOUSE, address, `--output-path=${file}`, ...FLAGS, CHROME_FLAGS];
  try {
    await run('npx', args, { env: { ...process.env, CHROME_PATH: findBrowser('chromium') } });
    return resultOf(JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport);
  } catch (error) {
    if (tries <= 1) throw error;
    return await lighthouse(address, file, tries - 1);
  }
};

/** Measures pages of the site built in the repository `root`: medians of `runs` runs each. */
export const measureSpeed = async (root: string, runs: number): Promise<Rows> => {
  const site = await startServer(root);
  const work = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const rows: Rows[number][] = [];
  for (const page of PAGES) {
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1)
      results.push(await lighthouse(site.url + page, path.join(work, 'report.json')));
    const names = Object.keys(results[0] ?? {}) as (keyof Result)[];
    const medians = names.map((name) => [name, median(results.map((one) => one[name]))] as const);
    rows.push({ page, ...Object.fromEntries(medians) });
    console.log(Object.values(rows.at(-1) ?? {}).join(' '));
  }
  rmSync(work, { recursive: true, force: true });
  await site.close();
  return rows;
};
