import { accessTokenInvalid, badRequest, notFound } from '../errors';
import { ok, tokenOf, type ApiRequest, type ApiResponse } from '../http';
import { newId, type SpaceState } from '../state';

const PATH = /^\/spaces\/([^/]+)(?:\/environments\/[^/]+)?\/uploads$/;

/** Answers the upload API: bytes in, an id that an asset's file then names as `uploadFrom`. */
export const uploadApi =
  (state: SpaceState, token: string) =>
  (request: ApiRequest): ApiResponse => {
    if (tokenOf(request) !== token) throw accessTokenInvalid();
    const [, spaceId] = PATH.exec(request.path) ?? [];
    if (spaceId !== state.spaceId || request.method !== 'POST') throw notFound();
    if (!request.body.length) throw badRequest('The body you sent is empty.');
    const id = newId();
    state.uploads.set(id, request.body);
    return ok({ sys: { type: 'Upload', id, createdAt: state.now() } }, 201);
  };
