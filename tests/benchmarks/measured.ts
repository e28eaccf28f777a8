/** What all measurements share, and what it costs to run a program, all its helpers included. Linux only. */
import { spawn } from 'node:child_process';
import { bytesBelow } from './processes';

export interface Cost {
  readonly seconds: number;
  /** Work of the processors; less disturbed by what else the machine does than `seconds`. */
  readonly processorSeconds: number;
  /** The most that the program and its helpers held at once; what they share counts once. */
  readonly peakBytes: number;
}

interface MeasuredRun extends Cost {
  /** Everything it said. */
  readonly text: string;
}

/** How many times slower than this machine's processor a phone's is taken to be. */
export const SLOWDOWN = 4;

/** The middle one of several measurements. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const LOOK_EVERY_MS = 500;

/** The shell's own clock: it counts the work of helpers that have ended as well. */
const TIMED = 'TIMEFORMAT=\'cost %R %U %S\'; time "$@"';

/**
 * Runs a program to its end.
 *
 * @throws Error with what it said when it fails
 */
export const runMeasured = async (
  command: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<MeasuredRun> => {
  const child = spawn('bash', ['-c', TIMED, 'bash', ...command], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  let peakBytes = 0;
  const watch = setInterval(() => {
    if (child.pid) peakBytes = Math.max(peakBytes, bytesBelow(child.pid));
  }, LOOK_EVERY_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearInterval(watch);
  const [, real, user, system] = /cost ([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(text) ?? [];
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${text}`);
  return {
    seconds: Number(real),
    processorSeconds: Number(user) + Number(system),
    peakBytes,
    text,
  };
};
