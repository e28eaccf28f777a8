import { badRequest, unknownContentType, unresolvedLinks, validationError } from '../errors';
import { linksIn } from '../links';
import { markPublished, markUnpublished, touched } from '../records';
import { newId, type Scope } from '../state';
import type { StoredContent } from '../store';
import { isObject, linkTo, type ContentBody, type ContentKind, type FieldError } from '../types';
import { draftErrors, publishErrors } from '../validation/content';
import { keep, requireContent } from './content';
import { requireVersion, requireVersionIfGiven } from './versions';

const isContentKind = (linkType: string): linkType is ContentKind =>
  linkType === 'Entry' || linkType === 'Asset';

const missingTargets = (scope: Scope, body: ContentBody): FieldError[] =>
  Object.entries(body.fields).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([locale, value]) =>
      linksIn(value)
        .filter(
          ({ sys }) => isContentKind(sys.linkType) && !scope.store.content(sys.linkType, sys.id),
        )
        .map(({ sys: { linkType, id } }) => ({
          name: 'notResolvable',
          details: 'The link could not be resolved',
          link: { type: 'Link', linkType, id },
          path: ['fields', field, locale],
        })),
    ),
  );

/** Throws what Contentful answers when an entry, as it is drafted, may not be published. */
const checkEntry = (scope: Scope, record: StoredContent): void => {
  if (!('contentTypeId' in record)) return;
  const type = scope.store.publishedType(record.contentTypeId);
  if (!type) throw unknownContentType(record.contentTypeId);
  const { fields } = record.body;
  const errors = [
    ...draftErrors(type, fields, scope.store),
    ...publishErrors(type, record, fields, scope.store),
  ];
  if (errors.length) throw validationError('InvalidEntry', errors);
  const missing = missingTargets(scope, record.body);
  if (missing.length) throw unresolvedLinks(missing);
};

const checkAsset = (record: StoredContent): void => {
  if ('contentTypeId' in record) return;
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

/** Throws unless the current draft may be published. */
export function checkPublishable(scope: Scope, record: StoredContent): void {
  if (record.archivedVersion !== undefined) throw badRequest('Cannot publish archived');
  checkEntry(scope, record);
  checkAsset(record);
}

/** Makes the current draft what readers get. */
export function publishContent(
  scope: Scope,
  kind: ContentKind,
  id: string,
  version: number | undefined,
): StoredContent {
  const record = requireContent(scope, kind, id);
  requireVersion(record, version);
  checkPublishable(scope, record);
  return forcePublish(scope, kind, record);
}

/** Publishes without looking: what `publishContent` does once everything is in order. */
export function forcePublish(
  scope: Scope,
  kind: ContentKind,
  record: StoredContent,
): StoredContent {
  const at = scope.state.now();
  const published = markPublished(record, at, scope.store.nextSequence());
  scope.store.deletions.delete(`${kind}:${record.id}`);
  if ('contentTypeId' in published) {
    scope.store.snapshots.push({ id: newId(), entityId: record.id, at, entity: published });
  }
  return keep(scope, kind, 'publish', published);
}

const tellGone = (scope: Scope, kind: ContentKind, action: string, record: StoredContent): void => {
  const at = scope.state.now();
  const type =
    'contentTypeId' in record ? { contentType: linkTo('ContentType', record.contentTypeId) } : {};
  const sys = {
    type: `Deleted${kind}`,
    id: record.id,
    space: linkTo('Space', scope.state.spaceId),
    environment: linkTo('Environment', scope.environmentId),
    revision: record.publishedCounter,
    createdAt: record.createdAt,
    updatedAt: at,
    deletedAt: at,
    ...type,
  };
  scope.state.emit({ type: kind, action, environmentId: scope.environmentId, payload: { sys } });
};

/** Takes a published entry or asset from readers; the draft stays. */
export function unpublishContent(
  scope: Scope,
  kind: ContentKind,
  id: string,
  version: number | undefined,
): StoredContent {
  const record = requireContent(scope, kind, id);
  requireVersionIfGiven(record, version);
  if (!record.published) throw badRequest('Not published');
  const at = scope.state.now();
  const next = markUnpublished(record, at, scope.store.nextSequence());
  scope.store.putContent(kind, next);
  scope.store.noteDeletion(kind, record, at);
  tellGone(scope, kind, 'unpublish', record);
  return next;
}

/** Puts a draft away: nobody can edit or publish it, and previews no longer show it. */
export function archiveContent(scope: Scope, kind: ContentKind, id: string): StoredContent {
  const record = requireContent(scope, kind, id);
  if (record.published) throw badRequest('Cannot archive published');
  if (record.archivedVersion !== undefined) throw badRequest('Already archived');
  const at = scope.state.now();
  scope.store.noteDeletion(kind, record, at);
  const next = touched(record, at, scope.store.nextSequence());
  return keep(scope, kind, 'archive', {
    ...next,
    archivedVersion: record.version,
    archivedAt: at,
  });
}

export function unarchiveContent(scope: Scope, kind: ContentKind, id: string): StoredContent {
  const record = requireContent(scope, kind, id);
  if (record.archivedVersion === undefined) throw badRequest('Not archived');
  const next = touched(record, scope.state.now(), scope.store.nextSequence());
  delete next.archivedVersion;
  delete next.archivedAt;
  return keep(scope, kind, 'unarchive', next);
}

/** Removes a draft for good. What is published has to be unpublished first. */
export function deleteContent(scope: Scope, kind: ContentKind, id: string, version?: number): void {
  const record = requireContent(scope, kind, id);
  requireVersionIfGiven(record, version);
  if (record.published) throw badRequest('Cannot delete published');
  scope.store.removeContent(kind, id);
  scope.store.noteDeletion(kind, record, scope.state.now());
  tellGone(scope, kind, 'delete', record);
}
