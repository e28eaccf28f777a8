import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { classNames } from '../../components/classNames';

/* The part being read keeps its width and weight, so that no line moves. */
const styles = css`
  h2 {
    margin-bottom: 0.6rem;
    font-size: 1.3125rem;
    font-weight: var(--w-medium);
  }
  a {
    min-height: 2.75rem;
    padding: 0.35rem 0 0.35rem 0.7rem;
    border-bottom: 1px solid var(--rule);
    line-height: 1.3;
    outline-offset: -3px;
  }
  .icon {
    width: 1.25rem;
    color: var(--rule-strong);
  }
  @media (hover: hover) {
    a:hover {
      color: var(--link);
    }
  }
  a:is([aria-current], :target-current) {
    background: var(--sunk);
    box-shadow: inset 4px 0 var(--amber);
  }
  a[aria-current] {
    font-weight: var(--w-strong);
    .icon {
      color: var(--amber-text);
    }
  }
`;

interface SideNavProps {
  readonly id: string;
  readonly heading: string;
  readonly className?: string;
  /** The list items. */
  readonly children: ReactNode;
}

/** Links in the column beside a text. The current page, or the part being read, is marked. */
export const SideNav = ({ id, heading, className, children }: SideNavProps) => (
  <nav className={classNames('menu', className)} aria-labelledby={id} css={styles}>
    <h2 id={id}>{heading}</h2>
    <ul>{children}</ul>
  </nav>
);
