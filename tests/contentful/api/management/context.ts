import { ok, type ApiRequest, type ApiResponse } from '../../http';
import { collection } from '../../present';
import { runQuery } from '../../query';
import type { Router } from '../../router';
import type { Scope } from '../../state';
import type { JsonObject } from '../../types';

/** What a route of the management API works with; addresses without an environment mean master. */
export interface Context {
  scope: Scope;
  request: ApiRequest;
}

export type Routes = Router<Context>;

/** The answer to a request for a list: the page of it that the query asks for, as it is shown. */
export const listOf = <Record>(
  { request }: Context,
  records: Iterable<Record>,
  show: (record: Record) => JsonObject,
): ApiResponse => ok(collection(runQuery(Array.from(records, show), request.query)));
