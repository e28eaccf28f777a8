import { badRequest, notFound } from './errors';
import { isEntry, kindOf, type Scope, type SpaceState, type StoredContent } from './store';
import {
  isObject,
  linkTo,
  textOf,
  type ContentBody,
  type ContentTypeField,
  type Json,
  type JsonObject,
  type Simple,
  type Stored,
  type StoredContentType,
} from './types';

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
  isEntry(record) ? { contentType: linkTo('ContentType', record.contentTypeId) } : {};

/** An entry or asset as the management API shows it: every field with its locale. */
export const managementContent = (scope: Scope, record: StoredContent): JsonObject => ({
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
function visibleBody(view: View, record: StoredContent): ContentBody | undefined {
  if (view === 'delivery') return record.published?.body;
  return record.archivedVersion === undefined ? record.body : undefined;
}

const ASSET_FIELDS = ['title', 'description', 'file'].map((id) => ({ id, omitted: false }));

const shownFields = (
  { fields }: ContentBody,
  definitions: readonly Pick<ContentTypeField, 'id' | 'omitted'>[],
): JsonObject =>
  Object.fromEntries(
    definitions
      .filter(({ id, omitted }) => !omitted && fields[id] !== undefined)
      .map(({ id }) => [id, fields[id]]),
  );

/**
 * An entry or asset as a synchronization shows it: every field with its locale. Nothing when this reader may
 * not see it.
 */
export function deliveryContent(
  scope: Scope,
  view: View,
  record: StoredContent,
): JsonObject | undefined {
  const body = visibleBody(view, record);
  const fields = isEntry(record)
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
    publishedVersion: record.published?.version,
    revision: record.publishedCounter,
    ...contentTypeLink(record),
  };
  return { sys, fields: shownFields(body, fields) };
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

/** The only locale of a space. */
export const shownLocale = ({ locale }: SpaceState): JsonObject => ({
  code: locale,
  name: locale,
  default: true,
  fallbackCode: null,
  sys: { id: 'defaultLocale', type: 'Locale', version: 1 },
});

const MAX_LIMIT = 1000;

/** Parameters that are no filters; `content_type` is read where it matters. */
const PAGING = ['limit', 'skip', 'order', 'content_type'];

/** The value at a path such as `sys.contentType.sys.id`, as text; only `sys` can be asked for. */
const valueAt = (item: JsonObject, path: string): string => {
  if (!/^sys(\.\w+)+$/.test(path)) throw notFound();
  return textOf(
    path
      .split('.')
      .reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), item),
  );
};

/**
 * A page of a collection: filtered by `sys` values, ordered and cut, as the query parameters ask.
 *
 * @throws the answer to an unknown path for every other filter, rather than to leave it out
 */
export function collection(items: JsonObject[], query: URLSearchParams): JsonObject {
  const skip = Number(query.get('skip') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  if (limit > MAX_LIMIT) throw badRequest(`The limit must be at most ${MAX_LIMIT}`);
  const filters = [...query].filter(([name]) => !PAGING.includes(name));
  const found = items.filter((item) =>
    filters.every(([name, wanted]) =>
      name.endsWith('[in]')
        ? wanted.split(',').includes(valueAt(item, name.slice(0, -'[in]'.length)))
        : valueAt(item, name) === wanted,
    ),
  );
  const order = query.get('order');
  if (order !== null)
    found.sort((left, right) => valueAt(left, order).localeCompare(valueAt(right, order)));
  const page = found.slice(skip, skip + limit);
  return { sys: { type: 'Array' }, items: page, total: found.length, skip, limit };
}
