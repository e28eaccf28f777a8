import { accessTokenInvalid, badRequest, notFound } from '../errors';
import { noContent, ok, tokenOf, type ApiRequest, type ApiResponse } from '../http';
import { newId, type SpaceState } from '../state';
import { linkTo, type JsonObject } from '../types';

const DAY = 24 * 60 * 60 * 1000;
const PATH = /^\/spaces\/([^/]+)(?:\/environments\/([^/]+))?\/uploads(?:\/([^/]+))?$/;

const shown = (state: SpaceState, id: string): JsonObject => ({
  sys: {
    type: 'Upload',
    id,
    space: linkTo('Space', state.spaceId),
    createdBy: linkTo('User', state.userId),
    createdAt: state.now(),
    expiresAt: new Date(Date.parse(state.now()) + DAY).toISOString(),
  },
});

/** Answers the upload API: bytes in, an id that an asset's file then names as `uploadFrom`. */
export const uploadApi =
  (state: SpaceState, token: string) =>
  (request: ApiRequest): ApiResponse => {
    if (tokenOf(request) !== token) throw accessTokenInvalid();
    const [, spaceId, , id] = PATH.exec(request.path) ?? [];
    if (spaceId !== state.spaceId) throw notFound({ type: 'Space', id: spaceId });
    if (request.method === 'POST' && id === undefined) {
      if (!request.body.length) throw badRequest('The body you sent is empty.');
      const created = newId();
      state.uploads.set(created, request.body);
      return ok(shown(state, created), 201);
    }
    if (id === undefined || !state.uploads.has(id)) throw notFound({ type: 'Upload', id });
    if (request.method === 'GET') return ok(shown(state, id));
    if (request.method !== 'DELETE') throw notFound();
    state.uploads.delete(id);
    return noContent();
  };
