/**
 * The change that a webhook reports, which a build that it starts waits for, so that the site includes
 * what was just published.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentfulAccess } from '../environment';
import { parseJson } from '../json';
import { readFrom } from './client';

/** How long after a publish a build waits for it to reach the delivery network. */
const ARRIVAL_LIMIT_MS = 60_000;
const ARRIVAL_PAUSE_MS = 3_000;

/** The change that a webhook reports. */
interface Change {
  readonly kind: 'entries' | 'assets';
  readonly id: string;
  /** Whether it is to be gone: unpublished or deleted. */
  readonly isGone: boolean;
  /** When it happened, ISO 8601. */
  readonly updatedAt: string;
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
  const { id, type, updatedAt } = sys ?? {};
  if (typeof id !== 'string' || typeof type !== 'string' || typeof updatedAt !== 'string')
    return undefined;
  if (!/(Entry|Asset)$/.test(type)) return undefined;
  const kind = type.endsWith('Asset') ? 'assets' : 'entries';
  return { kind, id, isGone: type.startsWith('Deleted'), updatedAt };
};

/** Whether readers get the change, or one of the same entry or asset after it, unless that takes it away again. */
const hasArrived = async (
  access: ContentfulAccess,
  { kind, id, isGone, updatedAt }: Change,
): Promise<boolean> => {
  const [item] = await readFrom(access, async (space) => {
    const query = { 'sys.id': id, limit: 1 };
    const { items } = await (kind === 'entries'
      ? space.getEntries({ ...query, include: 0 })
      : space.getAssets(query));
    return items;
  });
  if (!item) return isGone;
  const [shown, changed] = [Date.parse(item.sys.updatedAt), Date.parse(updatedAt)];
  return isGone ? shown > changed : shown >= changed;
};

/**
 * Waits until the delivery network has the change that started this build or a later one of the same
 * entry or asset, at most until a minute after it: a build that waited in the host's queue does not wait
 * again.
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
  const end = Math.min(Date.parse(change.updatedAt), Date.now()) + limits.limitMs;
  for (;;) {
    if (await hasArrived(access, change)) return true;
    if (Date.now() >= end) return false;
    await sleep(limits.pauseMs);
  }
};
