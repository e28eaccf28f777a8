import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { atLeast } from '../theme/breakpoints';

const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--column-gap);
  @media ${atLeast.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
  @media print {
    display: block;
  }
`;

interface PartProps {
  readonly className?: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Lays `Column`s out on a grid of twelve on wide screens, and below one another on narrow ones. */
export const Columns = ({ className, children }: PartProps) => (
  <div css={columnsStyles} className={className}>
    {children}
  </div>
);

/** The styles of a column that is as wide as so many of the twelve. The last one ends at the edge of the page. */
export const column = (span: number, isLast = false) => css`
  @media ${atLeast.lg} {
    grid-column: span ${span} / ${isLast ? -1 : 'auto'};
  }
  @media print {
    margin-top: ${isLast ? '1rem' : 0};
  }
`;

interface ColumnProps extends PartProps {
  /** How many of the twelve columns it is wide. */
  readonly span: number;
  readonly isLast?: boolean;
}

/** One of the `Columns`: parts of a text, stacked. */
export const Column = ({ span, isLast, className, ...rest }: ColumnProps) => (
  <div css={column(span, isLast)} className={['flow', className].join(' ')} {...rest} />
);
