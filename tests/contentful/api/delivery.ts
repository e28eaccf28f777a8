import { Router, type Response } from 'express';
import { badRequest } from '../errors';
import { inEnvironment, queryOf, requireToken, scopeOf } from '../http';
import {
  collection,
  deliveryContent,
  deliveryContentType,
  shownLocale,
  type View,
} from '../present';
import type { Scope, SpaceState } from '../store';
import { isLink, type JsonObject } from '../types';

/** https://www.contentful.com/developers/docs/technical-limits/ */
const MAX_RESPONSE_BYTES = 7 * 1024 * 1024;

const answer = (response: Response, body: JsonObject): void => {
  if (Buffer.byteLength(JSON.stringify(body)) > MAX_RESPONSE_BYTES)
    throw badRequest(
      `Response size too big. Maximum allowed response size: ${MAX_RESPONSE_BYTES}B.`,
    );
  response.json(body);
};

const MAX_SYNC_LIMIT = 1000;

/** What a sync token carries: which changes to send next, and how many at a time. */
interface Cursor {
  after: number;
  initial: boolean;
  limit: number;
}

const encode = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

const cursorOf = (query: URLSearchParams): Cursor => {
  const token = query.get('sync_token');
  if (token !== null) return JSON.parse(Buffer.from(token, 'base64url').toString()) as Cursor;
  const limit = Math.min(Number(query.get('limit') ?? 100) || 100, MAX_SYNC_LIMIT);
  return { after: 0, initial: true, limit };
};

interface Change {
  sequence: number;
  item: JsonObject;
}

const contentChanges = (scope: Scope, view: View, { after }: Cursor): Change[] =>
  [...scope.store.content.values()].flatMap((record) => {
    const { changed, published } = record.sequence;
    const sequence = view === 'delivery' ? published : changed;
    const item = sequence > after ? deliveryContent(scope, view, record) : undefined;
    return item ? [{ sequence, item }] : [];
  });

/** Deletions since the last synchronization. */
const deletionChanges = ({ store }: Scope, { after, initial }: Cursor): Change[] =>
  [...store.deletions.values()].filter(({ sequence }) => !initial && sequence > after);

/**
 * One page of a synchronization. The first one has everything that is visible, the ones after
 * have what changed since, deletions included; `nextPageUrl` leads on until `nextSyncUrl` ends it.
 */
function syncPage(scope: Scope, view: View, query: URLSearchParams): JsonObject {
  const cursor = cursorOf(query);
  if (view === 'preview' && !cursor.initial) {
    throw badRequest('The Preview API only supports the initial synchronization.');
  }
  const changes = [...contentChanges(scope, view, cursor), ...deletionChanges(scope, cursor)].sort(
    (left, right) => left.sequence - right.sequence,
  );
  const page = changes.slice(0, cursor.limit);
  const items = page.map(({ item }) => item);
  const { hosts, spaceId } = scope.state;
  const base = `https://${hosts[view]}/spaces/${spaceId}/environments/${scope.environmentId}`;
  const urlOf = (next: Cursor) => `${base}/sync?sync_token=${encode(next)}`;
  const last = page.at(-1);
  if (last && changes.length > page.length) {
    const after = last.sequence;
    return { sys: { type: 'Array' }, items, nextPageUrl: urlOf({ ...cursor, after }) };
  }
  const after = scope.store.sequence;
  const nextSyncUrl = urlOf({ ...cursor, after, initial: false });
  return { sys: { type: 'Array' }, items, nextSyncUrl };
}

/** What is answered in an environment. */
const routesOf = (view: View): Router =>
  Router()
    .get('/', (_request, response) => {
      const { state } = scopeOf(response);
      const sys = { type: 'Space', id: state.spaceId };
      answer(response, { sys, name: 'Offline space', locales: [shownLocale(state)] });
    })
    .get('/content_types', (request, response) => {
      const scope = scopeOf(response);
      const types = [...scope.store.contentTypes.values()]
        .filter(({ published }) => published)
        .map((type) => deliveryContentType(scope, type));
      answer(response, collection(types, queryOf(request)));
    })
    .get('/locales', (request, response) =>
      answer(response, collection([shownLocale(scopeOf(response).state)], queryOf(request))),
    )
    .get('/sync', (request, response) =>
      answer(response, syncPage(scopeOf(response), view, queryOf(request))),
    );

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
export const deliveryApi = (state: SpaceState, view: View): Router =>
  Router().use(
    requireToken((token) => isKnown(state, view, token)),
    inEnvironment(state, routesOf(view)),
  );
