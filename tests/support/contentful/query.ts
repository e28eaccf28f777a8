import { badRequest, invalidQuery } from './errors';
import { isObject, textOf, type Json, type JsonObject } from './types';
import { mimetypeGroupOf } from './mimetypes';
import { linksIn } from './links';

const PAGING = new Set(['limit', 'skip', 'order', 'include', 'locale', 'select', 'content_type']);
const OPERATORS = ['ne', 'in', 'nin', 'all', 'exists', 'lt', 'lte', 'gt', 'gte', 'match'];

export interface QueryOptions {
  /** Values at `fields.x` are maps from locale to value, as in the management API. */
  localeMaps: boolean;
  maxLimit: number;
}

export interface Page {
  /** The page's items in full. */
  items: JsonObject[];
  /** The same items with only what `select` asks for. */
  shown: JsonObject[];
  total: number;
  skip: number;
  limit: number;
}

const integerOf = (query: URLSearchParams, name: string, fallback: number): number => {
  const given = query.get(name);
  if (given === null) return fallback;
  const value = Number(given);
  if (Number.isInteger(value) && value >= 0) return value;
  throw invalidQuery([{ name, value: given, details: `${name} must be a whole number` }]);
};

/** Every value that a dotted path leads to; lists and locale maps on the way fan out. */
const valuesAt = (item: Json | undefined, path: string[], localeMaps: boolean): Json[] => {
  let current: (Json | undefined)[] = [item];
  path.forEach((key, index) => {
    current = current.flatMap((value) =>
      (Array.isArray(value) ? value : [value]).map((one) => (isObject(one) ? one[key] : undefined)),
    );
    const isField = index === 1 && path[0] === 'fields' && localeMaps;
    if (isField && !path[2]?.includes('-')) {
      current = current.flatMap((value) => (isObject(value) ? Object.values(value) : [value]));
    }
  });
  return current
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Json => value !== undefined && value !== null);
};

const comparable = (value: Json | string): number | string => {
  if (typeof value === 'number') return value;
  const text = textOf(value);
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  const date = /^\d{4}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? text : date;
};

type Test = (values: Json[]) => boolean;

const testOf = (operator: string, wanted: string): Test => {
  const list = wanted.split(',');
  const bound = comparable(wanted);
  switch (operator) {
    case 'eq':
      return (values) => values.some((value) => textOf(value) === wanted);
    case 'ne':
      return (values) => values.every((value) => textOf(value) !== wanted);
    case 'in':
      return (values) => values.some((value) => list.includes(textOf(value)));
    case 'nin':
      return (values) => values.every((value) => !list.includes(textOf(value)));
    case 'all':
      return (values) => list.every((one) => values.some((value) => textOf(value) === one));
    case 'exists':
      return (values) => values.length > 0 === (wanted === 'true');
    case 'lt':
      return (values) => values.some((value) => comparable(value) < bound);
    case 'lte':
      return (values) => values.some((value) => comparable(value) <= bound);
    case 'gt':
      return (values) => values.some((value) => comparable(value) > bound);
    case 'gte':
      return (values) => values.some((value) => comparable(value) >= bound);
    default:
      return (values) =>
        values.some((value) => JSON.stringify(value).toLowerCase().includes(wanted.toLowerCase()));
  }
};

const filterOf = (
  name: string,
  wanted: string,
  localeMaps: boolean,
): ((item: JsonObject) => boolean) => {
  if (name === 'query') {
    const test = testOf('match', wanted);
    return (item) => test([item.fields ?? null, item.name ?? null]);
  }
  if (name === 'links_to_entry' || name === 'links_to_asset') {
    const linkType = name === 'links_to_entry' ? 'Entry' : 'Asset';
    return (item) =>
      linksIn(item.fields).some(({ sys }) => sys.id === wanted && sys.linkType === linkType);
  }
  if (name === 'mimetype_group') {
    return (item) =>
      valuesAt(item, ['fields', 'file'], localeMaps)
        .filter(isObject)
        .some((file) => mimetypeGroupOf(textOf(file.contentType)) === wanted);
  }
  const [, dotted = '', operator = 'eq'] = /^([^[\]]+)(?:\[(\w+)\])?$/.exec(name) ?? [];
  const path = dotted.split('.');
  const known = ['sys', 'fields', 'metadata', 'name'].includes(path[0] ?? '');
  if (!known || (operator !== 'eq' && !OPERATORS.includes(operator))) {
    throw invalidQuery([{ name: 'unknown', path: [name], details: `Unknown filter "${name}"` }]);
  }
  if (path[0] === 'fields' && path.slice(2).includes('fields')) {
    throw badRequest('Search on references is not covered by this server');
  }
  const test = testOf(operator, wanted);
  return (item) => test(valuesAt(item, path, localeMaps));
};

const compare = (left: Json | undefined, right: Json | undefined): number => {
  if (left === right) return 0;
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  const [a, b] = [comparable(left), comparable(right)];
  if (typeof a === 'string' || typeof b === 'string') return String(a) < String(b) ? -1 : 1;
  return a - b;
};

const sorted = (items: JsonObject[], order: string | null, localeMaps: boolean): JsonObject[] => {
  if (!order) return items;
  const keys = order.split(',').map((key) => ({
    path: key.replace(/^-/, '').split('.'),
    sign: key.startsWith('-') ? -1 : 1,
  }));
  return [...items].sort((left, right) => {
    for (const { path, sign } of keys) {
      const [a] = valuesAt(left, path, localeMaps);
      const [b] = valuesAt(right, path, localeMaps);
      const difference = compare(a, b);
      if (difference) return difference * sign;
    }
    return 0;
  });
};

const selected = (item: JsonObject, select: string | null): JsonObject => {
  if (!select) return item;
  const kept: JsonObject = {};
  for (const [first = '', second] of select.split(',').map((key) => key.split('.'))) {
    const part = item[first];
    if (!second) kept[first] = part;
    else if (isObject(part) && part[second] !== undefined) {
      const before = kept[first];
      kept[first] = { ...(isObject(before) ? before : {}), [second]: part[second] };
    }
  }
  return kept;
};

/** Filters, orders, cuts and narrows a list as the query parameters ask. */
export function runQuery(items: JsonObject[], query: URLSearchParams, options: QueryOptions): Page {
  const skip = integerOf(query, 'skip', 0);
  const limit = integerOf(query, 'limit', 100);
  if (limit > options.maxLimit) {
    throw invalidQuery([
      {
        name: 'limit',
        value: limit,
        details: `The limit must be at most ${options.maxLimit}`,
      },
    ]);
  }
  const filters = [...query]
    .filter(([name]) => !PAGING.has(name))
    .map(([name, wanted]) => filterOf(name, wanted, options.localeMaps));
  const found = items.filter((item) => filters.every((accepts) => accepts(item)));
  const ordered = sorted(found, query.get('order'), options.localeMaps);
  const page = ordered.slice(skip, skip + limit);
  const select = query.get('select');
  const shown = page.map((item) => selected(item, select));
  return { items: page, shown, total: found.length, skip, limit };
}
