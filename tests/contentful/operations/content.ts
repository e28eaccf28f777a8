import { badRequest, notFound, requireVersion, validationError } from '../errors';
import { linksIn } from '../links';
import { managementContent } from '../present';
import { markPublished, markUnpublished, newRecord, touched } from '../records';
import { newId, type Scope } from '../state';
import type { StoredContent } from '../store';
import {
  isObject,
  linkTo,
  type ContentBody,
  type ContentKind,
  type FieldError,
  type Fields,
} from '../types';
import { draftErrors, publishErrors } from '../validation/content';

const ID = /^[a-zA-Z0-9\-_.]{1,64}$/;

/** The record of an entry or asset, or a 404. */
export function requireContent(scope: Scope, kind: ContentKind, id: string): StoredContent {
  const record = scope.store.content(kind, id);
  if (record) return record;
  const { spaceId: space } = scope.state;
  throw notFound({ type: kind, id, environment: scope.environmentId, space });
}

/** Stores a record and tells webhooks of it, under the name of what was done. */
const keep = (
  scope: Scope,
  kind: ContentKind,
  action: string,
  record: StoredContent,
): StoredContent => {
  scope.store.putContent(kind, record);
  const { environmentId } = scope;
  scope.state.emit({
    type: kind,
    action,
    environmentId,
    payload: managementContent(scope, record),
  });
  return record;
};

/** What a caller sends for an entry or asset, not looked at yet. */
export interface DraftInput {
  fields?: unknown;
  metadata?: unknown;
}

const unknownContentType = (id: string) =>
  validationError('InvalidEntry', [{ name: 'unknownContentType', value: id }]);

/** The fields of a draft, copied; throws what Contentful refuses to store. */
const checkedDraft = (scope: Scope, input: DraftInput, contentTypeId?: string): ContentBody => {
  const fields = isObject(input.fields) ? (structuredClone(input.fields) as Fields) : {};
  const tags = isObject(input.metadata) ? input.metadata.tags : undefined;
  if (Array.isArray(tags) && tags.length) {
    const path = ['metadata', 'tags'];
    throw validationError('UnresolvedLinks', [
      { name: 'notResolvable', details: 'Tag does not exist', path },
    ]);
  }
  if (contentTypeId === undefined) return { fields };
  const type = scope.store.publishedType(contentTypeId);
  if (!type) throw unknownContentType(contentTypeId);
  const errors = draftErrors(type, fields, scope.state.locale);
  if (errors.length) throw validationError('InvalidEntry', errors);
  return { fields };
};

/** Creates a draft. An entry names its content type; an asset has none. */
export function createContent(
  scope: Scope,
  kind: ContentKind,
  input: DraftInput,
  { id = newId(), contentTypeId }: { id?: string; contentTypeId?: string } = {},
): StoredContent {
  if (!ID.test(id)) {
    throw validationError(kind === 'Entry' ? 'InvalidEntry' : 'ValidationFailed', [
      { name: 'regexp', details: `Does not match ${ID}`, path: ['sys', 'id'], value: id },
    ]);
  }
  const body = checkedDraft(scope, input, contentTypeId);
  const record = newRecord(id, body, scope.state.now(), scope.store.nextSequence());
  return keep(scope, kind, 'create', contentTypeId ? { ...record, contentTypeId } : record);
}

/** Replaces the fields of a draft. `how` is what webhooks hear: by API or by an editor. */
export function updateContent(
  scope: Scope,
  kind: ContentKind,
  id: string,
  input: DraftInput,
  version: number | undefined,
  how: 'save' | 'auto_save' = 'save',
): StoredContent {
  const record = requireContent(scope, kind, id);
  requireVersion(record, version);
  if (record.archivedVersion !== undefined) throw badRequest('Cannot edit archived');
  const typeId = 'contentTypeId' in record ? record.contentTypeId : undefined;
  const body = checkedDraft(scope, input, typeId);
  const at = scope.state.now();
  return keep(scope, kind, how, touched({ ...record, body }, at, scope.store.nextSequence()));
}

const missingTargets = (scope: Scope, { fields }: ContentBody): FieldError[] =>
  Object.entries(fields).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([locale, value]) =>
      linksIn(value)
        .filter(({ sys: { linkType, id } }) => {
          const isContent = linkType === 'Entry' || linkType === 'Asset';
          return isContent && !scope.store.content(linkType, id);
        })
        .map(({ sys: { linkType, id } }) => ({
          name: 'notResolvable',
          details: 'The link could not be resolved',
          link: { type: 'Link', linkType, id },
          path: ['fields', field, locale],
        })),
    ),
  );

const checkEntry = (scope: Scope, record: StoredContent, contentTypeId: string): void => {
  const type = scope.store.publishedType(contentTypeId);
  if (!type) throw unknownContentType(contentTypeId);
  const { locale } = scope.state;
  const errors = [
    ...draftErrors(type, record.body.fields, locale),
    ...publishErrors(type, { ...record, contentTypeId }, scope.store, locale),
  ];
  if (errors.length) throw validationError('InvalidEntry', errors);
  const missing = missingTargets(scope, record.body);
  if (missing.length) throw validationError('UnresolvedLinks', missing);
};

const checkAsset = (record: StoredContent): void => {
  const files = Object.values(record.body.fields.file ?? {});
  if (!files.length) {
    const details = 'The property "file" is required here';
    throw validationError('ValidationFailed', [
      { name: 'required', details, path: ['fields', 'file'] },
    ]);
  }
  if (files.some((file) => !isObject(file) || typeof file.url !== 'string')) {
    throw badRequest('Cannot publish until processing has finished');
  }
};

/** Makes the current draft what readers get. */
export function publishContent(
  scope: Scope,
  kind: ContentKind,
  id: string,
  version: number | undefined,
): StoredContent {
  const record = requireContent(scope, kind, id);
  requireVersion(record, version);
  if (record.archivedVersion !== undefined) throw badRequest('Cannot publish archived');
  if ('contentTypeId' in record) checkEntry(scope, record, record.contentTypeId);
  else checkAsset(record);
  return forcePublish(scope, kind, record);
}

/** Publishes without looking: what `publishContent` does once everything is in order. */
export function forcePublish(
  scope: Scope,
  kind: ContentKind,
  record: StoredContent,
): StoredContent {
  const published = markPublished(record, scope.state.now(), scope.store.nextSequence());
  scope.store.deletions.delete(`${kind}:${record.id}`);
  if ('contentTypeId' in published) {
    const { versions } = scope.store;
    versions.set(record.id, [...(versions.get(record.id) ?? []), published]);
  }
  return keep(scope, kind, 'publish', published);
}

const tellGone = (scope: Scope, kind: ContentKind, action: string, record: StoredContent): void => {
  const at = scope.state.now();
  const { environmentId } = scope;
  const sys = {
    type: `Deleted${kind}`,
    id: record.id,
    space: linkTo('Space', scope.state.spaceId),
    environment: linkTo('Environment', environmentId),
    revision: record.publishedCounter,
    createdAt: record.createdAt,
    updatedAt: at,
    deletedAt: at,
    ...('contentTypeId' in record
      ? { contentType: linkTo('ContentType', record.contentTypeId) }
      : {}),
  };
  scope.store.noteDeletion(kind, record, at);
  scope.state.emit({ type: kind, action, environmentId, payload: { sys } });
};

/** Takes a published entry or asset from readers; the draft stays. */
export function unpublishContent(scope: Scope, kind: ContentKind, id: string): StoredContent {
  const record = requireContent(scope, kind, id);
  if (!record.published) throw badRequest('Not published');
  const next = markUnpublished(record, scope.state.now(), scope.store.nextSequence());
  scope.store.putContent(kind, next);
  tellGone(scope, kind, 'unpublish', record);
  return next;
}

/** Puts a draft away: nobody can edit or publish it, and previews no longer show it. */
export function archiveContent(scope: Scope, kind: ContentKind, id: string): StoredContent {
  const record = requireContent(scope, kind, id);
  if (record.published) throw badRequest('Cannot archive published');
  if (record.archivedVersion !== undefined) throw badRequest('Already archived');
  const next = touched(record, scope.state.now(), scope.store.nextSequence());
  return keep(scope, kind, 'archive', { ...next, archivedVersion: record.version });
}

/** Removes a draft for good. What is published has to be unpublished first. */
export function deleteContent(scope: Scope, kind: ContentKind, id: string): void {
  const record = requireContent(scope, kind, id);
  if (record.published) throw badRequest('Cannot delete published');
  scope.store.removeContent(kind, id);
  tellGone(scope, kind, 'delete', record);
}
