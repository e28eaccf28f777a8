import { ApiError, badRequest, notFound, unresolvedLinks, validationError } from '../errors';
import { linksIn } from '../links';
import { managementContent } from '../present';
import { newId, type Scope } from '../state';
import { touched, type StoredContent } from '../store';
import { isObject, linkTo, type ContentBody, type ContentKind, type FieldError } from '../types';
import { draftErrors, publishErrors } from '../validation/content';
import { requireVersion, requireVersionIfGiven } from './versions';

const ID = /^[a-zA-Z0-9\-_.]{1,64}$/;

export interface DraftInput {
  fields?: unknown;
  metadata?: unknown;
}

const bodyOf = (input: DraftInput, before?: ContentBody): ContentBody => {
  const metadata = isObject(input.metadata) ? input.metadata : before?.metadata;
  return {
    fields: isObject(input.fields) ? (structuredClone(input.fields) as ContentBody['fields']) : {},
    metadata: { tags: [], concepts: [], ...structuredClone(metadata ?? {}) },
  };
};

const requireKnownTags = (scope: Scope, body: ContentBody): void => {
  const missing = body.metadata.tags.filter((tag) => !scope.store.tags.has(tag.sys.id));
  if (!missing.length) return;
  const errors = missing.map((link) => ({
    name: 'notResolvable',
    details: 'Tag does not exist',
    link,
    path: ['metadata', 'tags'],
  }));
  throw unresolvedLinks(errors);
};

const checkDraft = (scope: Scope, body: ContentBody, contentTypeId?: string): void => {
  requireKnownTags(scope, body);
  if (contentTypeId === undefined) return;
  const type = scope.store.publishedType(contentTypeId);
  if (!type) {
    throw new ApiError(422, 'InvalidEntry', 'Validation error', {
      errors: [{ name: 'unknownContentType', value: contentTypeId }],
    });
  }
  const errors = draftErrors(type, body.fields, scope.store);
  if (errors.length) throw validationError('InvalidEntry', errors);
};

/** The record of an entry or asset, or a 404. */
export function requireContent(scope: Scope, kind: ContentKind, id: string): StoredContent {
  const record = scope.store.content(kind, id);
  if (record) return record;
  const { spaceId: space } = scope.state;
  throw notFound({ type: kind, id, environment: scope.environmentId, space });
}

const store = (scope: Scope, kind: ContentKind, record: StoredContent): StoredContent => {
  scope.store.putContent(kind, record);
  return record;
};

const tell = (scope: Scope, kind: ContentKind, action: string, record: StoredContent): void =>
  scope.state.emit({
    type: kind,
    action,
    environmentId: scope.environmentId,
    payload: managementContent(scope, record),
  });

/** Creates a draft. An entry names its content type; an asset has none. */
export function createContent(
  scope: Scope,
  kind: ContentKind,
  input: DraftInput,
  options: { id?: string; contentTypeId?: string } = {},
): StoredContent {
  const id = options.id ?? newId();
  if (!ID.test(id)) {
    const details = 'Does not match /^[a-zA-Z0-9-_.]{1,64}$/';
    throw validationError(kind === 'Entry' ? 'InvalidEntry' : 'ValidationFailed', [
      { name: 'regexp', details, path: ['sys', 'id'], value: id },
    ]);
  }
  const body = bodyOf(input);
  checkDraft(scope, body, options.contentTypeId);
  const at = scope.state.now();
  const record = {
    id,
    body,
    version: 1,
    createdAt: at,
    updatedAt: at,
    sequence: { changed: scope.store.nextSequence(), published: 0 },
    publishedCounter: 0,
  };
  const { contentTypeId } = options;
  const created = store(scope, kind, contentTypeId ? { ...record, contentTypeId } : record);
  tell(scope, kind, 'create', created);
  return created;
}

/** Replaces fields and metadata of a draft. `how` is what webhooks hear: by API or by an editor. */
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
  const body = bodyOf(input, record.body);
  checkDraft(scope, body, 'contentTypeId' in record ? record.contentTypeId : undefined);
  const next = { ...record, body };
  const saved = store(scope, kind, touched(next, scope.state.now(), scope.store.nextSequence()));
  tell(scope, kind, how, saved);
  return saved;
}

const missingTargets = (scope: Scope, body: ContentBody): FieldError[] =>
  Object.entries(body.fields).flatMap(([field, values]) =>
    Object.entries(values).flatMap(([locale, value]) =>
      linksIn(value)
        .filter(({ sys }) => sys.linkType === 'Entry' || sys.linkType === 'Asset')
        .filter(({ sys }) => !scope.store.content(sys.linkType as ContentKind, sys.id))
        .map((link) => ({
          name: 'notResolvable',
          details: 'The link could not be resolved',
          link: { type: 'Link', linkType: link.sys.linkType, id: link.sys.id },
          path: ['fields', field, locale],
        })),
    ),
  );

const checkEntry = (scope: Scope, record: StoredContent): void => {
  if (!('contentTypeId' in record)) return;
  const type = scope.store.publishedType(record.contentTypeId);
  if (!type) throw badRequest('Cannot publish an entry of a content type that is not published');
  const errors = [
    ...draftErrors(type, record.body.fields, scope.store),
    ...publishErrors(type, record, record.body.fields, scope.store),
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
  checkEntry(scope, record);
  checkAsset(record);
  return forcePublish(scope, kind, record);
}

/** Publishes without looking: what `publishContent` does once everything is in order. */
export function forcePublish(
  scope: Scope,
  kind: ContentKind,
  record: StoredContent,
): StoredContent {
  const at = scope.state.now();
  const sequence = scope.store.nextSequence();
  const published: StoredContent = {
    ...record,
    published: { body: record.body, version: record.version },
    publishedAt: at,
    firstPublishedAt: record.firstPublishedAt ?? at,
    updatedAt: at,
    publishedCounter: record.publishedCounter + 1,
    version: record.version + 1,
    sequence: { changed: sequence, published: sequence },
  };
  scope.store.deletions.delete(`${kind}:${record.id}`);
  store(scope, kind, published);
  if ('contentTypeId' in published) {
    scope.store.snapshots.push({ id: newId(), entityId: record.id, at, entity: published });
  }
  tell(scope, kind, 'publish', published);
  return published;
}

const tellGone = (scope: Scope, kind: ContentKind, action: string, record: StoredContent): void => {
  const at = scope.state.now();
  const sys = {
    type: `Deleted${kind}`,
    id: record.id,
    space: linkTo('Space', scope.state.spaceId),
    environment: linkTo('Environment', scope.environmentId),
    revision: record.publishedCounter,
    createdAt: record.createdAt,
    updatedAt: at,
    deletedAt: at,
    ...('contentTypeId' in record
      ? { contentType: linkTo('ContentType', record.contentTypeId) }
      : {}),
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
  const next = { ...touched(record, at, scope.store.nextSequence()) };
  delete next.published;
  delete next.publishedAt;
  store(scope, kind, next);
  scope.store.noteDeletion(kind, record, at);
  tellGone(scope, kind, 'unpublish', record);
  return next;
}

export function archiveContent(scope: Scope, kind: ContentKind, id: string): StoredContent {
  const record = requireContent(scope, kind, id);
  if (record.published) throw badRequest('Cannot archive published');
  if (record.archivedVersion !== undefined) throw badRequest('Already archived');
  const at = scope.state.now();
  const next: StoredContent = {
    ...touched(record, at, scope.store.nextSequence()),
    archivedVersion: record.version,
    archivedAt: at,
  };
  store(scope, kind, next);
  tell(scope, kind, 'archive', next);
  return next;
}

export function unarchiveContent(scope: Scope, kind: ContentKind, id: string): StoredContent {
  const record = requireContent(scope, kind, id);
  if (record.archivedVersion === undefined) throw badRequest('Not archived');
  const next = { ...touched(record, scope.state.now(), scope.store.nextSequence()) };
  delete next.archivedVersion;
  delete next.archivedAt;
  store(scope, kind, next);
  tell(scope, kind, 'unarchive', next);
  return next;
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
