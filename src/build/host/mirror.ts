import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './files';

/** Folders and files that a Gatsby site consists of, next to the `gatsby-*` files. */
const SOURCES = ['src', 'static', 'package.json', 'tsconfig.json'];

/** What lives in the mirror without coming from the sources. */
const OWN = new Set(['.cache', 'public']);

interface Stamp {
  readonly size: number;
  readonly mtimeMs: number;
}

/**
 * Makes `site` hold the same Gatsby sources as `root`: copies what changed, deletes what vanished,
 * keeps modification times, and leaves Gatsby's own folders alone. Packages need no copy, because
 * Node finds them in the parent folders of `site`.
 *
 * @returns the relative paths that were written or deleted
 */
export async function mirrorSources(root: string, site: string): Promise<string[]> {
  const wanted = new Set(await sourceFiles(root));
  const changed: string[] = [];
  for (const file of wanted) {
    if (await copyIfChanged(path.join(root, file), path.join(site, file))) changed.push(file);
  }
  for (const file of await mirroredFiles(site)) {
    if (wanted.has(file)) continue;
    await rm(path.join(site, file), { force: true });
    changed.push(file);
  }
  return changed;
}

async function sourceFiles(root: string): Promise<string[]> {
  const top = await readdir(root);
  const names = top.filter(
    (name) => SOURCES.includes(name) || /^gatsby-[a-z]+\.[jt]sx?$/.test(name),
  );
  const lists = await Promise.all(
    names.map(async (name) =>
      (await stat(path.join(root, name))).isDirectory()
        ? (await listFiles(path.join(root, name))).map((file) => `${name}/${file}`)
        : [name],
    ),
  );
  return lists.flat();
}

async function mirroredFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter((entry) => !OWN.has(entry.name))
      .map(async (entry) =>
        entry.isDirectory()
          ? (await listFiles(path.join(site, entry.name))).map((file) => `${entry.name}/${file}`)
          : [entry.name],
      ),
  );
  return lists.flat();
}

async function copyIfChanged(from: string, to: string): Promise<boolean> {
  const source = await stat(from);
  const target = await stat(to).catch(() => undefined);
  if (target && sameStamp(source, target)) return false;
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
  await utimes(to, source.atime, source.mtime);
  return true;
}

/** Times are compared by the millisecond: setting them loses the finer digits. */
function sameStamp(a: Stamp, b: Stamp): boolean {
  return a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < 1;
}
