import { accessTokenInvalid, notFound } from '../../errors';
import { ok, tokenOf, type ApiRequest, type ApiResponse } from '../../http';
import { Router } from '../../router';
import type { SpaceState } from '../../state';
import { contentRoutes } from './content';
import type { Context } from './context';
import { modelRoutes } from './model';
import { settingRoutes } from './settings';

const routes = new Router<Context>()
  .include(contentRoutes)
  .include(modelRoutes)
  .include(settingRoutes);

const PATH = /^\/spaces\/([^/]+)(?:\/environments\/([^/]+))?(?:\/(.*))?$/;

/** Answers the management API. */
export const managementApi =
  (state: SpaceState, token: string) =>
  (request: ApiRequest): ApiResponse | Promise<ApiResponse> => {
    if (tokenOf(request) !== token) throw accessTokenInvalid();
    const [, spaceId, named, path = ''] = PATH.exec(request.path) ?? [];
    if (spaceId !== state.spaceId) throw notFound({ type: 'Space', id: spaceId });
    const environmentId = named ?? 'master';
    const store = state.environments.get(environmentId);
    if (!store) throw notFound({ type: 'Environment', id: environmentId });
    if (!path && request.method === 'GET') {
      const sys = named
        ? { type: 'Environment', id: named, version: 1 }
        : { type: 'Space', id: spaceId, version: 1 };
      return ok({ name: sys.id, sys });
    }
    return routes.answer({ scope: { state, store, environmentId }, request }, path, request);
  };
