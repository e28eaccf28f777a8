import type { FormatEnum } from 'sharp';
import { badRequest, notFound } from '../errors';
import type { ApiRequest, ApiResponse } from '../http';
import type { SpaceState, StoredFile } from '../state';

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

const numberOf = (query: URLSearchParams, name: string, max: number): number | undefined => {
  const given = query.get(name);
  const value = given === null ? undefined : Number(given);
  if (value === undefined || (Number.isInteger(value) && value >= 1 && value <= max)) return value;
  throw badRequest(`${name} must be between 1 and ${max}`);
};

const transform = async (file: StoredFile, query: URLSearchParams): Promise<ApiResponse> => {
  const { default: sharp } = await import('sharp');
  const asked = query.get('fm') ?? file.contentType.replace('image/', '').replace('jpeg', 'jpg');
  const format = FORMATS[asked];
  if (!format) throw badRequest(`Unknown format "${asked}"`);
  const { width = 0, height = 0 } = await sharp(file.bytes).metadata();
  if (format === 'avif' && width * height > MAX_AVIF_PIXELS) {
    throw badRequest('The image is too large to be converted to AVIF');
  }
  const size = { width: numberOf(query, 'w', MAX_SIDE), height: numberOf(query, 'h', MAX_SIDE) };
  const fits = query.has('fit')
    ? { fit: 'cover' as const }
    : { fit: 'inside' as const, withoutEnlargement: true };
  const image = sharp(file.bytes).rotate();
  const bytes = await (size.width || size.height ? image.resize({ ...size, ...fits }) : image)
    .toFormat(format, { quality: numberOf(query, 'q', 100) ?? 80 })
    .toBuffer();
  return { status: 200, body: bytes, headers: { 'Content-Type': `image/${format}` } };
};

/**
 * Serves files of assets, and pictures in a size (`w`, `h`, `fit=fill`), format (`fm`) and quality
 * (`q`). Any other parameter of the Images API is answered like an unknown path.
 */
export const imagesApi =
  (state: SpaceState) =>
  async ({ method, path, query }: ApiRequest): Promise<ApiResponse> => {
    const file = state.files.get(path);
    const isCovered =
      (query.get('fit') ?? 'fill') === 'fill' &&
      [...query.keys()].every((name) => PARAMETERS.includes(name));
    if (!file || !isCovered || !['GET', 'HEAD'].includes(method)) throw notFound();
    const isPicture = file.contentType.startsWith('image/') && !file.contentType.includes('svg');
    if (isPicture && query.size > 0) return transform(file, query);
    return { status: 200, body: file.bytes, headers: { 'Content-Type': file.contentType } };
  };
