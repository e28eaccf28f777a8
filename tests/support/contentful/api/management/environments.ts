import { badRequest, notFound } from '../../errors';
import { headerOf, jsonBody, noContent, ok, versionOf } from '../../http';
import { requireVersion } from '../../operations/versions';
import { Router } from '../../router';
import { newId, type SpaceState } from '../../state';
import { isObject, linkTo, textOf, type JsonObject, type Simple } from '../../types';
import { listOf, type ManagementContext, type SpaceRoutes } from './context';
import { spaceSys } from './spaceResources';

const shownEnvironment = (state: SpaceState, record: Simple): JsonObject => {
  const aliases = [...state.aliases.values()].filter(
    ({ body }) => body.environmentId === record.id,
  );
  const sys = spaceSys(state, 'Environment', record);
  sys.status = linkTo('Status', 'ready');
  sys.aliases = aliases.map(({ id }) => linkTo('EnvironmentAlias', id));
  return { name: record.body.name ?? record.id, sys };
};

const shownAlias = (state: SpaceState, record: Simple): JsonObject => ({
  sys: spaceSys(state, 'EnvironmentAlias', record),
  environment: linkTo('Environment', textOf(record.body.environmentId)),
});

const requireEnvironment = (state: SpaceState, id: string): Simple => {
  const record = state.environmentRecords.get(state.resolveAlias(id));
  if (!record) throw notFound({ type: 'Environment', id });
  return record;
};

const createEnvironment = ({ state, request }: ManagementContext, id: string) => {
  const sourceId = headerOf(request, 'X-Contentful-Source-Environment') ?? 'master';
  const source = state.environment(sourceId);
  if (!source) throw notFound({ type: 'Environment', id: sourceId });
  const { name } = jsonBody(request);
  state.addEnvironment(id, typeof name === 'string' ? name : id, source);
  return ok(shownEnvironment(state, requireEnvironment(state, id)), 201);
};

const targetOf = (state: SpaceState, input: JsonObject): string => {
  const target = isObject(input.environment) ? input.environment.sys : undefined;
  const id = isObject(target) ? textOf(target.id) : '';
  if (!state.environments.has(id)) throw notFound({ type: 'Environment', id });
  return id;
};

/** Environments, each a copy of another at its start, and the aliases that name them. */
export const environmentRoutes: SpaceRoutes = new Router<ManagementContext>()
  .on('GET', 'environments', (context) =>
    listOf(context, context.state.environmentRecords.values(), (record) =>
      shownEnvironment(context.state, record),
    ),
  )
  .on('POST', 'environments', (context) => createEnvironment(context, newId()))
  .on('GET', 'environments/:id', ({ state }, { id }) =>
    ok(shownEnvironment(state, requireEnvironment(state, id))),
  )
  .on('PUT', 'environments/:id', (context, { id }) => {
    const { state, request } = context;
    const before = state.environmentRecords.get(id);
    if (!before) return createEnvironment(context, id);
    requireVersion(before, versionOf(request));
    const { name } = jsonBody(request);
    const record = { ...before, body: { name }, version: before.version + 1 };
    state.environmentRecords.set(id, record);
    return ok(shownEnvironment(state, record));
  })
  .on('DELETE', 'environments/:id', ({ state }, { id }) => {
    requireEnvironment(state, id);
    const isAliased = [...state.aliases.values()].some(({ body }) => body.environmentId === id);
    if (id === 'master' || isAliased) throw badRequest('The environment is in use');
    state.environments.delete(id);
    state.environmentRecords.delete(id);
    return noContent();
  })
  .on('GET', 'environment_aliases', (context) =>
    listOf(context, context.state.aliases.values(), (record) => shownAlias(context.state, record)),
  )
  .on('GET', 'environment_aliases/:id', ({ state }, { id }) => {
    const record = state.aliases.get(id);
    if (!record) throw notFound({ type: 'EnvironmentAlias', id });
    return ok(shownAlias(state, record));
  })
  .on('PUT', 'environment_aliases/:id', ({ state, request }, { id }) => {
    const before = state.aliases.get(id);
    if (before) requireVersion(before, versionOf(request));
    const body = { environmentId: targetOf(state, jsonBody(request)) };
    const record = before
      ? { ...before, body, version: before.version + 1, updatedAt: state.now() }
      : state.simple(id, body);
    state.aliases.set(id, record);
    return ok(shownAlias(state, record), before ? 200 : 201);
  })
  .on('DELETE', 'environment_aliases/:id', ({ state }, { id }) => {
    if (!state.aliases.delete(id)) throw notFound({ type: 'EnvironmentAlias', id });
    return noContent();
  });
