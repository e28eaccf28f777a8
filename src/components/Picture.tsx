import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../content/views';
import { below, phoneOnItsSide } from '../theme/breakpoints';
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
      <source key={source.type} {...source} sizes={sizes} />
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

const frameStyles = css`
  overflow: hidden;
  border-radius: var(--r-sm);
  background: var(--sunk);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* A drawing keeps its own shape, but a very tall one does not fill more than a screen. */
  img:only-child {
    max-height: 85vh;
    object-fit: contain;
  }
  @media ${phoneOnItsSide} {
    width: 100%;
    max-height: 75vh;
  }
`;

const ownShape = css`
  img {
    height: auto;
    /* A very tall picture does not fill more than a screen. */
    max-height: 85vh;
    object-fit: contain;
  }
`;

interface FrameProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Cuts a picture to the shape of its place. */
export const Frame = ({ className, children }: FrameProps) => (
  <div css={frameStyles} className={className}>
    {children}
  </div>
);

/** The caption in a figure; nothing without a text. */
export const Caption = ({ text, className }: { readonly text?: string; className?: string }) =>
  text ? (
    <figcaption className={className}>
      <Sentence text={text} />
    </figcaption>
  ) : null;

/** A figure that reaches the edge of the window on one side, and its caption, which does not. */
const BLEEDS = {
  left: {
    figure: css`
      margin-left: calc(-1 * var(--page-margin));
    `,
    caption: css`
      padding-left: var(--page-margin);
    `,
  },
  right: {
    figure: css`
      margin-right: calc(-1 * var(--page-margin));
    `,
    caption: css`
      @media ${below.md} {
        padding-right: var(--gutter);
      }
    `,
  },
};

interface FigureProps {
  /** The object with the picture and its caption. */
  readonly of: { readonly picture?: PictureView; readonly pictureCaption?: string };
  /** How wide the picture is shown on screens wider than a phone's. */
  readonly sizes: string;
  readonly priority?: boolean;
  /** The side on which it reaches the edge of the window. */
  readonly bleeds?: keyof typeof BLEEDS;
  /** Shape of the frame; without them it is the picture's. */
  readonly frame?: SerializedStyles;
  /** Classes of the figure. */
  readonly className?: string;
}

/** A framed picture with its caption. Nothing at all without a picture. */
export const Figure = ({ of, sizes, priority, bleeds, frame, className }: FigureProps) => {
  const { picture, pictureCaption } = of;
  if (!picture) return null;
  const styles = bleeds && BLEEDS[bleeds];
  return (
    <figure css={styles?.figure} className={className}>
      <Frame css={frame ?? ownShape}>
        <Picture picture={picture} sizes={acrossOnPhones(sizes)} priority={priority} />
      </Frame>
      <Caption css={styles?.caption} text={pictureCaption} />
    </figure>
  );
};
