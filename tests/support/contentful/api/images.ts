import type { FormatEnum, Sharp } from 'sharp';
import { ApiError, notFound } from '../errors';
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
  gif: 'gif',
};
const FITS = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const;
const POSITIONS: Record<string, string> = {
  center: 'centre',
  top: 'top',
  right: 'right',
  left: 'left',
  bottom: 'bottom',
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
};

const invalid = (details: string): ApiError => new ApiError(400, 'BadRequest', details);

const sideOf = (query: URLSearchParams, name: string): number | undefined => {
  const given = query.get(name);
  if (given === null) return undefined;
  const value = Number(given);
  if (Number.isInteger(value) && value >= 1 && value <= MAX_SIDE) return value;
  throw invalid(`${name} must be between 1 and ${MAX_SIDE}`);
};

const resized = (image: Sharp, query: URLSearchParams, background: string): Sharp => {
  const width = sideOf(query, 'w');
  const height = sideOf(query, 'h');
  const fit = query.get('fit');
  if (fit !== null && !FITS.some((known) => known === fit)) throw invalid(`Unknown fit "${fit}"`);
  if (width === undefined && height === undefined) return image;
  const focus = query.get('f') ?? 'center';
  // Faces cannot be found here; the middle stands for them.
  const position = POSITIONS[/^faces?$/.test(focus) ? 'center' : focus];
  if (!position) throw invalid(`Unknown focus area "${focus}"`);
  const size = { width, height, position, background };
  switch (fit) {
    case 'scale':
      return image.resize({ ...size, fit: 'fill' });
    case 'pad':
      return image.resize({ ...size, fit: 'contain' });
    case 'crop':
    case 'fill':
    case 'thumb':
      return image.resize({ ...size, fit: 'cover', withoutEnlargement: fit === 'crop' });
    default:
      return image.resize({ ...size, fit: 'inside', withoutEnlargement: true });
  }
};

const rounded = async (image: Sharp, radius: string): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const half = Math.min(info.width, info.height) / 2;
  const r = radius === 'max' ? half : Math.min(Number(radius) || 0, half);
  const mask = `<svg width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${r}"/></svg>`;
  return sharp(data).composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
};

const transform = async (file: StoredFile, query: URLSearchParams): Promise<ApiResponse> => {
  const { default: sharp } = await import('sharp');
  const asked = query.get('fm') ?? file.contentType.replace('image/', '').replace('jpeg', 'jpg');
  const format = FORMATS[asked];
  if (!format) throw invalid(`Unknown format "${asked}"`);
  const original = sharp(file.bytes).rotate();
  const { width = 0, height = 0 } = await sharp(file.bytes).metadata();
  if (format === 'avif' && width * height > MAX_AVIF_PIXELS) {
    throw invalid('The image is too large to be converted to AVIF');
  }
  const color = query.get('bg')?.replace(/^rgb:/, '#') ?? (asked === 'jpg' ? '#fff' : '#0000');
  let image = resized(original, query, color);
  const radius = query.get('r');
  if (radius !== null) image = await rounded(image, radius);
  if (format === 'jpeg') image = image.flatten({ background: color });
  const quality = Number(query.get('q') ?? 80);
  if (!(quality >= 1 && quality <= 100)) throw invalid('q must be between 1 and 100');
  const progressive = query.get('fl') === 'progressive';
  const bytes = await image
    .toFormat(format, format === 'gif' ? {} : { quality, ...(progressive ? { progressive } : {}) })
    .toBuffer();
  return { status: 200, body: bytes, headers: { 'Content-Type': `image/${format}` } };
};

const TRANSFORMING = ['w', 'h', 'fit', 'f', 'fm', 'fl', 'q', 'r', 'bg'];

/** Serves files of assets, and pictures in the size and format the Images API's parameters ask. */
export const imagesApi =
  (state: SpaceState) =>
  async (request: ApiRequest): Promise<ApiResponse> => {
    const file = state.files.get(request.path);
    if (!file || !['GET', 'HEAD'].includes(request.method)) throw notFound();
    const isPicture = file.contentType.startsWith('image/') && !file.contentType.includes('svg');
    const caching = { 'Cache-Control': 'max-age=31536000' };
    if (isPicture && TRANSFORMING.some((name) => request.query.has(name))) {
      const answer = await transform(file, request.query);
      return { ...answer, headers: { ...answer.headers, ...caching } };
    }
    const headers = { 'Content-Type': file.contentType, ...caching };
    return { status: 200, body: file.bytes, headers };
  };
