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
import { listOf, type Context, type Routes } from './context';

/** Content types and their editor interfaces. */
export const modelRoutes: Routes = new Router<Context>()
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
  .on('DELETE', 'content_types/:id', ({ scope }, { id }) => {
    deleteContentType(scope, id);
    return noContent();
  })
  .on('PUT', 'content_types/:id/published', ({ scope, request }, { id }) =>
    ok(managementContentType(scope, publishContentType(scope, id, versionOf(request)))),
  )
  .on('DELETE', 'content_types/:id/published', ({ scope }, { id }) =>
    ok(managementContentType(scope, unpublishContentType(scope, id))),
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
