/** A Contentful asset → a picture in one place, by addresses of Contentful's Images API. */
import type { UploadedPicture } from '../types';
import { sizedPicture, type Rendition, type SizedPicture } from './sized';
import type { PictureSlot } from './slots';

/** The Images API converts to AVIF up to nine megapixels only. */
const AVIF_LIMIT = 9_000_000;

const VECTOR = 'image/svg+xml';

/** The Images API's own measure, 1 to 100; the same number looks better in the newer formats. */
const QUALITY = { avif: 50, webp: 60, jpg: 70 };

type Format = keyof typeof QUALITY;

/**
 * Sizes and crops an asset. A drawing is taken as it is.
 *
 * @see https://www.contentful.com/developers/docs/references/images-api/
 */
export const contentfulPicture = (asset: UploadedPicture, slot: PictureSlot): SizedPicture => {
  const { url, width, height } = asset;
  const vector = asset.mimeType === VECTOR;
  const addressOf = ({ width: w, height: h, format }: Rendition<Format>): string =>
    vector ? url : `${url}?w=${w}&h=${h}&fit=fill&fm=${format}&q=${QUALITY[format]}`;
  const formats: Format[] = width * height > AVIF_LIMIT ? ['webp'] : ['avif', 'webp'];
  const scalable = { name: url, width, height, formats, fallback: 'jpg', addressOf } as const;
  const sized = sizedPicture(scalable, slot);
  return vector ? { ...sized, sources: [] } : sized;
};
