/**
 * Looks at the space before anything is built, so that wrong credentials and broken networks end
 * in one plain sentence, and so that a build started by a publish sees that publish.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentfulAccess } from '../environment';
import { PlainError } from '../failure';

/** As the Contentful client does it: five more tries, thirty seconds each. */
const RETRY_LIMIT = 5;
const TIMEOUT_MS = 30_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** How long a publish may take to reach the delivery network before the build goes on without it. */
const ARRIVAL_LIMIT_MS = 60_000;
const ARRIVAL_PAUSE_MS = 3_000;

type Answer = { readonly status: number; readonly body: unknown };

const base = ({ host, spaceId, environment }: ContentfulAccess): string =>
  `https://${host}/spaces/${encodeURIComponent(spaceId)}/environments/${encodeURIComponent(environment)}`;

const ask = async (access: ContentfulAccess, path: string): Promise<Answer> => {
  const response = await fetch(`${base(access)}${path}`, {
    headers: { Authorization: `Bearer ${access.accessToken}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // A connection that is cut in the middle throws here, and is tried again.
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

const isPassing = (status: number): boolean => status === 429 || status >= 500;

const fetchWithRetry = async (access: ContentfulAccess, path: string): Promise<Answer> => {
  for (let attempt = 0; ; attempt += 1) {
    let trouble: string;
    try {
      const answer = await ask(access, path);
      if (!isPassing(answer.status)) return answer;
      trouble = `answers ${answer.status}`;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'ENOTFOUND') {
        throw new PlainError(
          `Contentful's host ${access.host} cannot be found: check CONTENTFUL_HOST and the network.`,
        );
      }
      trouble = `cannot be reached (${reason})`;
    }
    if (attempt === RETRY_LIMIT) {
      throw new PlainError(
        `Contentful at ${access.host} ${trouble} after ${RETRY_LIMIT + 1} tries: check CONTENTFUL_HOST, or try again when Contentful is well; the site that is live stays as it is.`,
      );
    }
    await sleep(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt));
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

/** 404 means the space or the environment: the space alone tells which. */
const missingPart = async (access: ContentfulAccess): Promise<string> => {
  const { status } = await fetchWithRetry(
    { ...access, environment: 'master' },
    '/content_types?limit=1',
  );
  return status === 404
    ? `There is no Contentful space “${access.spaceId}” that this key may read: check CONTENTFUL_SPACE_ID.`
    : `The Contentful space has no environment “${access.environment}” that this key may read: check CONTENTFUL_ENVIRONMENT.`;
};

const refusal = async (
  access: ContentfulAccess,
  { status, body }: Answer,
): Promise<string | undefined> => {
  if (status === 401 || status === 403) {
    return `Contentful does not accept the key: check CONTENTFUL_ACCESS_TOKEN (it must be a ${access.host.startsWith('preview') ? 'preview' : 'delivery'} key of this space).`;
  }
  if (status === 404) return missingPart(access);
  if (status !== 200)
    return `Contentful at ${access.host} answers ${status}: check CONTENTFUL_HOST.`;
  const { total } = (body ?? {}) as { total?: unknown };
  if (typeof total !== 'number')
    return `What answers at ${access.host} is not Contentful: check CONTENTFUL_HOST.`;
  if (total === 0) {
    return 'The Contentful space has no content types yet: run npm run contentful:migrate first (CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT).';
  }
  return undefined;
};

/**
 * Makes sure the space can be read.
 *
 * @throws PlainError with one sentence for the person who runs the build
 */
export const preflight = async (access: ContentfulAccess): Promise<void> => {
  const problem = await refusal(access, await fetchWithRetry(access, '/content_types?limit=1'));
  if (problem !== undefined) throw new PlainError(problem);
};

/** The change a webhook told of. */
interface Change {
  readonly kind: 'entries' | 'assets';
  readonly id: string;
  /** Missing when the thing was unpublished or deleted. */
  readonly updatedAt?: string;
}

/** Reads the webhook's body, which Netlify passes to the build as INCOMING_HOOK_BODY. */
export const readChange = (body: string | undefined): Change | undefined => {
  if (!body) return undefined;
  try {
    const { sys } = JSON.parse(body) as {
      sys?: { id?: unknown; type?: unknown; updatedAt?: unknown };
    };
    const type = typeof sys?.type === 'string' ? sys.type : '';
    if (typeof sys?.id !== 'string' || !/(Entry|Asset)$/.test(type)) return undefined;
    return {
      kind: type.endsWith('Asset') ? 'assets' : 'entries',
      id: sys.id,
      updatedAt:
        type.startsWith('Deleted') || typeof sys.updatedAt !== 'string' ? undefined : sys.updatedAt,
    };
  } catch {
    return undefined;
  }
};

const hasArrived = (change: Change, { status, body }: Answer): boolean => {
  if (change.updatedAt === undefined) return status === 404;
  const { sys } = (body ?? {}) as { sys?: { updatedAt?: string } };
  return status === 200 && Date.parse(sys?.updatedAt ?? '') >= Date.parse(change.updatedAt);
};

/**
 * Waits until the delivery network shows the change that started this build. Bounded: after a
 * minute the build goes on, and the next publish brings the rest.
 *
 * @returns false when the change had not arrived in time
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
