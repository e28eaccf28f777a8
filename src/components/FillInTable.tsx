import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { atLeast, below } from '../theme/breakpoints';
import { Icon } from './Icon';
import { useSite } from './siteContext';

const styles = css`
  button {
    margin-bottom: 1rem;
  }
  table {
    table-layout: fixed;
  }
  tbody th {
    font: 400 var(--fs-md) / 1.45 var(--font-text);
    letter-spacing: 0;
  }
  @media screen {
    .to-fill {
      display: none;
    }
  }
  @media ${atLeast.md} {
    th:first-of-type {
      width: 42%;
    }
  }
  /* Below its question, an answer begins where the question does, beside the number. */
  @media screen and ${below.md} {
    tbody td {
      padding-left: 2.6rem;
    }
  }
  /* Printed, it keeps its columns, however narrow the paper. */
  @media print {
    && {
      margin-block: 0;
    }
    /* It stays on one sheet, which has the number at its top. */
    main > :has(&) ~ * {
      display: none;
    }
    th:first-of-type {
      width: 28%;
    }
    th:nth-of-type(2):not(.to-fill) {
      width: 32%;
    }
    tbody :is(th, td) {
      padding: 0.3rem 0.5rem;
      font-size: 8.5pt;
      line-height: 1.3;
    }
    && tbody th {
      padding-left: 1.5rem;
    }
    td,
    thead th + th {
      padding-inline: 0.5rem;
      border-left: 1px solid var(--rule);
    }
    /* Room for a name, and below the rule for a phone number. */
    thead .to-fill::after {
      content: '';
      display: block;
      height: 0.9em;
      margin-top: 1em;
      border-top: 1px solid var(--rule);
    }
  }
`;

interface FillInTableProps {
  /** The table; the cells to write in have the class `to-fill`. */
  readonly children: ReactNode;
}

/**
 * A table to fill in on paper: its rows are numbered, the columns to write in show on paper only, and a button
 * prints it where scripts run (`src/browser/boot.ts`). Of its page, what follows the section or text that it
 * stands in is not printed.
 */
export const FillInTable = ({ children }: FillInTableProps) => {
  const { ui, languages } = useSite();
  return (
    <div className="sheet" css={styles}>
      <button
        type="button"
        className="toggle no-print script-only"
        lang={languages?.site}
        data-print=""
      >
        <Icon name="printer" />
        {ui.printSheet}
      </button>
      {children}
    </div>
  );
};
