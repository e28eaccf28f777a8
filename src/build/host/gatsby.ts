import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BuildFailure, diskIsFull } from './failure';
import type { Layout } from './layout';

/** Signals that end this program and must end Gatsby with it. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type GatsbyCommand = 'build' | 'develop';

/** How Gatsby ended: by itself, by a signal, or without having started. */
interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly error?: Error;
}

/** Waits for a line before it becomes the command behind it, and does nothing when none comes. */
const WHEN_TOLD = 'read -r told && exec "$@" </dev/null';

export interface RunningGatsby {
  readonly pid: number | undefined;
  /** Lets a build begin. */
  readonly begin: () => void;
  /** Lets a build end that has not begun. */
  readonly leave: () => void;
  /** Never rejects, and can be asked late: a Gatsby that fails at once may end before it is awaited. */
  readonly ended: Promise<Ending>;
}

/**
 * Starts Gatsby in the mirror, its messages going straight to the terminal.
 *
 * `build` gets a process group of its own, so that all its workers can be ended at once, and waits
 * to be told to begin. When this program ends before, however suddenly, it does nothing: only a
 * Gatsby that was noted may write, because only that one can be ended by the next build. `develop`
 * begins at once and stays in our process group, because it reads the keyboard.
 */
export function startGatsby(
  layout: Layout,
  command: GatsbyCommand,
  options: { readonly args?: readonly string[]; readonly env?: NodeJS.ProcessEnv } = {},
): RunningGatsby {
  const program = createRequire(path.join(layout.site, 'package.json')).resolve('gatsby/cli.js');
  const waits = command === 'build';
  const words = [process.execPath, program, command, ...(options.args ?? [])];
  const [first = '', ...rest] = waits ? ['sh', '-c', WHEN_TOLD, 'sh', ...words] : words;
  const child = spawn(first, rest, {
    cwd: layout.site,
    detached: waits,
    stdio: [waits ? 'pipe' : 'ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      // In files and pipes Gatsby would break its lines and move a cursor that is not there.
      ...(process.stdout.isTTY ? {} : { GATSBY_LOGGER: 'yurnalist' }),
      SITE_ROOT: layout.root,
      ...options.env,
    },
  });
  // One that ended before it was told says so in `ended`.
  child.stdin?.on('error', () => {});
  return {
    pid: child.pid,
    begin: () => child.stdin?.end('begin\n'),
    leave: () => child.stdin?.end(),
    ended: new Promise((resolve) => {
      child.once('error', (error) => resolve({ code: null, signal: null, error }));
      child.once('exit', (code, signal) => resolve({ code, signal }));
    }),
  };
}

/**
 * Waits for a Gatsby build to end well.
 *
 * @throws BuildFailure with one sentence when it does not
 */
export async function gatsbyEnd(gatsby: RunningGatsby, layout: Layout): Promise<void> {
  let stopped: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    stopped = signal;
    if (gatsby.pid) process.kill(-gatsby.pid, 'SIGKILL');
  };
  for (const signal of ENDINGS) process.on(signal, stop);
  try {
    const { code, signal, error } = await gatsby.ended;
    if (error) throw error;
    if (code === 0) return;
    throw new BuildFailure(await reason(layout, code, stopped ?? signal));
  } finally {
    for (const ending of ENDINGS) process.off(ending, stop);
  }
}

async function reason(
  layout: Layout,
  code: number | null,
  signal: NodeJS.Signals | null,
): Promise<string> {
  const unchanged = 'public/ is as it was before';
  if (await diskIsFull(layout.work))
    return `The build stopped because the disk is full; ${unchanged}.`;
  return signal
    ? `The build was ended by ${signal}; ${unchanged}.`
    : `The build failed (Gatsby's exit code ${code}, its reason is above); ${unchanged}.`;
}
