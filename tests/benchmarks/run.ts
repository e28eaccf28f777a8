/** `npm run bench`: measures, prints tables, writes reports/bench.json and docs/performance.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeResults, type Results } from './report';
import { measureSpeed } from './speed';
import { measureWeight } from './weight';

const HELP = `npm run bench measures the site in public/. Run npm run build first.

  -- --only weight,speed   the parts to run (default: both)
  -- --runs 5              Lighthouse runs of each page, of which the median counts`;

const PARTS = ['weight', 'speed'];

const machine = () => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  node: process.version,
});

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      runs: { type: 'string', default: '5' },
      help: { type: 'boolean', default: false },
    },
  });
  const parts = values.only.split(',');
  const runs = Number(values.runs);
  if (
    values.help ||
    !Number.isInteger(runs) ||
    runs < 1 ||
    !parts.every((p) => PARTS.includes(p))
  ) {
    console.log(HELP);
    process.exitCode = 2;
    return;
  }
  const root = process.cwd();
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    weight: parts.includes('weight') ? await measureWeight(path.join(root, 'public')) : [],
    speed: parts.includes('speed')
      ? await measureSpeed(root, runs, ({ path: page, built, floor }) =>
          console.log(`${page} performance ${built.performance}, floor ${floor.performance}`),
        )
      : [],
  };
  const text = describeResults(results);
  console.log(text);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.json', JSON.stringify(results, null, 2));
  writeFileSync('docs/performance.md', text);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
