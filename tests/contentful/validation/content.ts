import type { EnvironmentStore } from '../store';
import {
  isLink,
  isObject,
  textOf,
  type ContentTypeBody,
  type ContentTypeField,
  type FieldError,
  type Fields,
  type Json,
  type JsonObject,
  type StoredEntry,
} from '../types';
import { mimetypeGroupOf } from '../mimetypes';
import { plainTextOf, richTextRuleErrors } from './richTextRules';
import { ruleErrors, withinBounds, withMessage } from './rules';
import { typeErrors } from './values';

type Path = (string | number)[];

const LENGTH_LIMITS: Record<string, number> = { Symbol: 256, Text: 50_000, RichText: 200_000 };

const unexpected = (name: string, path: Path): FieldError => ({
  name: 'unknown',
  details: `The property "${name}" is not expected`,
  path,
});

/** What Contentful refuses to store even as a draft: unknown fields and locales, wrong types. */
export function draftErrors(type: ContentTypeBody, fields: Fields, locale: string): FieldError[] {
  return Object.entries(fields).flatMap(([id, values]) => {
    const field = type.fields.find((candidate) => candidate.id === id);
    if (!field) return [unexpected(id, ['fields', id])];
    if (!isObject(values)) {
      const details = `The type of "${id}" is incorrect, expected type: Object`;
      return [{ name: 'type', type: 'Object', details, path: ['fields', id] }];
    }
    return Object.entries(values).flatMap(([code, value]) => {
      const path = ['fields', id, code];
      return code === locale ? typeErrors(field, value, path) : [unexpected(code, path)];
    });
  });
}

const linkRuleErrors = (
  store: EnvironmentStore,
  rule: JsonObject,
  value: Json,
  path: Path,
): FieldError[] => {
  if (!isLink(value)) return [];
  const { linkType, id } = value.sys;
  if (Array.isArray(rule.linkContentType) && linkType === 'Entry') {
    const actual = store.entries.get(id)?.contentTypeId;
    if (actual === undefined || rule.linkContentType.includes(actual)) return [];
    const details = `Content type "${actual}" is not one of: ${rule.linkContentType.map(textOf).join(', ')}`;
    const error = { name: 'linkContentType', contentTypeId: rule.linkContentType, details, path };
    return [withMessage(rule, error)];
  }
  if (Array.isArray(rule.linkMimetypeGroup) && linkType === 'Asset') {
    const [file] = Object.values(store.assets.get(id)?.body.fields.file ?? {});
    const group = isObject(file) ? mimetypeGroupOf(textOf(file.contentType)) : undefined;
    if (group === undefined || rule.linkMimetypeGroup.includes(group)) return [];
    const details = `File type group "${group}" is not allowed`;
    const mimetypeGroupName = rule.linkMimetypeGroup;
    return [withMessage(rule, { name: 'linkMimetypeGroup', mimetypeGroupName, details, path })];
  }
  return [];
};

const lengthErrors = (type: string, value: Json, path: Path): FieldError[] => {
  const text = type === 'RichText' ? plainTextOf(value) : value;
  const max = LENGTH_LIMITS[type];
  if (max === undefined || typeof text !== 'string') return [];
  return withinBounds('size', 'Size', { max }, [...text].length, path);
};

const valueErrors = (
  store: EnvironmentStore,
  field: Pick<ContentTypeField, 'type' | 'validations' | 'items'>,
  value: Json,
  path: Path,
): FieldError[] => {
  const checkLink = (rule: JsonObject, target: Json, at: Path) =>
    linkRuleErrors(store, rule, target, at);
  const own = field.validations.flatMap((rule) => {
    if (field.type === 'Link') return checkLink(rule, value, path);
    if (field.type !== 'RichText') return ruleErrors(rule, value, path);
    const text = rule.size ? plainTextOf(value) : '';
    return [
      ...(rule.size ? ruleErrors({ size: rule.size, message: rule.message }, text, path) : []),
      ...richTextRuleErrors(rule, value, path, checkLink),
    ];
  });
  const itemRules = field.items?.validations ?? [];
  const items = field.type === 'Array' && Array.isArray(value) ? value : [];
  const ofItems = items.flatMap((item, index) =>
    itemRules.flatMap((rule) => [
      ...(isLink(item) ? [] : ruleErrors(rule, item, [...path, index])),
      ...checkLink(rule, item, [...path, index]),
    ]),
  );
  const lengths = items.flatMap((item, index) =>
    lengthErrors(field.items?.type ?? '', item, [...path, index]),
  );
  return [...lengthErrors(field.type, value, path), ...own, ...lengths, ...ofItems];
};

const isMissing = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

const uniqueErrors = (
  store: EnvironmentStore,
  entry: StoredEntry,
  field: ContentTypeField,
  value: Json,
  path: Path,
): FieldError[] => {
  const rule = field.validations.find((candidate) => candidate.unique === true);
  if (!rule) return [];
  const conflicting = [...store.entries.values()].filter(
    (other) =>
      other.contentTypeId === entry.contentTypeId &&
      other.id !== entry.id &&
      Object.values(other.published?.body.fields[field.id] ?? {}).includes(value),
  );
  if (!conflicting.length) return [];
  const error: FieldError = {
    name: 'unique',
    details: 'Same field value present in other entry',
    value,
    conflicting: conflicting.map(({ id }) => ({ sys: { type: 'Link', linkType: 'Entry', id } })),
    path,
  };
  return [withMessage(rule, error)];
};

/** What Contentful refuses to publish: missing values and values against a validation. */
export function publishErrors(
  type: ContentTypeBody,
  entry: StoredEntry,
  store: EnvironmentStore,
  locale: string,
): FieldError[] {
  return type.fields
    .filter((field) => !field.omitted)
    .flatMap((field) => {
      const value = entry.body.fields[field.id]?.[locale];
      const path = ['fields', field.id, locale];
      if (!isMissing(value)) {
        return [
          ...valueErrors(store, field, value ?? null, path),
          ...uniqueErrors(store, entry, field, value ?? null, path),
        ];
      }
      const details = `The property "${field.id}" is required here`;
      const at = value === undefined ? ['fields', field.id] : path;
      return field.required ? [{ name: 'required', details, path: at }] : [];
    });
}
