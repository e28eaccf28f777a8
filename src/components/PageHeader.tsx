import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PageBase } from '../content/views';
import { Breadcrumbs } from './Breadcrumbs';
import { Drawing } from './drawings';
import { Paragraph } from './Sentence';
import { classNames } from './classNames';
import { atLeast, below } from '../theme/breakpoints';

interface PageHeaderProps {
  readonly page: PageBase;
  /** What is behind the text of a page without a drawing, positioned by the styles of `className`. */
  readonly art?: ReactNode;
  readonly className?: string;
  /** Shown beside the text on wide screens and below it on narrow ones. */
  readonly aside?: ReactNode;
  /** Shown below the introduction: actions, dates, facts with the class `about`. */
  readonly children?: ReactNode;
}

/* Not on the section, where Emotion would print the styles of `className` a second time. */
const styles = css`
  position: relative;
  padding-block: clamp(1rem, 2vw, 1.75rem) clamp(2.25rem, 5vw, 5rem);
  .columns {
    align-items: end;
  }
  .about {
    margin-top: 1rem;
    color: var(--ink-2);
  }
  /* Not under the drawing at the right. */
  @media ${atLeast.md} and ${below.lg} {
    .proof {
      max-width: 60vw;
    }
    .illustration ~ & .lede {
      padding-right: 32vw;
    }
  }
`;

const artStyles = css`
  position: absolute;
  right: max(1.5rem, (100vw - 90rem) / 2);
  bottom: 1rem;
  width: clamp(15rem, 32vw, 28rem);
`;

/** The top of an inner page: breadcrumbs, heading, introduction and what the kind of page adds. */
export const PageHeader = ({ page, art, className, aside, children }: PageHeaderProps) => (
  <section className={classNames('page-top ruled', className)}>
    {page.top.drawing ? (
      <div className="illustration hidden-on-phones no-print" css={artStyles}>
        <Drawing name={page.top.drawing} />
      </div>
    ) : (
      art
    )}
    <div className="page-width" css={styles}>
      <Breadcrumbs crumbs={page.crumbs} />
      <div className="columns">
        <div className={aside ? 'span-7 flow' : 'span-8 flow'}>
          <h1 className={page.top.longHeading ? 'long' : undefined}>{page.top.heading}</h1>
          <Paragraph className="lede" text={page.top.intro} />
          {children}
        </div>
        {aside && <div className="span-5 flow">{aside}</div>}
      </div>
    </div>
  </section>
);
