import { accessTokenInvalid, notFound } from '../../errors';
import { ok, tokenOf, type ApiRequest, type ApiResponse } from '../../http';
import type { SpaceState } from '../../state';
import { linkTo, type JsonObject } from '../../types';
import { bulkActionRoutes } from './bulkActions';
import { contentRoutes } from './content';
import { pageOf, type EnvironmentContext, type ManagementContext } from './context';
import { environmentResourceRoutes } from './environmentResources';
import { environmentRoutes } from './environments';
import { modelRoutes } from './model';
import { spaceResourceRoutes } from './spaceResources';

const ENVIRONMENT_ROUTES = [
  contentRoutes,
  modelRoutes,
  environmentResourceRoutes,
  bulkActionRoutes(),
];
const SPACE_ROUTES = [environmentRoutes, spaceResourceRoutes];
const ORGANIZATION = 'offlineOrganization';

const shownSpace = (state: SpaceState): JsonObject => ({
  name: state.name,
  sys: {
    type: 'Space',
    id: state.spaceId,
    version: 1,
    organization: linkTo('Organization', ORGANIZATION),
  },
});

const shownUser = (state: SpaceState): JsonObject => ({
  firstName: 'Offline',
  lastName: 'Editor',
  email: 'editor@example.com',
  activated: true,
  confirmed: true,
  sys: { type: 'User', id: state.userId, version: 1 },
});

const outsideSpace = (state: SpaceState, request: ApiRequest): ApiResponse => {
  if (request.method === 'GET' && request.path === '/users/me') return ok(shownUser(state));
  if (request.method === 'GET' && request.path === '/spaces') {
    return ok(pageOf(request, [shownSpace(state)]));
  }
  if (request.method === 'GET' && request.path === '/organizations') {
    const organization = { name: 'Offline', sys: { type: 'Organization', id: ORGANIZATION } };
    return ok(pageOf(request, [organization]));
  }
  throw notFound();
};

const inEnvironment = (
  context: ManagementContext,
  environmentId: string,
  path: string,
): ApiResponse | Promise<ApiResponse> | undefined => {
  const store = context.state.environment(environmentId);
  if (!store) throw notFound({ type: 'Environment', id: environmentId });
  const scope = { state: context.state, store, environmentId };
  const inner: EnvironmentContext = { ...context, scope };
  for (const routes of ENVIRONMENT_ROUTES) {
    const answer = routes.answer(inner, path, context.request);
    if (answer) return answer;
  }
  return undefined;
};

/** Answers the management API. */
export const managementApi =
  (state: SpaceState, token: string, options: { processingDelayMs: number }) =>
  (request: ApiRequest): ApiResponse | Promise<ApiResponse> => {
    if (tokenOf(request) !== token) throw accessTokenInvalid();
    const [, spaceId, rest = ''] = /^\/spaces\/([^/]+)(?:\/(.*))?$/.exec(request.path) ?? [];
    if (spaceId === undefined) return outsideSpace(state, request);
    if (spaceId !== state.spaceId) throw notFound({ type: 'Space', id: spaceId });
    const context = { state, request, ...options };
    if (!rest && request.method === 'GET') return ok(shownSpace(state));
    const [, environmentId, path] = /^environments\/([^/]+)\/(.+)$/.exec(rest) ?? [];
    if (environmentId !== undefined) {
      const answer = inEnvironment(context, environmentId, path ?? '');
      if (answer) return answer;
      throw notFound();
    }
    for (const routes of SPACE_ROUTES) {
      const answer = routes.answer(context, rest, request);
      if (answer) return answer;
    }
    // Addresses without an environment mean master.
    const answer = inEnvironment(context, 'master', rest);
    if (!answer) throw notFound();
    return answer;
  };
