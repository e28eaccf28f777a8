/**
 * `npm test`: everything except long tests. `npm run check`: what needs neither build nor browser. `npm run
 * test:long`: what takes longer. All steps run, so that one report shows everything that is wrong: at the end it
 * lists each failure with its file and the command that repeats it; the last line counts them.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { JSONReport } from '@playwright/test/reporter';
import { CLEAN_ENVIRONMENT } from './support/cleanEnvironment';
import { readJest, readPlaywright, type JestReport, type Results } from './support/results';

const HELP = `npm test            everything but what takes long
npm run check       types, lint, unit tests, and the content model, for every commit
npm run test:long   what takes longer: whole builds, journeys in every browser

CHROMIUM_PATH and FIREFOX_PATH choose the browsers. npx jest FILE and npx playwright test FILE run one file.`;

/** What every step found. */
const found: Results[] = [];

/** Runs one command; prints each line as it comes, after the name of the step, and the time it took. */
const run = async (title: string, command: string, args: readonly string[]): Promise<boolean> => {
  const start = Date.now();
  const status = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: CLEAN_ENVIRONMENT,
    });
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => console.log(`${title} │ ${line}`));
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${title} ── ${status === 0 ? 'good' : 'FAILED'} after ${seconds} s`);
  return status === 0;
};

/** A step that is one test by itself. */
const step = async (title: string, command: string, args: readonly string[]): Promise<void> => {
  const good = await run(title, command, args);
  const again = [command, ...args].join(' ');
  const failures = good ? [] : [{ file: title, test: 'failed: see above', again }];
  found.push({ passed: good ? 1 : 0, skipped: 0, failures });
};

const script = (name: string): Promise<void> => step(name, 'npm', ['run', '--silent', name]);

/** A step of many tests, whose runner writes a report. */
const suite = async <Report>(
  title: string,
  [command = '', ...args]: readonly string[],
  file: string,
  read: (report: Report) => Results,
): Promise<void> => {
  rmSync(file, { force: true });
  const good = await run(title, command, args);
  const results = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : undefined;
  if (results) found.push(results);
  // The runner itself has failed.
  if (!good && (results?.failures.length ?? 0) === 0) {
    const again = [command, ...args].join(' ');
    found.push({
      passed: 0,
      skipped: 0,
      failures: [{ file: title, test: 'failed: see above', again }],
    });
  }
};

const jest = (title: string, ...args: readonly string[]): Promise<void> => {
  const file = `reports/${title}.json`;
  const command = ['node_modules/.bin/jest', '--json', '--outputFile', file, ...args];
  return suite<JestReport>(title, command, file, readJest);
};

const browser = (...args: readonly string[]): Promise<void> => {
  const command = ['node_modules/.bin/playwright', 'test', ...args];
  return suite<JSONReport>('browser', command, 'reports/browser.json', readPlaywright);
};

const NOT_LONG = ['--testPathIgnorePatterns', String.raw`\.long\.test\.`];

/** The build takes one core, and the browser tests of it later both. */
const everything = async (): Promise<void> => {
  await Promise.all([
    script('build'),
    (async () => {
      await script('lint');
      await script('format:check');
      await jest('tests', '--selectProjects', 'unit', 'content', '--maxWorkers', '1', ...NOT_LONG);
    })(),
  ]);
  await jest('built', '--selectProjects', 'build', 'pipeline', '--maxWorkers', '2', ...NOT_LONG);
  await browser('--grep-invert', '@long');
};

const check = async (): Promise<void> => {
  const files = ['tests/unit/', 'tests/content/model.test.ts'];
  await Promise.all([
    script('lint'),
    jest('tests', '--selectProjects', 'unit', 'content', '--maxWorkers', '2', ...files),
  ]);
};

const long = async (): Promise<void> => {
  await script('build');
  await jest(
    'long',
    '--selectProjects',
    'content',
    'build',
    'pipeline',
    'journeys',
    '--maxWorkers',
    '2',
    String.raw`\.long\.test\.`,
  );
  await browser('--grep', '@long');
};

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = { check, long };

const main = async (): Promise<void> => {
  const [name, ...others] = process.argv.slice(2);
  if (name === '--help' || name === '-h') return console.log(HELP);
  const command = name === undefined ? everything : COMMANDS[name];
  if (!command || others.length > 0) {
    const names = process.argv.slice(2).join(' ');
    console.error(
      `“${names}” names nothing here. npx jest and npx playwright test run the files with a name.`,
    );
    process.exitCode = 2;
    return;
  }
  mkdirSync('reports', { recursive: true });
  await command();
  const failures = found.flatMap((one) => one.failures);
  const sum = (count: 'passed' | 'skipped'): number =>
    found.reduce((all, one) => all + one[count], 0);
  if (failures.length > 0) console.log('\nFailed:');
  for (const { file, test, again } of failures)
    console.log(`\n  ${file}\n    ${test}\n    ${again}`);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${failures.length} failed${skipped}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
