import { jsonBody, noContent, ok, versionOf } from '../../http';
import {
  deleteContentType,
  publishContentType,
  requireContentType,
  saveContentType,
  unpublishContentType,
} from '../../operations/contentTypes';
import { managementEditorInterface, saveEditorInterface } from '../../operations/editorInterfaces';
import { managementContentType } from '../../present';
import { Router } from '../../router';
import { newId } from '../../state';
import { listOf, type EnvironmentContext, type EnvironmentRoutes } from './context';

/** Content types and their editor interfaces. */
export const modelRoutes: EnvironmentRoutes = new Router<EnvironmentContext>()
  .on('GET', 'content_types', (context) =>
    listOf(context, context.scope.store.contentTypes.values(), (record) =>
      managementContentType(context.scope, record),
    ),
  )
  .on('GET', 'public/content_types', (context) => {
    const { scope } = context;
    const published = [...scope.store.contentTypes.values()].flatMap((record) =>
      record.published ? [{ ...record, body: record.published.body }] : [],
    );
    return listOf(context, published, (record) => managementContentType(scope, record));
  })
  .on('POST', 'content_types', ({ scope, request }) => {
    const record = saveContentType(scope, newId(), jsonBody(request), undefined);
    return ok(managementContentType(scope, record), 201);
  })
  .on('GET', 'content_types/:id', ({ scope }, { id }) =>
    ok(managementContentType(scope, requireContentType(scope, id))),
  )
  .on('PUT', 'content_types/:id', ({ scope, request }, { id }) => {
    const status = scope.store.contentTypes.has(id) ? 200 : 201;
    const record = saveContentType(scope, id, jsonBody(request), versionOf(request));
    return ok(managementContentType(scope, record), status);
  })
  .on('DELETE', 'content_types/:id', ({ scope, request }, { id }) => {
    deleteContentType(scope, id, versionOf(request));
    return noContent();
  })
  .on('PUT', 'content_types/:id/published', ({ scope, request }, { id }) =>
    ok(managementContentType(scope, publishContentType(scope, id, versionOf(request)))),
  )
  .on('DELETE', 'content_types/:id/published', ({ scope, request }, { id }) =>
    ok(managementContentType(scope, unpublishContentType(scope, id, versionOf(request)))),
  )
  .on('GET', 'content_types/:id/editor_interface', ({ scope }, { id }) =>
    ok(managementEditorInterface(scope, id)),
  )
  .on('PUT', 'content_types/:id/editor_interface', ({ scope, request }, { id }) => {
    saveEditorInterface(scope, id, jsonBody(request), versionOf(request));
    return ok(managementEditorInterface(scope, id));
  })
  .on('GET', 'editor_interfaces', (context) =>
    listOf(context, context.scope.store.editorInterfaces.keys(), (id) =>
      managementEditorInterface(context.scope, id),
    ),
  );
