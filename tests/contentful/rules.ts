/**
 * Which content types and entries Contentful refuses. Features that our model does not use are refused too,
 * not ignored. Limits: https://www.contentful.com/developers/docs/technical-limits/
 */
import { validateRichTextDocument, type Document } from '@contentful/rich-text-types';
import type { Environment, SpaceData } from './environment';
import { fieldError, type FieldError } from './errors';
import {
  isLink,
  isObject,
  listOf,
  textOf,
  type ContentBody,
  type ContentTypeBody,
  type ContentTypeField,
  type Json,
  type JsonObject,
  type Stored,
  type ValueType,
} from './types';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

interface FieldType {
  readonly accepts: (value: Json, type: ValueType) => boolean;
  /** Most characters of a text. */
  readonly longest?: number;
  readonly validations: readonly string[];
}

const isText = (value: Json): boolean => typeof value === 'string';

const isRichText = (value: Json): boolean => {
  const document: unknown = value;
  return (
    isObject(value) &&
    value.nodeType === 'document' &&
    validateRichTextDocument(document as Document).length === 0
  );
};

const ofTexts = ['size', 'regexp', 'in', 'unique'];

const FIELD_TYPES: Readonly<Record<string, FieldType>> = {
  Symbol: { accepts: isText, longest: 256, validations: ofTexts },
  Text: { accepts: isText, longest: 50_000, validations: ofTexts },
  RichText: {
    accepts: isRichText,
    longest: 200_000,
    validations: ['enabledNodeTypes', 'enabledMarks', 'nodes'],
  },
  Boolean: { accepts: (value) => typeof value === 'boolean', validations: [] },
  Date: {
    accepts: (value) => ISO_DATE.test(textOf(value)) && !Number.isNaN(Date.parse(textOf(value))),
    validations: [],
  },
  Link: {
    accepts: (value, { linkType }) => isLink(value) && value.sys.linkType === linkType,
    // Compose marks its links with `relationshipType`, which no tool needs to know.
    validations: ['linkContentType', 'linkMimetypeGroup', 'relationshipType'],
  },
  Array: {
    accepts: (value, { items }) =>
      Array.isArray(value) && value.every((item) => items !== undefined && hasType(items, item)),
    validations: ['size'],
  },
};

const hasType = (type: ValueType, value: Json): boolean =>
  FIELD_TYPES[type.type]?.accepts(value, type) === true;

/** The group of a MIME type, as `linkMimetypeGroup` names those that the model uses. */
const mimetypeGroupOf = (type: string): string => {
  if (type.startsWith('image/')) return 'image';
  return type === 'application/pdf' ? 'pdfdocument' : 'attachment';
};

/** The nodes of a rich text, at any depth. */
const nodesIn = (node: Json): JsonObject[] =>
  isObject(node) ? [node, ...listOf(node.content).flatMap(nodesIn)] : [];

/** The number of characters in a text or in the words of a rich text, or of items in a list. */
const lengthOf = (value: Json): number =>
  typeof value === 'string' || Array.isArray(value)
    ? [...value].length
    : nodesIn(value).reduce((sum, node) => sum + [...textOf(node.value)].length, 0);

/** The entry or asset that a value links to. */
const targetOf = ({ records }: Environment, value: Json | undefined): Stored | undefined => {
  if (!isLink(value)) return undefined;
  const { linkType, id } = value.sys;
  return linkType === 'Entry' || linkType === 'Asset' ? records[linkType].get(id) : undefined;
};

const ALWAYS_ALLOWED = ['document', 'paragraph', 'text', 'list-item'];
const TABLE_PARTS = ['table-row', 'table-cell', 'table-header-cell'];

/** The position of a value: the entry and the field that hold it. */
interface Place {
  readonly environment: Environment;
  readonly entry: Stored<'Entry'>;
  readonly field: string;
}

/** Whether a value passes a validation. Broken links are reported elsewhere. */
type Validation = (wanted: Json, value: Json, place: Place) => boolean;

const VALIDATIONS: Readonly<Record<string, Validation>> = {
  size: (wanted, value) => isObject(wanted) && lengthOf(value) <= Number(wanted.max),
  regexp: (wanted, value) =>
    isObject(wanted) && new RegExp(textOf(wanted.pattern)).test(textOf(value)),
  in: (wanted, value) => listOf(wanted).includes(value),
  unique: (_wanted, value, { environment, entry, field }) =>
    ![...environment.records.Entry.values()].some(
      ({ id, contentTypeId, published }) =>
        contentTypeId === entry.contentTypeId &&
        id !== entry.id &&
        Object.values(published?.body.fields[field] ?? {}).includes(value),
    ),
  linkContentType: (wanted, value, { environment }) => {
    const target = targetOf(environment, value);
    return !target || listOf(wanted).includes(target.contentTypeId ?? '');
  },
  linkMimetypeGroup: (wanted, value, { environment }) => {
    const { fields = {} } = (targetOf(environment, value)?.body ?? {}) as Partial<ContentBody>;
    const [file] = Object.values(fields.file ?? {});
    return !isObject(file) || listOf(wanted).includes(mimetypeGroupOf(textOf(file.contentType)));
  },
  enabledNodeTypes: (wanted, value) => {
    const given = listOf(wanted);
    const allowed = [...ALWAYS_ALLOWED, ...given, ...(given.includes('table') ? TABLE_PARTS : [])];
    return nodesIn(value).every(({ nodeType }) => allowed.includes(textOf(nodeType)));
  },
  enabledMarks: (wanted, value) =>
    nodesIn(value)
      .flatMap(({ marks }) => listOf(marks))
      .every((mark) => isObject(mark) && listOf(wanted).includes(textOf(mark.type))),
  nodes: (wanted, value, place) =>
    nodesIn(value).every(({ nodeType, data }) => {
      const rules = isObject(wanted) ? listOf(wanted[textOf(nodeType)]).filter(isObject) : [];
      const target = isObject(data) ? (data.target ?? null) : null;
      return !isLink(target) || brokenRules(rules, target, place).length === 0;
    }),
};

/** Names of the validations that a value fails. */
const brokenRules = (rules: JsonObject[], value: Json, place: Place): string[] =>
  rules.flatMap((rule) =>
    Object.entries(rule)
      .filter(([name, wanted]) => VALIDATIONS[name]?.(wanted ?? null, value, place) === false)
      .map(([name]) => name),
  );

/** Names of the rules that a value, or one of its items, breaks. */
const brokenIn = (
  { type, items, validations = [] }: ValueType,
  value: Json,
  place: Place,
): string[] => [
  ...(lengthOf(value) > (FIELD_TYPES[type]?.longest ?? Infinity) ? ['size'] : []),
  ...brokenRules(validations, value, place),
  ...(items ? listOf(value).flatMap((item) => brokenIn(items, item, place)) : []),
];

/** Whether a link inside a value, at any depth, leads to nothing. */
const hasDeadLink = (environment: Environment, value: Json | undefined): boolean => {
  if (isLink(value)) return targetOf(environment, value) === undefined;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((inner) => hasDeadLink(environment, inner))
  );
};

const isMissing = (value: Json): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What Contentful refuses to store even as a draft: unknown fields and locales, wrong types. */
export const draftErrors = (
  { fields: types }: ContentTypeBody,
  { fields }: ContentBody,
  { locale, otherLocales }: SpaceData,
): FieldError[] =>
  Object.entries(fields).flatMap(([id, values]) => {
    const type = types.find((field) => field.id === id);
    if (!type) return [fieldError('unknown', `There is no field "${id}"`, ['fields', id])];
    return Object.entries(values).flatMap(([code, value]) => {
      const path = ['fields', id, code];
      if (![locale, ...otherLocales].includes(code))
        return [fieldError('unknown', `There is no locale "${code}"`, path)];
      // null counts as an emptied field.
      const isRight = value === null || hasType(type, value);
      return isRight ? [] : [fieldError('type', `Expected type: ${type.type}`, path)];
    });
  });

/** What Contentful refuses to publish: missing values, values against a validation, dead links. */
export const publishErrors = (
  { fields }: ContentTypeBody,
  entry: Stored<'Entry'>,
  environment: Environment,
): FieldError[] => {
  const { locale: defaultLocale, otherLocales } = environment.space;
  return fields
    .filter(({ omitted }) => !omitted)
    .flatMap((type) =>
      [defaultLocale, ...(type.localized ? otherLocales : [])].map((locale) => ({ type, locale })),
    )
    .flatMap(({ type, locale }) => {
      const value = entry.body.fields[type.id]?.[locale] ?? null;
      const refused = (name: string) =>
        fieldError(name, `Refused by the rule "${name}"`, ['fields', type.id, locale]);
      if (isMissing(value)) return type.required ? [refused('required')] : [];
      return [
        ...brokenIn(type, value, { environment, entry, field: type.id }).map(refused),
        ...(hasDeadLink(environment, value) ? [refused('notResolvable')] : []),
      ];
    });
};

const MOST_FIELDS = 50;
const LONGEST_NAME = 50;
const FIELD_ID = /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/;

const typeErrors = (value: ValueType, path: Json[]): FieldError[] => {
  const { type, linkType, items, validations = [] } = value;
  const known = FIELD_TYPES[type];
  if (!known) return [fieldError('in', `There is no type ${type}`, path)];
  const isComplete =
    type === 'Array' ? items !== undefined : type !== 'Link' || linkType !== undefined;
  return [
    ...(isComplete ? [] : [fieldError('required', 'Its link type or items are required', path)]),
    ...validations
      .flatMap((rule) => Object.keys(rule))
      .filter((name) => name !== 'message' && !known.validations.includes(name))
      .map((name) => fieldError('unexpected', `"${name}" is not allowed for a ${type}`, path)),
    ...(items ? typeErrors(items, [...path, 'items']) : []),
  ];
};

const shapeOf = ({ type, linkType, items }: ValueType): string =>
  JSON.stringify([type, linkType, items?.type, items?.linkType]);

/** A published field keeps its type. A field may not be removed either: no migration deletes one. */
const changeErrors = (fields: ContentTypeField[], before: ContentTypeField): FieldError[] => {
  const after = fields.find(({ id }) => id === before.id);
  if (!after || after.deleted === true)
    return [fieldError('fieldDeletion', 'The offline Contentful lets no field be deleted')];
  return shapeOf(after) === shapeOf(before)
    ? []
    : [fieldError('fieldTypeChange', `The type of "${before.id}" cannot be changed`)];
};

/** Errors for which Contentful refuses a content type, whether new or a change of the published one. */
export const contentTypeErrors = (
  { name, displayField, fields }: ContentTypeBody,
  published: ContentTypeBody | undefined,
): FieldError[] => [
  ...(name === '' ? [fieldError('required', 'A name is required', ['name'])] : []),
  ...(fields.length > MOST_FIELDS
    ? [fieldError('size', `At most ${MOST_FIELDS} fields`, ['fields'])]
    : []),
  ...(displayField !== null && !fields.some(({ id }) => id === displayField)
    ? [fieldError('displayField', 'The display field does not exist', ['displayField'])]
    : []),
  ...fields.flatMap((field, index) => {
    const path = ['fields', index];
    const hasName = field.name !== '' && field.name.length <= LONGEST_NAME;
    return [
      ...(FIELD_ID.test(field.id) ? [] : [fieldError('regexp', `Not ${FIELD_ID}`, path)]),
      ...(hasName ? [] : [fieldError('size', `1 to ${LONGEST_NAME} characters`, path)]),
      ...typeErrors(field, path),
    ];
  }),
  ...(published?.fields ?? []).flatMap((before) => changeErrors(fields, before)),
];
