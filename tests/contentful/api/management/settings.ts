import { randomBytes } from 'node:crypto';
import { notFound, requiredError, requireVersion } from '../../errors';
import { jsonBody, ok, versionOf } from '../../http';
import { simpleSys } from '../../present';
import { Router } from '../../router';
import { newId, type SpaceState } from '../../state';
import { isEnvironmentFilter } from '../../webhooks';
import { linkTo, type JsonObject, type Simple } from '../../types';
import { listOf, type Context, type Routes } from './context';

/** How one kind of setting, which only has a version, is kept, checked and shown. */
interface Setting {
  path: string;
  type: string;
  records: 'webhooks' | 'apiKeys' | 'previewEnvironments';
  /** Properties that have to be there. */
  required: string[];
  /** Completes what a caller sends; throws an ApiError when it is refused. */
  complete: (state: SpaceState, input: JsonObject, before: Simple | undefined) => JsonObject;
}

const shown = (type: string, record: Simple): JsonObject => ({
  ...record.body,
  sys: simpleSys(type, record),
});

/** Adds list, create, read and update of a setting. */
const addSetting = (router: Routes, setting: Setting): void => {
  const { path, type } = setting;
  const recordsOf = ({ scope }: Context) => scope.state[setting.records];
  const find = (context: Context, id: string): Simple => {
    const record = recordsOf(context).get(id);
    if (!record) throw notFound({ type, id });
    return record;
  };
  const bodyOf = (context: Context, before?: Simple): JsonObject => {
    const { sys: _sys, ...input } = jsonBody(context.request);
    for (const name of setting.required) if (!input[name]) throw requiredError(name);
    return setting.complete(context.scope.state, input, before);
  };
  router
    .on('GET', path, (context) =>
      listOf(context, recordsOf(context).values(), (record) => shown(type, record)),
    )
    .on('POST', path, (context) => {
      const record = context.scope.state.simple(newId(), bodyOf(context));
      recordsOf(context).set(record.id, record);
      return ok(shown(type, record), 201);
    })
    .on('GET', `${path}/:id`, (context, { id }) => ok(shown(type, find(context, id))))
    .on('PUT', `${path}/:id`, (context, { id }) => {
      const before = find(context, id);
      requireVersion(before, versionOf(context.request));
      const { state } = context.scope;
      const body = bodyOf(context, before);
      const record = { ...before, body, updatedAt: state.now(), version: before.version + 1 };
      recordsOf(context).set(id, record);
      return ok(shown(type, record));
    });
};

const newToken = (): string => randomBytes(32).toString('base64url');

/** The locale, webhooks, delivery and preview keys, content previews. */
export const settingRoutes: Routes = new Router<Context>()
  .on('GET', 'locales', (context) =>
    listOf(context, [context.scope.state.locale], (code) => ({
      code,
      internal_code: code,
      name: code,
      default: true,
      fallbackCode: null,
      optional: false,
      sys: { type: 'Locale', id: 'defaultLocale', version: 1 },
    })),
  )
  // contentful-migration asks for them; nothing here has any.
  .on('GET', 'tags', (context) => listOf(context, [], () => ({})))
  .on('GET', 'preview_api_keys/:id', ({ scope }, { id }) => {
    const record = scope.state.previewApiKeys.get(id);
    if (!record) throw notFound({ type: 'PreviewApiKey', id });
    return ok(shown('PreviewApiKey', record));
  });

addSetting(settingRoutes, {
  path: 'webhook_definitions',
  type: 'WebhookDefinition',
  records: 'webhooks',
  required: ['name', 'url', 'topics'],
  complete: (_state, input) => {
    // A filter that this server would not apply must not look as if it did.
    const filters = Array.isArray(input.filters) ? input.filters : [];
    if (!filters.every(isEnvironmentFilter)) throw notFound({ details: 'No such filters here' });
    return { active: true, headers: [], filters: null, ...input };
  },
});

addSetting(settingRoutes, {
  path: 'api_keys',
  type: 'ApiKey',
  records: 'apiKeys',
  required: ['name'],
  complete: (state, input, before) => {
    if (before) return { ...before.body, ...input, accessToken: before.body.accessToken };
    const preview = state.simple(newId(), { name: input.name, accessToken: newToken() });
    state.previewApiKeys.set(preview.id, preview);
    return {
      environments: [linkTo('Environment', 'master')],
      ...input,
      accessToken: newToken(),
      preview_api_key: linkTo('PreviewApiKey', preview.id),
    };
  },
});

addSetting(settingRoutes, {
  path: 'preview_environments',
  type: 'PreviewEnvironment',
  records: 'previewEnvironments',
  required: ['name', 'configurations'],
  complete: (_state, input) => input,
});
