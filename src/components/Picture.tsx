import type { ImgHTMLAttributes } from 'react';
import type { Picture as PictureView } from '../content/views';

interface PictureProps {
  readonly picture: PictureView;
  /** How wide the picture is shown, as the `sizes` of a source set. */
  readonly sizes?: string;
  /** For the one picture of the first screen: fetched at once and first. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** React 18 passes this on only in lower case. */
const URGENT = { fetchpriority: 'high' } as ImgHTMLAttributes<HTMLImageElement>;

/**
 * A picture in the best format the browser knows and the size it needs, with its own width and
 * height, so that nothing moves when it arrives. It needs no script.
 */
export const Picture = ({
  picture,
  sizes = '100vw',
  priority = false,
  className,
}: PictureProps) => (
  <picture>
    {picture.sources.map((source) => (
      <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
    ))}
    <img
      className={className}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      {...(priority ? URGENT : undefined)}
    />
  </picture>
);
