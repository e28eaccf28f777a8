import { css, type SerializedStyles } from '@emotion/react';
import type { ReactElement } from 'react';
import type { PageView } from '../../content/views';
import { PageHeader } from '../../components/PageHeader';
import { CoreStrip, Rings, Scene } from '../../components/drawings';
import { ProofList } from '../../components/ProofList';
import { Actions } from '../parts/Actions';
import { LogSlice } from './LogSlice';
import { atLeast, below } from '../../theme/breakpoints';

/** The drawing behind the text, and its styles. */
interface Decoration {
  readonly art: ReactElement;
  readonly styles: SerializedStyles;
}

const ringStyles = css`
  right: -14rem;
  bottom: -26rem;
  width: 60rem;
`;

/** Text on a quiet band. */
const STANDARD: Decoration = {
  art: <Rings css={ringStyles} />,
  styles: css`
    background: var(--sunk);
    border-bottom: 0;
  `,
};

const DRAWINGS: Readonly<Partial<Record<PageView['kind'], Decoration>>> = {
  /** The life of a tree from planting to stump. */
  services: {
    art: <Scene name="lifetime" />,
    styles: css`
      /* The ground that the trees stand on is rule enough. */
      border-bottom: 0;
      > .page-width {
        padding-bottom: clamp(9.5rem, 36vw, 17rem);
      }
      .scene {
        right: max(0px, (100vw - 90rem) / 2);
        width: min(100vw, 90rem);
        height: auto;
        aspect-ratio: 1280 / 420;
        overflow: visible;
      }
      @media ${atLeast.lg} {
        > .page-width {
          padding-bottom: clamp(11rem, 17vw, 15.5rem);
        }
        .lede {
          max-width: 27em;
        }
      }
    `,
  },
  /** A slice of a log. */
  about: {
    art: <LogSlice />,
    styles: css`
      @media ${atLeast.lg} {
        h1 {
          max-width: 9.4em;
        }
        .lede {
          max-width: 27em;
        }
      }
      .log-slice {
        position: absolute;
        width: clamp(30rem, 52vw, 46rem);
        top: -9rem;
        left: max(58vw, 50% + 9rem);
      }
      @media ${below.lg} {
        > .page-width {
          padding-bottom: 13rem;
        }
        .log-slice {
          width: 34rem;
          /* It leaves the page on the right, on tablets too. */
          inset: auto auto -23rem max(24vw, 100vw - 26rem);
        }
      }
    `,
  },
  /** Treetops seen by a climber. */
  careers: {
    art: <Scene name="treetops" />,
    styles: css`
      > .page-width {
        padding-bottom: 13.5rem;
      }
      .scene {
        width: 43rem;
        height: 12rem;
        overflow: visible;
      }
      @media ${atLeast.md} {
        > .page-width {
          padding-bottom: 15.5rem;
        }
        .scene {
          width: max(76rem, 63vw);
          height: 21rem;
        }
      }
    `,
  },
  /** An increment core as wide as the page. */
  blog: {
    art: <CoreStrip />,
    styles: css`
      > .page-width {
        padding-bottom: clamp(5.5rem, 9vw, 8rem);
      }
      .core-strip {
        height: clamp(3.25rem, 5.5vw, 5rem);
      }
    `,
  },
};

/** The top of a page with a drawing for its kind behind the text. */
export const DrawnTop = ({ page }: { readonly page: PageView }) => {
  const { art, styles } = DRAWINGS[page.kind] ?? STANDARD;
  return (
    <PageHeader page={page} css={styles} art={art}>
      <Actions of={page.top} variant={page.top.call ? 'quote' : 'solid'} />
      <ProofList />
    </PageHeader>
  );
};
