/** The processes of a program and all its helpers. Linux only: they are read from `/proc`. */
import { readdirSync, readFileSync } from 'node:fs';

/** Asks about a process that may have ended by now: then the answer is `otherwise`. */
const ask = <Answer>(question: () => Answer, otherwise: Answer): Answer => {
  try {
    return question();
  } catch {
    return otherwise;
  }
};

const read = (file: string): string => ask(() => readFileSync(file, 'utf8'), '');

const parentOf = (id: number): number => {
  const stat = read(`/proc/${id}/stat`);
  // The name of the program, in brackets, may hold anything.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
};

const numbersIn = (folder: string): readonly number[] =>
  ask(() => readdirSync(folder), [])
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** A process and all below it. */
const processesBelow = (root: number): readonly number[] => {
  const ids = numbersIn('/proc');
  const parents = new Map(ids.map((id) => [id, parentOf(id)]));
  const isBelow = (id: number): boolean => id === root || (id > 1 && isBelow(parents.get(id) ?? 0));
  return ids.filter(isBelow);
};

const BYTES_PER_KILOBYTE = 1024;

/** The proportional set size: each page of memory counts in part for each process that has it. */
const bytesOf = (id: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) * BYTES_PER_KILOBYTE;

/** Bytes that a process and all below it hold now. */
export const bytesBelow = (root: number): number =>
  processesBelow(root).reduce((sum, id) => sum + bytesOf(id), 0);
