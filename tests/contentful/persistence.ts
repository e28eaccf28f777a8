import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { EnvironmentStore, type SpaceState } from './store';
import { isObject } from './types';

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
