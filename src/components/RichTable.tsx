import { css } from '@emotion/react';
import { BLOCKS, type Block, type Inline, type Node } from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import { childrenOf, plainText } from '../content/richText/nodes';
import { isBlank } from '../content/text';
import { atLeast, below } from '../theme/breakpoints';
import { Icon } from './Icon';
import { useSite } from './siteContext';

interface RichTableProps {
  readonly table: Block | Inline;
  /** Renders what a cell holds. */
  readonly renderCell: (cell: Block | Inline) => ReactNode;
}

/** A cell with the columns it stands in; the first is 0. */
interface Cell {
  readonly node: Block;
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
}

const isHeader = ({ node }: Cell): boolean => node.nodeType === BLOCKS.TABLE_HEADER_CELL;

const wordsOf = ({ node }: Cell): string => plainText(node);

/** The cells of each row, where those that go over several columns or rows leave them. */
const gridOf = (table: Node): readonly (readonly Cell[])[] => {
  const rows = childrenOf(table);
  /** For each column, the first row that no cell above reaches into. */
  const free: number[] = [];
  return rows.map((row, index) => {
    let column = 0;
    return (childrenOf(row) as readonly Block[]).map((node) => {
      const spans = node.data as { readonly colspan?: number; readonly rowspan?: number };
      while ((free[column] ?? 0) > index) column += 1;
      const columns = spans.colspan ?? 1;
      const below = Math.min(spans.rowspan ?? 1, rows.length - index);
      const cell = { node, column, columns, rows: below };
      for (const end = column + columns; column < end; column += 1) free[column] = index + below;
      return cell;
    });
  });
};

/** What column a cell is from; the names of all for one that goes over several. */
const labelOf = ({ column, columns }: Cell, heads: readonly Cell[]): string | undefined =>
  heads
    .filter((head) => head.column < column + columns && head.column + head.columns > column)
    .map((head) => wordsOf(head))
    .join(', ') || undefined;

const spansOf = ({ columns, rows }: Cell) => ({
  colSpan: columns > 1 ? columns : undefined,
  rowSpan: rows > 1 ? rows : undefined,
});

/** Columns that have only a heading, for visitors to fill in on paper. */
const blankColumns = (
  heads: readonly Cell[],
  rows: readonly (readonly Cell[])[],
): ReadonlySet<number> => {
  const isBlankIn = (row: readonly Cell[], column: number): boolean =>
    row.some((cell) => cell.column === column && cell.columns === 1 && isBlank(wordsOf(cell)));
  const blank = heads.filter(
    (head) =>
      head.columns === 1 &&
      !isBlank(wordsOf(head)) &&
      rows.length > 0 &&
      rows.every((row) => isBlankIn(row, head.column)),
  );
  return new Set(blank.map(({ column }) => column));
};

const sheetStyles = css`
  button {
    color: var(--ink);
  }
  @media (hover: hover) {
    button:hover {
      color: var(--paper);
      background: var(--ink);
    }
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  @media print {
    && .table-wrap {
      margin-block: 0;
    }
    /* It stays on one sheet, which has the number at its top. */
    main > :has(&) ~ * {
      display: none;
    }
  }
`;

/**
 * A table to fill in on paper, its rows numbered, with a button that prints it where scripts run. Of its page,
 * what follows the section or text that it stands in is not printed.
 */
const Sheet = ({ children }: { readonly children: ReactNode }) => {
  const { ui } = useSite();
  return (
    <div className="sheet" css={sheetStyles}>
      <button type="button" className="toggle no-print" data-print="">
        <Icon name="printer" />
        {ui.printSheet}
      </button>
      {children}
    </div>
  );
};

const toFillStyles = css`
  table-layout: fixed;
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

/**
 * A table of a text. Below one or more rows of headings, the first column names its rows, and on narrow
 * screens each row becomes a block whose cells say what column they are from, unless a cell belongs to
 * several rows, or has no words. A cell without words is no heading. Columns without words but their headings
 * are to write in: they show on paper only, and the table has a button that prints it.
 */
export const RichTable = ({ table, renderCell }: RichTableProps) => {
  const rows = gridOf(table);
  const isHeadRow = (row: readonly Cell[]): boolean => row.length > 0 && row.every(isHeader);
  // A table of nothing but headings has one row of them.
  const firstOther = rows.findIndex((row) => !isHeadRow(row));
  const headRows = rows.slice(0, firstOther < 0 ? 1 : firstOther);
  const heads = headRows.flat();
  const named = heads.length > 0;
  const body = rows.slice(headRows.length);
  const stacks =
    named &&
    body.flat().every((cell) => cell.rows === 1) &&
    headRows.every((row, index) => row.every((cell) => index + cell.rows <= headRows.length));
  const blank = blankColumns(heads, body);
  const isToFill = blank.size > 0;
  const classOf = ({ column }: Cell) => (blank.has(column) ? 'to-fill' : undefined);
  const content = (
    <div className="table-wrap">
      <table className={stacks ? 'stack' : undefined} {...(isToFill && { css: toFillStyles })}>
        {named && (
          <thead>
            {headRows.map((row, index) => (
              <tr key={index}>
                {row.map((cell) =>
                  isBlank(wordsOf(cell)) ? (
                    <td key={cell.column} {...spansOf(cell)}>
                      {renderCell(cell.node)}
                    </td>
                  ) : (
                    <th
                      key={cell.column}
                      className={classOf(cell)}
                      scope={cell.columns > 1 ? 'colgroup' : 'col'}
                      {...spansOf(cell)}
                    >
                      {renderCell(cell.node)}
                    </th>
                  ),
                )}
              </tr>
            ))}
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((cell) =>
                ((named && cell.column === 0) || isHeader(cell)) && !isBlank(wordsOf(cell)) ? (
                  <th
                    key={cell.column}
                    scope={cell.rows > 1 ? 'rowgroup' : 'row'}
                    {...spansOf(cell)}
                  >
                    {renderCell(cell.node)}
                  </th>
                ) : (
                  <td
                    key={cell.column}
                    className={classOf(cell)}
                    data-l={labelOf(cell, heads)}
                    {...spansOf(cell)}
                  >
                    {renderCell(cell.node)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return isToFill ? <Sheet>{content}</Sheet> : content;
};
