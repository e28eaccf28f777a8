/**
 * `npm test`: everything except long tests. `npm run check`: what needs neither build nor browser.
 * `npm run test:long`: all but the unit tests, in full, or the files whose paths contain a given name.
 * Each prints its progress, and at the end lists every failure with the command that repeats it. All steps
 * run, so that one report shows everything that is wrong.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CLEAN_ENVIRONMENT } from './support/cleanEnvironment';
import { failuresIn, type Failure, type JestResult } from './support/failures';

const HELP = `npm test            everything but what takes long
npm run check       types, lint, unit tests, and the content model, for every commit
npm run test:long   everything but the unit tests, in full; -- preview sends   only files with these names

CHROMIUM_PATH and FIREFOX_PATH choose the browsers. npx jest FILE runs one file.`;

const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));
const failures: Failure[] = [];

/** Runs one command; prints each line as it comes, after the name of the step, and the time it took. */
const run = async (
  title: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
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

/** Runs scripts of `package.json`, one after the other. */
const scripts = async (...names: readonly string[]): Promise<void> => {
  for (const name of names)
    if (!(await run(name, 'npm', ['run', '--silent', name], CLEAN_ENVIRONMENT)))
      failures.push({ file: name, test: 'failed: see above', again: `npm run ${name}` });
};

const jest = async (
  title: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const file = path.join(results, `${title}.json`);
  const options = ['--json', '--outputFile', file, ...args];
  const env = { ...CLEAN_ENVIRONMENT, ...more };
  const good = await run(title, 'node_modules/.bin/jest', options, env);
  const failed = existsSync(file)
    ? failuresIn(JSON.parse(readFileSync(file, 'utf8')) as JestResult, more)
    : [];
  failures.push(...failed);
  if (!good && failed.length === 0)
    failures.push({ file: title, test: 'jest failed: see above', again: 'npx jest' });
};

/** Projects about one site; not `pipeline`, whose own builds take as long as many of their files. */
const SITE = ['content', 'build', 'browser'];
const TWO_WORKERS = ['--maxWorkers', '2'];
const NOT_LONG = ['--testPathIgnorePatterns', '\\.long\\.test\\.'];

const everything = async (): Promise<void> => {
  const built = scripts('build');
  const checked = scripts('lint', 'format:check');
  await Promise.all([
    Promise.all([built, checked]).then(() =>
      jest('pipeline', ['--selectProjects', 'pipeline', '--runInBand', ...NOT_LONG]),
    ),
    built.then(() =>
      jest('tests', ['--selectProjects', 'unit', ...SITE, ...TWO_WORKERS, ...NOT_LONG]),
    ),
  ]);
};

const check = async (): Promise<void> => {
  await Promise.all([
    scripts('lint'),
    jest('unit', [
      ...['--selectProjects', 'unit', 'content', ...TWO_WORKERS],
      ...['tests/unit/', 'tests/content/model.test.ts'],
    ]),
  ]);
};

/** @param names parts of the names of test files; all files if empty */
const long = async (names: readonly string[]): Promise<void> => {
  await scripts('build');
  const projects = ['journeys', 'pipeline', ...SITE];
  const args = ['--selectProjects', ...projects, ...TWO_WORKERS, ...names];
  await jest('long', args, { TRY_EVERYTHING: 'yes' });
};

const main = async (): Promise<void> => {
  const [what, ...names] = process.argv.slice(2);
  if ([what, ...names].some((word) => word === '--help' || word === '-h')) {
    console.log(HELP);
    return;
  }
  const unknown = what === 'long' ? [] : process.argv.slice(2).filter((word) => word !== 'check');
  if (unknown.length > 0) {
    const names = unknown.join(' ');
    console.error(
      `“${names}” names nothing here: npm test and npm run check run all they have. npx jest ${names} runs the files with such a name, npm run test:long -- ${names} everything in them.`,
    );
    process.exitCode = 2;
    return;
  }
  await (what === 'check' ? check() : what === 'long' ? long(names) : everything());
  console.log(failures.length === 0 ? '\nAll is good.' : '\nFailed:');
  for (const { file, test, again } of failures)
    console.log(`\n  ${file}\n    ${test}\n    ${again}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
