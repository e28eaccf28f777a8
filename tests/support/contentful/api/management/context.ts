import type { Router } from '../../router';
import type { Scope, SpaceState } from '../../state';
import { ok, type ApiRequest, type ApiResponse } from '../../http';
import { collection } from '../../present';
import { runQuery } from '../../query';
import type { JsonObject } from '../../types';

/** What a route of the management API works with; `processingDelayMs` is for asset files. */
export interface ManagementContext {
  state: SpaceState;
  request: ApiRequest;
  processingDelayMs: number;
}

/** The same inside an environment. */
export interface EnvironmentContext extends ManagementContext {
  scope: Scope;
}

export type SpaceRoutes = Router<ManagementContext>;
export type EnvironmentRoutes = Router<EnvironmentContext>;

const MAX_LIMIT = 1000;

/** A page of a collection, filtered and ordered as the request's query asks. */
export const pageOf = (request: ApiRequest, items: JsonObject[]): JsonObject =>
  collection(runQuery(items, request.query, { localeMaps: true, maxLimit: MAX_LIMIT }));

/** The answer to a request for a list: the page of it that the query asks for, as it is shown. */
export const listOf = <Record>(
  { request }: ManagementContext,
  records: Iterable<Record>,
  show: (record: Record) => JsonObject,
): ApiResponse => ok(pageOf(request, Array.from(records, show)));
