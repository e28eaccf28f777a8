import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { PageHeader, type Art } from '../../components/PageHeader';
import { ProofList } from '../../components/ProofList';
import { RichText } from '../../components/RichText';
import { CoreStrip, Rings, Scene } from '../../components/drawings';
import { useSite } from '../../components/siteContext';
import type { PageView } from '../../content/views';
import { atLeast, below } from '../../theme/breakpoints';
import { Actions } from '../parts/Actions';
import { BigPhone } from './BigPhone';
import { HomeTop } from './HomeTop';
import { LogSlice } from './LogSlice';
import { NotFoundTop } from './NotFoundTop';

interface TopProps {
  readonly page: PageView;
}

const quietRings = css`
  right: -14rem;
  bottom: -26rem;
  width: 60rem;
`;

/** Text on a quiet band. */
const STANDARD: Art = {
  art: <Rings css={quietRings} phoneOpacity={0.07} />,
  band: css`
    background: var(--sunk);
    border-bottom: 0;
  `,
};

const lifetimeStyles = css`
  right: max(0px, (100vw - 90rem) / 2);
  width: min(100vw, 90rem);
  height: auto;
  aspect-ratio: 1280 / 420;
  overflow: visible;
`;

const sliceStyles = css`
  position: absolute;
  width: clamp(30rem, 52vw, 46rem);
  top: -9rem;
  left: max(58vw, 50% + 9rem);
  @media ${below.lg} {
    width: 34rem;
    /* It leaves the page on the right, on tablets too. */
    inset: auto auto -23rem max(24vw, 100vw - 26rem);
  }
`;

const treetopsStyles = css`
  width: 43rem;
  height: 12rem;
  overflow: visible;
  @media ${atLeast.md} {
    width: max(76rem, 63vw);
    height: 21rem;
  }
`;

const coreStyles = css`
  height: clamp(3.25rem, 5.5vw, 5rem);
`;

const contactRings = css`
  width: 84rem;
  top: -28rem;
  left: calc(50% - 32rem);
`;

const offlineRings = css`
  width: 70rem;
  right: -40rem;
  top: -30rem;
`;

/** What is behind the text of each kind of page that has no drawing of its own. */
const ART: Readonly<Partial<Record<PageView['kind'], Art>>> = {
  /** The life of a tree from planting to stump. The ground that the trees stand on is rule enough. */
  services: {
    art: <Scene name="lifetime" css={lifetimeStyles} />,
    band: css`
      border-bottom: 0;
    `,
    words: css`
      padding-bottom: clamp(9.5rem, 36vw, 17rem);
      @media ${atLeast.lg} {
        padding-bottom: clamp(11rem, 17vw, 15.5rem);
      }
    `,
  },
  about: {
    art: <LogSlice css={sliceStyles} />,
    words: css`
      @media ${below.lg} {
        padding-bottom: 13rem;
      }
    `,
  },
  /** Treetops seen by a climber. */
  careers: {
    art: <Scene name="treetops" css={treetopsStyles} />,
    words: css`
      padding-bottom: 13.5rem;
      @media ${atLeast.md} {
        padding-bottom: 15.5rem;
      }
    `,
  },
  /** An increment core as wide as the page. */
  blog: {
    art: <CoreStrip css={coreStyles} />,
    words: css`
      padding-bottom: clamp(5.5rem, 9vw, 8rem);
    `,
  },
  contact: { art: <Rings css={contactRings} phoneOpacity={0.07} /> },
  offline: {
    art: <Rings css={offlineRings} phoneOpacity={0.07} />,
    words: css`
      padding-top: clamp(2rem, 4vw, 4rem);
    `,
  },
};

/** The number at the size of a heading, and the buttons. */
const ContactAside = ({ page }: TopProps): ReactNode => (
  <>
    <BigPhone calm />
    <Actions of={page.top} />
  </>
);

const cardStyles = css`
  padding: clamp(1.25rem, 3vw, 2.25rem);
  border-top: 4px solid var(--amber);
  border-radius: var(--r-md);
`;

const cardHeading = css`
  margin-bottom: 1.25rem;
  font-size: var(--fs-h3);
`;

/** What to do in an emergency. The offline page has no pictures to load, so that it is complete without a network. */
const OfflineAside = ({ page }: TopProps): ReactNode => (
  <div className="on-deep" css={cardStyles}>
    <h2 css={cardHeading}>{useSite().ui.emergencyHeading}</h2>
    <RichText document={page.top.body} baseLevel={3} />
  </div>
);

/** Everything below the introduction of a page of some kind. */
const Below = ({ page }: TopProps) => {
  switch (page.kind) {
    case 'contact':
      return null;
    case 'offline':
      return (
        <>
          <p>
            <BigPhone calm />
          </p>
          <Actions of={page.top} />
        </>
      );
    default:
      return (
        <>
          <Actions of={page.top} variant={page.top.call ? 'quote' : 'solid'} />
          <ProofList />
        </>
      );
  }
};

/** The top of a page: home and the page for unknown addresses have their own, all others a header with art. */
export const PageTop = ({ page }: TopProps) => {
  const { kind, top } = page;
  if (kind === 'home') return <HomeTop page={page} />;
  if (kind === 'notFound') return <NotFoundTop page={page} />;
  const aside =
    kind === 'contact' ? (
      <ContactAside page={page} />
    ) : kind === 'offline' && top.body ? (
      <OfflineAside page={page} />
    ) : undefined;
  return (
    <PageHeader
      page={page}
      {...(ART[kind] ?? STANDARD)}
      aside={aside}
      span={kind === 'about' ? 7 : undefined}
    >
      <Below page={page} />
    </PageHeader>
  );
};
