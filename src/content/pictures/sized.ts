/**
 * THE way from a picture to its place: bundled and uploaded ones alike become image data of
 * gatsby-plugin-image, and that becomes a view.
 */
import { generateImageData } from 'gatsby-plugin-image';
import type { Picture } from '../views';
import { SLOTS, type PictureSlot } from './slots';

/** What a picture in a place has besides its words. */
export type SizedPicture = Pick<Picture, 'src' | 'width' | 'height' | 'sources'>;

type PictureFormat = 'avif' | 'webp' | 'jpg';

/** One file that is made of a picture; width and height in pixels. */
export interface Rendition<Format extends PictureFormat> {
  readonly width: number;
  readonly height: number;
  readonly format: Format;
}

/** A picture that can be cropped and made smaller. */
interface Scalable<Format extends PictureFormat> {
  readonly name: string;
  /** Size of the picture itself, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Formats to offer, best first. */
  readonly formats: readonly Format[];
  /** Format for browsers that know none of them. */
  readonly fallback: Format;
  readonly addressOf: (rendition: Rendition<Format>) => string;
}

/** Crops and sizes a picture for a place. Never larger than the picture itself. */
export const sizedPicture = <Format extends PictureFormat>(
  picture: Scalable<Format>,
  slot: PictureSlot,
): SizedPicture => {
  const { aspect = picture.width / picture.height, widths } = SLOTS[slot];
  const heightOf = (across: number): number => Math.max(1, Math.round(across / aspect));
  const cropped = Math.max(1, Math.min(picture.width, Math.floor(picture.height * aspect)));
  const width = Math.min(cropped, Math.max(...widths));
  const height = heightOf(width);
  const { images } = generateImageData({
    pluginName: 'pictures',
    filename: picture.name,
    layout: 'fullWidth',
    breakpoints: [...widths],
    formats: [...picture.formats],
    sourceMetadata: { width: cropped, height: heightOf(cropped), format: picture.fallback },
    generateImageSource: (_name, across, _down, format) => {
      const rendition = {
        width: across,
        height: heightOf(across),
        format: format as Format,
      };
      return { ...rendition, src: picture.addressOf(rendition) };
    },
  });
  return {
    src: picture.addressOf({ width, height, format: picture.fallback }),
    width,
    height,
    sources: (images.sources ?? []).map(({ type = '', srcSet }) => ({ type, srcSet })),
  };
};
