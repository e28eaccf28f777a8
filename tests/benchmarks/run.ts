/** `npm run bench`: measures, prints tables, writes reports/bench.json and docs/performance.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { folders } from '../../src/hosting/paths';
import { measureBuilds, measureSizes } from './builds';
import { measureInteractions } from './interactions';
import { describeResults, type Machine, type Measured, type Results } from './report';
import { measureSpeed } from './speed';
import { measureVisits } from './visits';
import { measureWeight } from './weight';

const HELP = `npm run bench measures the site in dist/ and builds of it. Run npm run build first.

  -- --only weight,build         the parts to run, of weight, speed, visits, interactions, build, sizes
                              (default: all); the others keep their last results
  -- --runs 5                    runs of each page and interaction, of which the median counts
  -- --posts 10,100,1000,10000   sizes to build with, one series each`;

const PARTS = ['weight', 'speed', 'visits', 'interactions', 'build', 'sizes'] as const;
const RESULTS = 'reports/bench.json';
const PAGE = 'docs/performance.md';

const machine = (): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  node: process.version,
});

const measured = async <T>(measure: () => T | Promise<T>): Promise<Measured<T>> => {
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

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      runs: { type: 'string', default: '5' },
      posts: { type: 'string', default: '10,100,1000,10000' },
      help: { type: 'boolean', default: false },
    },
  });
  const parts = values.only.split(',');
  const runs = Number(values.runs);
  const sizes = values.posts.split(',').map(Number);
  const known = parts.every((part) => (PARTS as readonly string[]).includes(part));
  if (values.help || !known || !isCount(runs) || !sizes.every(isCount)) {
    console.log(HELP);
    process.exitCode = 2;
    return;
  }
  const root = process.cwd();
  const results = { ...lastResults() };
  const save = async (): Promise<void> => {
    mkdirSync('reports', { recursive: true });
    writeFileSync(RESULTS, JSON.stringify(results, null, 2));
    const style = { ...(await resolveConfig(PAGE)), filepath: PAGE };
    writeFileSync(PAGE, await format(describeResults(results), style));
  };
  if (parts.includes('weight')) {
    results.weight = await measured(() => measureWeight(folders(root).site));
    await save();
  }
  if (parts.includes('speed')) {
    results.speed = await measured(() =>
      measureSpeed(root, runs, ({ path: page, built, floor }) =>
        console.log(`${page} performance ${built.performance}, floor ${floor.performance}`),
      ),
    );
    await save();
  }
  if (parts.includes('visits')) {
    results.visits = await measured(() =>
      measureVisits(root, runs, ({ path: page, built, floor }) =>
        console.log(`${page} main thread ${Math.round(built)} ms, floor ${Math.round(floor)}`),
      ),
    );
    await save();
  }
  if (parts.includes('interactions')) {
    results.interactions = await measured(() =>
      measureInteractions(root, runs, ({ name, first, later, floor = '–' }) =>
        console.log(`${name}: ${first} ms at once, ${later} ms later, floor ${floor}`),
      ),
    );
    await save();
  }
  if (parts.includes('build')) {
    results.build = await measured(() => measureBuilds(console.log));
    await save();
  }
  if (parts.includes('sizes')) {
    results.sizes = await measured(() => measureSizes(sizes, console.log));
    await save();
  }
  console.log(describeResults(results));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
