import type { EnvironmentStore, StoredContent } from './store';
import type { ContentKind } from './types';

const restamped = (record: StoredContent, store: EnvironmentStore, at: string): StoredContent => {
  const sequence = store.nextSequence();
  return {
    ...record,
    updatedAt: at,
    ...(record.published ? { publishedAt: at } : {}),
    sequence: {
      changed: sequence,
      published: record.published ? sequence : record.sequence.published,
    },
  };
};

const restoreKind = (
  store: EnvironmentStore,
  snapshot: EnvironmentStore,
  kind: ContentKind,
  at: string,
): void => {
  const [current, wanted]: Map<string, StoredContent>[] =
    kind === 'Entry' ? [store.entries, snapshot.entries] : [store.assets, snapshot.assets];
  for (const record of [...(current?.values() ?? [])]) {
    const before = wanted?.get(record.id);
    if (!before) store.removeContent(kind, record.id);
    if (!before?.published) store.noteDeletion(kind, record, at);
  }
  for (const record of wanted?.values() ?? []) {
    if (current?.get(record.id) === record) continue;
    store.putContent(kind, restamped(record, store, at));
    if (record.published) store.deletions.delete(`${kind}:${record.id}`);
  }
};

/**
 * Brings a store back to what a snapshot holds, as a new change: what differs gets a new time and a
 * new place in the order of changes, so that clients that synced in between are told of it.
 */
export function restore(store: EnvironmentStore, snapshot: EnvironmentStore, at: string): void {
  restoreKind(store, snapshot, 'Entry', at);
  restoreKind(store, snapshot, 'Asset', at);
  store.contentTypes = new Map(snapshot.contentTypes);
  store.editorInterfaces = new Map(snapshot.editorInterfaces);
}
