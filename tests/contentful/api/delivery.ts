import { accessTokenInvalid, invalidQuery, notFound } from '../errors';
import { ok, tokenOf, type ApiRequest, type ApiResponse } from '../http';
import { collection, deliveryContent, deliveryContentType, type View } from '../present';
import { runQuery } from '../query';
import { Router } from '../router';
import type { Scope, SpaceState } from '../state';
import { isLink, type ContentKind, type JsonObject, type Simple } from '../types';
import { syncPage } from './sync';

interface Context {
  scope: Scope;
  view: View;
  request: ApiRequest;
}

const localeOf = ({ scope, request }: Context): string => {
  const locale = request.query.get('locale') ?? scope.state.locale;
  if (locale === '*' || locale === scope.state.locale) return locale;
  throw invalidQuery({ name: 'locale', value: locale, details: `Unknown locale: ${locale}` });
};

const pageOf = ({ request }: Context, items: JsonObject[]): ApiResponse =>
  ok(collection(runQuery(items, request.query)));

const contentPage = (context: Context, kind: ContentKind): ApiResponse => {
  const { scope, view, request } = context;
  const { store } = scope;
  if (kind === 'Entry' && request.query.get('include') !== '0') {
    throw notFound({ details: 'No linked entries here: ask with include=0' });
  }
  const typeId = request.query.get('content_type');
  if (typeId !== null && !store.publishedType(typeId)) {
    throw invalidQuery({ name: 'unknownContentType', value: typeId });
  }
  const entries = [...store.entries.values()].filter(
    ({ contentTypeId }) => typeId === null || contentTypeId === typeId,
  );
  const locale = localeOf(context);
  const shown = (kind === 'Entry' ? entries : [...store.assets.values()])
    .map((record) => deliveryContent(scope, view, record, locale))
    .filter((item) => item !== undefined);
  return pageOf(context, shown);
};

const oneContent = (context: Context, kind: ContentKind, id: string): ApiResponse => {
  const { scope, view } = context;
  const record = scope.store.content(kind, id);
  const shown = record && deliveryContent(scope, view, record, localeOf(context));
  if (shown) return ok(shown);
  throw notFound({ type: kind, id, environment: scope.environmentId, space: scope.state.spaceId });
};

const publishedTypes = ({ scope }: Context): JsonObject[] =>
  [...scope.store.contentTypes.values()]
    .filter((type) => type.published)
    .map((type) => deliveryContentType(scope, type));

const shownLocale = ({ locale }: SpaceState): JsonObject => ({
  code: locale,
  name: locale,
  default: true,
  fallbackCode: null,
  sys: { id: 'defaultLocale', type: 'Locale', version: 1 },
});

const router = new Router<Context>()
  .on('GET', '', ({ scope: { state } }) =>
    ok({
      sys: { type: 'Space', id: state.spaceId },
      name: 'Offline space',
      locales: [shownLocale(state)],
    }),
  )
  .on('GET', 'content_types', (context) => pageOf(context, publishedTypes(context)))
  .on('GET', 'entries', (context) => contentPage(context, 'Entry'))
  .on('GET', 'entries/:id', (context, { id }) => oneContent(context, 'Entry', id))
  .on('GET', 'assets', (context) => contentPage(context, 'Asset'))
  .on('GET', 'assets/:id', (context, { id }) => oneContent(context, 'Asset', id))
  .on('GET', 'locales', (context) => pageOf(context, [shownLocale(context.scope.state)]))
  .on('GET', 'sync', ({ scope, view, request }) => ok(syncPage(scope, view, request.query)));

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
  (state: SpaceState, view: View) =>
  (request: ApiRequest): ApiResponse | Promise<ApiResponse> => {
    const key = keyOf(state, view, tokenOf(request));
    if (!key) throw accessTokenInvalid();
    const [, spaceId, environmentId = 'master', rest = ''] =
      ENVIRONMENT_PATH.exec(request.path) ?? [];
    if (spaceId !== state.spaceId) throw notFound({ type: 'Space', id: spaceId });
    const store = state.environments.get(environmentId);
    if (!store || !opens(key, environmentId)) {
      throw notFound({ type: 'Environment', id: environmentId, space: spaceId });
    }
    const scope = { state, store, environmentId };
    return router.answer({ scope, view, request }, rest, request);
  };
