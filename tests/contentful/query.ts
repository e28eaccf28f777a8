import { badRequest, notFound } from './errors';
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

/** The value at a path such as `sys.contentType.sys.id`, as text; only `sys` can be asked for. */
const valueAt = (item: JsonObject, path: string): string => {
  if (!/^sys(\.\w+)+$/.test(path)) throw notFound();
  return textOf(
    path
      .split('.')
      .reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), item),
  );
};

/**
 * Filters a list by `sys` values, orders and cuts it, as the query parameters ask.
 *
 * @throws the answer to an unknown path for every other filter, rather than to leave it out
 */
export function runQuery(items: JsonObject[], query: URLSearchParams): Page {
  const skip = Number(query.get('skip') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  if (limit > MAX_LIMIT) throw badRequest(`The limit must be at most ${MAX_LIMIT}`);
  const filters = [...query].filter(([name]) => !PAGING.includes(name));
  const found = items.filter((item) =>
    filters.every(([name, wanted]) =>
      name.endsWith('[in]')
        ? wanted.split(',').includes(valueAt(item, name.slice(0, -'[in]'.length)))
        : valueAt(item, name) === wanted,
    ),
  );
  const order = query.get('order');
  if (order !== null)
    found.sort((left, right) => valueAt(left, order).localeCompare(valueAt(right, order)));
  return { items: found.slice(skip, skip + limit), total: found.length, skip, limit };
}
