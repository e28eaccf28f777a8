import { randomBytes } from 'node:crypto';
import { EnvironmentStore } from './store';
import type { JsonObject, Simple } from './types';

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** Something that happened to a resource, as webhooks hear of it. */
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
  environmentRecords = new Map<string, Simple>();
  aliases = new Map<string, Simple>();
  webhooks = new Map<string, Simple>();
  webhookCalls = new Map<string, JsonObject[]>();
  apiKeys = new Map<string, Simple>();
  previewApiKeys = new Map<string, Simple>();
  previewEnvironments = new Map<string, Simple>();
  uploads = new Map<string, Buffer>();
  files = new Map<string, StoredFile>();
  private readonly listeners: ((event: SpaceEvent) => void)[] = [];

  constructor(
    readonly spaceId: string,
    readonly name: string,
    readonly userId: string,
    readonly hosts: Hosts,
    private readonly clock: () => Date,
  ) {}

  now(): string {
    return this.clock().toISOString();
  }

  /** The store of an environment or of the environment an alias points at. */
  environment(id: string): EnvironmentStore | undefined {
    return this.environments.get(this.resolveAlias(id));
  }

  resolveAlias(id: string): string {
    const target = this.aliases.get(id)?.body.environmentId;
    return typeof target === 'string' ? target : id;
  }

  /** Adds an environment: an empty one, or a copy of another's records. */
  addEnvironment(id: string, name: string, source?: EnvironmentStore): EnvironmentStore {
    const store = source ? source.clone() : new EnvironmentStore();
    this.environments.set(id, store);
    this.environmentRecords.set(id, this.simple(id, { name }));
    return store;
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
