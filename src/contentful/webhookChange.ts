/**
 * The change that a webhook reports, which a build that it starts waits for, so that the site includes
 * what was just published.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentfulAccess } from '../environment';
import { parseJson } from '../json';
import { askSpace, readFrom } from './client';
import { MOST_AT_ONCE } from './lists';

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

/** When the entry or asset was last changed; undefined when it is not published. */
const latestOf = (access: ContentfulAccess, { kind, id }: Change): Promise<string | undefined> =>
  readFrom(access, async (space) => {
    const query = { 'sys.id': id, limit: 1 };
    const { items } = await (kind === 'entries'
      ? space.getEntries({ ...query, include: 0 })
      : space.getAssets(query));
    return items;
  }).then(([item]) => item?.sys.updatedAt);

/**
 * Whether what was published has been unpublished or deleted since. The list of deletions tells it from
 * what has not arrived yet: neither is among the entries.
 *
 * @see https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/synchronization
 */
const isGoneSince = async (
  access: ContentfulAccess,
  { kind, id, updatedAt = '' }: Change,
): Promise<boolean> => {
  const type = kind === 'entries' ? 'DeletedEntry' : 'DeletedAsset';
  const { body } = await askSpace(access, (space) =>
    space.sync({ initial: true, type, limit: MOST_AT_ONCE }),
  );
  const deletions = kind === 'entries' ? body?.deletedEntries : body?.deletedAssets;
  return (deletions ?? []).some(
    ({ sys }) => sys.id === id && Date.parse(sys.updatedAt) >= Date.parse(updatedAt),
  );
};

/** Whether readers get the change, or what was done to the same entry or asset after it. */
const hasArrived = async (access: ContentfulAccess, change: Change): Promise<boolean> => {
  const latest = await latestOf(access, change);
  if (latest === undefined) return change.isGone || isGoneSince(access, change);
  const shown = Date.parse(latest);
  const changed = Date.parse(change.updatedAt ?? '');
  return change.isGone ? shown > changed : shown >= changed || Number.isNaN(changed);
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
  const changedAt = Date.parse(change.updatedAt ?? '') || Date.now();
  const end = Math.min(changedAt, Date.now()) + limits.limitMs;
  for (;;) {
    if (await hasArrived(access, change)) return true;
    if (Date.now() >= end) return false;
    await sleep(limits.pauseMs);
  }
};
