import { badRequest, notFound } from '../../errors';
import {
  headerOf,
  jsonBody,
  noContent,
  ok,
  versionOf,
  type ApiRequest,
  type ApiResponse,
} from '../../http';
import { processAsset } from '../../operations/assets';
import { requireContent } from '../../operations/content';
import { createContent, updateContent } from '../../operations/drafts';
import {
  archiveContent,
  deleteContent,
  publishContent,
  unarchiveContent,
  unpublishContent,
} from '../../operations/life';
import { applyPatch } from '../../patch';
import { deliveryContent, managementContent } from '../../present';
import { Router } from '../../router';
import { isObject, type ContentKind, type JsonObject } from '../../types';
import { resolveIncludes } from '../includes';
import { listOf, pageOf, type EnvironmentContext, type EnvironmentRoutes } from './context';

const PATHS: [string, ContentKind][] = [
  ['entries', 'Entry'],
  ['assets', 'Asset'],
];

const contentTypeOf = (request: ApiRequest, kind: ContentKind): { contentTypeId?: string } => {
  if (kind === 'Asset') return {};
  const contentTypeId = headerOf(request, 'X-Contentful-Content-Type');
  if (!contentTypeId) throw badRequest('The X-Contentful-Content-Type header is missing');
  return { contentTypeId };
};

const listContent = (context: EnvironmentContext, kind: ContentKind): ApiResponse => {
  const { scope, request } = context;
  const map = kind === 'Entry' ? scope.store.entries : scope.store.assets;
  const type = request.query.get('content_type');
  const records = [...map.values()].filter(
    (record) => type === null || ('contentTypeId' in record && record.contentTypeId === type),
  );
  return listOf(context, records, (record) => managementContent(scope, record));
};

const addContentRoutes = (router: EnvironmentRoutes, path: string, kind: ContentKind): void => {
  router
    .on('GET', path, (context) => listContent(context, kind))
    .on('POST', path, ({ scope, request }) => {
      const input = jsonBody(request);
      const record = createContent(scope, kind, input, contentTypeOf(request, kind));
      return ok(managementContent(scope, record), 201);
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
      const options = { id, ...contentTypeOf(request, kind) };
      return ok(managementContent(scope, createContent(scope, kind, input, options)), 201);
    })
    .on('PATCH', `${path}/:id`, ({ scope, request }, { id }) => {
      const before = managementContent(scope, requireContent(scope, kind, id));
      const patched = applyPatch(before, request.body);
      const input = isObject(patched) ? patched : {};
      const saved = updateContent(scope, kind, id, input, versionOf(request));
      return ok(managementContent(scope, saved));
    })
    .on('DELETE', `${path}/:id`, ({ scope, request }, { id }) => {
      deleteContent(scope, kind, id, versionOf(request));
      return noContent();
    })
    .on('PUT', `${path}/:id/published`, ({ scope, request }, { id }) => {
      if (jsonBody(request).remove !== undefined) {
        throw badRequest('Unpublishing single locales is not covered by this server');
      }
      return ok(managementContent(scope, publishContent(scope, kind, id, versionOf(request))));
    })
    .on('DELETE', `${path}/:id/published`, ({ scope, request }, { id }) =>
      ok(managementContent(scope, unpublishContent(scope, kind, id, versionOf(request)))),
    )
    .on('PUT', `${path}/:id/archived`, ({ scope }, { id }) =>
      ok(managementContent(scope, archiveContent(scope, kind, id))),
    )
    .on('DELETE', `${path}/:id/archived`, ({ scope }, { id }) =>
      ok(managementContent(scope, unarchiveContent(scope, kind, id))),
    )
    .on('GET', `public/${path}`, ({ scope, request }) => {
      const records = kind === 'Entry' ? scope.store.entries : scope.store.assets;
      const shown = [...records.values()]
        .map((record) => deliveryContent(scope, 'delivery', record, '*'))
        .filter((item) => item !== undefined);
      return ok(pageOf(request, shown));
    });
};

const shownSnapshot = (context: EnvironmentContext, id: string, entryId: string): JsonObject => {
  const snapshot = context.scope.store.snapshots.find((one) => one.id === id);
  if (!snapshot || snapshot.entityId !== entryId || !('contentTypeId' in snapshot.entity)) {
    throw notFound({ type: 'Snapshot', id });
  }
  return {
    sys: {
      type: 'Snapshot',
      snapshotType: 'publish',
      snapshotEntityType: 'Entry',
      id,
      createdAt: snapshot.at,
      updatedAt: snapshot.at,
    },
    snapshot: managementContent(context.scope, snapshot.entity),
  };
};

/** Entries, assets, their life, and the snapshots that each publishing leaves. */
export const contentRoutes: EnvironmentRoutes = new Router<EnvironmentContext>();
for (const [path, kind] of PATHS) addContentRoutes(contentRoutes, path, kind);
contentRoutes
  .on('PUT', 'assets/:id/files/:locale/process', (context, { id, locale }) => {
    const { scope, request, processingDelayMs } = context;
    processAsset(scope, id, locale, versionOf(request), processingDelayMs);
    return noContent();
  })
  .on('GET', 'entries/:id/references', ({ scope, request }, { id }) => {
    const root = managementContent(scope, requireContent(scope, 'Entry', id));
    const depth = Number(request.query.get('include') ?? 2);
    const linked = resolveIncludes(scope, 'preview', [root], depth, '*');
    return ok({ sys: { type: 'Array' }, items: [root], ...linked });
  })
  .on('GET', 'entries/:id/snapshots', (context, { id }) => {
    const own = context.scope.store.snapshots.filter((one) => one.entityId === id).reverse();
    return listOf(context, own, (snapshot) => shownSnapshot(context, snapshot.id, id));
  })
  .on('GET', 'entries/:id/snapshots/:snapshot', (context, { id, snapshot }) =>
    ok(shownSnapshot(context, snapshot, id)),
  );
