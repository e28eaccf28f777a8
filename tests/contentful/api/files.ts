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
const FORMATS: Record<string, keyof FormatEnum> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};
const PARAMETERS = ['w', 'h', 'fit', 'fm', 'q'];

const transform = async (file: StoredFile, query: URLSearchParams): Promise<ApiResponse> => {
  const asked = query.get('fm') ?? file.contentType.replace('image/', '').replace('jpeg', 'jpg');
  const format = FORMATS[asked];
  const numberOf = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined);
  const size = { width: numberOf('w'), height: numberOf('h') };
  const { width, height } = await sharp(file.bytes).metadata();
  const isTooLarge =
    Math.max(size.width ?? 0, size.height ?? 0) > MAX_SIDE ||
    (format === 'avif' && width * height > MAX_AVIF_PIXELS);
  if (!format || isTooLarge) throw badRequest('No such format, or too large');
  const fits = query.has('fit')
    ? { fit: 'cover' as const }
    : { fit: 'inside' as const, withoutEnlargement: true };
  const image = sharp(file.bytes);
  const bytes = await (size.width || size.height ? image.resize({ ...size, ...fits }) : image)
    .toFormat(format, { quality: numberOf('q') ?? 80 })
    .toBuffer();
  return { status: 200, body: bytes, headers: { 'Content-Type': `image/${format}` } };
};

/**
 * Serves files of assets, and pictures in a size (`w`, `h`, `fit=fill`), format (`fm`) and quality
 * (`q`). Any other parameter of the Images API is answered like an unknown path.
 */
export const imagesApi =
  (state: SpaceState): Handler =>
  ({ path, query }) => {
    const file = state.files.get(path);
    const isCovered =
      (query.get('fit') ?? 'fill') === 'fill' &&
      [...query.keys()].every((name) => PARAMETERS.includes(name));
    if (!file || !isCovered) throw notFound();
    if (file.contentType.startsWith('image/') && query.size > 0) return transform(file, query);
    return { status: 200, body: file.bytes, headers: { 'Content-Type': file.contentType } };
  };
