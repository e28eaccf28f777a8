import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { editable } from './editing';

const styles = css`
  border-bottom: 1px solid var(--rule);
`;

const summaryStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 1.75rem;
  gap: 1rem;
  align-items: start;
  min-height: 2.75rem;
  padding: clamp(0.7rem, 0.5rem + 0.8vw, 1.1rem) 0;
  font: var(--w-medium) clamp(1.125rem, 1.08rem + 0.2vw, 1.1875rem) / 1.3 var(--font-display);
  letter-spacing: -0.008em;
  text-wrap: balance;
  &::after {
    content: '';
    height: 1.75rem;
    background: var(--amber-text);
    mask: var(--ring-1) center / 2.6rem no-repeat;
    forced-color-adjust: none;
    transition: transform var(--t2) var(--ease);
  }
  [open] > &::after {
    mask: var(--ring-4) center / 1.9rem no-repeat;
    transform: rotate(40deg);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--link);
    }
  }
`;

const contentStyles = css`
  max-width: 36em;
  /* The outline of the focused line ends at the top of what it opens. */
  padding: 0.5rem 2.75rem 1.5rem 0;
  color: var(--ink-2);
  @media print {
    padding: 0 0 0.5rem;
  }
`;

/** For the styles of a fold where there is room: it is as if its content stood below a heading. */
export const unfolded = `
  border: 0;
  &::details-content {
    content-visibility: visible;
    block-size: auto;
  }
  > summary {
    display: block;
    min-height: 0;
    padding: 0;
    color: inherit;
    pointer-events: none;
  }
  > summary::after {
    display: none;
  }
  > summary + * {
    max-width: none;
    padding: 1.25rem 0 0;
    color: inherit;
  }
`;

interface FoldProps {
  /** The line that is always seen. */
  readonly summary: ReactNode;
  readonly id?: string;
  /** The browser keeps one of a group open. */
  readonly group?: string;
  /** What the line shows, for Contentful's tools. */
  readonly shown?: ReturnType<typeof editable>;
  readonly children: ReactNode;
}

/** A line that opens what is below it. */
export const Fold = ({ summary, id, group, shown, children }: FoldProps) => (
  <details className="question" css={styles} id={id} name={group}>
    <summary css={summaryStyles} {...shown}>
      {summary}
    </summary>
    <div css={contentStyles}>{children}</div>
  </details>
);
