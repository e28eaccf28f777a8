import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { BuildFailure, errorCode } from './failure';
import { writeWhole } from './files';

const run = promisify(execFile);

interface Holder {
  readonly pid: number;
  /** The Gatsby process, once it has started; also the id of its process group. */
  readonly gatsby?: number;
}

/** A held build lock. */
export interface Lock {
  /** Notes the Gatsby process, so that a later build can end it should this one be killed. */
  noteGatsby(pid: number | undefined): Promise<void>;
  release(): Promise<void>;
}

/**
 * Makes sure that one build runs at a time. A lock left by a killed build is taken over, and its
 * Gatsby process, should it still run, is ended first, because it would write into the same folders.
 *
 * @throws BuildFailure when another build is running
 */
export async function takeLock(file: string): Promise<Lock> {
  await mkdir(path.dirname(file), { recursive: true });
  const claim = (): Promise<void> =>
    writeFile(file, JSON.stringify({ pid: process.pid } satisfies Holder), { flag: 'wx' });
  try {
    await claim();
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    await takeOver(file);
    await claim();
  }
  return {
    noteGatsby: (gatsby) =>
      writeWhole(file, JSON.stringify({ pid: process.pid, ...(gatsby ? { gatsby } : {}) })),
    release: () => rm(file, { force: true }),
  };
}

async function takeOver(file: string): Promise<void> {
  const holder = await readHolder(file);
  if (holder && holder.pid !== process.pid && (await runs(holder.pid, /node|tsx/))) {
    throw new BuildFailure(
      `Another build is running (process ${holder.pid}); wait for it or end it, then build again.`,
    );
  }
  if (holder?.gatsby) await endGroup(holder.gatsby);
  await rm(file, { force: true });
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isHolder(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  return (
    typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'
  );
}

/** True when the process exists and its command line fits: numbers of processes are reused. */
async function runs(pid: number, command: RegExp): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  try {
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]);
    return command.test(stdout) && !/<defunct>/.test(stdout);
  } catch {
    return true;
  }
}

async function endGroup(pid: number): Promise<void> {
  if (!(await runs(pid, /gatsby/))) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    return;
  }
  for (let waits = 0; waits < 50 && (await runs(pid, /gatsby/)); waits += 1) await sleep(100);
}
