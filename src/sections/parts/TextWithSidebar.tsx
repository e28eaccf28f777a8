import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { atLeast, below } from '../../theme/breakpoints';

/** Leaves most of a screen for the text where a page enlarged its text, which media queries do not follow. */
const SIDEBAR = 'min(20.5rem, 34vw)';

const styles = css`
  > .text {
    position: relative;
    min-width: 0;
    padding-block: var(--sec);
  }
  .sidebar {
    display: flex;
    flex-direction: column;
    gap: 2.25rem;
  }
  @media screen {
    > .text {
      padding-top: clamp(2.5rem, 5vw, 5rem);
    }
  }
  @media ${below.lg} {
    display: flex;
    flex-direction: column;
    .sidebar {
      order: 1;
      padding-bottom: var(--sec);
    }
    /* On phones the number is in the bar, and contents below the text would come too late. */
    .call-room {
      display: none;
    }
  }
  /* Beside the text there is room for the list. Sections are as wide as the page. */
  @media screen and ${atLeast.lg} {
    display: grid;
    grid-template-columns:
      minmax(var(--gutter), 1fr) minmax(0, calc(var(--content) - ${SIDEBAR}))
      ${SIDEBAR} minmax(var(--gutter), 1fr);
    > .page-width {
      width: auto;
      margin: 0;
    }
    > .text {
      grid-area: 1 / 2;
      padding-right: clamp(2.5rem, 5vw, 5rem);
    }
    .sidebar {
      grid-area: 1 / 3;
      padding-block: clamp(2.5rem, 5vw, 5rem) var(--sec);
    }
    /* What stays in view does so to the end of the column, or to the list there. In a grid row, it would cover the list. */
    .call-room {
      flex: 1;
    }
    .sections {
      grid-area: 2 / 1 / auto / -1;
    }
  }
`;

interface TextWithSidebarProps {
  readonly text: ReactNode;
  /** The sidebar from the top down: lists of links, and a `call-room` with what stays in view. */
  readonly beside: ReactNode;
  /** The sections that follow, as wide as the page. */
  readonly children?: ReactNode;
}

/**
 * The text of a page with a column beside it. On phones the column follows the sections, so that a list in
 * it does not look like the end of the page.
 */
export const TextWithSidebar = ({ text, beside, children }: TextWithSidebarProps) => (
  <div css={styles}>
    <div className="page-width text">{text}</div>
    <div className="sidebar page-width no-print">{beside}</div>
    {children && <div className="sections">{children}</div>}
  </div>
);
