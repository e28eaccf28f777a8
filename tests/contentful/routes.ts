/** What the APIs answer, on Express. */
import { randomBytes } from 'node:crypto';
import express, { Router, type Request, type Response } from 'express';
import {
  MASTER,
  newId,
  now,
  requireRecord,
  shown,
  type DeliveredItem,
  type Environment,
  type SpaceData,
} from './environment';
import { ApiError, badRequest, notFound } from './errors';
import {
  deliveryItem,
  processAsset,
  publishContent,
  publishContentType,
  save,
  saveContent,
  saveContentType,
  type Content,
} from './operations';
import {
  isObject,
  linkTo,
  textOf,
  type Json,
  type JsonObject,
  type ResourceType,
  type Stored,
} from './types';

export type ApiName = 'delivery' | 'preview' | 'management' | 'upload' | 'images';

/** The token of the management API. */
export const MANAGEMENT_TOKEN = 'CFPAT-offline-management-token';

/** Which API a request is for. Contentful has a host for each API; this server uses path and key. */
export const apiOf = ({ environments }: SpaceData, request: Request): ApiName | undefined => {
  if (!request.path.startsWith('/spaces/')) return 'images';
  const token = /^Bearer (.+)$/i.exec(request.get('Authorization') ?? '')?.[1];
  const { ApiKey, PreviewApiKey } = environments.get(MASTER)?.records ?? {};
  const isAmong = (keys?: Map<string, Stored>) =>
    [...(keys?.values() ?? [])].some(({ body }) => body.accessToken === token);
  if (token === MANAGEMENT_TOKEN)
    return request.path.endsWith('/uploads') ? 'upload' : 'management';
  if (isAmong(ApiKey)) return 'delivery';
  return isAmong(PreviewApiKey) ? 'preview' : undefined;
};

interface Asked {
  readonly api: ApiName;
  readonly environment: Environment;
}

/** What a request is about: see `apiRoutes`. */
const askedOf = ({ locals }: Response): Asked => locals.asked as Asked;

const bodyOf = ({ body }: Request<object>): JsonObject => {
  if (!isObject(body)) return {};
  const { sys: _sys, ...sent } = body;
  return sent;
};

/** The `X-Contentful-Version` header as a number. */
const versionOf = (request: Request<object>): number | undefined => {
  const value = request.get('X-Contentful-Version');
  return value === undefined || value === '' ? undefined : Number(value);
};

const queryOf = ({ originalUrl }: Request<object>): URLSearchParams =>
  new URL(originalUrl, 'https://localhost').searchParams;

const MAX_LIMIT = 1000;

/** Parameters that are no filters; `content_type` is read where it matters. */
const PAGING = ['limit', 'skip', 'order', 'content_type'];

/** The value at a path such as `sys.contentType.sys.id`, as text; only `sys` can be asked for. */
const valueAt = (item: JsonObject, path: string): string => {
  if (!/^sys(\.\w+)+$/.test(path)) throw notFound();
  const part = (value: Json | undefined, key: string) => (isObject(value) ? value[key] : undefined);
  return textOf(path.split('.').reduce<Json | undefined>(part, item));
};

/**
 * A page of a collection: filtered by `sys` values, ordered, and limited as the query parameters ask.
 *
 * @throws the response to an unknown path for every other filter, rather than ignore it
 */
const collection = (items: JsonObject[], query: URLSearchParams): JsonObject => {
  const skip = Number(query.get('skip') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  if (limit > MAX_LIMIT) throw badRequest(`The limit must be at most ${MAX_LIMIT}`);
  const filters = [...query].filter(([name]) => !PAGING.includes(name));
  const found = items.filter((item) =>
    filters.every(([name, wanted]) => valueAt(item, name) === wanted),
  );
  const order = query.get('order');
  if (order !== null)
    found.sort((left, right) => valueAt(left, order).localeCompare(valueAt(right, order)));
  const page = found.slice(skip, skip + limit);
  return { sys: { type: 'Array' }, items: page, total: found.length, skip, limit };
};

const MAX_RESPONSE_BYTES = 7 * 1024 * 1024;

/** What an API delivers of an entry or asset: with its environment, and without fields out of use. */
const visible = ({ space, id: environmentId, records }: Environment, item: DeliveredItem) => {
  const sys = {
    ...item.sys,
    space: linkTo('Space', space.id),
    environment: linkTo('Environment', environmentId),
  };
  const type = records.ContentType.get(item.sys.contentType?.sys.id ?? '')?.published;
  if (!type) return { ...item, sys };
  const fields = { ...item.fields };
  for (const { id, omitted } of type.body.fields) if (omitted) delete fields[id];
  return { sys, fields };
};

/**
 * One page of an initial sync: what is published, or for previews every draft. `nextPageUrl` leads on until
 * `nextSyncUrl` ends the sync. A token holds where the page begins and how long it is.
 */
const syncPage = ({ api, environment }: Asked, request: Request): JsonObject => {
  const query = queryOf(request);
  const limit = Math.min(Number(query.get('limit') ?? 100), MAX_LIMIT);
  const [from = 0, size = limit] = (query.get('sync_token') ?? `0-${limit}`).split('-').map(Number);
  const records: Content[] = [
    ...environment.records.Entry.values(),
    ...environment.records.Asset.values(),
  ];
  const isPreview = api === 'preview';
  const all = records.filter(({ published }) => isPreview || published !== undefined);
  const url = (position: number) =>
    `https://${request.get('host')}${request.baseUrl}/sync?sync_token=${position}-${size}`;
  return {
    sys: { type: 'Array' },
    items: all
      .slice(from, from + size)
      .map((record) => visible(environment, deliveryItem(record, isPreview))),
    ...(from + size < all.length
      ? { nextPageUrl: url(from + size) }
      : { nextSyncUrl: url(all.length) }),
  };
};

const localesOf = ({ space }: Environment): JsonObject[] =>
  [space.locale, ...space.otherLocales].map((code, index) => ({
    code,
    name: code,
    default: index === 0,
    optional: false,
    fallbackCode: index === 0 ? null : space.locale,
    sys: { id: `locale-${code}`, type: 'Locale', version: 1 },
  }));

/** Content types as an API returns them: published ones to readers, else drafts. */
const typesFor = ({ api, environment }: Asked): JsonObject[] =>
  [...environment.records.ContentType.values()].flatMap((record) => {
    if (api === 'management') return [shown(environment, record)];
    const { published, publishedAt = '' } = record;
    if (!published) return [];
    return [shown(environment, { ...record, body: published.body, updatedAt: publishedAt })];
  });

/** What every API answers in an environment. */
const readRoutes = Router()
  .get('/', ({ originalUrl }, response) => {
    const { environment } = askedOf(response);
    const type = originalUrl.includes('/environments/') ? 'Environment' : 'Space';
    const id = type === 'Space' ? environment.space.id : environment.id;
    response.json({ name: id, sys: { type, id, version: 1 }, locales: localesOf(environment) });
  })
  .get('/locales', (request, response) => {
    const { environment } = askedOf(response);
    response.json(collection(localesOf(environment), queryOf(request)));
  })
  .get('/content_types', (request, response) => {
    response.json(collection(typesFor(askedOf(response)), queryOf(request)));
  })
  .get('/sync', (request, response, next) => {
    if (askedOf(response).api === 'management') return next();
    const page = syncPage(askedOf(response), request);
    if (Buffer.byteLength(JSON.stringify(page)) > MAX_RESPONSE_BYTES)
      throw badRequest(`Response size too big. Maximum allowed: ${MAX_RESPONSE_BYTES}B.`);
    response.json(page);
  });

const newToken = (): string => randomBytes(32).toString('base64url');

/** A new delivery key comes with a preview key. */
const withPreviewKey = (environment: Environment, { name, ...input }: JsonObject): JsonObject => {
  const preview = save(environment, 'PreviewApiKey', newId(), { name, accessToken: newToken() });
  const link = linkTo('PreviewApiKey', preview.id);
  return { ...input, name, accessToken: newToken(), preview_api_key: link };
};

/** The resources of the management API by their paths. */
const COLLECTIONS: Readonly<Record<string, ResourceType>> = {
  content_types: 'ContentType',
  entries: 'Entry',
  assets: 'Asset',
  webhook_definitions: 'WebhookDefinition',
  preview_environments: 'PreviewEnvironment',
  preview_api_keys: 'PreviewApiKey',
  api_keys: 'ApiKey',
};

/** The type of the resources at a path, or a 404. */
const typeAt = (path: string): ResourceType => {
  const type = COLLECTIONS[path];
  if (!type) throw notFound();
  return type;
};

/** Creates or replaces content and its types. Settings are only replaced: Contentful names new ones. */
const saveAt = (
  environment: Environment,
  type: ResourceType,
  id: string,
  request: Request<object>,
): Stored => {
  const [body, version] = [bodyOf(request), versionOf(request)];
  const contentTypeId = request.get('X-Contentful-Content-Type');
  switch (type) {
    case 'Entry':
    case 'Asset':
      return saveContent(environment, type, id, body, { version, contentTypeId });
    case 'ContentType':
      return saveContentType(environment, id, body, version);
    default:
      requireRecord(environment, type, id);
      return save(environment, type, id, body, { version });
  }
};

/** The other endpoints of the management API. */
const managementRoutes = Router()
  .get('/content_types/:id/editor_interface', ({ params: { id } }, response) => {
    const { environment } = askedOf(response);
    response.json(shown(environment, requireRecord(environment, 'EditorInterface', id)));
  })
  .put('/content_types/:id/editor_interface', (request, response) => {
    const { environment } = askedOf(response);
    const saved = saveAt(environment, 'EditorInterface', request.params.id, request);
    response.json(shown(environment, saved));
  })
  .put('/assets/:id/files/:locale/process', (request, response) => {
    processAsset(askedOf(response).environment, request.params.id, versionOf(request));
    response.sendStatus(204);
  })
  .get('/:path', (request, response) => {
    const { environment } = askedOf(response);
    const records: Iterable<Stored> = environment.records[typeAt(request.params.path)].values();
    const wanted = queryOf(request).get('content_type');
    const items = [...records]
      .filter(({ contentTypeId }) => wanted === null || contentTypeId === wanted)
      .map((record) => shown(environment, record));
    response.json(collection(items, queryOf(request)));
  })
  .post('/:path', (request, response) => {
    const { environment } = askedOf(response);
    const type = typeAt(request.params.path);
    if (type === 'Entry' || type === 'Asset' || type === 'ContentType') throw notFound();
    const body = bodyOf(request);
    const complete = type === 'ApiKey' ? withPreviewKey(environment, body) : body;
    response.status(201).json(shown(environment, save(environment, type, newId(), complete)));
  })
  .get('/:path/:id', ({ params: { path, id } }, response) => {
    const { environment } = askedOf(response);
    response.json(shown(environment, requireRecord(environment, typeAt(path), id)));
  })
  .put('/:path/:id', (request, response) => {
    const { environment } = askedOf(response);
    const { path, id } = request.params;
    const type = typeAt(path);
    const status = environment.records[type].has(id) ? 200 : 201;
    response.status(status).json(shown(environment, saveAt(environment, type, id, request)));
  })
  .put('/:path/:id/published', (request, response) => {
    const { environment } = askedOf(response);
    const { path, id } = request.params;
    const type = typeAt(path);
    const published: Stored =
      type === 'Entry' || type === 'Asset'
        ? publishContent(environment, requireRecord(environment, type, id), versionOf(request))
        : publishContentType(environment, id, versionOf(request));
    response.json(shown(environment, published));
  });

/** The image parameters that the site uses: size, crop, focus, format, and quality. */
const PARAMETERS = ['w', 'h', 'fit', 'f', 'fm', 'q'];

/** Everything that the server answers for a space. */
export const apiRoutes = (space: SpaceData): Router =>
  Router()
    .post(
      ['/spaces/:spaceId/environments/:environmentId/uploads', '/spaces/:spaceId/uploads'],
      express.raw({ type: () => true, limit: '50mb' }),
      ({ body }, response) => {
        if (response.locals.api !== 'upload') throw new ApiError(401);
        const id = newId();
        space.uploads.set(id, body as Buffer);
        response.status(201).json({ sys: { type: 'Upload', id, createdAt: now() } });
      },
    )
    .use(
      ['/spaces/:spaceId/environments/:environmentId', '/spaces/:spaceId'],
      express.json({ type: () => true, strict: false, limit: '10mb' }),
      ({ params: { spaceId, environmentId = MASTER } }, { locals }, next) => {
        const api = locals.api as ApiName | undefined;
        if (!api) throw new ApiError(401);
        const environment = space.environments.get(environmentId);
        if (spaceId !== space.id || !environment) throw notFound();
        locals.asked = { api, environment } satisfies Asked;
        next();
      },
      readRoutes,
      (_request, response, next) => {
        if (askedOf(response).api !== 'management') throw notFound();
        next();
      },
      managementRoutes,
    )
    // Pictures are served unchanged, whatever the parameters: browsers look into a file, not at its type.
    .get('*', (request, response) => {
      const file = space.files.get(decodeURI(request.path));
      const isKnown = [...queryOf(request).keys()].every((name) => PARAMETERS.includes(name));
      if (!file || !isKnown) throw notFound();
      response.type(file.contentType).send(file.bytes);
    });
