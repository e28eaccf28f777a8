/**
 * `npm test`: everything, in the order in which a fault is cheapest to find. Ends with one line that
 * counts the tests. Only builds of hostile spaces and of a space in use are left to
 * `npm run test:long`: they take many minutes more, and what they show is also tried on the
 * same functions without a build.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './support/chromium';
import { CLEAN_ENVIRONMENT } from './support/cleanEnvironment';
import { provideDeviceFonts } from './support/deviceFonts';

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

const results = mkdtempSync(path.join(tmpdir(), 'test-results-'));
const counts = { passed: 0, failed: 0, skipped: 0 };

const bin = (name: string): string => path.join('node_modules', '.bin', name);

interface Manners {
  /** Keeps what it says until it ends, so that commands side by side do not mix their words. */
  readonly held?: boolean;
  /** Lets what runs beside it go first. */
  readonly patient?: boolean;
}

/** How much later the system serves a patient command, from 0 to 19: when nobody else wants to run. */
const PATIENCE = 19;

/**
 * Commands in sessions of their own. Linux divides processors between sessions first, so one that
 * gives way within ours would still take its part from browsers, which each have their own.
 */
const sessions = new Set<number>();

/** Lets everything else go first, wherever the system knows how. */
const letOthersGoFirst = (session: number): void => {
  sessions.add(session);
  setPriority(session, PATIENCE);
  try {
    writeFileSync(`/proc/${session}/autogroup`, String(PATIENCE));
  } catch {
    // Without groups of sessions, the priority does it all.
  }
};

// What the keyboard says reaches only our own session.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const session of sessions) process.kill(-session, signal);
    process.kill(process.pid, signal);
  });

/** Runs one command. */
const run = async (
  title: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { held = false, patient = false }: Manners = {},
): Promise<boolean> => {
  const start = Date.now();
  console.log(`\n── ${title}`);
  const words: Buffer[] = [];
  const status = await new Promise<number | null>((resolve, reject) => {
    const output = held ? 'pipe' : 'inherit';
    const stdio = ['ignore', output, output] as const;
    const child = spawn(command, args, { stdio: [...stdio], env, detached: patient });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => words.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      sessions.delete(child.pid ?? 0);
      resolve(code);
    });
    if (patient && child.pid !== undefined) letOthersGoFirst(child.pid);
  });
  process.stdout.write(Buffer.concat(words));
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`── ${title}: ${status === 0 ? 'good' : 'FAILED'} after ${seconds} s`);
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
  project: string,
  env: NodeJS.ProcessEnv,
  workers = 2,
  manners: Manners = {},
): Promise<boolean> => {
  const file = path.join(results, `${project}.json`);
  const output = ['--json', '--outputFile', file];
  const args = ['--selectProjects', project, '--maxWorkers', String(workers), ...output];
  const good = await run(`${project} tests`, bin('jest'), args, env, manners);
  count(file);
  return good;
};

const all = async (...running: readonly Promise<boolean>[]): Promise<boolean> =>
  (await Promise.all(running)).every((good) => good);

const sourceChecks = (env: NodeJS.ProcessEnv): Promise<boolean> => {
  const manners = { held: true };
  return all(
    run('types', bin('tsc'), ['--noEmit'], env, manners),
    run('lint', bin('eslint'), ['.', '--max-warnings', '0'], env, manners),
    run('format', bin('prettier'), ['--check', '--log-level', 'warn', '.'], env, manners),
  );
};

/** What needs no built site, while it is being built. */
const withoutSite = async (env: NodeJS.ProcessEnv): Promise<boolean> => {
  const checks = await sourceChecks(env);
  return (await jest('unit', env)) && checks;
};

const buildSite = (env: NodeJS.ProcessEnv): Promise<boolean> =>
  run('build of the default site', 'npm', ['run', '--silent', 'build'], env, { held: true });

const inTurn = async (...steps: readonly (() => Promise<boolean>)[]): Promise<boolean> => {
  // All steps run, so that one report tells everything that is wrong.
  let good = true;
  for (const step of steps) good = (await step()) && good;
  return good;
};

/**
 * Tests that build do so one after the other and wait much. They use what the others leave of the
 * processor, and never make those wait.
 */
const onBuiltSite = (env: NodeJS.ProcessEnv): Promise<boolean> =>
  all(
    jest('pipeline', env, 1, { held: true, patient: true }),
    inTurn(
      () => jest('build', env),
      () => jest('browser', env),
      () => jest('content', env),
    ),
  );

const main = (): Promise<boolean> => {
  const env: NodeJS.ProcessEnv = { ...CLEAN_ENVIRONMENT, CHROMIUM_PATH: findChromium() };
  provideDeviceFonts();
  return inTurn(
    () => all(withoutSite(env), buildSite(env)),
    () => onBuiltSite(env),
  );
};

const tell = (good: boolean): void => {
  console.log(
    `\nTests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  );
  process.exitCode = good ? 0 : 1;
};

main().then(tell, (error: unknown) => {
  console.error(error);
  tell(false);
});
