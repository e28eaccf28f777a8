import { randomBytes } from 'node:crypto';
import express, { Router, type Request, type Response } from 'express';
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
import { notFound, requireVersion } from '../errors';
import { bodyOf, inEnvironment, queryOf, requireToken, scopeOf, versionOf } from '../http';
import {
  collection,
  managementContent,
  managementContentType,
  shownLocale,
  simple,
} from '../present';
import { isEntry, kindOf, newId, now, type SpaceState } from '../store';
import { linkTo, type JsonObject, type Simple } from '../types';

/** Answers with the page of a list that the query asks for, as it is shown. */
const answerList = <Record>(
  request: Request<object>,
  response: Response,
  records: Iterable<Record>,
  show: (record: Record) => JsonObject,
): void => {
  response.json(collection(Array.from(records, show), queryOf(request)));
};

/** Entries or assets, and their life from draft to archive. */
const contentRoutes = (kind: 'Entry' | 'Asset'): Router =>
  Router()
    .get('/', (request, response) => {
      const scope = scopeOf(response);
      const type = queryOf(request).get('content_type');
      const records = [...scope.store.content.values()].filter(
        (record) =>
          kindOf(record) === kind &&
          (type === null || (isEntry(record) && record.contentTypeId === type)),
      );
      answerList(request, response, records, (record) => managementContent(scope, record));
    })
    .get('/:id', ({ params: { id } }, response) => {
      const scope = scopeOf(response);
      response.json(managementContent(scope, requireContent(scope, id)));
    })
    .put('/:id', (request, response) => {
      const scope = scopeOf(response);
      const { id } = request.params;
      const input = bodyOf(request);
      if (scope.store.content.has(id)) {
        const saved = updateContent(scope, id, input, versionOf(request));
        return void response.json(managementContent(scope, saved));
      }
      const contentTypeId = request.get('X-Contentful-Content-Type');
      const created = createContent(scope, input, { id, contentTypeId });
      response.status(201).json(managementContent(scope, created));
    })
    .put('/:id/published', (request, response) => {
      const scope = scopeOf(response);
      const published = publishContent(scope, request.params.id, versionOf(request));
      response.json(managementContent(scope, published));
    })
    .put('/:id/archived', ({ params: { id } }, response) => {
      const scope = scopeOf(response);
      response.json(managementContent(scope, archiveContent(scope, id)));
    });

/** Content types and their editor interfaces. */
const contentTypeRoutes = Router()
  .get('/', (request, response) => {
    const scope = scopeOf(response);
    answerList(request, response, scope.store.contentTypes.values(), (record) =>
      managementContentType(scope, record),
    );
  })
  .get('/:id', ({ params: { id } }, response) => {
    const scope = scopeOf(response);
    response.json(managementContentType(scope, requireContentType(scope, id)));
  })
  .put('/:id', (request, response) => {
    const scope = scopeOf(response);
    const { id } = request.params;
    const status = scope.store.contentTypes.has(id) ? 200 : 201;
    const record = saveContentType(scope, id, bodyOf(request), versionOf(request));
    response.status(status).json(managementContentType(scope, record));
  })
  .put('/:id/published', (request, response) => {
    const scope = scopeOf(response);
    const published = publishContentType(scope, request.params.id, versionOf(request));
    response.json(managementContentType(scope, published));
  })
  .get('/:id/editor_interface', ({ params: { id } }, response) => {
    response.json(shownEditorInterface(scopeOf(response), id));
  })
  .put('/:id/editor_interface', (request, response) => {
    const scope = scopeOf(response);
    const { id } = request.params;
    saveEditorInterface(scope, id, bodyOf(request), versionOf(request));
    response.json(shownEditorInterface(scope, id));
  });

/** List, create, read and update of a kind of setting that only has a version. */
const settingRoutes = (
  type: string,
  recordsOf: (state: SpaceState) => Map<string, Simple>,
  complete: (state: SpaceState, input: JsonObject) => JsonObject = (_state, input) => input,
): Router =>
  Router()
    .get('/', (request, response) => {
      const records = recordsOf(scopeOf(response).state).values();
      answerList(request, response, records, (record) => simple(type, record));
    })
    .post('/', (request, response) => {
      const { state } = scopeOf(response);
      const record = state.simple(newId(), complete(state, bodyOf(request)));
      recordsOf(state).set(record.id, record);
      response.status(201).json(simple(type, record));
    })
    .get('/:id', ({ params: { id } }, response) => {
      const record = recordsOf(scopeOf(response).state).get(id);
      if (!record) throw notFound();
      response.json(simple(type, record));
    })
    .put('/:id', (request, response) => {
      const { state } = scopeOf(response);
      const { id } = request.params;
      const before = recordsOf(state).get(id);
      if (!before) throw notFound();
      requireVersion(before, versionOf(request));
      const { sys: _sys, ...body } = bodyOf(request);
      const record = { ...before, body, updatedAt: now(), version: before.version + 1 };
      recordsOf(state).set(id, record);
      response.json(simple(type, record));
    });

const newToken = (): string => randomBytes(32).toString('base64url');

/** A new delivery key comes with a preview key. */
const completeKey = (state: SpaceState, input: JsonObject): JsonObject => {
  const preview = state.simple(newId(), { name: input.name, accessToken: newToken() });
  state.previewApiKeys.set(preview.id, preview);
  const previewKey = linkTo('PreviewApiKey', preview.id);
  return { ...input, accessToken: newToken(), preview_api_key: previewKey };
};

/** What is answered in an environment; of what belongs to none, only addresses without one are asked. */
const routes = Router()
  .get('/', ({ baseUrl }, response) => {
    const { state, environmentId } = scopeOf(response);
    const isSpace = baseUrl === `/spaces/${state.spaceId}`;
    const [type, id] = isSpace ? ['Space', state.spaceId] : ['Environment', environmentId];
    response.json({ name: id, sys: { type, id, version: 1 } });
  })
  .put('/assets/:id/files/:locale/process', (request, response) => {
    const { id, locale } = request.params;
    processAsset(scopeOf(response), id, locale, versionOf(request));
    response.sendStatus(204);
  })
  .get('/locales', (request, response) => {
    answerList(request, response, [scopeOf(response).state], shownLocale);
  })
  .use('/entries', contentRoutes('Entry'))
  .use('/assets', contentRoutes('Asset'))
  .use('/content_types', contentTypeRoutes)
  .use(
    '/webhook_definitions',
    settingRoutes('WebhookDefinition', ({ webhooks }) => webhooks),
  )
  .use(
    '/preview_environments',
    settingRoutes('PreviewEnvironment', ({ previewEnvironments }) => previewEnvironments),
  )
  .use(
    '/preview_api_keys',
    settingRoutes('PreviewApiKey', ({ previewApiKeys }) => previewApiKeys),
  )
  .use(
    '/api_keys',
    settingRoutes('ApiKey', ({ apiKeys }) => apiKeys, completeKey),
  );

/** Answers the management API. */
export const managementApi = (state: SpaceState, token: string): Router =>
  Router()
    .use(
      requireToken((given) => given === token),
      express.json({ type: () => true, strict: false, limit: '10mb' }),
    )
    .use(inEnvironment(state, routes));
