import type { Page } from './query';
import type { StoredContent } from './store';
import type { Scope } from './state';
import {
  linkTo,
  type ContentBody,
  type ContentTypeField,
  type JsonObject,
  type Simple,
  type Stored,
  type StoredContentType,
} from './types';

const home = (scope: Scope): JsonObject => ({
  space: linkTo('Space', scope.state.spaceId),
  environment: linkTo('Environment', scope.environmentId),
});

/** The `sys` of a resource of the management API that only has a version. */
export function simpleSys(scope: Scope, type: string, record: Simple): JsonObject {
  const user = linkTo('User', scope.state.userId);
  return {
    ...home(scope),
    type,
    id: record.id,
    version: record.version,
    createdAt: record.createdAt,
    createdBy: user,
    updatedAt: record.updatedAt,
    updatedBy: user,
  };
}

const versionedSys = <Body>(scope: Scope, type: string, record: Stored<Body>): JsonObject => {
  const user = linkTo('User', scope.state.userId);
  const sys: JsonObject = {
    ...home(scope),
    id: record.id,
    type,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    createdBy: user,
    updatedBy: user,
    publishedCounter: record.publishedCounter,
    version: record.version,
    urn: `crn:contentful:::content:spaces/${scope.state.spaceId}/environments/${scope.environmentId}/${type.toLowerCase()}s/${record.id}`,
  };
  if (record.firstPublishedAt) sys.firstPublishedAt = record.firstPublishedAt;
  if (record.published) {
    sys.publishedVersion = record.published.version;
    sys.publishedAt = record.publishedAt;
    sys.publishedBy = user;
  }
  if (record.archivedVersion !== undefined) {
    sys.archivedVersion = record.archivedVersion;
    sys.archivedAt = record.archivedAt;
    sys.archivedBy = user;
  }
  return sys;
};

const fieldStatusOf = (scope: Scope, record: StoredContent): JsonObject => {
  const changed = record.published && record.version > record.published.version + 1;
  const status = record.published ? (changed ? 'changed' : 'published') : 'draft';
  return {
    '*': Object.fromEntries(scope.store.localeCodes().map((locale) => [locale, status])),
  };
};

/** An entry or asset as the management API shows it: every field in every locale. */
export function managementContent(scope: Scope, record: StoredContent): JsonObject {
  const isEntry = 'contentTypeId' in record;
  const sys = versionedSys(scope, isEntry ? 'Entry' : 'Asset', record);
  sys.fieldStatus = fieldStatusOf(scope, record);
  if (isEntry) {
    sys.automationTags = [];
    sys.contentType = linkTo('ContentType', record.contentTypeId);
  }
  return { metadata: record.body.metadata, sys, fields: record.body.fields };
}

export function managementContentType(scope: Scope, record: StoredContentType): JsonObject {
  return { sys: versionedSys(scope, 'ContentType', record), ...record.body };
}

/** Which version of a space is read: what is published, or the latest drafts. */
export type View = 'delivery' | 'preview';

/** The body a reader gets, or nothing when there is nothing for that reader. */
export function visibleBody(view: View, record: StoredContent): ContentBody | undefined {
  if (view === 'delivery') return record.published?.body;
  return record.archivedVersion === undefined ? record.body : undefined;
}

const localized = (
  scope: Scope,
  body: ContentBody,
  locale: string,
  fields: readonly Pick<ContentTypeField, 'id' | 'omitted'>[],
): JsonObject => {
  const shown: JsonObject = {};
  const chain = locale === '*' ? [] : scope.store.fallbackChain(locale);
  for (const { id, omitted } of fields) {
    const values = body.fields[id];
    if (omitted || values === undefined) continue;
    if (locale === '*') {
      shown[id] = values;
      continue;
    }
    const found = chain.find((code) => values[code] !== undefined);
    if (found !== undefined) shown[id] = values[found];
  }
  return shown;
};

const ASSET_FIELDS = ['title', 'description', 'file'].map((id) => ({ id, omitted: false }));

/**
 * An entry or asset as the delivery and preview APIs show it. `locale` is a code, or `*` for every
 * locale. Nothing when this reader may not see it.
 */
export function deliveryContent(
  scope: Scope,
  view: View,
  record: StoredContent,
  locale: string,
): JsonObject | undefined {
  const body = visibleBody(view, record);
  if (!body) return undefined;
  const isEntry = 'contentTypeId' in record;
  const type = isEntry ? scope.store.publishedType(record.contentTypeId) : undefined;
  if (isEntry && !type) return undefined;
  const live = view === 'delivery';
  const sys: JsonObject = {
    ...home(scope),
    id: record.id,
    type: isEntry ? 'Entry' : 'Asset',
    createdAt: (live ? record.firstPublishedAt : undefined) ?? record.createdAt,
    updatedAt: (live ? record.publishedAt : undefined) ?? record.updatedAt,
    publishedVersion: live ? record.published?.version : record.version,
    revision: record.publishedCounter,
  };
  if (isEntry) sys.contentType = linkTo('ContentType', record.contentTypeId);
  if (locale !== '*') sys.locale = locale;
  const fields = localized(scope, body, locale, type?.fields ?? ASSET_FIELDS);
  return { metadata: body.metadata, sys, fields };
}

export function deliveryContentType(scope: Scope, record: StoredContentType): JsonObject {
  const published = record.published;
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
    displayField: published?.body.displayField ?? null,
    name: published?.body.name,
    description: published?.body.description,
    fields: published?.body.fields ?? [],
  };
}

/** A page of a collection, as it is sent. */
export const collection = ({ shown, total, skip, limit }: Page): JsonObject => ({
  sys: { type: 'Array' },
  total,
  skip,
  limit,
  items: shown,
});
