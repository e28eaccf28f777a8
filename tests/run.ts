/**
 * `npm test`: everything but what takes long. `npm run check`: what needs neither build nor browser.
 * `npm run test:long`: all but the unit tests, with everything tried, or the files that a name is part
 * of. Each says what happens while it happens, and at the end lists what failed with the command that
 * repeats it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { installMissing } from './support/browsers';
import { CLEAN_ENVIRONMENT } from './support/cleanEnvironment';
import {
  counts,
  failuresIn,
  passedLaterIn,
  type Failure,
  type JestResult,
} from './support/failures';

const HELP = `npm test            everything but what takes long
npm run check       types, lint, unit tests, and the content model, for every commit
npm run test:long   everything but the unit tests, in full; -- preview sends   only files with these names

CHROMIUM_PATH and FIREFOX_PATH choose the browsers. npx jest FILE runs one file.`;

const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));
const failures: Failure[] = [];
const passedLater: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };

type Step = () => Promise<boolean>;

/** Runs one command, prints each line as it comes with the step before it, and how long all took. */
const run = async (
  title: string,
  command: string,
  args: readonly string[],
  env = CLEAN_ENVIRONMENT,
): Promise<boolean> => {
  const start = Date.now();
  const status = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => console.log(`${title} │ ${line}`));
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${title} ── ${status === 0 ? 'good' : 'FAILED'} after ${seconds} s`);
  return status === 0;
};

/** A step that is a script of `package.json`. */
const script =
  (name: string): Step =>
  async () => {
    const good = await run(name, 'npm', ['run', '--silent', name]);
    if (!good) failures.push({ file: name, test: 'failed: see above', again: `npm run ${name}` });
    return good;
  };

const jest =
  (title: string, args: readonly string[], tryEverything = false): Step =>
  async () => {
    const file = path.join(results, `${title}.json`);
    const env = tryEverything ? { ...CLEAN_ENVIRONMENT, TRY_EVERYTHING: 'yes' } : CLEAN_ENVIRONMENT;
    const good = await run(
      title,
      'node_modules/.bin/jest',
      ['--json', '--outputFile', file, ...args],
      env,
    );
    if (!existsSync(file)) {
      failures.push({ file: title, test: 'jest did not start: see above', again: 'npx jest' });
      return false;
    }
    const result = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
    for (const [kind, count] of Object.entries(counts(result)))
      total[kind as keyof typeof total] += count;
    failures.push(...failuresIn(result, tryEverything));
    passedLater.push(...passedLaterIn(result));
    return good;
  };

/** One after the other. All steps run, so that one report shows everything that is wrong. */
const inTurn =
  (...steps: readonly Step[]): Step =>
  async () => {
    let good = true;
    for (const one of steps) good = (await one()) && good;
    return good;
  };

const atOnce =
  (...steps: readonly Step[]): Step =>
  async () =>
    (await Promise.all(steps.map((one) => one()))).every((good) => good);

/** A step that several others wait for; it runs when the first of them comes to it. */
const once = (one: Step): Step => {
  let running: Promise<boolean> | undefined;
  return () => (running ??= one());
};

const checks = inTurn(script('types'), script('lint'));
const build = once(script('build'));
const unitAndModel = jest('unit', [
  ...['--selectProjects', 'unit', 'content', '--maxWorkers', '2'],
  ...['tests/unit/', 'tests/content/model.test.ts'],
]);
const pipeline = jest('pipeline', ['--selectProjects', 'pipeline', '--runInBand']);

/** Projects that need a built site, but `pipeline`, whose own build takes as long as many of their files. */
const site = ['content', 'build', 'browser'];

const tests = jest('tests', [
  ...['--selectProjects', 'unit', ...site, '--maxWorkers', '2'],
  ...['--testPathIgnorePatterns', '\\.long\\.test\\.'],
]);

const everything = atOnce(
  inTurn(checks, script('format:check'), build, pipeline),
  inTurn(build, tests),
);
const check = atOnce(checks, unitAndModel);

/** @param names parts of the names of test files; all without any */
const long = (names: readonly string[]): Step =>
  inTurn(
    build,
    jest(
      'long',
      [
        ...['--selectProjects', 'long', 'journeys', 'pipeline', ...site],
        ...['--maxWorkers', '2', ...names],
      ],
      true,
    ),
  );

const main = async (): Promise<void> => {
  const [what, ...names] = process.argv.slice(2);
  if ([what, ...names].some((word) => word === '--help' || word === '-h')) {
    console.log(HELP);
    return;
  }
  if (what !== 'check') installMissing(what === 'long' ? undefined : ['chromium']);
  const good = await (what === 'check' ? check : what === 'long' ? long(names) : everything)();
  const { passed, failed, skipped } = total;
  if (passedLater.length > 0) console.log('\nFailed at first and passed when repeated:');
  for (const test of passedLater) console.log(`  ${test}`);
  if (failures.length > 0) console.log('\nFailed:');
  for (const { file, test, again } of failures)
    console.log(`\n  ${file}\n    ${test}\n    ${again}`);
  console.log(`\nTests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = good ? 0 : 1;
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
