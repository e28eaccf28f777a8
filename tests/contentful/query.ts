import { invalidQuery, notFound } from './errors';
import { isObject, textOf, type Json, type JsonObject } from './types';

const MAX_LIMIT = 1000;

/** Parameters that are no filters; `include` and `locale` are read where they matter. */
const PAGING = ['limit', 'skip', 'order', 'include', 'locale', 'content_type'];

/** A part of a collection. */
export interface Page {
  items: JsonObject[];
  total: number;
  skip: number;
  limit: number;
}

const integerOf = (query: URLSearchParams, name: string, fallback: number): number => {
  const given = query.get(name);
  const value = given === null ? fallback : Number(given);
  if (Number.isInteger(value) && value >= 0) return value;
  throw invalidQuery({ name, value: given, details: `${name} must be a whole number` });
};

/** The keys of a path such as `sys.contentType.sys.id`; only `sys` can be asked for. */
const pathOf = (text: string): string[] => {
  if (!/^sys(\.\w+)+$/.test(text)) throw notFound({ details: `No queries by “${text}” here` });
  return text.split('.');
};

const valueAt = (item: JsonObject, path: string[]): string =>
  textOf(
    path.reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), item),
  );

const filterOf = ([name, wanted]: [string, string]): ((item: JsonObject) => boolean) => {
  const [, text = '', operator] = /^(.+?)(?:\[(in|exists)\])?$/.exec(name) ?? [];
  const path = pathOf(text);
  if (operator === 'exists') return (item) => (valueAt(item, path) !== '') === (wanted === 'true');
  const values = operator === 'in' ? wanted.split(',') : [wanted];
  return (item) => values.includes(valueAt(item, path));
};

const ordered = (items: JsonObject[], order: string | null): JsonObject[] => {
  if (order === null) return items;
  const path = pathOf(order.replace(/^-/, ''));
  const sign = order.startsWith('-') ? -1 : 1;
  return [...items].sort((left, right) => {
    const [a, b] = [valueAt(left, path), valueAt(right, path)];
    if (a === b) return 0;
    return a < b ? -sign : sign;
  });
};

/**
 * Filters a list by `sys` values, orders and cuts it, as the query parameters ask.
 *
 * @throws the answer to an unknown path for every other filter, rather than to leave it out
 */
export function runQuery(items: JsonObject[], query: URLSearchParams): Page {
  const skip = integerOf(query, 'skip', 0);
  const limit = integerOf(query, 'limit', 100);
  if (limit > MAX_LIMIT) {
    const details = `The limit must be at most ${MAX_LIMIT}`;
    throw invalidQuery({ name: 'limit', value: limit, details });
  }
  const filters = [...query].filter(([name]) => !PAGING.includes(name)).map(filterOf);
  const found = items.filter((item) => filters.every((accepts) => accepts(item)));
  const page = ordered(found, query.get('order')).slice(skip, skip + limit);
  return { items: page, total: found.length, skip, limit };
}
