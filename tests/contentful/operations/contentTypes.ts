import { ApiError, badRequest, notFound, requireVersion, validationError } from '../errors';
import type { Scope } from '../state';
import { markPublished, markUnpublished, newRecord, touched } from '../records';
import {
  isObject,
  textOf,
  type ContentTypeBody,
  type ContentTypeField,
  type Fields,
  type JsonObject,
  type StoredContentType,
} from '../types';
import { contentTypeErrors } from '../validation/contentType';
import { alignEditorInterface } from './editorInterfaces';

const fieldOf = (input: JsonObject): ContentTypeField => ({
  ...(structuredClone(input) as ContentTypeField),
  localized: input.localized === true,
  required: input.required === true,
  disabled: input.disabled === true,
  omitted: input.omitted === true,
  validations: Array.isArray(input.validations) ? input.validations.filter(isObject) : [],
});

const bodyOf = (input: JsonObject): ContentTypeBody => {
  const fields = Array.isArray(input.fields) ? input.fields.filter(isObject).map(fieldOf) : [];
  const { sys: _sys, ...rest } = structuredClone(input);
  return {
    ...rest,
    name: typeof input.name === 'string' ? input.name : '',
    description: typeof input.description === 'string' ? input.description : '',
    displayField: typeof input.displayField === 'string' ? input.displayField : null,
    fields,
  };
};

export function requireContentType(scope: Scope, id: string): StoredContentType {
  const record = scope.store.contentTypes.get(id);
  if (record) return record;
  const { spaceId: space } = scope.state;
  throw notFound({ type: 'ContentType', id, environment: scope.environmentId, space });
}

/** What may not change once it was published: a field's type, and a field that is still in use. */
const checkAgainstPublished = (record: StoredContentType, next: ContentTypeBody): void => {
  for (const before of record.published?.body.fields ?? []) {
    const after = next.fields.find((field) => field.id === before.id);
    const removed = !after || after.deleted === true;
    if (removed && !before.omitted) {
      throw badRequest('You need to omit a field before deleting it');
    }
    if (!after || removed) continue;
    const changed =
      after.type !== before.type ||
      after.linkType !== before.linkType ||
      after.items?.type !== before.items?.type ||
      after.items?.linkType !== before.items?.linkType;
    if (changed) {
      const error = {
        name: 'fieldTypeChange',
        details: `The type of the field "${before.id}" cannot be changed`,
        path: ['fields', next.fields.indexOf(after), 'type'],
      };
      throw new ApiError(422, {
        id: 'ValidationFailed',
        message: 'Previously published fields are invalid',
        details: { errors: [error] },
      });
    }
  }
};

/** Creates a content type, or replaces one whose current version the caller names. */
export function saveContentType(
  scope: Scope,
  id: string,
  input: JsonObject,
  version: number | undefined,
): StoredContentType {
  const existing = scope.store.contentTypes.get(id);
  if (existing) requireVersion(existing, version);
  const body = bodyOf(input);
  const errors = contentTypeErrors(id, body);
  if (errors.length) throw validationError('ValidationFailed', errors);
  if (existing) checkAgainstPublished(existing, body);
  const at = scope.state.now();
  const sequence = scope.store.nextSequence();
  const record: StoredContentType = existing
    ? touched({ ...existing, body }, at, sequence)
    : newRecord(id, body, at, sequence);
  scope.store.contentTypes.set(id, record);
  return record;
}

const settled = (body: ContentTypeBody): ContentTypeBody => {
  const renamed = new Map(body.fields.map((field) => [field.id, textOf(field.newId ?? field.id)]));
  const fields = body.fields
    .filter((field) => field.deleted !== true)
    .map(({ newId: _newId, deleted: _deleted, ...field }) => ({
      ...field,
      id: renamed.get(field.id) ?? field.id,
    }));
  const displayField = body.displayField && (renamed.get(body.displayField) ?? null);
  return { ...body, fields, displayField };
};

const rekeyed = (fields: Fields, names: Map<string, string | null>): Fields => {
  const kept: Fields = {};
  for (const [id, values] of Object.entries(fields)) {
    const name = names.has(id) ? names.get(id) : id;
    if (name) kept[name] = values;
  }
  return kept;
};

/** Carries renamed and deleted fields over to the entries of the type. */
const alignEntries = (scope: Scope, id: string, body: ContentTypeBody): void => {
  const names = new Map<string, string | null>();
  for (const field of body.fields) {
    if (field.deleted === true) names.set(field.id, null);
    else if (typeof field.newId === 'string') names.set(field.id, field.newId);
  }
  for (const gone of scope.store.contentTypes.get(id)?.published?.body.fields ?? []) {
    if (!body.fields.some((field) => field.id === gone.id)) names.set(gone.id, null);
  }
  if (!names.size) return;
  for (const entry of scope.store.entries.values()) {
    if (entry.contentTypeId !== id) continue;
    const published = entry.published && {
      ...entry.published,
      body: { ...entry.published.body, fields: rekeyed(entry.published.body.fields, names) },
    };
    scope.store.entries.set(entry.id, {
      ...entry,
      body: { ...entry.body, fields: rekeyed(entry.body.fields, names) },
      ...(published ? { published } : {}),
    });
  }
};

/** Activates a content type: from then on entries of it can be made and are delivered. */
export function publishContentType(
  scope: Scope,
  id: string,
  version: number | undefined,
): StoredContentType {
  const record = requireContentType(scope, id);
  requireVersion(record, version);
  checkAgainstPublished(record, record.body);
  alignEntries(scope, id, record.body);
  const next = { ...record, body: settled(record.body) };
  const published = markPublished(next, scope.state.now(), scope.store.nextSequence());
  scope.store.contentTypes.set(id, published);
  alignEditorInterface(scope, published);
  return published;
}

/** Deactivates a content type that has no entries. */
export function unpublishContentType(scope: Scope, id: string): StoredContentType {
  const record = requireContentType(scope, id);
  if (!record.published) throw badRequest('Not published');
  if ([...scope.store.entries.values()].some((entry) => entry.contentTypeId === id)) {
    throw badRequest('Cannot deactivate content type with entries');
  }
  const next = markUnpublished(record, scope.state.now(), scope.store.nextSequence());
  scope.store.contentTypes.set(id, next);
  return next;
}

/** Removes a content type that is not published. */
export function deleteContentType(scope: Scope, id: string): void {
  const record = requireContentType(scope, id);
  if (record.published) throw badRequest('Cannot delete published');
  scope.store.contentTypes.delete(id);
  scope.store.editorInterfaces.delete(id);
}
