import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PageBase } from '../content/views';
import { Breadcrumbs } from './Breadcrumbs';
import { Column, Columns } from './Columns';
import { Drawing } from './drawings';
import { Paragraph } from './Sentence';
import { atLeast, below } from '../theme/breakpoints';
import { editable } from './editing';

/** What is behind the text, and the room that it needs there. */
export interface Art {
  readonly art: ReactNode;
  /** Styles of the band. */
  readonly band?: SerializedStyles;
  /** Styles of the words on it. */
  readonly words?: SerializedStyles;
}

interface PageHeaderProps extends Partial<Art> {
  readonly page: PageBase;
  /** Shown beside the text on wide screens and below it on narrow ones. */
  readonly aside?: ReactNode;
  /** How many of twelve columns the text is wide. */
  readonly span?: number;
  /** Shown below the introduction: actions, dates, proof. */
  readonly children?: ReactNode;
}

const bandStyles = css`
  position: relative;
  overflow: clip;
  border-bottom: 1px solid var(--rule);
`;

const wordsStyles = css`
  position: relative;
  padding-block: clamp(1rem, 2vw, 1.75rem) clamp(2.25rem, 5vw, 5rem);
  @media print {
    padding-block: 0 0.75rem;
  }
`;

const headingStyles = css`
  max-width: 14em;
`;

const introStyles = css`
  margin-top: 1.25rem;
  color: var(--ink);
`;

/** On tablets, the words end before the drawing at the right. */
const besideDrawing = css`
  @media ${atLeast.md} and ${below.lg} {
    padding-right: 32vw;
  }
`;

const drawingStyles = css`
  position: absolute;
  right: max(1.5rem, (100vw - 90rem) / 2);
  bottom: 1rem;
  width: clamp(15rem, 32vw, 28rem);
`;

const columnsStyles = css`
  align-items: end;
`;

/** The top of an inner page: breadcrumbs, heading, introduction and what the kind of page adds. */
export const PageHeader = (props: PageHeaderProps) => {
  const { page, art, band, words, aside, span = aside ? 7 : 8, children } = props;
  const { heading, longHeading, intro, drawing } = page.top;
  return (
    <section className="page-top" css={[bandStyles, band]}>
      {drawing ? (
        <div className="illustration hidden-on-phones no-print" css={drawingStyles}>
          <Drawing name={drawing} />
        </div>
      ) : (
        art
      )}
      <div className="page-width" css={[wordsStyles, !drawing && words]}>
        <Breadcrumbs crumbs={page.crumbs} />
        <Columns css={columnsStyles}>
          <Column span={span} css={drawing && besideDrawing}>
            <h1
              className={longHeading ? 'long' : undefined}
              css={headingStyles}
              {...editable(page.top.entryId, 'heading')}
            >
              {heading}
            </h1>
            <Paragraph className="lede" css={introStyles} text={intro} />
            {children}
          </Column>
          {aside && (
            <Column span={5} isLast>
              {aside}
            </Column>
          )}
        </Columns>
      </div>
    </section>
  );
};
