/** Medians, and the cost of running a program with all its child processes (Linux only). */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Cost {
  readonly seconds: number;
  /** CPU time; less affected by other load on the machine than `seconds`. */
  readonly processorSeconds: number;
  /** Peak memory of the program and its child processes; shared memory counts once. */
  readonly peakBytes: number;
}

interface MeasuredRun extends Cost {
  /** All output of the program. */
  readonly text: string;
}

/** The median of several measurements. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The text of a file in `/proc`; empty if the process has already ended. */
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (id: number): number => {
  const stat = read(`/proc/${id}/stat`);
  // The program name, in parentheses, may contain any character.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
};

/** Bytes held by a process and its descendants; shared memory is divided among them. */
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

/** The shell's own clock, because it also counts the work of child processes that have ended. */
const TIMED = 'TIMEFORMAT=\'cost %R %U %S\'; time "$@"';

/**
 * Runs a program to its end.
 *
 * @throws Error with the program's output when it fails
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
