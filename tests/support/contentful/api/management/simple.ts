import { notFound } from '../../errors';
import { jsonBody, noContent, ok, versionOf } from '../../http';
import { requireVersion } from '../../operations/versions';
import type { Router } from '../../router';
import { newId } from '../../state';
import type { JsonObject, Simple } from '../../types';
import { listOf, type ManagementContext } from './context';

/** How one kind of resource that only has a version is kept, checked and shown. */
export interface SimpleResource<Context extends ManagementContext> {
  path: string;
  type: string;
  map: (context: Context) => Map<string, Simple>;
  /** Checks and completes what a caller sends; throws an ApiError when it is refused. */
  accept: (context: Context, input: JsonObject, before: Simple | undefined) => JsonObject;
  show: (context: Context, record: Simple) => JsonObject;
  onDelete?: (context: Context, record: Simple) => void;
  /** True where the API wants the version of what is deleted. */
  versionedDelete?: boolean;
}

/** Adds list, create, read, update and delete of a simple resource to a router. */
export function addSimpleRoutes<Context extends ManagementContext>(
  router: Router<Context>,
  resource: SimpleResource<Context>,
): void {
  const { path, type, map, show } = resource;
  const find = (context: Context, id: string): Simple => {
    const record = map(context).get(id);
    if (!record) throw notFound({ type, id });
    return record;
  };
  const create = (context: Context, id: string, input: JsonObject) => {
    const record = context.state.simple(id, resource.accept(context, input, undefined));
    map(context).set(id, record);
    return ok(show(context, record), 201);
  };
  const inputOf = (context: Context): JsonObject => {
    const { sys: _sys, ...input } = jsonBody(context.request);
    return input;
  };
  router
    .on('GET', path, (context) =>
      listOf(context, map(context).values(), (record) => show(context, record)),
    )
    .on('POST', path, (context) => create(context, newId(), inputOf(context)))
    .on('GET', `${path}/:id`, (context, { id }) => ok(show(context, find(context, id))))
    .on('PUT', `${path}/:id`, (context, { id }) => {
      const before = map(context).get(id);
      if (!before) return create(context, id, inputOf(context));
      requireVersion(before, versionOf(context.request));
      const body = resource.accept(context, inputOf(context), before);
      const updatedAt = context.state.now();
      const record = { ...before, body, updatedAt, version: before.version + 1 };
      map(context).set(id, record);
      return ok(show(context, record));
    })
    .on('DELETE', `${path}/:id`, (context, { id }) => {
      const record = find(context, id);
      if (resource.versionedDelete) requireVersion(record, versionOf(context.request));
      map(context).delete(id);
      resource.onDelete?.(context, record);
      return noContent();
    });
}
