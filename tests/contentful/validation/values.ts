import { validateRichTextDocument, type Document } from '@contentful/rich-text-types';
import { isLink, isObject, type ContentTypeField, type FieldError, type Json } from '../types';

type Path = (string | number)[];

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const typeError = (type: string, value: Json, path: Path): FieldError => ({
  name: 'type',
  type,
  value,
  details: `The type of "${path[1] ?? 'value'}" is incorrect, expected type: ${type}`,
  path,
});

const hasType: Record<string, (value: Json) => boolean> = {
  Symbol: (value) => typeof value === 'string',
  Text: (value) => typeof value === 'string',
  Integer: (value) => typeof value === 'number' && Number.isSafeInteger(value),
  Number: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) =>
    typeof value === 'string' && ISO_DATE.test(value) && !Number.isNaN(Date.parse(value)),
};

const richTextErrors = (value: Json, path: Path): FieldError[] => {
  if (!isObject(value)) return [typeError('Object', value, path)];
  if (value.nodeType !== 'document') {
    return [
      {
        name: 'in',
        details: 'Value must be one of expected values',
        expected: ['document'],
        path: [...path, 'nodeType'],
      },
    ];
  }
  const document: unknown = value;
  const problems = validateRichTextDocument(document as Document);
  return problems.map((problem) => ({
    name: problem.name,
    details: problem.details ?? '',
    path: [...path, ...(problem.path ?? [])],
  }));
};

const linkErrors = (linkType: string | undefined, value: Json, path: Path): FieldError[] =>
  isLink(value) && (linkType === undefined || value.sys.linkType === linkType)
    ? []
    : [{ ...typeError('Link', value, path), linkType: linkType ?? 'Entry' }];

/**
 * Whether a stored value has the type of its field: the check that Contentful makes on every save,
 * draft or not. null counts as an emptied field.
 */
export function typeErrors(field: ContentTypeField, value: Json, path: Path): FieldError[] {
  if (value === null) return [];
  if (field.type === 'RichText') return richTextErrors(value, path);
  if (field.type === 'Link') return linkErrors(field.linkType, value, path);
  if (field.type === 'Array') {
    if (!Array.isArray(value)) return [typeError('Array', value, path)];
    return value.flatMap((item, index) => {
      const itemPath = [...path, index];
      if (field.items?.type === 'Link') return linkErrors(field.items.linkType, item, itemPath);
      const check = hasType[field.items?.type ?? 'Symbol'];
      return check?.(item) ? [] : [typeError(field.items?.type ?? 'Symbol', item, itemPath)];
    });
  }
  return hasType[field.type]?.(value) ? [] : [typeError(field.type, value, path)];
}
