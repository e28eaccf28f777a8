import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { EnvironmentError, readEnvironment, type BuildEnvironment } from '../environment';
import { PlainError } from '../failure';

/** Exit code when a variable or an option is missing or wrong. */
const WRONG_VARIABLE = 2;

/** Options of a command by name, as `node:util` describes them. */
type Options = Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>;

/** The options that a command was given. */
type Given<Known extends Options> = {
  readonly [Name in keyof Known]?: Known[Name]['type'] extends 'boolean' ? boolean : string;
};

/** @throws EnvironmentError at an unknown option, in one sentence */
function readOptions<Known extends Options>(options: Known): Given<Known> {
  try {
    return parseArgs({ args: process.argv.slice(2), options }).values;
  } catch (error) {
    throw new EnvironmentError(`${(error as Error).message} (--help lists the options).`);
  }
}

/** Adds the variables of the `.env` file in a folder, if it has one, to those already set. */
export function loadVariables(folder: string): void {
  const file = path.join(folder, '.env');
  if (!existsSync(file)) return;
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
    process.env[name] ??= value;
}

/** Reads the variables of a build; ends the process with one sentence when one is missing or wrong. */
export const readBuildEnvironment = (root: string): BuildEnvironment => {
  try {
    loadVariables(root);
    return readEnvironment();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    return process.exit(WRONG_VARIABLE);
  }
};

/**
 * Runs a command: answers `--help`, reports a failure that a person can fix in one sentence and any
 * other with its stack trace. Exit codes: 0 success, 1 failure, 2 a variable or an option is missing or wrong.
 *
 * @param help text for `--help`
 * @param options the command's options besides `--help`; any other option ends it
 * @param work the command, with the variables of `.env` set
 */
export async function runCommand<Known extends Options>(
  help: string,
  options: Known,
  work: (given: Given<Known>) => Promise<void>,
): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(help);
    return;
  }
  // Node ends with code 0 when a promise can no longer settle, and a host would call that a success.
  const onUnfinished = (): void => {
    console.error('The command ended before it was done. Run it again.');
    process.exitCode = 1;
  };
  process.once('beforeExit', onUnfinished);
  try {
    loadVariables(process.cwd());
    await work(readOptions(options));
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = error instanceof EnvironmentError ? WRONG_VARIABLE : 1;
  } finally {
    process.off('beforeExit', onUnfinished);
  }
}

/**
 * The port in `PORT`.
 *
 * @throws EnvironmentError when it is not a port number
 */
export function portOf(env: NodeJS.ProcessEnv, defaultPort: number): number {
  const text = env.PORT?.trim();
  if (!text) return defaultPort;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new EnvironmentError(`PORT is “${text}”, which is not a port number.`);
  }
  return port;
}
