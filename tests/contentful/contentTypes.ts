/** Content types and their editor interfaces: saving, publishing, and what is refused of them. */
import { badRequest, notFound, requireVersion, validationError } from './errors';
import type { Scope } from './store';
import {
  fieldError,
  isObject,
  linkTo,
  textOf,
  type ContentTypeBody,
  type ContentTypeField,
  type FieldError,
  type FieldItems,
  type Json,
  type JsonObject,
  type Simple,
  type StoredContentType,
} from './types';

/** Limits: https://www.contentful.com/developers/docs/technical-limits/ */
const MAX_FIELDS = 50;
const MAX_NAME = 50;
const FIELD_ID = /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/;

const TEXTUAL = ['size', 'regexp', 'in', 'unique'];

/** The field types and validations that this server knows; others are refused, not ignored. */
const VALIDATIONS: Record<string, string[]> = {
  Symbol: TEXTUAL,
  Text: TEXTUAL,
  RichText: ['enabledNodeTypes', 'enabledMarks', 'nodes'],
  Integer: ['range'],
  Date: [],
  Boolean: [],
  Array: ['size'],
  // Compose marks its links with `relationshipType`, which no tool needs to know.
  Link: ['linkContentType', 'linkMimetypeGroup', 'relationshipType'],
};

const valueErrors = (
  { type, linkType, items, validations = [] }: ContentTypeField | FieldItems,
  path: Json[],
): FieldError[] => {
  const allowed = VALIDATIONS[type];
  if (!allowed) return [fieldError('in', `There is no type ${type}`, [...path, 'type'])];
  const isComplete = type === 'Array' ? isObject(items) : type !== 'Link' || linkType !== undefined;
  return [
    ...(isComplete ? [] : [fieldError('required', 'Its link type or items are required', path)]),
    ...validations
      .flatMap((rule) => Object.keys(rule))
      .filter((name) => name !== 'message' && !allowed.includes(name))
      .map((name) => fieldError('unexpected', `"${name}" is not allowed for a ${type}`, path)),
    ...(isObject(items) ? valueErrors(items as FieldItems, [...path, 'items']) : []),
  ];
};

const fieldErrors = (field: ContentTypeField, index: number): FieldError[] => {
  const path = ['fields', index];
  const hasName = field.name.length >= 1 && field.name.length <= MAX_NAME;
  return [
    ...(FIELD_ID.test(field.id) ? [] : [fieldError('regexp', `Not ${FIELD_ID}`, path)]),
    ...(hasName ? [] : [fieldError('size', `A name has 1 to ${MAX_NAME} characters`, path)]),
    ...valueErrors(field, path),
  ];
};

const contentTypeErrors = ({ name, displayField, fields }: ContentTypeBody): FieldError[] => [
  ...fields.flatMap(fieldErrors),
  ...(name === '' ? [fieldError('required', 'A name is required', ['name'])] : []),
  ...(fields.length > MAX_FIELDS
    ? [fieldError('size', `At most ${MAX_FIELDS} fields`, ['fields'])]
    : []),
  ...(displayField !== null && !fields.some(({ id }) => id === displayField)
    ? [fieldError('displayField', 'The display field does not exist', ['displayField'])]
    : []),
];

const fieldOf = (input: JsonObject): ContentTypeField => ({
  ...(structuredClone(input) as ContentTypeField),
  localized: input.localized === true,
  required: input.required === true,
  disabled: input.disabled === true,
  omitted: input.omitted === true,
  validations: Array.isArray(input.validations) ? input.validations.filter(isObject) : [],
});

const bodyOf = ({ sys: _sys, ...input }: JsonObject): ContentTypeBody => ({
  ...structuredClone(input),
  name: textOf(input.name),
  description: textOf(input.description),
  displayField: typeof input.displayField === 'string' ? input.displayField : null,
  fields: Array.isArray(input.fields) ? input.fields.filter(isObject).map(fieldOf) : [],
});

export function requireContentType({ store }: Scope, id: string): StoredContentType {
  const record = store.contentTypes.get(id);
  if (record) return record;
  throw notFound();
}

const shapeOf = ({ type, linkType, items }: ContentTypeField): string =>
  JSON.stringify([type, linkType, items?.type, items?.linkType]);

/** What may not change once it was published: a field's type. Nor may a field go: no migration deletes one. */
const checkAgainstPublished = (record: StoredContentType, next: ContentTypeBody): void => {
  for (const before of record.published?.body.fields ?? []) {
    const after = next.fields.find(({ id }) => id === before.id);
    if (!after || after.deleted === true)
      throw badRequest('The offline Contentful lets no field be deleted');
    if (shapeOf(after) !== shapeOf(before)) {
      const details = `The type of the field "${before.id}" cannot be changed`;
      throw validationError('ValidationFailed', [fieldError('fieldTypeChange', details, [])]);
    }
  }
};

/** Creates a content type, or replaces one whose current version the caller names. */
export function saveContentType(
  { store }: Scope,
  id: string,
  input: JsonObject,
  version: number | undefined,
): StoredContentType {
  const existing = store.contentTypes.get(id);
  if (existing) requireVersion(existing, version);
  const body = bodyOf(input);
  const errors = contentTypeErrors(body);
  if (errors.length) throw validationError('ValidationFailed', errors);
  if (existing) checkAgainstPublished(existing, body);
  const record = existing ? store.changed({ ...existing, body }) : store.made(id, body);
  store.contentTypes.set(id, record);
  return record;
}

/** Activates a content type: from then on entries of it can be made and are delivered. */
export function publishContentType(
  scope: Scope,
  id: string,
  version: number | undefined,
): StoredContentType {
  const record = requireContentType(scope, id);
  requireVersion(record, version);
  const published = scope.store.published(record);
  scope.store.contentTypes.set(id, published);
  alignEditorInterface(scope, published);
  return published;
}

/**
 * Every publishing of a content type renews its editor interface: fields it lacks get a control,
 * controls of fields that are gone are dropped, and its version grows by one.
 */
const alignEditorInterface = ({ store, state }: Scope, { id, body }: StoredContentType): void => {
  const before = store.editorInterfaces.get(id) ?? { ...state.simple('default', {}), version: 0 };
  const known = Array.isArray(before.body.controls) ? before.body.controls.filter(isObject) : [];
  const controls = body.fields.map(
    (field) => known.find(({ fieldId }) => fieldId === field.id) ?? { fieldId: field.id },
  );
  const version = before.version + 1;
  store.editorInterfaces.set(id, { ...before, version, body: { ...before.body, controls } });
};

/** The editor interface of a content type, or a 404: a type that was never published has none. */
const requireEditorInterface = ({ store }: Scope, contentTypeId: string): Simple => {
  const record = store.editorInterfaces.get(contentTypeId);
  if (!record) throw notFound();
  return record;
};

export function shownEditorInterface(scope: Scope, contentTypeId: string): JsonObject {
  const { body, ...record } = requireEditorInterface(scope, contentTypeId);
  const contentType = linkTo('ContentType', contentTypeId);
  return { ...body, sys: { type: 'EditorInterface', ...record, contentType } };
}

/** Replaces controls, tabs and groups of a content type's editor. */
export function saveEditorInterface(
  scope: Scope,
  contentTypeId: string,
  { sys: _sys, ...input }: JsonObject,
  version: number | undefined,
): void {
  const record = requireEditorInterface(scope, contentTypeId);
  requireVersion(record, version);
  const next = { ...record, body: structuredClone(input), version: record.version + 1 };
  scope.store.editorInterfaces.set(contentTypeId, next);
}
