import {
  textOf,
  type ContentKind,
  type ContentTypeBody,
  type Deletion,
  type Simple,
  type StoredAsset,
  type StoredContentType,
  type StoredEntry,
} from './types';

export type StoredContent = StoredEntry | StoredAsset;

export interface SnapshotRecord {
  id: string;
  entityId: string;
  at: string;
  entity: StoredEntry | StoredContentType;
}

const copyMap = <Value>(map: Map<string, Value>): Map<string, Value> => new Map(map);

/**
 * Everything one environment holds. Holds records and nothing else: what is allowed is decided by
 * the operations, what an API shows of it by `present.ts`.
 */
export class EnvironmentStore {
  contentTypes = new Map<string, StoredContentType>();
  editorInterfaces = new Map<string, Simple>();
  entries = new Map<string, StoredEntry>();
  assets = new Map<string, StoredAsset>();
  tags = new Map<string, Simple>();
  locales = new Map<string, Simple>();
  deletions = new Map<string, Deletion>();
  snapshots: SnapshotRecord[] = [];
  sequence = 0;

  /** A store with the same records; changing one leaves the other as it is. */
  clone(): EnvironmentStore {
    const copy = new EnvironmentStore();
    copy.adopt(this);
    return copy;
  }

  /** Takes over every record of another store. */
  adopt(other: EnvironmentStore): void {
    this.contentTypes = copyMap(other.contentTypes);
    this.editorInterfaces = copyMap(other.editorInterfaces);
    this.entries = copyMap(other.entries);
    this.assets = copyMap(other.assets);
    this.tags = copyMap(other.tags);
    this.locales = copyMap(other.locales);
    this.deletions = copyMap(other.deletions);
    this.snapshots = [...other.snapshots];
    this.sequence = other.sequence;
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

  /** Locale codes, the default one first. */
  localeCodes(): string[] {
    const bodies = [...this.locales.values()].map((locale) => locale.body);
    const ordered = bodies.sort((a, b) => Number(b.default === true) - Number(a.default === true));
    return ordered.map((body) => textOf(body.code));
  }

  defaultLocale(): string {
    return this.localeCodes()[0] ?? 'en-US';
  }

  /** The locales to look a value up in, in order: the locale itself, then its fallbacks. */
  fallbackChain(code: string): string[] {
    const chain: string[] = [];
    let next: string | undefined = code;
    while (next !== undefined && !chain.includes(next)) {
      const current: string = next;
      chain.push(current);
      const locale = [...this.locales.values()].find(({ body }) => body.code === current);
      next = typeof locale?.body.fallbackCode === 'string' ? locale.body.fallbackCode : undefined;
    }
    return chain;
  }
}
