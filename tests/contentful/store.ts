import type {
  ContentKind,
  ContentTypeBody,
  Deletion,
  Simple,
  StoredAsset,
  StoredContentType,
  StoredEntry,
} from './types';

export type StoredContent = StoredEntry | StoredAsset;

/**
 * Everything one environment holds. Holds records and nothing else: what is allowed is decided by
 * the operations, what an API shows of it by `present.ts`.
 */
export class EnvironmentStore {
  contentTypes = new Map<string, StoredContentType>();
  editorInterfaces = new Map<string, Simple>();
  entries = new Map<string, StoredEntry>();
  assets = new Map<string, StoredAsset>();
  deletions = new Map<string, Deletion>();
  /** Every version of an entry that was published, oldest first, by the entry's id. */
  versions = new Map<string, StoredEntry[]>();
  sequence = 0;

  /** A store with the same records; changing one leaves the other as it is. */
  clone(): EnvironmentStore {
    const copy = Object.assign(new EnvironmentStore(), this);
    copy.contentTypes = new Map(this.contentTypes);
    copy.editorInterfaces = new Map(this.editorInterfaces);
    copy.entries = new Map(this.entries);
    copy.assets = new Map(this.assets);
    copy.deletions = new Map(this.deletions);
    copy.versions = new Map(this.versions);
    return copy;
  }

  nextSequence(): number {
    this.sequence += 1;
    return this.sequence;
  }

  content(kind: ContentKind, id: string): StoredContent | undefined {
    return kind === 'Entry' ? this.entries.get(id) : this.assets.get(id);
  }

  putContent(kind: ContentKind, record: StoredContent): void {
    if (kind === 'Asset') this.assets.set(record.id, record);
    else if ('contentTypeId' in record) this.entries.set(record.id, record);
    else throw new Error(`Entry ${record.id} has no content type`);
  }

  removeContent(kind: ContentKind, id: string): void {
    if (kind === 'Entry') this.entries.delete(id);
    else this.assets.delete(id);
  }

  /** Notes for sync that something is no longer delivered. */
  noteDeletion(kind: ContentKind, record: StoredContent, at: string): void {
    this.deletions.set(`${kind}:${record.id}`, {
      kind,
      id: record.id,
      at,
      sequence: this.nextSequence(),
      revision: record.publishedCounter,
      ...('contentTypeId' in record ? { contentTypeId: record.contentTypeId } : {}),
    });
  }

  /** The content type as readers and validators see it: its published form. */
  publishedType(id: string): ContentTypeBody | undefined {
    return this.contentTypes.get(id)?.published?.body;
  }
}
