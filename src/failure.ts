import { statfs } from 'node:fs/promises';

/** A reason to stop that a person can act on: one plain sentence, shown without a stack. */
export class PlainError extends Error {}

/** Below this many free bytes a failed step is blamed on the disk. */
const NEARLY_FULL = 16 * 1024 * 1024;

/** Names of folders stay as they are. */
const atStart = (what: string): string =>
  what.endsWith('/') ? what : what.charAt(0).toUpperCase() + what.slice(1);

const SENTENCES: Readonly<Record<string, (what: string) => string>> = {
  ENOSPC: (what) =>
    `The disk is full, so ${what} could not be written; free some space and build again.`,
  EDQUOT: (what) =>
    `The disk quota is used up, so ${what} could not be written; free some space and build again.`,
  EROFS: (what) => `${atStart(what)} cannot be written because the file system is read-only.`,
  EACCES: (what) => `${atStart(what)} cannot be written because this user lacks the permission.`,
  EPERM: (what) => `${atStart(what)} cannot be written because the system does not permit it.`,
  EXDEV: (what) =>
    `${atStart(what)} cannot be replaced because it is on another file system than .build/; remove one of the two and build again.`,
  EBUSY: (what) => `${atStart(what)} cannot be replaced because it is a mount point or in use.`,
};

/** The code of a system error such as `ENOSPC`, or '' for any other value. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string'
    ? error.code
    : '';
}

/**
 * Turns an error of the file system into a plain sentence.
 *
 * @param error whatever was thrown
 * @param what the thing being written, as inside a sentence, for example "dist/"
 * @returns a PlainError for known causes, the error itself otherwise
 */
export function explain(error: unknown, what: string): unknown {
  const sentence = SENTENCES[errorCode(error)];
  return sentence ? new PlainError(sentence(what)) : error;
}

/** Runs a step and explains what the file system refused. */
export async function explained<T>(what: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw explain(error, what);
  }
}

/** True when the disk that holds `directory` has next to no space left. */
export async function diskIsFull(directory: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize < NEARLY_FULL;
  } catch {
    return false;
  }
}
