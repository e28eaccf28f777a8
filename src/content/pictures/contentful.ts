/** A Contentful asset → a picture in one place, by addresses of Contentful's Images API. */
import type { PictureSource } from '../types';
import type { Picture, PictureSlot } from '../views';
import { SLOTS } from './slots';

type Asset = PictureSource & { from: 'contentful' };

/** The Images API converts to AVIF up to nine megapixels only. */
const AVIF_LIMIT = 9_000_000;

const VECTOR = 'image/svg+xml';

const imageUrl = (asset: Asset, params: Record<string, string | number>): string => {
  const query = Object.entries(params)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
  return `${asset.url}?${query}`;
};

/**
 * Sizes and crops an asset. Never larger than the file itself.
 *
 * @see https://www.contentful.com/developers/docs/references/images-api/
 */
export const contentfulPicture = (asset: Asset, slot: PictureSlot): Picture => {
  const { aspect = asset.width / asset.height, widths } = SLOTS[slot];
  const largest = Math.min(asset.width, Math.floor(asset.height * aspect));
  const usable = widths.filter((width) => width <= largest);
  const sizes = usable.length > 0 ? usable : [Math.max(1, largest)];
  const width = sizes.at(-1) ?? largest;
  const common = {
    alt: asset.alt,
    caption: asset.caption,
    width,
    height: Math.max(1, Math.round(width / aspect)),
  };
  if (asset.mimeType === VECTOR) return { ...common, src: asset.url, sources: [] };

  const at = (w: number, format: string, quality: number): string =>
    imageUrl(asset, {
      w,
      h: Math.max(1, Math.round(w / aspect)),
      fit: 'fill',
      fm: format,
      q: quality,
    });
  const source = (format: string, quality: number): Picture['sources'][number] => ({
    type: `image/${format}`,
    srcSet: sizes.map((w) => `${at(w, format, quality)} ${w}w`).join(', '),
  });
  const formats = asset.width * asset.height <= AVIF_LIMIT ? [source('avif', 50)] : [];
  return { ...common, src: at(width, 'jpg', 70), sources: [...formats, source('webp', 60)] };
};
