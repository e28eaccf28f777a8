/** Shapes that the Contentful APIs exchange, narrowed to what this server stores and answers. */

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** `{sys: {type: 'Link', …}}`, the only way one resource names another. */
export interface Link extends JsonObject {
  sys: { type: 'Link'; linkType: string; id: string };
}

/** What the items of a list are, or a field itself. */
export interface ValueType extends JsonObject {
  type: string;
  linkType?: string;
  items?: ValueType;
  validations?: JsonObject[];
}

export interface ContentTypeField extends ValueType {
  id: string;
  name: string;
  localized: boolean;
  required: boolean;
  omitted: boolean;
  validations: JsonObject[];
}

export interface ContentTypeBody extends JsonObject {
  name: string;
  displayField: string | null;
  fields: ContentTypeField[];
}

/** What an entry or an asset holds: field id → locale code → value. */
export interface ContentBody extends JsonObject {
  fields: Fields;
}
export type Fields = Record<string, Record<string, Json>>;

/** What a space holds, by the type of its `sys`. */
interface Bodies {
  ContentType: ContentTypeBody;
  EditorInterface: JsonObject;
  Entry: ContentBody;
  Asset: ContentBody;
  WebhookDefinition: JsonObject;
  ApiKey: JsonObject;
  PreviewApiKey: JsonObject;
  PreviewEnvironment: JsonObject;
}
export type ResourceType = keyof Bodies;

/**
 * A resource with its versions. Resources are never changed in place: every operation stores a new one, so
 * a copy of the maps that hold them is a snapshot. Times are ISO strings.
 */
export interface Stored<Type extends ResourceType = ResourceType> {
  type: Type;
  id: string;
  /** Of an entry, and of an editor interface. */
  contentTypeId?: string;
  body: Bodies[Type];
  version: number;
  createdAt: string;
  updatedAt: string;
  publishedCounter: number;
  published?: { body: Bodies[Type]; version: number };
  publishedAt?: string;
  firstPublishedAt?: string;
}

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

/** A value as text, for a filter or a header. A missing value becomes an empty text. */
export const textOf = (value: Json | undefined): string => {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
};

/** The items of a list; an empty list for anything else. */
export const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

export const entryLink = (id: string): Link => linkTo('Entry', id);
export const assetLink = (id: string): Link => linkTo('Asset', id);
