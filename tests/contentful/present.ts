import type { Page } from './query';
import type { Scope, StoredContent } from './store';
import {
  linkTo,
  type ContentBody,
  type ContentTypeField,
  type JsonObject,
  type Simple,
  type Stored,
  type StoredContentType,
} from './types';

/** Tags and concepts are not covered, so that everything has none. */
const METADATA: JsonObject = { tags: [], concepts: [] };

const home = (scope: Scope): JsonObject => ({
  space: linkTo('Space', scope.state.spaceId),
  environment: linkTo('Environment', scope.environmentId),
});

/** A resource of the management API that only has a version. */
export const simple = (type: string, { body, ...record }: Simple): JsonObject => ({
  ...body,
  sys: { type, ...record },
});

const versionedSys = <Body>(scope: Scope, type: string, record: Stored<Body>): JsonObject => ({
  ...home(scope),
  type,
  id: record.id,
  version: record.version,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  publishedCounter: record.publishedCounter,
  ...(record.firstPublishedAt && { firstPublishedAt: record.firstPublishedAt }),
  ...(record.published && {
    publishedVersion: record.published.version,
    publishedAt: record.publishedAt,
  }),
  ...(record.archivedVersion !== undefined && { archivedVersion: record.archivedVersion }),
});

const contentTypeLink = (record: StoredContent): JsonObject =>
  'contentTypeId' in record ? { contentType: linkTo('ContentType', record.contentTypeId) } : {};

const kindOf = (record: StoredContent): string => ('contentTypeId' in record ? 'Entry' : 'Asset');

/** An entry or asset as the management API shows it: every field with its locale. */
export const managementContent = (scope: Scope, record: StoredContent): JsonObject => ({
  metadata: METADATA,
  sys: { ...versionedSys(scope, kindOf(record), record), ...contentTypeLink(record) },
  fields: record.body.fields,
});

/** A content type as the management API shows it: its draft. */
export const managementContentType = (scope: Scope, record: StoredContentType): JsonObject => ({
  sys: versionedSys(scope, 'ContentType', record),
  ...record.body,
});

/** Which version of a space is read: what is published, or the latest drafts. */
export type View = 'delivery' | 'preview';

/** The body a reader gets, or nothing when there is nothing for that reader. */
export function visibleBody(view: View, record: StoredContent): ContentBody | undefined {
  if (view === 'delivery') return record.published?.body;
  return record.archivedVersion === undefined ? record.body : undefined;
}

const ASSET_FIELDS = ['title', 'description', 'file'].map((id) => ({ id, omitted: false }));

const shownFields = (
  { fields }: ContentBody,
  locale: string,
  definitions: readonly Pick<ContentTypeField, 'id' | 'omitted'>[],
): JsonObject =>
  Object.fromEntries(
    definitions
      .filter(({ omitted }) => !omitted)
      .map(({ id }) => [id, locale === '*' ? fields[id] : fields[id]?.[locale]])
      .filter(([, value]) => value !== undefined),
  ) as JsonObject;

/**
 * An entry or asset as the delivery and preview APIs show it. `locale` is a code, or `*` for maps
 * from locale to value. Nothing when this reader may not see it.
 */
export function deliveryContent(
  scope: Scope,
  view: View,
  record: StoredContent,
  locale: string,
): JsonObject | undefined {
  const body = visibleBody(view, record);
  const fields =
    'contentTypeId' in record
      ? scope.store.publishedType(record.contentTypeId)?.fields
      : ASSET_FIELDS;
  if (!body || !fields) return undefined;
  const live = view === 'delivery';
  const sys: JsonObject = {
    ...home(scope),
    id: record.id,
    type: kindOf(record),
    createdAt: (live ? record.firstPublishedAt : undefined) ?? record.createdAt,
    updatedAt: (live ? record.publishedAt : undefined) ?? record.updatedAt,
    publishedVersion: live ? record.published?.version : record.version,
    revision: record.publishedCounter,
    ...contentTypeLink(record),
    ...(locale !== '*' && { locale }),
  };
  return { metadata: METADATA, sys, fields: shownFields(body, locale, fields) };
}

/** A content type as the delivery API shows it: its published form. */
export const deliveryContentType = (scope: Scope, record: StoredContentType): JsonObject => ({
  sys: {
    ...home(scope),
    id: record.id,
    type: 'ContentType',
    createdAt: record.firstPublishedAt,
    updatedAt: record.publishedAt,
    publishedVersion: record.published?.version,
    revision: record.publishedCounter,
  },
  ...record.published?.body,
});

/** A page of a collection, as it is sent. */
export const collection = (page: Page): JsonObject => ({ sys: { type: 'Array' }, ...page });
