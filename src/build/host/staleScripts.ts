import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A script whose name carries a hash, or the licenses that belong to one. */
const HASHED_SCRIPT = /^[^/]+-([0-9a-f]{20})\.js(?:\.LICENSE\.txt)?$/;

/**
 * Scripts that earlier builds left in Gatsby's output. Gatsby never deletes them, so they would be
 * shipped for ever.
 *
 * A script is current when its hash stands in webpack's list of this build or in its runtime, which
 * knows the parts that are fetched later. Without that list nothing is called stale.
 *
 * @param raw Gatsby's output
 * @param files paths of its files
 */
export async function staleScripts(
  raw: string,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const list = await readFile(path.join(raw, 'webpack.stats.json'), 'utf8').catch(() => undefined);
  if (list === undefined) return new Set();
  const runtimes = files.filter(
    (file) => /^webpack-runtime-[0-9a-f]{20}\.js$/.test(file) && list.includes(file),
  );
  const texts = await Promise.all(runtimes.map((file) => readFile(path.join(raw, file), 'utf8')));
  const current = [list, ...texts].join('\n');
  return new Set(
    files.filter((file) => {
      const hash = HASHED_SCRIPT.exec(file)?.[1];
      return hash !== undefined && !current.includes(hash);
    }),
  );
}
