import { accessTokenInvalid, badRequest, notFound } from '../errors';
import { ok, Router, tokenOf, type ApiRequest, type ApiResponse, type Handler } from '../http';
import { collection, deliveryContent, deliveryContentType, type View } from '../present';
import { runQuery } from '../query';
import type { Scope, SpaceState } from '../store';
import { isLink, type ContentKind, type JsonObject } from '../types';
import { syncPage } from './sync';

interface Context {
  scope: Scope;
  view: View;
  query: URLSearchParams;
}

const pageOf = ({ query }: Context, items: JsonObject[]): ApiResponse =>
  ok(collection(runQuery(items, query)));

const contentPage = (context: Context, kind: ContentKind): ApiResponse => {
  const { scope, view, query } = context;
  // Linked entries are told with include=0 only, which is to leave them out.
  if (kind === 'Entry' && query.get('include') !== '0') throw notFound();
  const typeId = query.get('content_type');
  if (typeId !== null && !scope.store.publishedType(typeId))
    throw badRequest(`Unknown content type: ${typeId}`);
  const shown = [...scope.store.contents(kind).values()]
    .filter(
      (record) => typeId === null || ('contentTypeId' in record && record.contentTypeId === typeId),
    )
    .map((record) => deliveryContent(scope, view, record, scope.state.locale))
    .filter((item) => item !== undefined);
  return pageOf(context, shown);
};

const oneContent = ({ scope, view }: Context, kind: ContentKind, id: string): ApiResponse => {
  const record = scope.store.content(kind, id);
  const shown = record && deliveryContent(scope, view, record, scope.state.locale);
  if (shown) return ok(shown);
  throw notFound();
};

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
  .on('GET', 'content_types', (context) =>
    pageOf(
      context,
      [...context.scope.store.contentTypes.values()]
        .filter(({ published }) => published)
        .map((type) => deliveryContentType(context.scope, type)),
    ),
  )
  .on('GET', 'entries', (context) => contentPage(context, 'Entry'))
  .on('GET', 'entries/:id', (context, { id }) => oneContent(context, 'Entry', id))
  .on('GET', 'assets', (context) => contentPage(context, 'Asset'))
  .on('GET', 'assets/:id', (context, { id }) => oneContent(context, 'Asset', id))
  .on('GET', 'locales', (context) => pageOf(context, [shownLocale(context.scope.state)]))
  .on('GET', 'sync', ({ scope, view, query }) => ok(syncPage(scope, view, query)));

const ENVIRONMENT_PATH = /^\/spaces\/([^/]+)(?:\/environments\/([^/]+))?(?:\/(.*))?$/;

/** Whether a token opens the space; a preview token belongs to a delivery key. */
const isKnown = (state: SpaceState, view: View, token: string | undefined): boolean => {
  const keys = [...state.apiKeys.values()];
  if (view === 'delivery') return keys.some(({ body }) => body.accessToken === token);
  return keys.some(({ body: { preview_api_key: link } }) => {
    const preview = isLink(link) ? state.previewApiKeys.get(link.sys.id) : undefined;
    return preview !== undefined && preview.body.accessToken === token;
  });
};

/** Answers the delivery API and, with `view` `preview`, the preview API. */
export const deliveryApi =
  (state: SpaceState, view: View): Handler =>
  (request: ApiRequest) => {
    if (!isKnown(state, view, tokenOf(request))) throw accessTokenInvalid();
    const [, spaceId, environmentId = 'master', path = ''] =
      ENVIRONMENT_PATH.exec(request.path) ?? [];
    const store = state.environments.get(environmentId);
    if (spaceId !== state.spaceId || !store) throw notFound();
    const scope = { state, store, environmentId };
    return router.answer(request.method, path, { scope, view, query: request.query });
  };
