/** Shapes that the Contentful APIs exchange, narrowed to what this server stores and answers. */

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** `{sys: {type: 'Link', …}}`, the only way one resource names another. */
export interface Link extends JsonObject {
  sys: { type: 'Link'; linkType: string; id: string };
}

/** field id → locale code → value, as the management and sync APIs have it. */
export type Fields = Record<string, Record<string, Json>>;

export interface FieldItems extends JsonObject {
  type: string;
  linkType?: string;
  validations?: JsonObject[];
}

export interface ContentTypeField extends JsonObject {
  id: string;
  name: string;
  type: string;
  linkType?: string;
  items?: FieldItems;
  localized: boolean;
  required: boolean;
  disabled: boolean;
  omitted: boolean;
  validations: JsonObject[];
}

export interface ContentTypeBody extends JsonObject {
  name: string;
  description: string;
  displayField: string | null;
  fields: ContentTypeField[];
}

/** What an editor can change of an entry or an asset. */
export interface ContentBody {
  fields: Fields;
}

interface Published<Body> {
  body: Body;
  version: number;
}

/**
 * A versioned resource. Records are never changed in place: every operation stores a new one, so a
 * snapshot of a space is a copy of its maps. Times are ISO strings; the numbers in `sequence`
 * count the changes of an environment, which is what sync tokens name.
 */
export interface Stored<Body> {
  id: string;
  body: Body;
  version: number;
  createdAt: string;
  updatedAt: string;
  sequence: { changed: number; published: number };
  publishedCounter: number;
  published?: Published<Body>;
  publishedAt?: string;
  firstPublishedAt?: string;
  archivedVersion?: number;
}

export interface StoredEntry extends Stored<ContentBody> {
  contentTypeId: string;
}

export type StoredAsset = Stored<ContentBody>;
export type StoredContentType = Stored<ContentTypeBody>;

/** A resource that only has a version: webhook, key, content preview, editor interface. */
export interface Simple {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  body: JsonObject;
}

/** One of the things that are wrong with what a caller sent. */
export interface FieldError extends JsonObject {
  name: string;
  details: string;
  path: Json[];
}

export const fieldError = (name: string, details: string, path: Json[]): FieldError => ({
  name,
  details,
  path,
});

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a well-formed link object. */
export const isLink = (value: unknown): value is Link => {
  if (!isObject(value) || !isObject(value.sys)) return false;
  const { type, linkType, id } = value.sys;
  return type === 'Link' && typeof linkType === 'string' && typeof id === 'string';
};

export const linkTo = (linkType: string, id: string): Link => ({
  sys: { type: 'Link', linkType, id },
});

/** A value as text: what a filter compares or a header carries. Nothing becomes an empty text. */
export const textOf = (value: Json | undefined): string => {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
};

export const entryLink = (id: string): Link => linkTo('Entry', id);
export const assetLink = (id: string): Link => linkTo('Asset', id);
