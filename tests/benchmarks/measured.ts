/** Medians, and what it costs to run a program with all its helpers (Linux only). */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

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

/** The middle one of several measurements. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The text of a file in `/proc`; empty for a process that has ended by now. */
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (id: number): number => {
  const stat = read(`/proc/${id}/stat`);
  // The name of the program, in brackets, may hold anything.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
};

/** Bytes that a process and all below it hold now; memory that they share is divided among them. */
const bytesBelow = (root: number): number => {
  const ids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(ids.map((id) => [id, parentOf(id)]));
  const isBelow = (id: number): boolean => id === root || (id > 1 && isBelow(parents.get(id) ?? 0));
  const kilobytesOf = (id: number): number =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0);
  return ids.filter(isBelow).reduce((sum, id) => sum + kilobytesOf(id) * 1024, 0);
};

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
