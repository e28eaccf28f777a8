/** What a space holds: its environments, and everything that belongs to none of them. */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  isObject,
  type ContentTypeBody,
  type JsonObject,
  type Simple,
  type Stored,
  type StoredAsset,
  type StoredContentType,
  type StoredEntry,
} from './types';

export type StoredContent = StoredEntry | StoredAsset;

export const isEntry = (record: StoredContent): record is StoredEntry => 'contentTypeId' in record;

export const kindOf = (record: StoredContent): 'Entry' | 'Asset' =>
  isEntry(record) ? 'Entry' : 'Asset';

export const now = (): string => new Date().toISOString();

/**
 * Everything one environment holds. Holds records and nothing else: what is allowed is decided by
 * the operations, what an API shows of it by `present.ts`.
 */
export class EnvironmentStore {
  contentTypes = new Map<string, StoredContentType>();
  editorInterfaces = new Map<string, Simple>();
  /** Entries and assets. */
  content = new Map<string, StoredContent>();
  /** What sync says of what is no longer delivered. */
  deletions = new Map<string, { readonly sequence: number; readonly item: JsonObject }>();
  sequence = 0;

  /** A change of the environment, which is later than all before. */
  private change(): { readonly at: string; readonly sequence: number } {
    this.sequence += 1;
    return { at: now(), sequence: this.sequence };
  }

  /** A resource as it is right after it was made: version 1, never published. */
  made<Body>(id: string, body: Body): Stored<Body> {
    const { at, sequence } = this.change();
    return {
      id,
      body,
      version: 1,
      createdAt: at,
      updatedAt: at,
      sequence: { changed: sequence, published: 0 },
      publishedCounter: 0,
    };
  }

  /** A resource with one more version. */
  changed<Body, Record extends Stored<Body>>(record: Record): Record {
    const { at, sequence } = this.change();
    return {
      ...record,
      version: record.version + 1,
      updatedAt: at,
      sequence: { ...record.sequence, changed: sequence },
    };
  }

  /** A resource whose current body is its published one. */
  published<Body, Record extends Stored<Body>>(record: Record): Record {
    const { at, sequence } = this.change();
    return {
      ...record,
      published: { body: record.body, version: record.version },
      publishedAt: at,
      firstPublishedAt: record.firstPublishedAt ?? at,
      updatedAt: at,
      publishedCounter: record.publishedCounter + 1,
      version: record.version + 1,
      sequence: { changed: sequence, published: sequence },
    };
  }

  /** A store with the same records; changing one leaves the other as it is. */
  clone(): EnvironmentStore {
    const copy = Object.assign(new EnvironmentStore(), this);
    copy.contentTypes = new Map(this.contentTypes);
    copy.editorInterfaces = new Map(this.editorInterfaces);
    copy.content = new Map(this.content);
    copy.deletions = new Map(this.deletions);
    return copy;
  }

  /**
   * Brings the environment back to what a clone of it holds, as a new change: what differs gets a
   * new time and a new place in the order of changes, so that clients that synced in between are
   * told of it.
   */
  restore(snapshot: EnvironmentStore): void {
    this.contentTypes = new Map(snapshot.contentTypes);
    this.editorInterfaces = new Map(snapshot.editorInterfaces);
    for (const record of [...this.content.values()]) {
      const before = snapshot.content.get(record.id);
      if (!before) this.content.delete(record.id);
      if (!before?.published) this.noteDeletion(record);
    }
    for (const record of snapshot.content.values()) {
      if (this.content.get(record.id) === record) continue;
      const { at, sequence } = this.change();
      const { published } = record;
      this.content.set(record.id, {
        ...record,
        updatedAt: at,
        ...(published && { publishedAt: at }),
        sequence: {
          changed: sequence,
          published: published ? sequence : record.sequence.published,
        },
      });
      if (published) this.deletions.delete(record.id);
    }
  }

  /** Notes for sync that something is no longer delivered; what was never published is no news. */
  noteDeletion(record: StoredContent): void {
    const { id, publishedCounter: revision } = record;
    if (revision === 0) return;
    const { at, sequence } = this.change();
    const times = { createdAt: at, updatedAt: at, deletedAt: at };
    const item = { sys: { type: `Deleted${kindOf(record)}`, id, revision, ...times } };
    this.deletions.set(id, { sequence, item });
  }

  /** The content type as readers and validators see it: its published form. */
  publishedType(id: string): ContentTypeBody | undefined {
    return this.contentTypes.get(id)?.published?.body;
  }
}

interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** Something that happened to an entry or an asset, as webhooks report it. */
export interface SpaceEvent {
  type: string;
  action: string;
  environmentId: string;
}

export interface Hosts {
  delivery: string;
  preview: string;
  management: string;
  upload: string;
  images: string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random id in the style of Contentful's: 22 letters and digits. */
export const newId = (): string =>
  [...randomBytes(22)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** One whole space. */
export class SpaceState {
  environments = new Map<string, EnvironmentStore>();
  webhooks = new Map<string, Simple>();
  apiKeys = new Map<string, Simple>();
  previewApiKeys = new Map<string, Simple>();
  previewEnvironments = new Map<string, Simple>();
  uploads = new Map<string, Buffer>();
  files = new Map<string, StoredFile>();
  /** Told of everything that happens. */
  onEvent: (event: SpaceEvent) => void = () => undefined;

  constructor(
    readonly spaceId: string,
    readonly hosts: Hosts,
    /** Code of the space's only locale. */
    readonly locale: string,
  ) {}

  simple(id: string, body: JsonObject): Simple {
    const at = now();
    return { id, body, version: 1, createdAt: at, updatedAt: at };
  }
}

/** Where an operation takes place. */
export interface Scope {
  state: SpaceState;
  store: EnvironmentStore;
  environmentId: string;
}

const SAVED = [
  'environments',
  'webhooks',
  'apiKeys',
  'previewApiKeys',
  'previewEnvironments',
  'files',
] as const;

/** Maps and bytes in forms that JSON has. Bytes are asked for by key: they come with a toJSON. */
function packed(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  if (original instanceof Map) return { $map: [...original] };
  return Buffer.isBuffer(original) ? { $base64: original.toString('base64') } : value;
}

const unpacked = (_key: string, value: unknown): unknown => {
  if (!isObject(value)) return value;
  if (Array.isArray(value.$map)) return new Map(value.$map as [string, unknown][]);
  return typeof value.$base64 === 'string' ? Buffer.from(value.$base64, 'base64') : value;
};

/** Writes a whole space, files included, as one JSON file; a crash never leaves half of it. */
export function saveSpace(state: SpaceState, file: string): void {
  const saved = Object.fromEntries(SAVED.map((name) => [name, state[name]]));
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(saved, packed));
  renameSync(part, file);
}

/** Reads a saved space. Asset addresses follow the port. */
export function loadSpace(state: SpaceState, file: string): void {
  const pattern = new RegExp(`//localhost:\\d+/${state.spaceId}/`, 'g');
  const text = readFileSync(file, 'utf8');
  const current = text.replace(pattern, `//${state.hosts.images}/${state.spaceId}/`);
  Object.assign(state, JSON.parse(current, unpacked));
  for (const [id, store] of state.environments) {
    state.environments.set(id, Object.assign(new EnvironmentStore(), store));
  }
}
