import type { Picture as PictureView } from '../content/views';

interface PictureProps {
  readonly picture: PictureView;
  /** How wide the picture is shown, as the `sizes` of a source set. */
  readonly sizes: string;
  /** For the one picture of the first screen: loaded eagerly, with high priority. */
  readonly priority?: boolean;
}

/**
 * The `sizes` of a picture that is full-width on a phone. Phones have two or three device pixels per
 * CSS pixel; a photograph with three quarters of them looks as sharp and weighs half.
 *
 * @param wider `sizes` for wider screens, the widest first
 */
export const acrossOnPhones = (wider: string): string => `${wider}, 74vw`;

/** A responsive picture in the best supported format; its size prevents layout shifts. */
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
