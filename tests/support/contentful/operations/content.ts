import { notFound } from '../errors';
import { managementContent } from '../present';
import type { Scope } from '../state';
import type { StoredContent } from '../store';
import type { ContentKind } from '../types';

/** The record of an entry or asset, or a 404. */
export function requireContent(scope: Scope, kind: ContentKind, id: string): StoredContent {
  const record = scope.store.content(kind, id);
  if (record) return record;
  const { spaceId: space } = scope.state;
  throw notFound({ type: kind, id, environment: scope.environmentId, space });
}

/** Stores a record and tells webhooks of it, under the name of what was done. */
export function keep(
  scope: Scope,
  kind: ContentKind,
  action: string,
  record: StoredContent,
): StoredContent {
  scope.store.putContent(kind, record);
  scope.state.emit({
    type: kind,
    action,
    environmentId: scope.environmentId,
    payload: managementContent(scope, record),
  });
  return record;
}
