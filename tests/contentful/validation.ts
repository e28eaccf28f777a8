/** What Contentful refuses to store or to publish of an entry. */
import { validateRichTextDocument, type Document } from '@contentful/rich-text-types';
import { isEntry, kindOf, type EnvironmentStore } from './store';
import {
  fieldError,
  isLink,
  isObject,
  textOf,
  type ContentTypeBody,
  type ContentTypeField,
  type FieldError,
  type FieldItems,
  type Fields,
  type Json,
  type JsonObject,
  type Link,
  type StoredEntry,
} from './types';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const TYPES: Record<string, (value: Json) => boolean> = {
  Symbol: (value) => typeof value === 'string',
  Text: (value) => typeof value === 'string',
  Integer: (value) => Number.isSafeInteger(value),
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) =>
    typeof value === 'string' && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value)),
};

const hasType = ({ type, linkType }: ContentTypeField | FieldItems, value: Json): boolean =>
  type === 'Link'
    ? isLink(value) && value.sys.linkType === linkType
    : TYPES[type]?.(value) === true;

/** Whether a value has the type of its field. null counts as an emptied field. */
const typeErrors = (field: ContentTypeField, value: Json, path: Json[]): FieldError[] => {
  const { type, items } = field;
  const wrong = [fieldError('type', `Expected type: ${type}`, path)];
  if (value === null) return [];
  if (type === 'RichText') {
    if (!isObject(value) || value.nodeType !== 'document') return wrong;
    const document: unknown = value;
    return validateRichTextDocument(document as Document).map((error) =>
      fieldError(error.name, error.details ?? '', [...path, ...(error.path ?? [])]),
    );
  }
  const isRight = items
    ? Array.isArray(value) && value.every((item) => hasType(items, item))
    : hasType(field, value);
  return isRight ? [] : wrong;
};

/** What Contentful refuses to store even as a draft: unknown fields and locales, wrong types. */
export function draftErrors(type: ContentTypeBody, fields: Fields, locale: string): FieldError[] {
  return Object.entries(fields).flatMap(([id, values]) => {
    const field = type.fields.find((candidate) => candidate.id === id);
    if (!field) return [fieldError('unknown', `There is no field "${id}"`, ['fields', id])];
    return Object.entries(values).flatMap(([code, value]) => {
      const path = ['fields', id, code];
      return code === locale
        ? typeErrors(field, value, path)
        : [fieldError('unknown', `There is no locale "${code}"`, path)];
    });
  });
}

/** The group of a MIME type, as `linkMimetypeGroup` names those that the model uses. */
const mimetypeGroupOf = (type: string): string => {
  if (type.startsWith('image/')) return 'image';
  return type === 'application/pdf' ? 'pdfdocument' : 'attachment';
};

/** The nodes of a rich text, at any depth. */
const nodesIn = (node: Json): JsonObject[] => {
  if (!isObject(node)) return [];
  const content = Array.isArray(node.content) ? node.content : [];
  return [node, ...content.flatMap(nodesIn)];
};

/** Letters of a text, of a rich text those of its words; items of a list. */
const lengthOf = (value: Json): number =>
  typeof value === 'string' || Array.isArray(value)
    ? [...value].length
    : nodesIn(value).reduce((sum, node) => sum + [...textOf(node.value)].length, 0);

const ALWAYS_ALLOWED = ['document', 'paragraph', 'text', 'list-item'];
const TABLE_PARTS = ['table-row', 'table-cell', 'table-header-cell'];

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

type Check = (wanted: Json, value: Json, store: EnvironmentStore) => boolean;

/** What each validation asks of a value. Links that lead nowhere are told elsewhere. */
const CHECKS: Record<string, Check> = {
  size: (wanted, value) => isObject(wanted) && lengthOf(value) <= Number(wanted.max),
  range: (wanted, value) =>
    isObject(wanted) && Number(wanted.min) <= Number(value) && Number(value) <= Number(wanted.max),
  regexp: (wanted, value) =>
    isObject(wanted) && new RegExp(textOf(wanted.pattern)).test(textOf(value)),
  in: (wanted, value) => listOf(wanted).includes(value),
  linkContentType: (wanted, value, store) => {
    const target = isLink(value) ? store.content.get(value.sys.id) : undefined;
    return !target || (isEntry(target) && listOf(wanted).includes(target.contentTypeId));
  },
  linkMimetypeGroup: (wanted, value, store) => {
    const asset = isLink(value) ? store.content.get(value.sys.id) : undefined;
    const [file] = Object.values(asset?.body.fields.file ?? {});
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
  nodes: (wanted, value, store) =>
    nodesIn(value).every(({ nodeType, data }) => {
      const rules = isObject(wanted) ? listOf(wanted[textOf(nodeType)]) : [];
      const target = isObject(data) ? (data.target ?? null) : null;
      return !isLink(target) || brokenRules(rules.filter(isObject), target, store).length === 0;
    }),
};

/** Names of the validations that a value is against. */
const brokenRules = (rules: JsonObject[], value: Json, store: EnvironmentStore): string[] =>
  rules.flatMap((rule) =>
    Object.entries(rule).flatMap(([name, wanted]) =>
      CHECKS[name]?.(wanted ?? null, value, store) === false ? [name] : [],
    ),
  );

/** Limits: https://www.contentful.com/developers/docs/technical-limits/ */
const LONGEST: Record<string, number> = { Symbol: 256, Text: 50_000, RichText: 200_000 };

const valueErrors = (
  { type, items, validations = [] }: ContentTypeField | FieldItems,
  value: Json,
  store: EnvironmentStore,
): string[] => [
  ...(lengthOf(value) > (LONGEST[type] ?? Infinity) ? ['size'] : []),
  ...brokenRules(validations, value, store),
  ...(items ? listOf(value).flatMap((item) => valueErrors(items as FieldItems, item, store)) : []),
];

/** Every link inside a value, however deep: references, lists and rich text. */
const linksIn = (value: Json | undefined): Link[] => {
  if (isLink(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : [];
};

const isMissing = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

const isTaken = (
  store: EnvironmentStore,
  entry: StoredEntry,
  { id, validations }: ContentTypeField,
  value: Json,
): boolean =>
  validations.some(({ unique }) => unique === true) &&
  [...store.content.values()].some(
    (other) =>
      isEntry(other) &&
      other.contentTypeId === entry.contentTypeId &&
      other.id !== entry.id &&
      Object.values(other.published?.body.fields[id] ?? {}).includes(value),
  );

/** What Contentful refuses to publish: missing values, values against a validation, dead links. */
export function publishErrors(
  type: ContentTypeBody,
  entry: StoredEntry,
  store: EnvironmentStore,
  locale: string,
): FieldError[] {
  return type.fields
    .filter(({ omitted }) => !omitted)
    .flatMap((field) => {
      const value = entry.body.fields[field.id]?.[locale] ?? null;
      const refused = (name: string) =>
        fieldError(name, `Refused by the rule "${name}"`, ['fields', field.id, locale]);
      if (isMissing(value)) return field.required ? [refused('required')] : [];
      const isDead = linksIn(value).some(({ sys }) => {
        const target = store.content.get(sys.id);
        return !target || kindOf(target) !== sys.linkType;
      });
      return [
        ...valueErrors(field, value, store).map(refused),
        ...(isTaken(store, entry, field, value) ? [refused('unique')] : []),
        ...(isDead ? [refused('notResolvable')] : []),
      ];
    });
}
