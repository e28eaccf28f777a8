import { badRequest, notFound } from '../../errors';
import { headerOf, jsonBody, noContent, ok, versionOf, type ApiRequest } from '../../http';
import { processAsset } from '../../operations/assets';
import {
  archiveContent,
  createContent,
  deleteContent,
  publishContent,
  requireContent,
  unpublishContent,
  updateContent,
} from '../../operations/content';
import { managementContent } from '../../present';
import { Router } from '../../router';
import type { ContentKind } from '../../types';
import { listOf, type Context, type Routes } from './context';

const contentTypeOf = (request: ApiRequest, kind: ContentKind): { contentTypeId?: string } => {
  if (kind === 'Asset') return {};
  const contentTypeId = headerOf(request, 'X-Contentful-Content-Type');
  if (!contentTypeId) throw badRequest('The X-Contentful-Content-Type header is missing');
  return { contentTypeId };
};

const addContentRoutes = (router: Routes, path: string, kind: ContentKind): void => {
  router
    .on('GET', path, (context) => {
      const { scope, request } = context;
      const type = request.query.get('content_type');
      const map = kind === 'Entry' ? scope.store.entries : scope.store.assets;
      const records = [...map.values()].filter(
        (record) => type === null || ('contentTypeId' in record && record.contentTypeId === type),
      );
      return listOf(context, records, (record) => managementContent(scope, record));
    })
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
    .on('DELETE', `${path}/:id`, ({ scope }, { id }) => {
      deleteContent(scope, kind, id);
      return noContent();
    })
    .on('PUT', `${path}/:id/published`, ({ scope, request }, { id }) => {
      // Unpublishes single locales; adding the only one is what publishing does anyway.
      if (jsonBody(request).remove !== undefined) throw notFound();
      return ok(managementContent(scope, publishContent(scope, kind, id, versionOf(request))));
    })
    .on('DELETE', `${path}/:id/published`, ({ scope }, { id }) =>
      ok(managementContent(scope, unpublishContent(scope, kind, id))),
    )
    .on('PUT', `${path}/:id/archived`, ({ scope }, { id }) =>
      ok(managementContent(scope, archiveContent(scope, kind, id))),
    );
};

/** Entries, assets, their life, and the versions that each publishing leaves. */
export const contentRoutes: Routes = new Router<Context>();
addContentRoutes(contentRoutes, 'entries', 'Entry');
addContentRoutes(contentRoutes, 'assets', 'Asset');
contentRoutes
  .on('PUT', 'assets/:id/files/:locale/process', ({ scope, request }, params) => {
    processAsset(scope, params.id, params.locale, versionOf(request));
    return noContent();
  })
  .on('GET', 'entries/:id/snapshots', (context, { id }) => {
    const newestFirst = [...(context.scope.store.versions.get(id) ?? [])].reverse();
    return listOf(context, newestFirst, (version) => ({
      sys: { type: 'Snapshot', snapshotType: 'publish', createdAt: version.updatedAt },
      snapshot: managementContent(context.scope, version),
    }));
  });
