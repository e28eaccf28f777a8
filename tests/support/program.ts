/** Runs the project's own programs from any folder. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export const REPOSITORY = path.resolve(__dirname, '../..');

const LOADER = pathToFileURL(path.join(REPOSITORY, 'node_modules/tsx/dist/loader.mjs')).href;

/** Variables that a program needs in a folder without the repository's `tsconfig.json`. */
export const PROGRAM_VARIABLES = { TSX_TSCONFIG_PATH: path.join(REPOSITORY, 'tsconfig.json') };

/** Arguments with which node runs a program as `tsx` does, but in one process instead of two. */
export const programArguments = (file: string, args: readonly string[] = []): string[] => [
  ...['--import', LOADER, path.join(REPOSITORY, file)],
  ...args,
];

/** A program that has ended. */
export interface Ended {
  /** null when it was killed. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** All output of the program. */
  readonly text: string;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd: string;
  /** Its environment variables besides `PATH`; undefined removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly args?: readonly string[];
  /** Ends it with SIGKILL as soon as this is true. */
  readonly killWhen?: () => boolean;
  /** A command line that runs the program inside something, for example other mounts. */
  readonly wrap?: (words: readonly string[]) => readonly string[];
}

/** Runs one of the project's programs to its end, in a process of its own. */
export const runProgram = (
  file: string,
  { cwd, env, args, killWhen, wrap = (words) => words }: RunOptions,
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const [command = '', ...words] = wrap([process.execPath, ...programArguments(file, args)]);
    const child = spawn(command, words, {
      cwd,
      env: { PATH: process.env.PATH, ...PROGRAM_VARIABLES, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { text: '', stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', (part: Buffer) => {
        said[stream] += part.toString();
        said.text += part.toString();
      });
    const watch = setInterval(() => {
      if (killWhen?.() === true) child.kill('SIGKILL');
    }, 1);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      const end = (): void => resolve({ code, signal, ...said });
      // Its last output may still arrive. Processes that a killed program leaves running keep the pipes open.
      if (signal === null) child.once('close', end);
      else end();
    });
  });
