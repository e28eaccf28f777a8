/**
 * Addresses of earlier builds, so that a changed address keeps working without anyone typing the
 * old one. They are remembered where they survive fresh build machines: in the published site
 * itself (`/addresses.json`), and beside it in the last finished output on this machine.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AddressHistory } from '../content/assemble/addresses';
import type { BuildEnvironment } from '../environment';
import { readLiveFile } from './askLiveSite';

/** Name of the file in the published site. */
export const HISTORY_FILE = 'addresses.json';

const isHistory = (value: unknown): value is AddressHistory =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (paths) => Array.isArray(paths) && paths.every((item) => typeof item === 'string'),
  );

/** @returns undefined for a text that is no address history */
const parse = (text: string): AddressHistory | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isHistory(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const join = (...histories: readonly AddressHistory[]): AddressHistory => {
  const joined: Record<string, readonly string[]> = {};
  for (const history of histories) {
    for (const [id, paths] of Object.entries(history))
      joined[id] = [...(joined[id] ?? []).filter((path) => !paths.includes(path)), ...paths];
  }
  return joined;
};

const fromDisk = async (directory: string): Promise<AddressHistory> => {
  const file = path.join(directory, 'dist', HISTORY_FILE);
  const text = await readFile(file, 'utf8').catch(() => '');
  return parse(text) ?? {};
};

/**
 * Earlier addresses of every entry.
 *
 * @throws when the live site is there but does not answer
 */
export const readAddressHistory = async (
  environment: BuildEnvironment,
  directory: string,
): Promise<AddressHistory> => {
  const disk = await fromDisk(directory);
  const live = await readLiveFile(environment, HISTORY_FILE, parse);
  return join(disk, live ?? {});
};
