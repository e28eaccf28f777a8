import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './failure';

export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * All files under a directory, as sorted paths relative to it.
 * A missing directory has no files; symbolic links are not followed.
 */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Runs `work` for every item, at most `limit` at a time. After an error none is begun any more; it
 * is thrown once the others have ended.
 */
export async function forEachLimited<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let position = 0;
  const runner = async (): Promise<void> => {
    while (position < items.length) {
      const item = items[position++] as T;
      try {
        await work(item);
      } catch (error) {
        position = items.length;
        throw error;
      }
    }
  };
  const endings = await Promise.allSettled(Array.from({ length: limit }, runner));
  for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
}
