import { readFile } from 'node:fs/promises';
import type { PageNeeds } from './html';

/** What a file of the output was made from and what it contains. */
export interface ManifestEntry {
  /** Size in bytes and modification time in milliseconds of Gatsby's file. */
  readonly source: readonly [size: number, mtimeMs: number];
  readonly size: number;
  /** SHA-256 of the content, in hex. */
  readonly hash: string;
  /** Only for HTML. */
  readonly needs?: PageNeeds;
}

export interface Manifest {
  /** Id of the build whose output this describes; also in its `build.json`. */
  readonly build: string;
  /** Changes with the code that finishes files. */
  readonly version: string;
  readonly files: Readonly<Record<string, ManifestEntry>>;
}

const EMPTY: Manifest = { build: '', version: '', files: {} };

/**
 * Reads what the current output was made from. Anything doubtful counts as nothing known: then all
 * files are made again.
 *
 * @param file the manifest
 * @param buildFile the `build.json` of the current output
 */
export async function readManifest(file: string, buildFile: string): Promise<Manifest> {
  try {
    const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
    const build: unknown = JSON.parse(await readFile(buildFile, 'utf8'));
    return isManifest(manifest) && hasId(build) && build.id === manifest.build ? manifest : EMPTY;
  } catch {
    return EMPTY;
  }
}

function isManifest(value: unknown): value is Manifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'build' in value &&
    'version' in value &&
    'files' in value &&
    typeof value.files === 'object'
  );
}

function hasId(value: unknown): value is { readonly id: unknown } {
  return typeof value === 'object' && value !== null && 'id' in value;
}
