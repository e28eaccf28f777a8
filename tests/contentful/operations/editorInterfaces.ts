import { notFound, requireVersion, validationError } from '../errors';
import {
  linkTo,
  isObject,
  type FieldError,
  type JsonObject,
  type StoredContentType,
} from '../types';
import type { Simple } from '../types';
import type { Scope } from '../state';
import { simpleSys } from '../present';

const controlsOf = (body: JsonObject): JsonObject[] =>
  Array.isArray(body.controls) ? body.controls.filter(isObject) : [];

/**
 * Every publishing of a content type renews its editor interface: fields it lacks get a control,
 * controls of fields that are gone are dropped, and its version grows by one.
 */
export function alignEditorInterface(scope: Scope, type: StoredContentType): void {
  const before = scope.store.editorInterfaces.get(type.id);
  const known = before ? controlsOf(before.body) : [];
  const controls = type.body.fields.map(
    (field) => known.find((control) => control.fieldId === field.id) ?? { fieldId: field.id },
  );
  const at = scope.state.now();
  scope.store.editorInterfaces.set(type.id, {
    id: 'default',
    version: (before?.version ?? 0) + 1,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
    body: { ...before?.body, controls },
  });
}

/** The editor interface of a content type, or a 404: a type that was never published has none. */
function requireEditorInterface(scope: Scope, contentTypeId: string): Simple {
  const record = scope.store.editorInterfaces.get(contentTypeId);
  if (!record) throw notFound({ type: 'EditorInterface', id: contentTypeId });
  return record;
}

export function managementEditorInterface(scope: Scope, contentTypeId: string): JsonObject {
  const record = requireEditorInterface(scope, contentTypeId);
  const sys = simpleSys('EditorInterface', record);
  sys.contentType = linkTo('ContentType', contentTypeId);
  return { ...record.body, sys };
}

const errorsIn = (body: JsonObject): FieldError[] =>
  controlsOf(body).flatMap((control, index) =>
    typeof control.fieldId === 'string'
      ? []
      : [
          {
            name: 'required',
            details: 'The property "fieldId" is required here',
            path: ['controls', index, 'fieldId'],
          },
        ],
  );

/** Replaces controls, sidebar, editors, tabs and groups of a content type's editor. */
export function saveEditorInterface(
  scope: Scope,
  contentTypeId: string,
  input: JsonObject,
  version: number | undefined,
): void {
  const record = requireEditorInterface(scope, contentTypeId);
  requireVersion(record, version);
  const { sys: _sys, ...body } = structuredClone(input);
  const errors = errorsIn(body);
  if (errors.length) throw validationError('ValidationFailed', errors);
  scope.store.editorInterfaces.set(contentTypeId, {
    ...record,
    body,
    version: record.version + 1,
    updatedAt: scope.state.now(),
  });
}
