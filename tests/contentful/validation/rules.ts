import { isObject, type FieldError, type Json, type JsonObject } from '../types';

type Path = (string | number)[];

const limit = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

const bounds = (rule: Json | undefined): { min?: number; max?: number } =>
  isObject(rule) ? { min: limit(rule.min), max: limit(rule.max) } : {};

const sizeOf = (value: Json): number | undefined => {
  if (typeof value === 'string') return [...value].length;
  if (Array.isArray(value)) return value.length;
  return isObject(value) ? Object.keys(value).length : undefined;
};

const describeBounds = (what: string, min?: number, max?: number): string => {
  if (min !== undefined && max !== undefined) return `${what} must be between ${min} and ${max}`;
  return max === undefined ? `${what} must be at least ${min}` : `${what} must be at most ${max}`;
};

/** A problem unless `actual` lies within the rule's `min` and `max`. */
export function withinBounds(
  name: string,
  what: string,
  rule: Json | undefined,
  actual: number | undefined,
  path: Path,
): FieldError[] {
  const { min, max } = bounds(rule);
  const fine =
    actual === undefined ||
    ((min === undefined || actual >= min) && (max === undefined || actual <= max));
  if (fine) return [];
  return [{ name, min, max, value: actual, details: describeBounds(what, min, max), path }];
}

const patternErrors = (rule: Json | undefined, value: Json, path: Path): FieldError[] => {
  if (!isObject(rule) || typeof rule.pattern !== 'string' || typeof value !== 'string') return [];
  const flags = typeof rule.flags === 'string' ? rule.flags : '';
  if (new RegExp(rule.pattern, flags.replace('g', '')).test(value)) return [];
  const details = `Does not match /${rule.pattern}/${flags}`;
  return [{ name: 'regexp', pattern: rule.pattern, flags, value, details, path }];
};

/** Checks of one value against one validation that need no look at other resources. */
export function ruleErrors(rule: JsonObject, value: Json, path: Path): FieldError[] {
  const errors: FieldError[] = [
    ...(rule.size ? withinBounds('size', 'Size', rule.size, sizeOf(value), path) : []),
    ...patternErrors(rule.regexp, value, path),
  ];
  if (Array.isArray(rule.in) && !rule.in.includes(value)) {
    const details = 'Value must be one of expected values';
    errors.push({ name: 'in', expected: rule.in, value, details, path });
  }
  return errors.map((error) => withMessage(rule, error));
}

/** Adds the editor's own wording of a validation, where its author wrote one. */
export function withMessage(rule: JsonObject, error: FieldError): FieldError {
  return typeof rule.message === 'string' ? { ...error, customMessage: rule.message } : error;
}
