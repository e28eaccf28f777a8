/** Runs a program and tells what it cost, all its helpers included. Linux only. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Cost {
  readonly seconds: number;
  /** Work of the processors; less disturbed by what else the machine does than `seconds`. */
  readonly processorSeconds: number;
  /** The most that the program and its helpers held at once; what they share counts for each. */
  readonly peakBytes: number;
}

export interface MeasuredRun extends Cost {
  /** Everything it said. */
  readonly text: string;
}

const PAGE_BYTES = 4096;
const LOOK_EVERY_MS = 250;

/** The shell's own clock: it counts the work of helpers that have ended as well. */
const TIMED = 'TIMEFORMAT=\'cost %R %U %S\'; time "$@"';

interface Process {
  readonly parent: number;
  readonly bytes: number;
}

const readProcess = (id: string): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES };
  } catch {
    return undefined;
  }
};

/** Bytes that a process and all below it hold now. */
const bytesBelow = (root: number): number => {
  const processes = new Map<number, Process>();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = readProcess(id);
    if (found) processes.set(Number(id), found);
  }
  const isBelow = (id: number): boolean =>
    id === root || isBelowParent(processes.get(id)?.parent ?? 0);
  const isBelowParent = (parent: number): boolean => parent > 1 && isBelow(parent);
  return [...processes].reduce((sum, [id, { bytes }]) => sum + (isBelow(id) ? bytes : 0), 0);
};

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
