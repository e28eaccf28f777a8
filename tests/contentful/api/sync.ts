import { badRequest } from '../errors';
import { deliveryContent, visibleBody, type View } from '../present';
import type { Scope } from '../store';
import { linkTo, type Deletion, type JsonObject } from '../types';

const MAX_LIMIT = 1000;

/** What a sync token carries: which changes to tell next, and how many at a time. */
interface Cursor {
  after: number;
  initial: boolean;
  limit: number;
}

const encode = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

const cursorOf = (query: URLSearchParams): Cursor => {
  const token = query.get('sync_token');
  if (token !== null) return JSON.parse(Buffer.from(token, 'base64url').toString()) as Cursor;
  const limit = Math.min(Number(query.get('limit') ?? 100) || 100, MAX_LIMIT);
  return { after: 0, initial: true, limit };
};

interface Change {
  sequence: number;
  show: () => JsonObject | undefined;
}

const contentChanges = (scope: Scope, view: View, { after }: Cursor): Change[] =>
  [...scope.store.entries.values(), ...scope.store.assets.values()]
    .map((record) => ({
      record,
      sequence: view === 'delivery' ? record.sequence.published : record.sequence.changed,
    }))
    .filter(({ record, sequence }) => visibleBody(view, record) && sequence > after)
    .map(({ record, sequence }) => ({
      sequence,
      show: () => deliveryContent(scope, view, record, '*'),
    }));

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

/** Deletions since; what was never published is none for readers. */
const deletionChanges = (scope: Scope, { after, initial }: Cursor): Change[] =>
  [...scope.store.deletions.values()]
    .filter(({ sequence, revision }) => !initial && sequence > after && revision > 0)
    .map((deletion) => ({
      sequence: deletion.sequence,
      show: () => shownDeletion(scope, deletion),
    }));

/**
 * One page of a synchronization. The first one tells everything that is visible, the ones after
 * tell what changed since, deletions included; `nextPageUrl` leads on until `nextSyncUrl` ends it.
 */
export function syncPage(scope: Scope, view: View, query: URLSearchParams): JsonObject {
  const cursor = cursorOf(query);
  if (view === 'preview' && !cursor.initial) {
    throw badRequest('The Preview API only supports the initial synchronization.');
  }
  const changes = [...contentChanges(scope, view, cursor), ...deletionChanges(scope, cursor)].sort(
    (left, right) => left.sequence - right.sequence,
  );
  const page = changes.slice(0, cursor.limit);
  const items = page.map(({ show }) => show()).filter((item) => item !== undefined);
  const { hosts, spaceId } = scope.state;
  const base = `https://${hosts[view]}/spaces/${spaceId}/environments/${scope.environmentId}`;
  const urlOf = (next: Cursor) => `${base}/sync?sync_token=${encode(next)}`;
  const last = page.at(-1);
  if (last && changes.length > page.length) {
    const after = last.sequence;
    return { sys: { type: 'Array' }, items, nextPageUrl: urlOf({ ...cursor, after }) };
  }
  const after = scope.store.sequence;
  const nextSyncUrl = urlOf({ ...cursor, after, initial: false });
  return { sys: { type: 'Array' }, items, nextSyncUrl };
}
