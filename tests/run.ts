/**
 * `npm test`: everything, in the order in which a fault is cheapest to find. Ends with one line that
 * counts the tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './support/chromium';

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));
const counts = { passed: 0, failed: 0, skipped: 0 };

/** The site under test is the one anybody gets: built from the bundled defaults. */
const CLEAN_ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(CONTENTFUL_|GATSBY_|SITE_URL$|URL$|NETLIFY)/.test(name),
  ),
);

const bin = (name: string): string => path.join('node_modules', '.bin', name);

const run = (
  title: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): boolean => {
  const start = Date.now();
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`── ${title}: ${status === 0 ? 'good' : 'FAILED'} after ${seconds} s`);
  return status === 0;
};

const count = (file: string): void => {
  const result = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  counts.passed += result.numPassedTests;
  counts.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  counts.skipped += result.numPendingTests;
};

const jest = (project: string, env: NodeJS.ProcessEnv, workers: number): boolean => {
  const file = path.join(results, `${project}.json`);
  const args = [
    '--selectProjects',
    project,
    '--maxWorkers',
    String(workers),
    '--json',
    '--outputFile',
    file,
  ];
  const good = run(`${project} tests`, bin('jest'), args, env);
  count(file);
  return good;
};

const main = (): boolean => {
  const env: NodeJS.ProcessEnv = { ...CLEAN_ENVIRONMENT, CHROMIUM_PATH: findChromium() };
  const steps: readonly (() => boolean)[] = [
    () => run('types', bin('tsc'), ['--noEmit'], env),
    () => run('lint', bin('eslint'), ['.', '--max-warnings', '0'], env),
    () => run('format', bin('prettier'), ['--check', '--log-level', 'warn', '.'], env),
    () => jest('unit', env, 2),
    () => run('build of the default site', 'npm', ['run', '--silent', 'build'], env),
    () => jest('build', env, 2),
    () => jest('browser', env, 2),
    () => jest('content', env, 2),
  ];
  // All steps run, so that one report tells everything that is wrong.
  return steps.map((step) => step()).every((good) => good);
};

const good = main();
console.log(`\nTests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = good ? 0 : 1;
