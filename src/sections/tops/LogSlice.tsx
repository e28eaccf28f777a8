import { css } from '@emotion/react';
import type { Picture as PictureView } from '../../content/views';
import { classNames } from '../../components/classNames';
import { Picture, acrossOnPhones } from '../../components/Picture';
import { atLeast } from '../../theme/breakpoints';

/*
 * Bark, sapwood and rings are colors behind masks, so that one file serves both color modes. The
 * photograph fills the heartwood, two thirds of the slice.
 */
const styles = css`
  aspect-ratio: 1;
  & > * {
    position: absolute;
    inset: 0;
  }
  .bark {
    background: var(--bark);
    mask: var(--slice) center / 100% no-repeat;
  }
  .sap {
    background: var(--wood);
    mask: var(--slice) center / 97.4% no-repeat;
  }
  .lines {
    background: var(--wood-line);
    opacity: 0.7;
    mask: var(--rings-sap) center / 100% no-repeat;
  }
  /* A crack, which ends where the bark does. */
  .check {
    fill: var(--bark);
    mask: var(--slice) center / 100% no-repeat;
  }
  .heart {
    inset: 15%;
    background: var(--wood-line);
    opacity: 0.7;
    mask: var(--rings-disc) center / 100% no-repeat;
  }
  .photograph {
    mask: var(--slice) center / 66% no-repeat;
  }
  .photograph img {
    position: absolute;
    inset: 17%;
    width: 66%;
    height: 66%;
    object-fit: cover;
  }
`;

interface LogSliceProps {
  readonly picture?: PictureView;
  /** Positions and sizes it. */
  readonly className?: string;
}

/** A slice of a log, with a photograph or rings in its heartwood. */
export const LogSlice = ({ picture, className }: LogSliceProps) => (
  <div
    className={classNames('no-print', className)}
    css={styles}
    aria-hidden={picture ? undefined : true}
  >
    <div className="bark" />
    <div className="sap" />
    <div className="lines" />
    <svg className="check" viewBox="0 0 1000 1000" aria-hidden="true">
      <path d="M77 735 67 719l128-64zM674 44l-14-6-30 112z" />
    </svg>
    {picture ? (
      <div className="photograph">
        <Picture
          picture={picture}
          sizes={acrossOnPhones(`${atLeast.lg} max(34rem, 50vw)`)}
          priority
        />
      </div>
    ) : (
      <div className="heart" />
    )}
  </div>
);
