/** What can be done with entries and assets, and what is refused. */
import { badRequest, notFound, requireVersion, validationError } from './errors';
import { isEntry, kindOf, newId, type Scope, type StoredContent } from './store';
import { fieldError, isObject, type ContentBody, type ContentTypeBody, type Fields } from './types';
import { draftErrors, publishErrors } from './validation';

const ID = /^[a-zA-Z0-9\-_.]{1,64}$/;

/** The record of an entry or asset, or a 404. */
export function requireContent({ store }: Scope, id: string): StoredContent {
  const record = store.content.get(id);
  if (record) return record;
  throw notFound();
}

/** Stores a record and calls webhooks, under the name of what was done. */
const keep = (scope: Scope, action: string, record: StoredContent): StoredContent => {
  scope.store.content.set(record.id, record);
  scope.state.onEvent({ type: kindOf(record), action, environmentId: scope.environmentId });
  return record;
};

const requirePublishedType = ({ store }: Scope, id: string): ContentTypeBody => {
  const type = store.publishedType(id);
  if (type) return type;
  const details = `There is no published content type "${id}"`;
  throw validationError('InvalidEntry', [fieldError('unknownContentType', details, [])]);
};

/** What a caller sends for an entry or asset, not looked at yet. */
interface DraftInput {
  fields?: unknown;
}

/** What a draft holds, copied; throws what Contentful refuses to store. */
const checkedDraft = (scope: Scope, input: DraftInput, contentTypeId?: string): ContentBody => {
  const fields = isObject(input.fields) ? (structuredClone(input.fields) as Fields) : {};
  const body = { fields };
  if (contentTypeId === undefined) return body;
  const type = requirePublishedType(scope, contentTypeId);
  const errors = draftErrors(type, fields, scope.state.locale);
  if (errors.length) throw validationError('InvalidEntry', errors);
  return body;
};

/** Creates a draft. An entry names its content type; an asset has none. */
export function createContent(
  scope: Scope,
  input: DraftInput,
  { id = newId(), contentTypeId }: { id?: string; contentTypeId?: string } = {},
): StoredContent {
  if (!ID.test(id)) {
    throw validationError('ValidationFailed', [fieldError('regexp', `Not ${ID}`, ['sys', 'id'])]);
  }
  const body = checkedDraft(scope, input, contentTypeId);
  const record = scope.store.made(id, body);
  return keep(scope, 'create', contentTypeId ? { ...record, contentTypeId } : record);
}

/** Replaces what a draft holds. `how` is what webhooks report: by API or by an editor. */
export function updateContent(
  scope: Scope,
  id: string,
  input: DraftInput,
  version: number | undefined,
  how: 'save' | 'auto_save' = 'save',
): StoredContent {
  const record = requireContent(scope, id);
  requireVersion(record, version);
  if (record.archivedVersion !== undefined) throw badRequest('Cannot edit archived');
  const typeId = isEntry(record) ? record.contentTypeId : undefined;
  const body = checkedDraft(scope, input, typeId);
  return keep(scope, how, scope.store.changed({ ...record, body }));
}

const checkAsset = ({ body }: StoredContent): void => {
  const files = Object.values(body.fields.file ?? {});
  if (!files.length || files.some((file) => !isObject(file) || typeof file.url !== 'string')) {
    throw badRequest('Cannot publish until processing has finished');
  }
};

/** Makes the current draft what readers get. */
export function publishContent(
  scope: Scope,
  id: string,
  version: number | undefined,
): StoredContent {
  const record = requireContent(scope, id);
  requireVersion(record, version);
  if (record.archivedVersion !== undefined) throw badRequest('Cannot publish archived');
  if (isEntry(record)) {
    const type = requirePublishedType(scope, record.contentTypeId);
    const { locale } = scope.state;
    const errors = [
      ...draftErrors(type, record.body.fields, locale),
      ...publishErrors(type, record, scope.store, locale),
    ];
    if (errors.length) throw validationError('InvalidEntry', errors);
  } else checkAsset(record);
  return forcePublish(scope, record);
}

/** Publishes without looking: what `publishContent` does once everything is in order. */
export function forcePublish(scope: Scope, record: StoredContent): StoredContent {
  const published = scope.store.published(record);
  scope.store.deletions.delete(record.id);
  return keep(scope, 'publish', published);
}

const tellGone = (scope: Scope, action: string, record: StoredContent): void => {
  const { state, store, environmentId } = scope;
  store.noteDeletion(record);
  state.onEvent({ type: kindOf(record), action, environmentId });
};

/** Takes a published entry or asset from readers; the draft stays. */
export function unpublishContent(scope: Scope, id: string): void {
  const record = requireContent(scope, id);
  if (!record.published) throw badRequest('Not published');
  const next = scope.store.changed(record);
  delete next.published;
  delete next.publishedAt;
  scope.store.content.set(id, next);
  tellGone(scope, 'unpublish', record);
}

/** Puts a draft away: nobody can edit or publish it, and previews no longer show it. */
export function archiveContent(scope: Scope, id: string): StoredContent {
  const record = requireContent(scope, id);
  if (record.published) throw badRequest('Cannot archive published');
  const next = scope.store.changed(record);
  return keep(scope, 'archive', { ...next, archivedVersion: record.version });
}

/** Removes a draft for good. What is published has to be unpublished first. */
export function deleteContent(scope: Scope, id: string): void {
  const record = requireContent(scope, id);
  if (record.published) throw badRequest('Cannot delete published');
  scope.store.content.delete(id);
  tellGone(scope, 'delete', record);
}
