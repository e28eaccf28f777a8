/** The decorative drawings. */
import { css } from '@emotion/react';
import type { DrawingName } from '../content/model/graphics';
import { SPRITE_FILES } from '../theme/assets';
import { below } from '../theme/breakpoints';
import { classNames } from './classNames';

/** A drawing of a service. Its colors follow the color mode and the background. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg viewBox="0 0 240 200" width="240" height="200" aria-hidden="true">
    <use href={`${SPRITE_FILES.drawings}#${name}`} />
  </svg>
);

/** Width and height of each scene. The ground line of the first two continues to the left. */
const SCENES = {
  lifetime: [1280, 420],
  treetops: [1440, 400],
  night: [1440, 500],
} as const;

interface ArtProps {
  /** Positions and sizes it. */
  readonly className?: string;
}

const sceneStyles = css`
  position: absolute;
  right: 0;
  bottom: 0;
  max-width: none;
`;

/** A wide drawing behind text. */
export const Scene = ({ name, className }: ArtProps & { readonly name: keyof typeof SCENES }) => {
  const [width, height] = SCENES[name];
  return (
    <svg
      css={sceneStyles}
      className={classNames('no-print', className)}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <use href={`${SPRITE_FILES[name]}#${name}`} />
    </svg>
  );
};

const ringStyles = css`
  position: absolute;
  pointer-events: none;
  background: var(--brand);
  aspect-ratio: 1;
`;

const RING_PARTS = {
  wide: css`
    mask: var(--rings-wide) center / 100% no-repeat;
  `,
  corner: css`
    mask: var(--rings-corner) center / 100% no-repeat;
  `,
  disc: css`
    mask: var(--rings-disc) center / 100% no-repeat;
  `,
};

interface RingsProps extends ArtProps {
  readonly part?: keyof typeof RING_PARTS;
  /** How dark they are, from 0 to 1. */
  readonly opacity?: number;
  /** How dark they are on phones, where they are behind the text. */
  readonly phoneOpacity?: number;
}

/** Growth rings behind a section, whole or in part. */
export const Rings = ({
  part = 'wide',
  opacity = 0.15,
  phoneOpacity = opacity,
  className,
}: RingsProps) => (
  <div
    css={[
      ringStyles,
      RING_PARTS[part],
      css`
        opacity: ${opacity};
        @media ${below.md} {
          opacity: ${phoneOpacity};
        }
      `,
    ]}
    className={classNames('no-print', className)}
    aria-hidden="true"
  />
);

const coreStyles = css`
  position: absolute;
  inset: auto 0 0;
  background: var(--wood);
  box-shadow:
    inset 0 2px var(--wood-line),
    inset 0 -2px var(--wood-line);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--wood-line);
    mask: var(--core-strip) left center / auto 100% repeat-x;
  }
`;

/** An increment core from edge to edge. */
export const CoreStrip = ({ className }: ArtProps) => (
  <div css={coreStyles} className={classNames('no-print', className)} aria-hidden="true" />
);

const dividerStyles = css`
  height: 1.25rem;
  background: var(--brand);
  opacity: 0.42;
  mask: var(--core-strip) left center / 75rem 1.25rem repeat-x;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;

/** The divider between long sections: an increment core. */
export const Divider = () => <div css={dividerStyles} className="no-print" aria-hidden="true" />;
