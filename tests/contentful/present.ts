import type { Page } from './query';
import type { Scope } from './state';
import type { StoredContent } from './store';
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

/** The `sys` of a resource of the management API that only has a version. */
export const simpleSys = (type: string, { body: _body, ...record }: Simple): JsonObject => ({
  type,
  ...record,
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
  ...(record.archivedVersion !== undefined && {
    archivedVersion: record.archivedVersion,
    archivedAt: record.updatedAt,
  }),
});

/** An entry or asset as the management API shows it: every field in every locale. */
export function managementContent(scope: Scope, record: StoredContent): JsonObject {
  const sys =
    'contentTypeId' in record
      ? {
          ...versionedSys(scope, 'Entry', record),
          contentType: linkTo('ContentType', record.contentTypeId),
        }
      : versionedSys(scope, 'Asset', record);
  return { metadata: METADATA, sys, fields: record.body.fields };
}

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

const localized = (
  body: ContentBody,
  locale: string,
  fields: readonly Pick<ContentTypeField, 'id' | 'omitted'>[],
): JsonObject => {
  const shown: JsonObject = {};
  for (const { id, omitted } of fields) {
    const values = body.fields[id];
    if (omitted || values === undefined) continue;
    const value = locale === '*' ? values : values[locale];
    if (value !== undefined) shown[id] = value;
  }
  return shown;
};

const ASSET_FIELDS = ['title', 'description', 'file'].map((id) => ({ id, omitted: false }));

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
  if (!body) return undefined;
  const typeId = 'contentTypeId' in record ? record.contentTypeId : undefined;
  const type = typeId === undefined ? undefined : scope.store.publishedType(typeId);
  if (typeId !== undefined && !type) return undefined;
  const live = view === 'delivery';
  const sys: JsonObject = {
    ...home(scope),
    id: record.id,
    type: typeId === undefined ? 'Asset' : 'Entry',
    createdAt: (live ? record.firstPublishedAt : undefined) ?? record.createdAt,
    updatedAt: (live ? record.publishedAt : undefined) ?? record.updatedAt,
    publishedVersion: live ? record.published?.version : record.version,
    revision: record.publishedCounter,
    ...(typeId !== undefined && { contentType: linkTo('ContentType', typeId) }),
    ...(locale !== '*' && { locale }),
  };
  return { metadata: METADATA, sys, fields: localized(body, locale, type?.fields ?? ASSET_FIELDS) };
}

/** A content type as the delivery API shows it: its published form. */
export function deliveryContentType(scope: Scope, record: StoredContentType): JsonObject {
  const { published } = record;
  return {
    sys: {
      ...home(scope),
      id: record.id,
      type: 'ContentType',
      createdAt: record.firstPublishedAt,
      updatedAt: record.publishedAt,
      publishedVersion: published?.version,
      revision: record.publishedCounter,
    },
    ...published?.body,
  };
}

/** A page of a collection, as it is sent. */
export const collection = ({ items, total, skip, limit }: Page): JsonObject => ({
  sys: { type: 'Array' },
  total,
  skip,
  limit,
  items,
});
