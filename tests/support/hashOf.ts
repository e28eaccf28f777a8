import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../src/files';

/** One hash over the names and contents of all files below these folders. */
export const hashOf = async (...folders: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of await listFiles(folder))
      hash.update(`${file}\n`).update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
};
