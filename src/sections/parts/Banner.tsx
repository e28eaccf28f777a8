import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Picture as PictureView } from '../../content/views';
import { Picture } from '../../components/Picture';

interface BannerProps {
  readonly id?: string;
  readonly labelledBy?: string;
  readonly picture?: PictureView;
  readonly priority?: boolean;
  /** Less air above, for the top of a page. */
  readonly compact?: boolean;
  readonly children: ReactNode;
}

/*
 * The text may run over any photograph an editor chooses, even a white one. So the scrim stays
 * dense for the whole width of the text: white under 78 % of it is rgb(66 69 68), where the words
 * have 8:1 and amber has 5:1. Only to the right of the text the picture opens up.
 */
const styles = css`
  position: relative;
  overflow: clip;
  background: #141b1c;
  color: #f3f2ea;
  --ink: #f3f2ea;
  --ink-2: #c9cfcb;
  --link: #f3f2ea;
  --focus: var(--amber);
  --amber-text: var(--amber);
  --text-width: 33rem;

  picture img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 70% 40%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    --edge: calc(max(var(--gutter), (100vw - var(--content)) / 2) + var(--text-width));
    background: linear-gradient(
      90deg,
      rgb(10 16 15 / 0.86),
      rgb(10 16 15 / 0.78) var(--edge),
      rgb(10 16 15 / 0.18) calc(var(--edge) + 24rem)
    );
  }
  & > .wrap {
    position: relative;
    z-index: 1;
    padding-block: clamp(4rem, 8vw, 8rem);
  }
  .words {
    max-width: var(--text-width);
  }
  &.compact > .wrap {
    padding-block: clamp(1rem, 2vw, 1.75rem) clamp(2.5rem, 5vw, 5rem);
  }
  h2 {
    font-size: clamp(2.375rem, 1.6rem + 3.4vw, 4.5rem);
    max-width: 11em;
  }
  .words > p {
    max-width: 32em;
    margin-top: 1.25rem;
    font-size: var(--fs-lg);
    line-height: 1.45;
  }
  @media (min-width: 62em) {
    --text-width: 44rem;
  }
`;

/** Words over a dimmed photograph, on the left. Without a photograph the ground is plain and dark. */
export const Banner = ({
  id,
  labelledBy,
  picture,
  priority,
  compact = false,
  children,
}: BannerProps) => (
  <section
    id={id}
    className={compact ? 'compact' : undefined}
    aria-labelledby={labelledBy}
    css={styles}
  >
    {picture && <Picture picture={{ ...picture, alt: '' }} sizes="100vw" priority={priority} />}
    <div className="wrap">
      <div className="words">{children}</div>
    </div>
  </section>
);
