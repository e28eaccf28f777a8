/**
 * `npm test`: everything but what takes long, which `npm run test:long` has. Ends with one line that
 * counts the tests.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, provideDeviceFonts } from './support/chromium';
import { CLEAN_ENVIRONMENT } from './support/cleanEnvironment';

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));
const counts = { passed: 0, failed: 0, skipped: 0 };

const bin = (name: string): string => path.join('node_modules', '.bin', name);

/** Runs one command, then prints its whole output, how long it took and whether it succeeded. */
const run = async (
  title: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<boolean> => {
  const start = Date.now();
  const words: Buffer[] = [];
  const status = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => words.push(part));
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  process.stdout.write(Buffer.concat(words));
  console.log(`── ${title}: ${status === 0 ? 'good' : 'FAILED'} after ${seconds} s\n`);
  return status === 0;
};

const count = (file: string): void => {
  if (!existsSync(file)) {
    counts.failed += 1;
    return;
  }
  const result = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  counts.skipped += result.numPendingTests;
};

const jest = async (
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
  workers: number,
): Promise<boolean> => {
  const file = path.join(results, `${projects.join('-')}.json`);
  const options = ['--maxWorkers', String(workers), '--json', '--outputFile', file];
  const args = ['--selectProjects', ...projects, ...options];
  const good = await run(`${projects.join(' and ')} tests`, bin('jest'), args, env);
  count(file);
  return good;
};

/** One after the other. All steps run, so that one report shows everything that is wrong. */
const inTurn = async (...steps: readonly (() => Promise<boolean>)[]): Promise<boolean> => {
  let good = true;
  for (const step of steps) good = (await step()) && good;
  return good;
};

const atOnce = async (...running: readonly Promise<boolean>[]): Promise<boolean> =>
  (await Promise.all(running)).every((good) => good);

const main = (): Promise<boolean> => {
  const env: NodeJS.ProcessEnv = { ...CLEAN_ENVIRONMENT, CHROMIUM_PATH: findChromium() };
  provideDeviceFonts();
  const sources = (): Promise<boolean> =>
    inTurn(
      () => run('types', bin('tsc'), ['--noEmit'], env),
      () => run('lint', bin('eslint'), ['.', '--max-warnings', '0'], env),
      () => run('format', bin('prettier'), ['--check', '--log-level', 'warn', '.'], env),
    );
  const site = (): Promise<boolean> =>
    inTurn(
      () => run('build of the default site', 'npm', ['run', '--silent', 'build'], env),
      () => jest(['unit'], env, 1),
    );
  return inTurn(
    () => atOnce(sources(), site()),
    () => jest(['pipeline', 'content', 'build', 'browser', 'journeys'], env, 2),
  );
};

const report = (good: boolean): void => {
  console.log(`Tests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  process.exitCode = good ? 0 : 1;
};

main().then(report, (error: unknown) => {
  console.error(error);
  report(false);
});
