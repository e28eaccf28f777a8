/** `npm run bench`: measures, prints tables, writes reports/bench.json and docs/performance.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { folders } from '../../src/folders';
import { readPages } from '../support/builtPages';
import { weigh } from '../support/weight';
import { measureBuilds, measureSizes } from './builds';
import {
  describeResults,
  type Machine,
  type Measured,
  type PageWeight,
  type Results,
} from './report';
import { measureSpeed } from './speed';

const HELP = `npm run bench measures the site in dist/ and builds of it. Run npm run build first.

  -- --only weight,build         the parts to run, of weight, speed, build, sizes
                              (default: all); the others keep their last results, and
                              docs/performance.md is written once every part has some
  -- --runs 5                    runs of each page, of which the median counts
  -- --posts 10,100,1000,10000   sizes to build with, one series each`;

const RESULTS = 'reports/bench.json';
const PAGE = 'docs/performance.md';

const machine = (): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  node: process.version,
});

const measured = async (measure: () => unknown): Promise<Measured<unknown>> => {
  const conditions = { date: new Date().toISOString().slice(0, 10), machine: machine() };
  return { ...conditions, value: await measure() };
};

const lastResults = (): Results => {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
  } catch {
    return {};
  }
};

const isCount = (count: number): boolean => Number.isInteger(count) && count > 0;

const weighPages = (folder: string): readonly PageWeight[] =>
  [...readPages(folder).values()].map(({ path, html }) => ({ path, ...weigh(folder, html) }));

/** What to measure, in this order. */
const measuring = (root: string, runs: number, posts: readonly number[]) =>
  ({
    weight: () => weighPages(folders(root).site),
    speed: () => measureSpeed(root, runs),
    build: measureBuilds,
    sizes: () => measureSizes(posts),
  }) satisfies Readonly<Record<keyof Results, () => unknown>>;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '5' },
      posts: { type: 'string', default: '10,100,1000,10000' },
      help: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  const posts = values.posts.split(',').map(Number);
  const all = measuring(process.cwd(), runs, posts);
  const wanted = values.only?.split(',') ?? Object.keys(all);
  const known = wanted.every((part) => part in all);
  if (values.help || !known || !isCount(runs) || !posts.every(isCount)) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  let results = lastResults();
  for (const [part, measure] of Object.entries(all)) {
    if (!wanted.includes(part)) continue;
    results = { ...results, [part]: await measured(measure) };
    mkdirSync('reports', { recursive: true });
    writeFileSync(RESULTS, JSON.stringify(results, null, 2));
    if (!Object.keys(all).every((name) => name in results)) continue;
    const style = { ...(await resolveConfig(PAGE)), filepath: PAGE };
    writeFileSync(PAGE, await format(describeResults(results), style));
  }
  console.log(describeResults(results));
  const missing = Object.keys(all).filter((name) => !(name in results));
  if (missing.length > 0)
    console.log(`${PAGE} is as it was: ${missing.join(', ')} were never measured here.`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
