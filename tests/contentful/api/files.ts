/** The upload API and the Images API: files on their way in, and out again. */
import express, { Router } from 'express';
import { notFound } from '../errors';
import { queryOf, requireToken } from '../http';
import { newId, now, type SpaceState } from '../store';

/** Answers the upload API: bytes in, an id that an asset's file then names as `uploadFrom`. */
export const uploadApi = (state: SpaceState, token: string): Router =>
  Router().post(
    ['/spaces/:spaceId/environments/:environmentId/uploads', '/spaces/:spaceId/uploads'],
    requireToken((given) => given === token),
    express.raw({ type: () => true, limit: '50mb' }),
    ({ body }, response) => {
      const id = newId();
      state.uploads.set(id, body as Buffer);
      response.status(201).json({ sys: { type: 'Upload', id, createdAt: now() } });
    },
  );

/** What the site asks of a picture: size, crop, focus, format, and quality. */
const PARAMETERS = ['w', 'h', 'fit', 'f', 'fm', 'q'];

/**
 * Serves files of assets, whatever is asked of a picture as they are: browsers look into a file, not at its
 * type. Other parameters are answered like an unknown path.
 */
export const imagesApi = (state: SpaceState): Router =>
  Router().use((request, response) => {
    const file = state.files.get(decodeURI(request.path));
    const isKnown = [...queryOf(request).keys()].every((name) => PARAMETERS.includes(name));
    if (!file || !isKnown) throw notFound();
    response.type(file.contentType).send(file.bytes);
  });
