import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError, errorCode } from '../failure';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

/**
 * Runs `work` while no other process builds. A lock left by a killed build is taken over, and so is a lock
 * with the id of this process: two builds within one process do not exclude each other.
 *
 * @param file the lock
 * @param work gets whether the previous build was killed
 * @throws PlainError when another build is running
 */
export async function withLock<T>(
  file: string,
  work: (wasKilled: boolean) => Promise<T>,
): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true });
  const claim = (): Promise<void> => writeFile(file, String(process.pid), { flag: 'wx' });
  let wasKilled = false;
  try {
    await claim();
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const holder = Number(await readFile(file, 'utf8'));
    // In a container, each build may have the process id of the one before.
    if (holder > 0 && holder !== process.pid && isRunning(holder)) {
      throw new PlainError(
        `Another build is running (process ${holder}): wait for it or end it, then try again. If there is none, delete .build/lock.`,
      );
    }
    await rm(file);
    await claim();
    wasKilled = true;
  }
  try {
    return await work(wasKilled);
  } finally {
    await rm(file, { force: true });
  }
}
