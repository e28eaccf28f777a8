/** What the site that is live now tells of itself, for the build that is to replace it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '../failure';
import type { BuildEnvironment } from '../environment';
import type { BuildFile } from './onPostBuild';

const TRIES = 3;
const PAUSE_MS = 2000;
const TIMEOUT_MS = 10_000;

/**
 * A first build must not fail because its domain is new: names that do not resolve and hosts that
 * refuse belong to a site that is not live yet. But both also happen for a moment to one that is, so
 * only when it is the same at every try, with a pause before each.
 */
const seemsNotLive = (error: unknown): boolean =>
  ['ENOTFOUND', 'ECONNREFUSED'].includes(
    (error as { cause?: { code?: string } }).cause?.code ?? '',
  );

/**
 * One of the JSON files of the live site. Only a build that is to replace that site asks for it.
 *
 * @param read makes of the file's text what it says; undefined when it is damaged
 * @returns undefined when no site of ours is live there, or this build does not go there
 * @throws PlainError when the live site is there but does not answer
 */
export const readLiveFile = async <T>(
  { goesLive, ownAddress }: Pick<BuildEnvironment, 'goesLive' | 'ownAddress'>,
  file: string,
  read: (text: string) => T | undefined,
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
        const value = read(await response.text());
        if (value !== undefined) return value;
        // A page at this address is that of another site, for example the domain's former one.
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

const sourceIn = (text: string): string | undefined => {
  try {
    return String((JSON.parse(text) as Partial<BuildFile> | null)?.source);
  } catch {
    return undefined;
  }
};

/**
 * Keeps a build without credentials from replacing content that came from Contentful: somebody has
 * lost them.
 *
 * @throws PlainError when the live site shows the content of a space
 */
export const keepLiveContent = async (environment: BuildEnvironment): Promise<void> => {
  if (environment.contentful) return;
  if ((await readLiveFile(environment, 'build.json', sourceIn)) !== 'contentful') return;
  throw new PlainError(
    `The live site at ${environment.ownAddress} shows the content of a Contentful space, and CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN are not set: publishing now would replace it by the bundled texts, so the build stops. Set both again. To try something out, build on your own machine with SITE_URL empty.`,
  );
};
