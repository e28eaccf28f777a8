import { randomBytes } from 'node:crypto';
import { badRequest, notFound } from '../../errors';
import { ok } from '../../http';
import { Router } from '../../router';
import type { SpaceState } from '../../state';
import { isObject, linkTo, textOf, type JsonObject, type Simple } from '../../types';
import { listOf, pageOf, type ManagementContext, type SpaceRoutes } from './context';
import { requiredError } from './environmentResources';
import { addSimpleRoutes } from './simple';

/** The `sys` of something that belongs to a space and to no environment. */
export function spaceSys(state: SpaceState, type: string, record: Simple): JsonObject {
  const user = linkTo('User', state.userId);
  return {
    type,
    id: record.id,
    version: record.version,
    space: linkTo('Space', state.spaceId),
    createdAt: record.createdAt,
    createdBy: user,
    updatedAt: record.updatedAt,
    updatedBy: user,
  };
}

const TOPIC = /^[A-Za-z*]+\.[a-z_*]+$/;

/** Webhooks, delivery and preview keys, content preview addresses. */
export const spaceResourceRoutes: SpaceRoutes = new Router<ManagementContext>();

addSimpleRoutes(spaceResourceRoutes, {
  path: 'webhook_definitions',
  type: 'WebhookDefinition',
  map: ({ state }) => state.webhooks,
  accept: (_context, input) => {
    if (typeof input.name !== 'string' || !input.name) throw requiredError('name');
    if (typeof input.url !== 'string' || !URL.canParse(input.url)) throw requiredError('url');
    if (!Array.isArray(input.topics) || !input.topics.length) throw requiredError('topics');
    const bad = input.topics.find((topic) => !TOPIC.test(textOf(topic)));
    if (bad !== undefined) throw badRequest(`Unknown topic "${textOf(bad)}"`);
    return { active: true, headers: [], httpBasicUsername: null, filters: null, ...input };
  },
  show: ({ state }, record) => {
    const { httpBasicPassword: _password, ...body } = record.body;
    const headers = (Array.isArray(body.headers) ? body.headers : [])
      .filter(isObject)
      .map(({ value, ...header }) => (header.secret === true ? header : { ...header, value }));
    return { ...body, headers, sys: spaceSys(state, 'WebhookDefinition', record) };
  },
});

const token = (): string => randomBytes(32).toString('base64url');

addSimpleRoutes(spaceResourceRoutes, {
  path: 'api_keys',
  type: 'ApiKey',
  map: ({ state }) => state.apiKeys,
  accept: ({ state }, input, before) => {
    if (typeof input.name !== 'string' || !input.name) throw requiredError('name');
    if (before) return { ...before.body, ...input, accessToken: before.body.accessToken };
    const preview = state.simple(randomBytes(11).toString('hex'), {
      name: input.name,
      accessToken: token(),
    });
    state.previewApiKeys.set(preview.id, preview);
    const environments = [linkTo('Environment', 'master')];
    return {
      environments,
      ...input,
      accessToken: token(),
      preview_api_key: linkTo('PreviewApiKey', preview.id),
    };
  },
  show: ({ state }, record) => ({ ...record.body, sys: spaceSys(state, 'ApiKey', record) }),
  onDelete: ({ state }, record) => {
    const preview = record.body.preview_api_key;
    if (isObject(preview) && isObject(preview.sys)) {
      state.previewApiKeys.delete(textOf(preview.sys.id));
    }
  },
});

addSimpleRoutes(spaceResourceRoutes, {
  path: 'preview_environments',
  type: 'PreviewEnvironment',
  map: ({ state }) => state.previewEnvironments,
  accept: (_context, input) => {
    if (typeof input.name !== 'string' || !input.name) throw requiredError('name');
    if (!Array.isArray(input.configurations)) throw requiredError('configurations');
    return input;
  },
  show: ({ state }, record) => ({
    ...record.body,
    sys: spaceSys(state, 'PreviewEnvironment', record),
  }),
});

const shownPreviewKey = (state: SpaceState, record: Simple): JsonObject => ({
  ...record.body,
  sys: spaceSys(state, 'PreviewApiKey', record),
});

const calls = (state: SpaceState, id: string): JsonObject[] => {
  if (!state.webhooks.has(id)) throw notFound({ type: 'WebhookDefinition', id });
  return state.webhookCalls.get(id) ?? [];
};

// Export tools ask for these; this server has none of them.
for (const path of ['roles', 'extensions']) {
  spaceResourceRoutes.on('GET', path, (context) => ok(pageOf(context.request, [])));
}

spaceResourceRoutes
  .on('GET', 'preview_api_keys', (context) =>
    listOf(context, context.state.previewApiKeys.values(), (record) =>
      shownPreviewKey(context.state, record),
    ),
  )
  .on('GET', 'preview_api_keys/:id', ({ state }, { id }) => {
    const record = state.previewApiKeys.get(id);
    if (!record) throw notFound({ type: 'PreviewApiKey', id });
    return ok(shownPreviewKey(state, record));
  })
  .on('GET', 'webhooks/:id/calls', (context, { id }) =>
    listOf(
      context,
      calls(context.state, id),
      ({ request: _sent, response: _answer, ...overview }) => overview,
    ),
  )
  .on('GET', 'webhooks/:id/calls/:call', ({ state }, { id, call }) => {
    const found = calls(state, id).find((one) => isObject(one.sys) && one.sys.id === call);
    if (!found) throw notFound({ type: 'WebhookCallDetails', id: call });
    return ok(found);
  })
  .on('GET', 'webhooks/:id/health', ({ state }, { id }) => {
    const made = calls(state, id);
    const healthy = made.filter(({ statusCode }) => Number(statusCode) < 300).length;
    return ok({ sys: { type: 'Webhook', id }, calls: { total: made.length, healthy } });
  });
