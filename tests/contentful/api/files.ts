/** The upload API and the Images API: files on their way in, and out again. */
import sharp, { type FormatEnum } from 'sharp';
import { accessTokenInvalid, badRequest, notFound } from '../errors';
import { ok, tokenOf, type ApiRequest, type ApiResponse, type Handler } from '../http';
import { newId, type SpaceState, type StoredFile } from '../store';

const UPLOADS = /^\/spaces\/[^/]+(?:\/environments\/[^/]+)?\/uploads$/;

/** Answers the upload API: bytes in, an id that an asset's file then names as `uploadFrom`. */
export const uploadApi =
  (state: SpaceState, token: string): Handler =>
  (request: ApiRequest) => {
    if (tokenOf(request) !== token) throw accessTokenInvalid();
    if (!UPLOADS.test(request.path) || request.method !== 'POST') throw notFound();
    const id = newId();
    state.uploads.set(id, request.body);
    return ok({ sys: { type: 'Upload', id, createdAt: state.now() } }, 201);
  };

/** Limits: https://www.contentful.com/developers/docs/references/images-api/ */
const MAX_SIDE = 4000;
const MAX_AVIF_PIXELS = 9_000_000;
const FORMATS: Record<string, keyof FormatEnum> = { jpg: 'jpeg', webp: 'webp', avif: 'avif' };
const PARAMETERS = ['w', 'h', 'fit', 'fm', 'q'];

const transform = async (file: StoredFile, query: URLSearchParams): Promise<ApiResponse> => {
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
  return { status: 200, body: bytes, headers: { 'Content-Type': `image/${format}` } };
};

/**
 * Serves files of assets, and pictures in a size (`w`, `h`, `fit=fill`), format (`fm`) and quality
 * (`q`), all five. A focus on a face (`f=face`) is taken, but the middle is kept. Other parameters of
 * the Images API are answered like an unknown path.
 */
export const imagesApi =
  (state: SpaceState): Handler =>
  ({ path, query }) => {
    const file = state.files.get(path);
    const isTransformed =
      query.get('fit') === 'fill' && PARAMETERS.every((name) => query.has(name));
    const known = (isTransformed ? PARAMETERS.length : 0) + (query.get('f') === 'face' ? 1 : 0);
    if (!file || query.size !== known) throw notFound();
    if (isTransformed) return transform(file, query);
    return { status: 200, body: file.bytes, headers: { 'Content-Type': file.contentType } };
  };
