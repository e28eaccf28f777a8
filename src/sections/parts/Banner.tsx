import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture';
import { classNames } from '../../components/classNames';
import { Scene } from '../../components/drawings';
import type { Picture as PictureView, SectionBase } from '../../content/views';
import { atLeast, below } from '../../theme/breakpoints';
import { Section } from './Section';

interface BannerProps {
  /** Without a section, the banner is the top of a page: it has less space and loads its picture eagerly. */
  readonly section?: SectionBase;
  readonly picture?: PictureView;
  /** Shown without a picture, in place of the night. */
  readonly art?: ReactNode;
  readonly children: ReactNode;
}

/*
 * Editors may choose any photograph, even a white one, so the scrim keeps its density across the
 * text and fades out only beyond it. White under 66 % of it is rgb(93 97 97), on which the text has
 * a contrast of 5.5:1. Amber (`compact`) needs 77 %: 4.7:1 on rgb(66 71 70).
 * The photograph is above the text or to its right, so that the text does not cover its subject.
 */
const styles = css`
  position: relative;
  overflow: clip;
  --text-width: 44rem;
  --dimmed: var(--scrim-66);
  /* As high as the drawing, up to the width at which the buttons end before its moon. */
  --free: min(clamp(12rem, 35vw, 16.8rem), 40vh);
  > picture img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 60% 20%;
  }
  &.photo::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--dimmed);
  }
  & > .page-width {
    position: relative;
    z-index: 1;
    padding-block: clamp(2.75rem, 8vw, 6.5rem);
  }
  @media ${below.lg} {
    &.drawn > .page-width {
      padding-bottom: var(--free);
    }
    &.photo:not(.compact) {
      --free: min(clamp(8rem, 27vw, 13rem), 20vh);
      --end: calc(var(--free) + 9rem);
      > .page-width {
        padding-top: var(--free);
      }
      > picture img {
        height: var(--end);
      }
      &::after {
        background: linear-gradient(
          transparent,
          var(--dimmed) var(--free),
          var(--paper) var(--end)
        );
      }
    }
  }
  &.compact {
    --dimmed: var(--scrim-77);
  }
  &.compact > .page-width {
    padding-block: clamp(1rem, 2vw, 1.75rem) clamp(2.5rem, 5vw, 5rem);
  }
  .words {
    max-width: var(--text-width);
  }
  h2 {
    font-size: var(--fs-h1);
  }
  h2.long {
    font-size: var(--fs-h2);
  }
  .lede {
    color: var(--ink);
  }
  @media ${atLeast.lg} {
    --text-width: 40rem;
    /* As high as the drawing, whose moon is at the top. */
    &.drawn {
      min-height: 35vw;
    }
    > picture img {
      left: auto;
      /* No larger than the sharpest file, and soft where it ends. */
      width: min(70%, 75rem);
      max-height: 42rem;
      mask-image: linear-gradient(90deg, transparent, black 10rem);
    }
    &.photo::after {
      --edge: calc(var(--page-margin) + var(--text-width));
      background: linear-gradient(
        90deg,
        var(--paper) 30%,
        var(--dimmed) var(--edge),
        transparent calc(var(--edge) + 16rem)
      );
    }
  }
  /* In forced colors, browsers leave out the scrim. */
  @media print, (forced-colors: active) {
    .words {
      max-width: none;
    }
    picture img,
    &::after {
      display: none;
    }
  }
`;

const nightStyles = css`
  width: 100%;
  height: min(max(12rem, 35vw), 40vh);
  @media ${atLeast.lg} {
    height: min(100%, 31rem);
    overflow: visible;
  }
`;

/**
 * Text over a dimmed photograph or, without one, over a drawing of a night. As a section, the banner invites
 * visitors to press a button, so it is not printed: a printed page begins with the number.
 */
export const Banner = ({ section, picture, art, children }: BannerProps) => (
  <Section
    section={section}
    className={classNames(
      picture ? 'photo on-photo' : 'drawn on-deep',
      section ? 'no-print' : 'compact page-top',
    )}
    css={styles}
  >
    {picture ? (
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes={`${atLeast.lg} 70vw, 100vw`}
        priority={!section}
      />
    ) : (
      (art ?? <Scene name="night" css={nightStyles} />)
    )}
    <div className="page-width">
      <div className="words flow">{children}</div>
    </div>
  </Section>
);
