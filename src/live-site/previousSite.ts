/** What a build reads from the site that it replaces. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressHistory } from '../content/assemble/addresses';
import type { BuildEnvironment } from '../environment';
import { PlainError } from '../failure';
import { folders } from '../folders';
import { BUILD_FILE, HISTORY_FILE, type BuildFile } from './siteFiles';

const TRIES = 3;
const PAUSE_MS = 2000;
const TIMEOUT_MS = 10_000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isHistory = (value: unknown): value is AddressHistory =>
  isObject(value) &&
  Object.values(value).every(
    (paths) => Array.isArray(paths) && paths.every((item) => typeof item === 'string'),
  );

/** @returns undefined for text that is not valid */
const parse = <T>(text: string, isValid: (value: unknown) => value is T): T | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** True for errors of a domain that has no site yet, which also happen to a live one for a moment. */
const seemsNotLive = (error: unknown): boolean =>
  ['ENOTFOUND', 'ECONNREFUSED'].includes(
    (error as { cause?: { code?: string } }).cause?.code ?? '',
  );

/**
 * Reads a JSON file of the live site. Only a build that replaces that site requests it.
 *
 * @returns undefined when there is no site of ours, or this build does not go live
 * @throws PlainError when there is a site but the file cannot be read
 */
const readLiveFile = async <T>(
  { goesLive, ownAddress }: BuildEnvironment,
  file: string,
  isValid: (value: unknown) => value is T,
): Promise<T | undefined> => {
  if (!goesLive || ownAddress === '') return undefined;
  let reason = '';
  let isLive = false;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (attempt > 1) await sleep(PAUSE_MS);
    try {
      const response = await fetch(`${ownAddress}/${file}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404) return undefined;
      if (response.ok) {
        const value = parse(await response.text(), isValid);
        if (value !== undefined) return value;
        // A page at this address belongs to another site, for example the domain's previous one.
        if (!/json/.test(response.headers.get('content-type') ?? '')) return undefined;
        reason = `its ${file} cannot be read`;
      } else reason = `it answers ${response.status}`;
      isLive = true;
    } catch (error) {
      reason = (error as Error).message;
      isLive ||= !seemsNotLive(error);
    }
  }
  if (!isLive) return undefined;
  throw new PlainError(
    `The live site at ${ownAddress} cannot be asked for its ${file} (${reason}). Publishing now could break old links or replace what it shows, so the build stops. Try again, or check SITE_URL.`,
  );
};

/**
 * Keeps a build that has lost its credentials from replacing content that came from Contentful.
 *
 * @throws PlainError when the live site shows the content of a space
 */
export const keepLiveContent = async (environment: BuildEnvironment): Promise<void> => {
  if (environment.contentful) return;
  const live: Partial<BuildFile> | undefined = await readLiveFile(
    environment,
    BUILD_FILE,
    isObject,
  );
  if (live?.source !== 'contentful') return;
  throw new PlainError(
    `The live site at ${environment.ownAddress} shows the content of a Contentful space, and CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set: publishing now would replace it by the bundled texts, so the build stops. Set both again. To try something out, build on your own machine with SITE_URL empty.`,
  );
};

/**
 * Earlier addresses of every entry, so that old ones redirect by themselves. They are stored in the
 * live site, because build machines start empty, and in `dist/`.
 *
 * @throws PlainError when there is a live site but its history cannot be read
 */
export const readAddressHistory = async (
  environment: BuildEnvironment,
  root: string,
): Promise<AddressHistory> => {
  const file = path.join(folders(root).site, HISTORY_FILE);
  const local = parse(await readFile(file, 'utf8').catch(() => ''), isHistory);
  const live = await readLiveFile(environment, HISTORY_FILE, isHistory);
  const joined: Record<string, readonly string[]> = { ...local };
  for (const [id, paths] of Object.entries(live ?? {}))
    joined[id] = [...(joined[id] ?? []).filter((earlier) => !paths.includes(earlier)), ...paths];
  return joined;
};
