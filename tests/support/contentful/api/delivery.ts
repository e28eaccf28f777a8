import { accessTokenInvalid, badRequest, invalidQuery, notFound } from '../errors';
import { ok, tokenOf, type ApiRequest, type ApiResponse } from '../http';
import { collection, deliveryContent, deliveryContentType, type View } from '../present';
import { runQuery, type Page } from '../query';
import { Router } from '../router';
import type { Scope, SpaceState } from '../state';
import { isLink, type ContentKind, type JsonObject, type Simple } from '../types';
import { resolveIncludes } from './includes';
import { syncPage } from './sync';

const MAX_LIMIT = 1000;
const MAX_INCLUDE = 10;

export interface DeliveryOptions {
  /** Whether the preview API answers delta synchronizations. */
  previewDeltas: boolean;
}

interface Context {
  scope: Scope;
  view: View;
  request: ApiRequest;
  options: DeliveryOptions;
}

const localeOf = ({ scope, request }: Context): string => {
  const locale = request.query.get('locale') ?? scope.store.defaultLocale();
  if (locale === '*' || scope.store.localeCodes().includes(locale)) return locale;
  throw badRequest(`Unknown locale: ${locale}`);
};

const shownLocale = ({ body, id, version }: Simple): JsonObject => ({
  code: body.code,
  name: body.name,
  default: body.default === true,
  fallbackCode: body.fallbackCode ?? null,
  sys: { id, type: 'Locale', version },
});

const listed = (context: Context, items: JsonObject[]): Page =>
  runQuery(items, context.request.query, {
    localeMaps: context.request.query.get('locale') === '*',
    maxLimit: MAX_LIMIT,
  });

const pageOf = (context: Context, items: JsonObject[]): ApiResponse =>
  ok(collection(listed(context, items)));

/** Fields may only be asked for together with their content type, and only if they exist. */
const checkFieldNames = ({ scope, request }: Context): void => {
  const typeId = request.query.get('content_type');
  const type = typeId === null ? undefined : scope.store.publishedType(typeId);
  if (typeId !== null && !type) {
    throw invalidQuery([{ name: 'unknownContentType', value: typeId }]);
  }
  const order = (request.query.get('order') ?? '').split(',').map((key) => key.replace(/^-/, ''));
  const names = [...request.query.keys(), ...order].filter((name) => name.startsWith('fields.'));
  for (const name of names) {
    const id = name.slice('fields.'.length).replace(/[.[].*$/, '');
    if (!type) {
      throw invalidQuery([
        {
          name: 'contentTypeRequired',
          details:
            'When querying for entries and involving fields you need to limit your query to a specific content type. Please send `content_type` as a query parameter.',
        },
      ]);
    }
    if (!type.fields.some((field) => field.id === id)) {
      const details = `No field with id "${id}" found.`;
      throw invalidQuery([{ name: 'unknown', path: ['fields', id], details }]);
    }
  }
};

const records = ({ scope, request }: Context, kind: ContentKind) => {
  if (kind === 'Asset') return [...scope.store.assets.values()];
  const type = request.query.get('content_type');
  const all = [...scope.store.entries.values()];
  return type === null ? all : all.filter((entry) => entry.contentTypeId === type);
};

const contentPage = (context: Context, kind: ContentKind): ApiResponse => {
  if (kind === 'Entry') checkFieldNames(context);
  const { scope, view, request } = context;
  const locale = localeOf(context);
  const visible = records(context, kind)
    .map((record) => deliveryContent(scope, view, record, locale))
    .filter((shown) => shown !== undefined);
  const page = listed(context, visible);
  const include = Number(request.query.get('include') ?? 1);
  if (!Number.isInteger(include) || include < 0 || include > MAX_INCLUDE) {
    throw invalidQuery([
      { name: 'include', details: `include must be between 0 and ${MAX_INCLUDE}` },
    ]);
  }
  const linked = kind === 'Entry' ? resolveIncludes(scope, view, page.items, include, locale) : {};
  return ok({ ...collection(page), ...linked });
};

const oneContent = (context: Context, kind: ContentKind, id: string): ApiResponse => {
  const { scope, view } = context;
  const record = scope.store.content(kind, id);
  const shown = record && deliveryContent(scope, view, record, localeOf(context));
  if (shown) return ok(shown);
  const { spaceId: space } = scope.state;
  throw notFound({ type: kind, id, environment: scope.environmentId, space });
};

const publishedTypes = ({ scope }: Context): JsonObject[] =>
  [...scope.store.contentTypes.values()]
    .filter((type) => type.published)
    .map((type) => deliveryContentType(scope, type));

const shownTag = ({ id, body, createdAt, updatedAt }: Simple): JsonObject => ({
  name: body.name,
  sys: { type: 'Tag', id, version: 1, visibility: body.visibility, createdAt, updatedAt },
});

const publicTags = ({ scope }: Context): JsonObject[] =>
  [...scope.store.tags.values()].filter(({ body }) => body.visibility === 'public').map(shownTag);

const find = (items: JsonObject[], id: string, type: string): ApiResponse => {
  const found = items.find((item) => (item.sys as JsonObject).id === id);
  if (!found) throw notFound({ type, id });
  return ok(found);
};

const router = new Router<Context>()
  .on('GET', 'content_types', (context) => pageOf(context, publishedTypes(context)))
  .on('GET', 'content_types/:id', (context, { id }) =>
    find(publishedTypes(context), id, 'ContentType'),
  )
  .on('GET', 'entries', (context) => contentPage(context, 'Entry'))
  .on('GET', 'entries/:id', (context, { id }) => oneContent(context, 'Entry', id))
  .on('GET', 'assets', (context) => contentPage(context, 'Asset'))
  .on('GET', 'assets/:id', (context, { id }) => oneContent(context, 'Asset', id))
  .on('GET', 'locales', (context) =>
    pageOf(context, [...context.scope.store.locales.values()].map(shownLocale)),
  )
  .on('GET', 'tags', (context) => pageOf(context, publicTags(context)))
  .on('GET', 'tags/:id', (context, { id }) => find(publicTags(context), id, 'Tag'))
  .on('GET', 'sync', ({ scope, view, request, options }) => {
    const host = scope.state.hosts[view];
    const { spaceId } = scope.state;
    const baseUrl = `https://${host}/spaces/${spaceId}/environments/${scope.environmentId}`;
    return ok(syncPage(scope, view, request.query, { baseUrl, ...options }));
  });

const shownSpace = (state: SpaceState, locales: JsonObject[]): JsonObject => ({
  sys: { type: 'Space', id: state.spaceId },
  name: state.name,
  locales,
});

const ENVIRONMENT_PATH = /^\/spaces\/([^/]+)(?:\/environments\/([^/]+))?(?:\/(.*))?$/;

/** The delivery key behind a token; a preview token belongs to a delivery key as well. */
const keyOf = (state: SpaceState, view: View, token: string | undefined): Simple | undefined => {
  const keys = [...state.apiKeys.values()];
  if (view === 'delivery') return keys.find(({ body }) => body.accessToken === token);
  const preview = [...state.previewApiKeys.values()].find(({ body }) => body.accessToken === token);
  return keys.find(
    ({ body }) => isLink(body.preview_api_key) && body.preview_api_key.sys.id === preview?.id,
  );
};

const opens = (key: Simple, environmentId: string): boolean =>
  Array.isArray(key.body.environments) &&
  key.body.environments.some((link) => isLink(link) && link.sys.id === environmentId);

/** Answers the delivery API and, with `view` `preview`, the preview API. */
export const deliveryApi =
  (state: SpaceState, view: View, options: DeliveryOptions) =>
  (request: ApiRequest): ApiResponse | Promise<ApiResponse> => {
    const key = keyOf(state, view, tokenOf(request));
    if (!key) throw accessTokenInvalid();
    const [, spaceId, environment = 'master', rest = ''] =
      ENVIRONMENT_PATH.exec(request.path) ?? [];
    if (spaceId !== state.spaceId) throw notFound({ type: 'Space', id: spaceId });
    const store = state.environment(environment);
    if (!store || !opens(key, environment)) {
      throw notFound({ type: 'Environment', id: environment, space: spaceId });
    }
    const scope = { state, store, environmentId: environment };
    if (!rest && request.method === 'GET') {
      return ok(shownSpace(state, [...store.locales.values()].map(shownLocale)));
    }
    const answer = router.answer({ scope, view, request, options }, rest, request);
    if (!answer) throw notFound();
    return answer;
  };
