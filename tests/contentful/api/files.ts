/** The upload API and the Images API: files on their way in, and out again. */
import express, { Router } from 'express';
import sharp, { type FormatEnum } from 'sharp';
import { badRequest, notFound } from '../errors';
import { queryOf, requireToken } from '../http';
import { newId, type SpaceState, type StoredFile } from '../store';

/** Answers the upload API: bytes in, an id that an asset's file then names as `uploadFrom`. */
export const uploadApi = (state: SpaceState, token: string): Router =>
  Router().post(
    ['/spaces/:spaceId/environments/:environmentId/uploads', '/spaces/:spaceId/uploads'],
    requireToken((given) => given === token),
    express.raw({ type: () => true, limit: '50mb' }),
    ({ body }, response) => {
      const id = newId();
      state.uploads.set(id, body as Buffer);
      response.status(201).json({ sys: { type: 'Upload', id, createdAt: state.now() } });
    },
  );

/** Limits: https://www.contentful.com/developers/docs/references/images-api/ */
const MAX_SIDE = 4000;
const MAX_AVIF_PIXELS = 9_000_000;
const FORMATS: Record<string, keyof FormatEnum> = { jpg: 'jpeg', webp: 'webp', avif: 'avif' };
const PARAMETERS = ['w', 'h', 'fit', 'fm', 'q'];

/** A picture in the size, format and quality that are asked for. */
const transform = async (file: StoredFile, query: URLSearchParams): Promise<StoredFile> => {
  const format = FORMATS[query.get('fm') ?? ''];
  const size = { width: Number(query.get('w')), height: Number(query.get('h')) };
  const { width, height } = await sharp(file.bytes).metadata();
  const isTooLarge =
    Math.max(size.width, size.height) > MAX_SIDE ||
    (format === 'avif' && width * height > MAX_AVIF_PIXELS);
  if (!format || isTooLarge) throw badRequest('No such format, or too large');
  const bytes = await sharp(file.bytes)
    .resize({ ...size, fit: 'cover' })
    .toFormat(format, { quality: Number(query.get('q')) })
    .toBuffer();
  return { bytes, contentType: `image/${format}` };
};

/**
 * Serves files of assets, and pictures in a size (`w`, `h`, `fit=fill`), format (`fm`) and quality
 * (`q`), all five. A focus on a face (`f=face`) is taken, but the middle is kept. Other parameters of
 * the Images API are answered like an unknown path.
 */
export const imagesApi = (state: SpaceState): Router =>
  Router().use((request, response, next) => {
    const query = queryOf(request);
    const file = state.files.get(decodeURI(request.path));
    const isTransformed =
      query.get('fit') === 'fill' && PARAMETERS.every((name) => query.has(name));
    const known = (isTransformed ? PARAMETERS.length : 0) + (query.get('f') === 'face' ? 1 : 0);
    if (!file || query.size !== known) throw notFound();
    Promise.resolve(isTransformed ? transform(file, query) : file)
      .then(({ bytes, contentType }) => response.type(contentType).send(bytes))
      .catch(next);
  });
