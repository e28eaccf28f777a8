import type { Picture as PictureView } from '../content/views';
import { Sentence } from './Sentence';

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

/** The caption in a figure; nothing without a text. */
export const Caption = ({ text }: { readonly text?: string }) =>
  text ? (
    <figcaption>
      <Sentence text={text} />
    </figcaption>
  ) : null;

interface FigureProps {
  /** The object with the picture and its caption. */
  readonly of: { readonly picture?: PictureView; readonly pictureCaption?: string };
  /** Classes of the figure: its columns and the side on which it bleeds off the page. */
  readonly className?: string;
  /** How wide the picture is shown on screens wider than a phone's. */
  readonly sizes: string;
  readonly priority?: boolean;
}

/** A framed picture with its caption. Nothing at all without a picture. */
export const Figure = ({ of, className, sizes, priority }: FigureProps) => {
  const { picture, pictureCaption } = of;
  if (!picture) return null;
  return (
    <figure className={className}>
      <div className="frame">
        <Picture picture={picture} sizes={acrossOnPhones(sizes)} priority={priority} />
      </div>
      <Caption text={pictureCaption} />
    </figure>
  );
};
