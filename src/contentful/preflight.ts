/**
 * Checks the space before anything is built, so that wrong credentials and network failures end in one
 * plain sentence, and a build that was started by a publish includes that publish.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentfulAccess } from '../environment';
import { PlainError } from '../failure';

/** The same limits as those of the Contentful client. */
const RETRY_LIMIT = 5;
const TIMEOUT_MS = 30_000;
/** Doubled after each try. */
const FIRST_PAUSE_MS = 500;

/** How long a build waits for a publish to reach the delivery network. */
const ARRIVAL_LIMIT_MS = 60_000;
const ARRIVAL_PAUSE_MS = 3_000;

const CONTENT_TYPES = '/content_types?limit=1';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const ask = async (
  { host, spaceId, environment, accessToken }: ContentfulAccess,
  path: string,
): Promise<Answer> => {
  const base = `https://${host}/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environment)}`;
  const response = await fetch(`${base}${path}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // A connection that is cut halfway throws here, and the request is repeated.
  const text = await response.text();
  return { status: response.status, body: parseJson(text) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};

const fetchWithRetry = async (access: ContentfulAccess, path: string): Promise<Answer> => {
  for (let attempt = 0; ; attempt += 1) {
    let failure: string;
    try {
      const answer = await ask(access, path);
      if (answer.status !== 429 && answer.status < 500) return answer;
      failure = `answers ${answer.status}`;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'ENOTFOUND')
        throw new PlainError(
          `Contentful's host ${access.host} cannot be found: check CONTENTFUL_HOST and the network.`,
        );
      failure = `cannot be reached (${reason})`;
    }
    if (attempt === RETRY_LIMIT)
      throw new PlainError(
        `Contentful at ${access.host} ${failure} after ${RETRY_LIMIT + 1} tries: check CONTENTFUL_HOST, or try again when Contentful is well; the site that is live stays as it is.`,
      );
    await sleep(FIRST_PAUSE_MS * 2 ** attempt);
  }
};

/**
 * The JSON of one path of the delivery API.
 *
 * @throws PlainError when Contentful does not answer with it
 */
export const askContentful = async (access: ContentfulAccess, path: string): Promise<unknown> => {
  const { status, body } = await fetchWithRetry(access, path);
  if (status === 200) return body;
  throw new PlainError(`Contentful at ${access.host} answers ${status} to ${path}.`);
};

/** 404 means that the space or the environment does not exist: every space has a `master`. */
const missingPart = async (access: ContentfulAccess): Promise<string> => {
  const { status } = await fetchWithRetry({ ...access, environment: 'master' }, CONTENT_TYPES);
  return status === 404
    ? `There is no Contentful space “${access.spaceId}” that this key may read: check CONTENTFUL_SPACE_ID.`
    : `The Contentful space has no environment “${access.environment}” that this key may read: check CONTENTFUL_ENVIRONMENT.`;
};

/** Why a space cannot be built from; undefined when it can. */
const refusal = async (
  access: ContentfulAccess,
  { status, body }: Answer,
): Promise<string | undefined> => {
  if (status === 401 || status === 403)
    return `Contentful does not accept the key: check CONTENTFUL_ACCESS_TOKEN (it must be a ${access.host.startsWith('preview') ? 'preview' : 'delivery'} key of this space).`;
  if (status === 404) return missingPart(access);
  if (status !== 200)
    return `Contentful at ${access.host} answers ${status}: check CONTENTFUL_HOST.`;
  const { total } = (body ?? {}) as { total?: unknown };
  if (typeof total !== 'number')
    return `What answers at ${access.host} is not Contentful: check CONTENTFUL_HOST.`;
  return total === 0
    ? 'The Contentful space has no content types yet: run npm run contentful:migrate first (CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT).'
    : undefined;
};

/**
 * Makes sure the space can be read.
 *
 * @throws PlainError with one sentence for the person who runs the build
 */
export const preflight = async (access: ContentfulAccess): Promise<void> => {
  const problem = await refusal(access, await fetchWithRetry(access, CONTENT_TYPES));
  if (problem !== undefined) throw new PlainError(problem);
};

/** The change that a webhook reports. */
interface Change {
  readonly kind: 'entries' | 'assets';
  readonly id: string;
  /** Whether it is to be gone: unpublished or deleted. */
  readonly isGone: boolean;
  /** When it happened, ISO 8601. */
  readonly updatedAt?: string;
}

/** The body as it was sent: Netlify's documentation says that it is URL-encoded, its builds that it is not. */
const decoded = (body: string): unknown => {
  const asSent = parseJson(body);
  if (asSent !== undefined) return asSent;
  try {
    return parseJson(decodeURIComponent(body.replaceAll('+', ' ')));
  } catch {
    return undefined;
  }
};

/**
 * Reads the body of a webhook, which Netlify passes to the build as INCOMING_HOOK_BODY.
 *
 * @see https://docs.netlify.com/configure-builds/build-hooks/
 */
export const readChange = (body: string | undefined): Change | undefined => {
  const { sys } = (decoded(body ?? '') ?? {}) as {
    sys?: { id?: unknown; type?: unknown; updatedAt?: unknown };
  };
  const type = typeof sys?.type === 'string' ? sys.type : '';
  if (typeof sys?.id !== 'string' || !/(Entry|Asset)$/.test(type)) return undefined;
  return {
    kind: type.endsWith('Asset') ? 'assets' : 'entries',
    id: sys.id,
    isGone: type.startsWith('Deleted'),
    updatedAt: typeof sys.updatedAt === 'string' ? sys.updatedAt : undefined,
  };
};

/** What was published again since it was unpublished has arrived as well. */
const hasArrived = ({ isGone, updatedAt }: Change, { status, body }: Answer): boolean => {
  if (isGone && status === 404) return true;
  const { sys } = (body ?? {}) as { sys?: { updatedAt?: string } };
  const shown = Date.parse(sys?.updatedAt ?? '');
  const changed = Date.parse(updatedAt ?? '');
  return status === 200 && (isGone ? shown > changed : shown >= changed || Number.isNaN(changed));
};

/**
 * Waits until the delivery network has the change that started this build, for a minute at most.
 *
 * @returns false when the change did not arrive in time
 */
export const awaitChange = async (
  access: ContentfulAccess,
  change: Change,
  limits: { readonly limitMs: number; readonly pauseMs: number } = {
    limitMs: ARRIVAL_LIMIT_MS,
    pauseMs: ARRIVAL_PAUSE_MS,
  },
): Promise<boolean> => {
  const end = Date.now() + limits.limitMs;
  for (;;) {
    const answer = await fetchWithRetry(access, `/${change.kind}/${encodeURIComponent(change.id)}`);
    if (hasArrived(change, answer)) return true;
    if (Date.now() >= end) return false;
    await sleep(limits.pauseMs);
  }
};
