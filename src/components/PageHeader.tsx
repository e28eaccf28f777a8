import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Crumb } from '../content/views';
import { Breadcrumbs } from './Breadcrumbs';
import { longTitle } from './longTitle';
import { Rings } from './Rings';

export type RingsForm = 'wide' | 'corner' | 'disc';

interface PageHeaderProps {
  readonly crumbs: readonly Crumb[];
  /** Spoken name of the path above the heading. */
  readonly crumbsLabel?: string;
  readonly heading: string;
  readonly intro?: ReactNode;
  /** Which part of the growth rings lies behind it. */
  readonly rings: RingsForm;
  /** Nothing divides it from what follows. */
  readonly plain?: boolean;
  /** What stands beside the words on wide screens and under them on narrow ones. */
  readonly aside?: ReactNode;
  /** What stands under the introduction: actions, dates, ways to share. */
  readonly children?: ReactNode;
}

const styles = css`
  position: relative;
  overflow: clip;
  border-bottom: 1px solid var(--rule);
  &.plain {
    border-bottom: 0;
  }
  > .wrap {
    position: relative;
    padding-block: clamp(1rem, 2vw, 1.75rem) clamp(2.5rem, 5vw, 5rem);
  }
  &.plain > .wrap {
    padding-bottom: clamp(1rem, 2vw, 2rem);
  }
  .rings {
    --ring-op: 0.2;
    width: 70rem;
    right: -30rem;
    top: -26rem;
  }
  .rings.corner {
    width: 66rem;
    right: -26rem;
    top: -14rem;
  }
  .rings.disc {
    width: 52rem;
    right: -14rem;
    top: -10rem;
  }
  h1 {
    max-width: 14em;
  }
  .lede {
    margin-top: 1.25rem;
    color: var(--ink);
  }
  .actions {
    margin-top: 1.75rem;
  }
  .g12 {
    align-items: end;
  }
  @media (max-width: 47.99em) {
    .rings {
      --ring-op: 0.1;
      right: -34rem;
    }
  }
`;

/** The top of an inner page: path, heading, introduction and what the page adds. */
export const PageHeader = ({
  crumbs,
  crumbsLabel,
  heading,
  intro,
  rings,
  plain = false,
  aside,
  children,
}: PageHeaderProps) => (
  <section className={plain ? 'phead plain' : 'phead'} css={styles}>
    <Rings form={rings} />
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} label={crumbsLabel} />
      <div className="g12">
        <div className={aside ? 'c7' : 'c8'}>
          <h1 className={longTitle(heading)}>{heading}</h1>
          {intro && <p className="lede">{intro}</p>}
          {children}
        </div>
        {aside && <div className="c5">{aside}</div>}
      </div>
    </div>
  </section>
);
