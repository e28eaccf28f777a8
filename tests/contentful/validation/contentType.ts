import {
  isObject,
  textOf,
  type ContentTypeBody,
  type ContentTypeField,
  type FieldError,
} from '../types';

/** Limits: https://www.contentful.com/developers/docs/technical-limits/ */
const MAX_FIELDS = 50;
const FIELD_ID = /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/;
const TYPE_ID = /^[a-zA-Z0-9\-_.]{1,64}$/;
const DISPLAYABLE = ['Symbol', 'Text', 'Integer', 'Number', 'Date', 'Boolean'];

const COMMON = ['message'];
const TEXTUAL = ['size', 'regexp', 'in', 'unique'];

/** The field types and validations that this server knows; others are refused, not ignored. */
const VALIDATIONS: Record<string, string[]> = {
  Symbol: TEXTUAL,
  Text: TEXTUAL,
  RichText: ['size', 'enabledNodeTypes', 'enabledMarks', 'nodes'],
  Integer: ['in', 'unique'],
  Number: ['in', 'unique'],
  Date: ['unique'],
  Boolean: [],
  Array: ['size'],
  Link: ['linkContentType', 'linkMimetypeGroup'],
};
const ITEM_TYPES = ['Symbol', 'Link'];

const problem = (name: string, details: string, path: (string | number)[]): FieldError => ({
  name,
  details,
  path,
});

const validationErrors = (
  type: string,
  validations: unknown,
  path: (string | number)[],
): FieldError[] => {
  const allowed = [...(VALIDATIONS[type] ?? []), ...COMMON];
  return (Array.isArray(validations) ? validations : []).flatMap((rule, index) => {
    const at = [...path, index];
    if (!isObject(rule)) return [problem('type', 'A validation must be an object', at)];
    const names = Object.keys(rule).filter((name) => rule[name] !== undefined);
    if (names.every((name) => COMMON.includes(name))) {
      return [problem('size', 'Too few properties provided, expected at least 1', at)];
    }
    return names
      .filter((name) => !allowed.includes(name))
      .map((name) =>
        problem('unexpected', `The validation "${name}" is not allowed for a ${type}`, [
          ...at,
          name,
        ]),
      );
  });
};

const fieldErrors = (field: ContentTypeField, index: number): FieldError[] => {
  const path = ['fields', index];
  const errors: FieldError[] = [];
  for (const name of ['id', 'newId', 'apiName']) {
    const value = field[name];
    if ((name !== 'id' && value === undefined) || FIELD_ID.test(textOf(value))) continue;
    errors.push({ ...problem('regexp', `Does not match ${FIELD_ID}`, [...path, name]), value });
  }
  if (typeof field.name !== 'string' || field.name.length < 1 || field.name.length > 50) {
    errors.push(problem('size', 'Size must be between 1 and 50', [...path, 'name']));
  }
  if (!(field.type in VALIDATIONS)) {
    errors.push({
      ...problem('in', 'Value must be one of expected values', [...path, 'type']),
      expected: Object.keys(VALIDATIONS),
      value: field.type,
    });
  }
  const linkTypes = ['Entry', 'Asset'];
  if (field.type === 'Link' && !linkTypes.includes(String(field.linkType))) {
    errors.push(
      problem('required', 'The property "linkType" is required here', [...path, 'linkType']),
    );
  }
  if (field.type === 'Array') {
    const items = field.items;
    if (!items || !ITEM_TYPES.includes(items.type)) {
      errors.push(problem('required', 'The property "items" is required here', [...path, 'items']));
    } else {
      if (items.type === 'Link' && !linkTypes.includes(String(items.linkType))) {
        const details = 'The property "linkType" is required here';
        errors.push(problem('required', details, [...path, 'items', 'linkType']));
      }
      const at = [...path, 'items', 'validations'];
      errors.push(...validationErrors(items.type, items.validations, at));
    }
  }
  errors.push(...validationErrors(field.type, field.validations, [...path, 'validations']));
  return errors;
};

/** What is wrong with a content type by itself: names, ids, types, numbers and validations. */
export function contentTypeErrors(id: string, body: ContentTypeBody): FieldError[] {
  const errors = body.fields.flatMap(fieldErrors);
  if (!TYPE_ID.test(id)) {
    errors.push({
      ...problem('regexp', `Does not match ${TYPE_ID}`, ['sys', 'id']),
      value: id,
    });
  }
  if (typeof body.name !== 'string' || body.name.length === 0) {
    errors.push(problem('required', 'The property "name" is required here', ['name']));
  }
  if (body.fields.length > MAX_FIELDS) {
    errors.push({
      ...problem('size', `Size must be at most ${MAX_FIELDS}`, ['fields']),
      max: MAX_FIELDS,
      value: body.fields.length,
    });
  }
  const ids = body.fields.map((field) => field.newId ?? field.id);
  ids.forEach((fieldId, index) => {
    if (ids.indexOf(fieldId) !== index) {
      const details = `Field id "${textOf(fieldId)}" is used twice`;
      errors.push(problem('uniqueFieldIds', details, ['fields', index, 'id']));
    }
  });
  const display = body.fields.find((field) => field.id === body.displayField);
  if (body.displayField && (!display || !DISPLAYABLE.includes(display.type))) {
    const details = `The display field "${body.displayField}" must be an existing text field`;
    errors.push(problem('displayField', details, ['displayField']));
  }
  return errors;
}
