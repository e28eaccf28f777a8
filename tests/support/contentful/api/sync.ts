import { badRequest } from '../errors';
import { deliveryContent, type View } from '../present';
import type { Scope } from '../state';
import type { StoredContent } from '../store';
import { linkTo, type Deletion, type JsonObject } from '../types';

/** Types that `type=` may name. https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/synchronization */
const TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'];
const MAX_LIMIT = 1000;

/** What a sync token carries: which changes to tell next, and the filters of the first request. */
interface Cursor {
  after: number;
  initial: boolean;
  limit: number;
  type: string;
  contentType?: string;
}

const encode = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

const decode = (token: string): Cursor => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    const cursor = parsed as Cursor;
    if (typeof cursor.after === 'number' && typeof cursor.limit === 'number') return cursor;
  } catch {
    // Falls through to the answer for every token that this server did not make.
  }
  throw badRequest('The sync token you sent is invalid.');
};

const cursorOf = (query: URLSearchParams): Cursor => {
  const token = query.get('sync_token');
  if (token !== null) return decode(token);
  if (query.get('initial') !== 'true') {
    throw badRequest('Please provide either the "initial" or the "sync_token" parameter.');
  }
  const type = query.get('type') ?? 'all';
  if (!TYPES.includes(type)) throw badRequest(`The type "${type}" is not supported.`);
  const contentType = query.get('content_type') ?? undefined;
  if (contentType !== undefined && type !== 'Entry') {
    throw badRequest('When content_type is given, type must be Entry.');
  }
  const limit = Math.min(Number(query.get('limit') ?? 100) || 100, MAX_LIMIT);
  return { after: 0, initial: true, limit, type, ...(contentType ? { contentType } : {}) };
};

interface Change {
  sequence: number;
  show: () => JsonObject | undefined;
}

const wants = (cursor: Cursor, kind: string): boolean =>
  cursor.type === 'all' || cursor.type === kind;

const contentChanges = (
  scope: Scope,
  view: View,
  records: Iterable<StoredContent>,
  cursor: Cursor,
): Change[] => {
  const changes: Change[] = [];
  for (const record of records) {
    const sequence = view === 'delivery' ? record.sequence.published : record.sequence.changed;
    const isVisible = view === 'delivery' ? record.published !== undefined : isInPreview(record);
    const isOfType =
      cursor.contentType === undefined ||
      ('contentTypeId' in record && record.contentTypeId === cursor.contentType);
    if (!isVisible || !isOfType || sequence <= cursor.after) continue;
    changes.push({ sequence, show: () => deliveryContent(scope, view, record, '*') });
  }
  return changes;
};

const shownDeletion = (scope: Scope, deletion: Deletion): JsonObject => ({
  sys: {
    type: `Deleted${deletion.kind}`,
    id: deletion.id,
    space: linkTo('Space', scope.state.spaceId),
    environment: linkTo('Environment', scope.environmentId),
    revision: deletion.revision,
    createdAt: deletion.at,
    updatedAt: deletion.at,
    deletedAt: deletion.at,
    ...(deletion.contentTypeId === undefined
      ? {}
      : { contentType: linkTo('ContentType', deletion.contentTypeId) }),
  },
});

const isInPreview = (record: StoredContent | undefined): boolean =>
  record !== undefined && record.archivedVersion === undefined;

const deletionChanges = (scope: Scope, view: View, cursor: Cursor): Change[] => {
  if (cursor.initial) return [];
  return [...scope.store.deletions.values()]
    .filter(({ sequence }) => sequence > cursor.after)
    .filter(({ kind }) => wants(cursor, 'Deletion') || wants(cursor, `Deleted${kind}`))
    .filter(({ kind, id, revision }) =>
      view === 'delivery' ? revision > 0 : !isInPreview(scope.store.content(kind, id)),
    )
    .map((deletion) => ({
      sequence: deletion.sequence,
      show: () => shownDeletion(scope, deletion),
    }));
};

/**
 * One page of a synchronization. The first one tells everything that is visible, the ones after
 * tell what changed since, deletions included; `nextPageUrl` leads on until `nextSyncUrl` ends it.
 */
export function syncPage(
  scope: Scope,
  view: View,
  query: URLSearchParams,
  options: { baseUrl: string; previewDeltas: boolean },
): JsonObject {
  const cursor = cursorOf(query);
  if (view === 'preview' && !cursor.initial && !options.previewDeltas) {
    throw badRequest('The Preview API only supports the initial synchronization.');
  }
  const { entries, assets } = scope.store;
  const changes = [
    ...(wants(cursor, 'Entry') ? contentChanges(scope, view, entries.values(), cursor) : []),
    ...(wants(cursor, 'Asset') ? contentChanges(scope, view, assets.values(), cursor) : []),
    ...deletionChanges(scope, view, cursor),
  ].sort((left, right) => left.sequence - right.sequence);
  const page = changes.slice(0, cursor.limit);
  const items = page.map(({ show }) => show()).filter((item) => item !== undefined);
  const urlOf = (next: Cursor) => `${options.baseUrl}/sync?sync_token=${encode(next)}`;
  const last = page.at(-1);
  if (last && changes.length > page.length) {
    const after = last.sequence;
    return { sys: { type: 'Array' }, items, nextPageUrl: urlOf({ ...cursor, after }) };
  }
  const after = scope.store.sequence;
  return {
    sys: { type: 'Array' },
    items,
    nextSyncUrl: urlOf({ ...cursor, after, initial: false }),
  };
}
