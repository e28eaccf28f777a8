import type { Picture as PictureView } from '../content/views';

interface PictureProps {
  readonly picture: PictureView;
  /** How wide the picture is shown, as the `sizes` of a source set. */
  readonly sizes: string;
  /** For the one picture of the first screen: fetched at once and first. */
  readonly priority?: boolean;
}

/**
 * The width that a picture across a phone asks for. Screens of phones have two or three pixels for
 * each CSS pixel, more than the eye can tell apart in a photograph: three quarters of them are as
 * sharp and weigh half.
 */
const ACROSS_PHONE = '74vw';

/**
 * The `sizes` of a picture that goes from side to side on a phone.
 *
 * @param wider widths on wider screens, as `sizes` wants them, the widest first
 */
export const acrossOnPhones = (wider: string): string => `${wider}, ${ACROSS_PHONE}`;

/**
 * A picture in the best format the browser knows and the size it needs, with its own width and
 * height, so that nothing moves when it arrives. It needs no script.
 */
export const Picture = ({ picture, sizes, priority = false }: PictureProps) => (
  <picture>
    {picture.sources.map((source) => (
      <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
    ))}
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchpriority={priority ? 'high' : undefined}
    />
  </picture>
);
