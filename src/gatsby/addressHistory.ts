/**
 * Addresses of earlier builds, so that a changed address keeps working without anyone typing the
 * old one. They are remembered where they survive fresh build machines: in the published site
 * itself (`/addresses.json`), and beside it in the last finished output on this machine.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressHistory } from '../content/assemble/redirects';
import { PlainError } from '../failure';
import type { BuildEnvironment } from '../environment';

/** Name of the file in the published site. */
export const HISTORY_FILE = 'addresses.json';

const TRIES = 3;
const PAUSE_MS = 2000;
const TIMEOUT_MS = 10_000;

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
 * A first build must not fail because its domain is new: names that do not resolve and hosts that
 * refuse belong to a site that is not live yet. But both also happen for a moment to one that is, so
 * only when it is the same at every try, with a pause before each.
 */
const seemsNotLive = (error: unknown): boolean =>
  ['ENOTFOUND', 'ECONNREFUSED'].includes(
    (error as { cause?: { code?: string } }).cause?.code ?? '',
  );

const fromLiveSite = async (siteUrl: string): Promise<AddressHistory> => {
  let reason = '';
  let isLive = false;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (attempt > 1) await sleep(PAUSE_MS);
    try {
      const response = await fetch(`${siteUrl}/${HISTORY_FILE}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404) return {};
      if (response.ok) {
        const history = parse(await response.text());
        if (history) return history;
        // A page at this address is that of another site, for example the domain's former one.
        if (!/json/.test(response.headers.get('content-type') ?? '')) return {};
        reason = `its ${HISTORY_FILE} cannot be read`;
      } else reason = `it answers ${response.status}`;
      isLive = true;
    } catch (error) {
      reason = (error as Error).message;
      isLive ||= !seemsNotLive(error);
    }
  }
  if (!isLive) return {};
  throw new PlainError(
    `The live site at ${siteUrl} cannot be asked for its earlier addresses (${reason}); publishing now would break old links, so the build stops. Try again, or check SITE_URL.`,
  );
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
  const live =
    environment.ownAddress === '' || environment.preview
      ? {}
      : await fromLiveSite(environment.ownAddress);
  return join(disk, live);
};
