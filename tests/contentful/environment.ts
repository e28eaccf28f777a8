/** What a space holds. Plain data: a copy of its maps is a snapshot, and v8 writes it to a file. */
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { ApiError } from './errors';
import { linkTo, type JsonObject, type Link, type ResourceType, type Stored } from './types';

export type Records = { [Type in ResourceType]: Map<string, Stored<Type>> };

/** What a sync returns for an entry or asset. */
export interface DeliveredItem extends JsonObject {
  sys: JsonObject & { contentType?: Link };
  fields: JsonObject;
}

export interface SpaceData {
  readonly id: string;
  /** Code of the default locale, in which the editor's hands write. */
  readonly locale: string;
  /** Codes of the other locales; a required localized field must be filled in for each. */
  readonly otherLocales: readonly string[];
  readonly environments: Map<string, Environment>;
  readonly uploads: Map<string, Buffer>;
  /** Files of assets by their paths. */
  readonly files: Map<string, { readonly bytes: Buffer; readonly contentType: string }>;
}

/** One environment. What belongs to the space itself, such as webhooks, is in `master`. */
export interface Environment {
  readonly space: SpaceData;
  readonly id: string;
  records: Records;
}

export const MASTER = 'master';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A random id in the style of Contentful's: 22 letters and digits. */
export const newId = (): string =>
  [...randomBytes(22)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const now = (): string => new Date().toISOString();

const emptyRecords = (): Records => ({
  ContentType: new Map(),
  EditorInterface: new Map(),
  Entry: new Map(),
  Asset: new Map(),
  WebhookDefinition: new Map(),
  ApiKey: new Map(),
  PreviewApiKey: new Map(),
  PreviewEnvironment: new Map(),
});

/** Adds an environment to a space, empty or with the given content. */
export const addEnvironment = (
  space: SpaceData,
  id: string,
  records: Records = emptyRecords(),
): Environment => {
  const environment = { space, id, records };
  space.environments.set(id, environment);
  return environment;
};

/** A copy of what an environment holds, which later changes do not affect. */
export const copyOf = (records: Records): Records =>
  Object.fromEntries(
    Object.entries(records).map(([type, map]) => [type, new Map<string, Stored>(map)]),
  ) as Records;

/** An entry, an asset or another resource, or a 404. */
export const requireRecord = <Type extends ResourceType>(
  { records }: Environment,
  type: Type,
  id: string,
): Stored<Type> => {
  const record = records[type].get(id);
  if (!record) throw new ApiError(404);
  return record;
};

/** A resource as the management API shows it. */
export const shown = (
  { space, id: environmentId }: Environment,
  { body, contentTypeId, published, ...sys }: Stored,
): JsonObject => ({
  ...body,
  sys: {
    ...sys,
    space: linkTo('Space', space.id),
    environment: linkTo('Environment', environmentId),
    ...(contentTypeId && { contentType: linkTo('ContentType', contentTypeId) }),
    ...(published && { publishedVersion: published.version }),
  },
});

/** Addresses of files begin with this until a response replaces it with the server's own host. */
export const FILES = '//files.offline.example';

/** Writes a whole space to a file; a crash never leaves half of it. */
export const saveSpace = (space: SpaceData, file: string): void => {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, serialize(space));
  renameSync(part, file);
};

export const loadSpace = (file: string): SpaceData => deserialize(readFileSync(file)) as SpaceData;

/**
 * Optimistic locking: callers may only change an existing resource if they name its current version.
 *
 * @param given the `X-Contentful-Version` header
 */
export const requireVersion = ({ version }: Stored, given?: number): void => {
  if (given !== version) throw new ApiError(409);
};
