/** What the APIs read of a request, on Express. */
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { accessTokenInvalid, notFound } from './errors';
import type { Scope, SpaceState } from './store';
import { isObject, type JsonObject } from './types';

export type ApiName = 'delivery' | 'preview' | 'management' | 'upload' | 'images';

/** The body as a JSON object; no body counts as an empty object. */
export const bodyOf = ({ body }: Request<object>): JsonObject => (isObject(body) ? body : {});

/** The `X-Contentful-Version` header as a number. */
export const versionOf = (request: Request<object>): number | undefined => {
  const value = request.get('X-Contentful-Version');
  return value === undefined || value === '' ? undefined : Number(value);
};

export const queryOf = ({ originalUrl }: Request<object>): URLSearchParams =>
  new URL(originalUrl, 'https://localhost').searchParams;

/** Refuses a request whose bearer token is not known. */
export const requireToken =
  (isKnown: (token: string | undefined) => boolean): RequestHandler =>
  (request, _response, next) => {
    if (!isKnown(/^Bearer (.+)$/i.exec(request.get('Authorization') ?? '')?.[1]))
      throw accessTokenInvalid();
    next();
  };

/** Where a request is to be answered: see `inEnvironment`. */
export const scopeOf = ({ locals }: Response): Scope => locals.scope as Scope;

/** Leads requests to the environment that their address names, without one to `master`. */
export const inEnvironment = (state: SpaceState, routes: RequestHandler): Router =>
  Router().use(
    ['/spaces/:spaceId/environments/:environmentId', '/spaces/:spaceId'],
    ({ params: { spaceId, environmentId = 'master' } }, { locals }, next) => {
      const store = state.environments.get(environmentId);
      if (spaceId !== state.spaceId || !store) throw notFound();
      locals.scope = { state, store, environmentId } satisfies Scope;
      next();
    },
    routes,
  );
