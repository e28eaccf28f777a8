import { readFileSync, renameSync, writeFileSync, existsSync } from 'node:fs';
import type { SpaceState } from './state';
import { EnvironmentStore } from './store';

const STORE_MAPS = [
  'contentTypes',
  'editorInterfaces',
  'entries',
  'assets',
  'tags',
  'locales',
  'deletions',
] as const;
const SPACE_MAPS = [
  'environmentRecords',
  'aliases',
  'webhooks',
  'apiKeys',
  'previewApiKeys',
  'previewEnvironments',
] as const;

interface SavedStore {
  sequence: number;
  snapshots?: EnvironmentStore['snapshots'];
  maps: Record<string, [string, unknown][]>;
}

interface SavedSpace {
  environments: [string, SavedStore][];
  maps: Record<string, [string, unknown][]>;
  files: [string, { contentType: string; base64: string }][];
}

const saveStore = (store: EnvironmentStore): SavedStore => ({
  sequence: store.sequence,
  snapshots: store.snapshots,
  maps: Object.fromEntries(STORE_MAPS.map((name) => [name, [...store[name]]])),
});

const loadStore = (saved: SavedStore): EnvironmentStore => {
  const store = new EnvironmentStore();
  store.sequence = saved.sequence;
  store.snapshots = saved.snapshots ?? [];
  for (const name of STORE_MAPS) Object.assign(store, { [name]: new Map(saved.maps[name] ?? []) });
  return store;
};

/** Writes a whole space, files included, as one JSON file; a crash never leaves half of it. */
export function saveSpace(state: SpaceState, file: string): void {
  const saved: SavedSpace = {
    environments: [...state.environments].map(([id, store]) => [id, saveStore(store)]),
    maps: Object.fromEntries(SPACE_MAPS.map((name) => [name, [...state[name]]])),
    files: [...state.files].map(([path, { bytes, contentType }]) => [
      path,
      { contentType, base64: bytes.toString('base64') },
    ]),
  };
  writeFileSync(`${file}.part`, JSON.stringify(saved));
  renameSync(`${file}.part`, file);
}

/** Reads a space back; false when there is no such file yet. Asset addresses follow the port. */
export function loadSpace(state: SpaceState, file: string): boolean {
  if (!existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  const pattern = new RegExp(`//localhost:\\d+/${state.spaceId}/`, 'g');
  const current = text.replace(pattern, `//${state.hosts.images}/${state.spaceId}/`);
  const saved = JSON.parse(current) as SavedSpace;
  state.environments = new Map(saved.environments.map(([id, store]) => [id, loadStore(store)]));
  for (const name of SPACE_MAPS) Object.assign(state, { [name]: new Map(saved.maps[name] ?? []) });
  state.files = new Map(
    saved.files.map(([path, { contentType, base64 }]) => [
      path,
      { contentType, bytes: Buffer.from(base64, 'base64') },
    ]),
  );
  return true;
}
