/** What a build reads from the site that it replaces. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuildEnvironment } from '../environment';
import { PlainError, requestFailure } from '../failure';
import { folders } from '../folders';
import { isObject, parseJson, readJson } from '../json';
import { BUILD_FILE, HISTORY_FILE, type BuildFile } from '../documents/buildFile';

type AddressHistory = Readonly<Record<string, readonly string[]>>;

const TRIES = 3;
const PAUSE_MS = 2000;
const TIMEOUT_MS = 10_000;

const isHistory = (value: unknown): value is AddressHistory =>
  isObject(value) &&
  Object.values(value).every(
    (paths) => Array.isArray(paths) && paths.every((item) => typeof item === 'string'),
  );

/** The build file of the last build on this machine, or of the cache that the host has kept. */
const lastBuild = async (root: string): Promise<Partial<BuildFile>> => {
  const build = await readJson(path.join(folders(root).gatsbyOutput, BUILD_FILE));
  return isObject(build) ? build : {};
};

/**
 * Requests a JSON file of the live site once.
 *
 * @returns undefined when no site of ours answers
 * @throws Error with what is wrong when there may be one
 */
const requestFile = async <T>(
  site: string,
  file: string,
  isValid: (value: unknown) => value is T,
): Promise<T | undefined> => {
  const response = await fetch(`${site}/${file}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  const value = parseJson(await response.text());
  if (isValid(value)) return value;
  // A page at this address belongs to another site, for example the domain's previous one.
  if (!/json/.test(response.headers.get('content-type') ?? '')) return undefined;
  throw new Error(`its ${file} cannot be read`);
};

/**
 * Reads a JSON file of the live site. Only a build that replaces the site requests it.
 *
 * Before the first deploy, something else may answer at the address (another site, a wall against bots, a
 * maintenance page). A failure counts only if an earlier build has noted that it found our site there.
 *
 * @returns undefined when there is no site of ours, or this build does not go live
 * @throws PlainError when there is a site of ours but the file cannot be read
 */
const readLiveFile = async <T>(
  { goesLive, ownAddress }: BuildEnvironment,
  root: string,
  file: string,
  isValid: (value: unknown) => value is T,
): Promise<T | undefined> => {
  if (!goesLive || ownAddress === '') return undefined;
  let reason = '';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if (attempt > 1) await sleep(PAUSE_MS);
    try {
      return await requestFile(ownAddress, file, isValid);
    } catch (error) {
      reason = requestFailure(error);
    }
  }
  // An unreadable note may be about our site.
  const { replaces } = await lastBuild(root).catch(() => ({ replaces: ownAddress }));
  if (replaces !== ownAddress) {
    console.warn(
      `${ownAddress} does not show this site yet (${reason}): building as for a first deploy.`,
    );
    return undefined;
  }
  throw new PlainError(
    `The live site at ${ownAddress} cannot be asked for its ${file} (${reason}). Publishing now could break old links or replace what it shows, so the build stops. Try again when it answers, or correct SITE_URL. If that site is gone for good, build without the cache (Netlify: Clear cache and deploy site; elsewhere: npx gatsby clean, then build).`,
  );
};

/**
 * Keeps a build that has lost its credentials from replacing content that came from Contentful.
 *
 * @throws PlainError when the live site shows the content of a space
 */
export const keepLiveContent = async (
  environment: BuildEnvironment,
  root: string,
): Promise<void> => {
  if (environment.contentful) return;
  const live: Partial<BuildFile> | undefined = await readLiveFile(
    environment,
    root,
    BUILD_FILE,
    isObject,
  );
  if (live?.source !== 'contentful') return;
  throw new PlainError(
    `The live site at ${environment.ownAddress} shows the content of a Contentful space, and CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set: publishing now would replace it by the bundled texts, so the build stops. Set both again. To try something out, build on your own machine with SITE_URL empty.`,
  );
};

/** What the live site knows. */
interface PreviousSite {
  /**
   * Earlier addresses of every entry, so that old ones redirect by themselves. They are stored in the live
   * site, because build machines start empty, and in `dist/`.
   */
  readonly history: AddressHistory;
  /** Whether our site is live. */
  readonly isLive: boolean;
}

/**
 * Reads what the live site knows.
 *
 * @throws PlainError when our site is live but cannot be read
 */
export const readPreviousSite = async (
  environment: BuildEnvironment,
  root: string,
): Promise<PreviousSite> => {
  const local = await readJson(path.join(folders(root).site, HISTORY_FILE));
  const live = await readLiveFile(environment, root, HISTORY_FILE, isHistory);
  const history: Record<string, readonly string[]> = isHistory(local) ? { ...local } : {};
  for (const [id, paths] of Object.entries(live ?? {}))
    history[id] = [...(history[id] ?? []).filter((earlier) => !paths.includes(earlier)), ...paths];
  return { history, isLive: live !== undefined };
};
