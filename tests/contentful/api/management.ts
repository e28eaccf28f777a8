import { randomBytes } from 'node:crypto';
import { processAsset } from '../assets';
import {
  archiveContent,
  createContent,
  publishContent,
  requireContent,
  updateContent,
} from '../content';
import {
  publishContentType,
  requireContentType,
  saveContentType,
  saveEditorInterface,
  shownEditorInterface,
} from '../contentTypes';
import { accessTokenInvalid, notFound, requireVersion } from '../errors';
import {
  headerOf,
  jsonBody,
  noContent,
  ok,
  Router,
  tokenOf,
  versionOf,
  type ApiRequest,
  type ApiResponse,
  type Handler,
} from '../http';
import {
  collection,
  managementContent,
  managementContentType,
  shownLocale,
  simple,
} from '../present';
import { newId, type Scope, type SpaceState } from '../store';
import { linkTo, type ContentKind, type JsonObject, type Simple } from '../types';

/** Addresses without an environment mean master. */
interface Context {
  scope: Scope;
  request: ApiRequest;
}

const routes = new Router<Context>();

/** The page of a list that the query asks for, as it is shown. */
const listOf = <Record>(
  { request }: Context,
  records: Iterable<Record>,
  show: (record: Record) => JsonObject,
): ApiResponse => ok(collection(Array.from(records, show), request.query));

/** Entries or assets, and their life from draft to archive. */
const addContent = (path: string, kind: ContentKind): void => {
  routes
    .on('GET', path, (context) => {
      const { scope, request } = context;
      const type = request.query.get('content_type');
      const records = [...scope.store.contents(kind).values()].filter(
        (record) => type === null || ('contentTypeId' in record && record.contentTypeId === type),
      );
      return listOf(context, records, (record) => managementContent(scope, record));
    })
    .on('GET', `${path}/:id`, ({ scope }, { id }) =>
      ok(managementContent(scope, requireContent(scope, kind, id))),
    )
    .on('PUT', `${path}/:id`, ({ scope, request }, { id }) => {
      const input = jsonBody(request);
      if (scope.store.content(kind, id)) {
        const saved = updateContent(scope, kind, id, input, versionOf(request));
        return ok(managementContent(scope, saved));
      }
      const contentTypeId = headerOf(request, 'X-Contentful-Content-Type');
      const created = createContent(scope, kind, input, { id, contentTypeId });
      return ok(managementContent(scope, created), 201);
    })
    .on('PUT', `${path}/:id/published`, ({ scope, request }, { id }) =>
      ok(managementContent(scope, publishContent(scope, kind, id, versionOf(request)))),
    )
    .on('PUT', `${path}/:id/archived`, ({ scope }, { id }) =>
      ok(managementContent(scope, archiveContent(scope, kind, id))),
    );
};
addContent('entries', 'Entry');
routes.on('GET', 'public/entries', (context) => {
  const { scope, request } = context;
  const entry = scope.store.entries.get(request.query.get('sys.id') ?? '');
  return listOf(context, entry?.published ? [entry] : [], (record) => ({
    ...managementContent(scope, record),
    fields: record.published?.body.fields ?? {},
  }));
});
addContent('assets', 'Asset');
routes.on('PUT', 'assets/:id/files/:locale/process', ({ scope, request }, { id, locale }) => {
  processAsset(scope, id, locale, versionOf(request));
  return noContent();
});

// Content types and their editor interfaces.
routes
  .on('GET', 'content_types', (context) =>
    listOf(context, context.scope.store.contentTypes.values(), (record) =>
      managementContentType(context.scope, record),
    ),
  )
  .on('GET', 'content_types/:id', ({ scope }, { id }) =>
    ok(managementContentType(scope, requireContentType(scope, id))),
  )
  .on('PUT', 'content_types/:id', ({ scope, request }, { id }) => {
    const status = scope.store.contentTypes.has(id) ? 200 : 201;
    const record = saveContentType(scope, id, jsonBody(request), versionOf(request));
    return ok(managementContentType(scope, record), status);
  })
  .on('PUT', 'content_types/:id/published', ({ scope, request }, { id }) =>
    ok(managementContentType(scope, publishContentType(scope, id, versionOf(request)))),
  )
  .on('GET', 'content_types/:id/editor_interface', ({ scope }, { id }) =>
    ok(shownEditorInterface(scope, id)),
  )
  .on('PUT', 'content_types/:id/editor_interface', ({ scope, request }, { id }) => {
    saveEditorInterface(scope, id, jsonBody(request), versionOf(request));
    return ok(shownEditorInterface(scope, id));
  })
  .on('GET', 'locales', (context) => listOf(context, [context.scope.state], shownLocale));

/** List, create, read and update of a kind of setting that only has a version. */
const addSetting = (
  path: string,
  type: string,
  recordsOf: (state: SpaceState) => Map<string, Simple>,
  complete: (state: SpaceState, input: JsonObject) => JsonObject = (_state, input) => input,
): void => {
  routes
    .on('GET', path, (context) =>
      listOf(context, recordsOf(context.scope.state).values(), (record) => simple(type, record)),
    )
    .on('POST', path, ({ scope: { state }, request }) => {
      const record = state.simple(newId(), complete(state, jsonBody(request)));
      recordsOf(state).set(record.id, record);
      return ok(simple(type, record), 201);
    })
    .on('GET', `${path}/:id`, ({ scope: { state } }, { id }) => {
      const record = recordsOf(state).get(id);
      if (!record) throw notFound();
      return ok(simple(type, record));
    })
    .on('PUT', `${path}/:id`, ({ scope: { state }, request }, { id }) => {
      const before = recordsOf(state).get(id);
      if (!before) throw notFound();
      requireVersion(before, versionOf(request));
      const { sys: _sys, ...body } = jsonBody(request);
      const record = { ...before, body, updatedAt: state.now(), version: before.version + 1 };
      recordsOf(state).set(id, record);
      return ok(simple(type, record));
    });
};

const newToken = (): string => randomBytes(32).toString('base64url');

addSetting('webhook_definitions', 'WebhookDefinition', ({ webhooks }) => webhooks);
addSetting(
  'preview_environments',
  'PreviewEnvironment',
  ({ previewEnvironments }) => previewEnvironments,
);
addSetting('preview_api_keys', 'PreviewApiKey', ({ previewApiKeys }) => previewApiKeys);
addSetting(
  'api_keys',
  'ApiKey',
  ({ apiKeys }) => apiKeys,
  (state, input) => {
    const preview = state.simple(newId(), { name: input.name, accessToken: newToken() });
    state.previewApiKeys.set(preview.id, preview);
    const previewKey = linkTo('PreviewApiKey', preview.id);
    return { ...input, accessToken: newToken(), preview_api_key: previewKey };
  },
);

const PATH = /^\/spaces\/([^/]+)(?:\/environments\/([^/]+))?(?:\/(.*))?$/;

/** The only user, who administers the space. */
const USER = 'offlineuser';

routes.on('GET', 'space_members/:id', ({ scope: { state } }, { id }) => {
  if (id !== `${state.spaceId}-${USER}`) throw notFound();
  const sys = { type: 'SpaceMember', id, user: linkTo('User', USER) };
  return ok({ sys, admin: true, roles: [] });
});

/** Answers the management API. */
export const managementApi =
  (state: SpaceState, token: string): Handler =>
  (request) => {
    if (tokenOf(request) !== token) throw accessTokenInvalid();
    if (request.path === '/users/me') return ok({ sys: { type: 'User', id: USER } });
    const [, spaceId, environment, path = ''] = PATH.exec(request.path) ?? [];
    const environmentId = environment ?? 'master';
    const store = state.environmentOf(environmentId);
    if (spaceId !== state.spaceId || !store) throw notFound();
    if (path === '' && request.method === 'GET') {
      const [type, id] = environment ? ['Environment', environment] : ['Space', spaceId];
      return ok({ name: id, sys: { type, id, version: 1 } });
    }
    const scope = { state, store, environmentId };
    return routes.answer(request.method, path, { scope, request });
  };
