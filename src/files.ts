import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * All files under a directory, as sorted paths relative to it with forward slashes.
 * A missing directory has no files; symbolic links are not followed.
 */
export async function listFiles(directory: string): Promise<string[]> {
  const found: string[] = [];
  const visit = async (relative: string): Promise<void> => {
    const entries = await readdir(path.join(directory, relative), { withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      const child = relative === '' ? entry.name : `${relative}/${entry.name}`;
      if (entry.isDirectory()) await visit(child);
      else if (entry.isFile()) found.push(child);
    }
  };
  await visit('');
  return found.sort();
}

/**
 * Runs `work` for every item, at most `limit` at a time. After an error none is begun any more; it is
 * thrown once the others have ended.
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
