import { existsSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError } from '../environment';
import { explain, PlainError } from '../failure';

/** Exit code of a command that lacks a variable or got a wrong one. */
const WRONG_VARIABLE = 2;

/** Adds the variables of the repository's `.env` file, if it has one, to those already set. */
export function loadVariables(root: string): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Does the work of a command. A program that waits for what can no longer happen ends by itself,
 * silently and as if all were well: a host would then publish nothing new and call it a success.
 * Here it says so and fails.
 */
async function untilDone(work: () => Promise<void>): Promise<void> {
  const endsEarly = (): void => {
    console.error(
      'The command ended before its work was done: a fault of the program. Run it again.',
    );
    process.exitCode = 1;
  };
  process.once('beforeExit', endsEarly);
  try {
    await work();
  } finally {
    process.off('beforeExit', endsEarly);
  }
}

/**
 * Runs a command: answers `--help`, and ends with one plain sentence when it fails for a reason that
 * a person can mend, with the whole error when it is a fault of ours. The exit code tells 0 done,
 * 1 failed, 2 called without what it needs.
 *
 * @param help text for `--help`
 * @param work the command, with the variables of `.env` set
 */
export async function runCommand(help: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(help);
    return;
  }
  try {
    loadVariables(process.cwd());
    await untilDone(work);
  } catch (cause) {
    const error = explain(cause, 'a file of the build');
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = error instanceof EnvironmentError ? WRONG_VARIABLE : 1;
  }
}

/**
 * The port that `PORT` names.
 *
 * @param standard the port when it is not set
 * @throws EnvironmentError when it names none
 */
export function portOf(env: NodeJS.ProcessEnv, standard: number): number {
  const text = env.PORT?.trim();
  if (!text) return standard;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new EnvironmentError(`PORT is “${text}”, which is not a port number.`);
  }
  return port;
}
