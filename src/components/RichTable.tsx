import { BLOCKS, type Block, type Inline } from '@contentful/rich-text-types';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { childrenOf, dataOf, plainText } from '../content/richText/nodes';
import { isBlank } from '../content/text';
import { atLeast, below } from '../theme/breakpoints';
import { Icon } from './Icon';
import { useSite } from './siteContext';

const fillInStyles = css`
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
  /* An answer lines up with the question above it, beside the number. */
  @media screen and ${below.md} {
    tbody td {
      padding-left: 2.6rem;
    }
  }
  /* In print, the table keeps its columns, however narrow the paper. */
  @media print {
    && {
      margin-block: 0;
    }
    /* The table stays on one sheet with the number at the top. */
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
    /* Space for a name above the line and for a phone number below it. */
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
 * A table to fill in on paper. Its rows are numbered, the columns to write in show on paper only, and a button
 * prints it where scripts run (`src/browser/boot.ts`). Print leaves out everything on the page after the section
 * or text that contains the table.
 */
const FillInTable = ({ children }: FillInTableProps) => {
  const { ui } = useSite();
  return (
    <div className="sheet" css={fillInStyles}>
      <button type="button" className="toggle no-print script-only" data-print="">
        <Icon name="printer" />
        {ui.printSheet}
      </button>
      {children}
    </div>
  );
};

interface RichTableProps {
  readonly table: Block | Inline;
  /** Renders the content of a cell. */
  readonly renderCell: (cell: Block | Inline) => ReactNode;
}

const isHeader = ({ nodeType }: Block): boolean => nodeType === BLOCKS.TABLE_HEADER_CELL;

const hasWords = (cell: Block): boolean => !isBlank(plainText(cell));

/** The number of columns and rows that a merged cell spans. */
const spansOf = (cell: Block): { readonly colSpan?: number; readonly rowSpan?: number } => {
  const { colspan, rowspan } = dataOf(cell);
  const several = (count: unknown) => (Number(count) > 1 ? Number(count) : undefined);
  return { colSpan: several(colspan), rowSpan: several(rowspan) };
};

type Row = readonly Block[];

interface Column {
  /** The column's heading, if it has words. */
  readonly name?: string;
  /** True when the heading is the only cell with words. */
  readonly isToFill: boolean;
}

/** The columns below a row of headings; none if merged cells make the rows differ in length. */
const columnsOf = ([headings = [], ...body]: readonly Row[]): readonly Column[] => {
  const isRegular =
    headings.every(isHeader) &&
    body.length > 0 &&
    body.every(({ length }) => length === headings.length);
  if (!isRegular) return [];
  return headings.map((heading, index) => {
    const name = hasWords(heading) ? plainText(heading) : undefined;
    const isEmpty = body.every(({ [index]: cell }) => cell && !hasWords(cell));
    return { name, isToFill: name !== undefined && isEmpty };
  });
};

/**
 * A table in a text. Below a row of headings, the first column names its rows, and narrow screens show each row
 * as a block whose cells are labeled with their column. A cell without words is not a heading. A table of only
 * headings, or with merged cells, keeps its rows on every screen.
 */
export const RichTable = ({ table, renderCell }: RichTableProps) => {
  const rows = childrenOf(table).map((row) => childrenOf(row) as Row);
  const [first = []] = rows;
  const head = first.every(isHeader) ? first : undefined;
  const body = head ? rows.slice(1) : rows;
  const columns = columnsOf(rows);
  const hasColumns = columns.length > 0;

  const cellOf = (cell: Block, index: number, scope?: 'col' | 'row') => {
    const column = columns[index];
    const common = { className: column?.isToFill ? 'to-fill' : undefined, ...spansOf(cell) };
    return scope && hasWords(cell) ? (
      <th key={index} {...common} scope={scope}>
        {renderCell(cell)}
      </th>
    ) : (
      <td key={index} {...common} data-column={scope === 'col' ? undefined : column?.name}>
        {renderCell(cell)}
      </td>
    );
  };

  const content = (
    <div className="table-wrap">
      <table className={hasColumns ? 'stack' : undefined}>
        {head && (
          <thead>
            <tr>{head.map((cell, index) => cellOf(cell, index, 'col'))}</tr>
          </thead>
        )}
        <tbody>
          {body.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) => {
                const namesRow = (hasColumns && index === 0) || isHeader(cell);
                return cellOf(cell, index, namesRow ? 'row' : undefined);
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  const isSheet = columns.some(({ isToFill }) => isToFill);
  return isSheet ? <FillInTable>{content}</FillInTable> : content;
};
