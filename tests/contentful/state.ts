import { randomBytes } from 'node:crypto';
import type { EnvironmentStore } from './store';
import type { JsonObject, Simple } from './types';

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** Something that happened to an entry or an asset, as webhooks hear of it. */
export interface SpaceEvent {
  type: string;
  action: string;
  environmentId: string;
  payload: JsonObject;
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

/** One whole space: its environments and everything that belongs to none of them. */
export class SpaceState {
  environments = new Map<string, EnvironmentStore>();
  webhooks = new Map<string, Simple>();
  apiKeys = new Map<string, Simple>();
  previewApiKeys = new Map<string, Simple>();
  previewEnvironments = new Map<string, Simple>();
  uploads = new Map<string, Buffer>();
  files = new Map<string, StoredFile>();
  private readonly listeners: ((event: SpaceEvent) => void)[] = [];

  constructor(
    readonly spaceId: string,
    readonly hosts: Hosts,
    /** Code of the space's only locale. */
    readonly locale: string,
  ) {}

  now(): string {
    return new Date().toISOString();
  }

  simple(id: string, body: JsonObject): Simple {
    const at = this.now();
    return { id, body, version: 1, createdAt: at, updatedAt: at };
  }

  onEvent(listener: (event: SpaceEvent) => void): void {
    this.listeners.push(listener);
  }

  emit(event: SpaceEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}

/** Where an operation takes place. */
export interface Scope {
  state: SpaceState;
  store: EnvironmentStore;
  environmentId: string;
}
