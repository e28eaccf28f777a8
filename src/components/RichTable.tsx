import { BLOCKS, type Block, type Inline } from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import { childrenOf, plainText } from '../content/richText/nodes';
import { isBlank } from '../content/text';
import { FillInTable } from './FillInTable';

interface RichTableProps {
  readonly table: Block | Inline;
  /** Renders what a cell holds. */
  readonly renderCell: (cell: Block | Inline) => ReactNode;
}

const isHeader = ({ nodeType }: Block): boolean => nodeType === BLOCKS.TABLE_HEADER_CELL;

const isHeadRow = (row: readonly Block[]): boolean => row.length > 0 && row.every(isHeader);

const hasWords = (cell: Block): boolean => !isBlank(plainText(cell));

/** How many columns and rows a merged cell goes over. */
const spansOf = ({ data }: Block): { readonly colSpan?: number; readonly rowSpan?: number } => {
  const { colspan = 1, rowspan = 1 } = data as {
    readonly colspan?: number;
    readonly rowspan?: number;
  };
  return { ...(colspan > 1 && { colSpan: colspan }), ...(rowspan > 1 && { rowSpan: rowspan }) };
};

const isMerged = (cell: Block): boolean => Object.keys(spansOf(cell)).length > 0;

/**
 * A table of a text. Below one or more rows of headings, the first column names its rows, and on narrow
 * screens each row becomes a block whose cells say what column they are from. A cell without words is no
 * heading. Columns without words but their headings are to write in. A table with merged cells has none of
 * this: it keeps its rows on every screen.
 */
export const RichTable = ({ table, renderCell }: RichTableProps) => {
  const rows = childrenOf(table).map((row) => childrenOf(row) as readonly Block[]);
  // A table of nothing but headings has one row of them.
  const firstOther = rows.findIndex((row) => !isHeadRow(row));
  const headRows = rows.slice(0, firstOther < 0 ? 1 : firstOther);
  const body = rows.slice(headRows.length);
  // Where cells are merged, the place of a cell in its row is not its column.
  const hasColumns = headRows.length > 0 && !rows.flat().some(isMerged);

  const nameOf = (column: number): string =>
    headRows
      .flatMap(({ [column]: head }) =>
        hasColumns && head && hasWords(head) ? plainText(head) : [],
      )
      .join(', ');
  const isToFill = (column: number): boolean =>
    nameOf(column) !== '' &&
    body.length > 0 &&
    body.every(({ [column]: cell }) => cell !== undefined && !hasWords(cell));
  const cellOf = (cell: Block, column: number, scope?: 'col' | 'row') => {
    const common = { className: isToFill(column) ? 'to-fill' : undefined, ...spansOf(cell) };
    return scope && hasWords(cell) ? (
      <th key={column} {...common} scope={scope}>
        {renderCell(cell)}
      </th>
    ) : (
      <td
        key={column}
        {...common}
        data-column={scope === 'col' ? undefined : nameOf(column) || undefined}
      >
        {renderCell(cell)}
      </td>
    );
  };

  const content = (
    <div className="table-wrap">
      <table className={hasColumns ? 'stack' : undefined}>
        {headRows.length > 0 && (
          <thead>
            {headRows.map((row, index) => (
              <tr key={index}>{row.map((cell, column) => cellOf(cell, column, 'col'))}</tr>
            ))}
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => {
                const namesRow = (hasColumns && column === 0) || isHeader(cell);
                return cellOf(cell, column, namesRow ? 'row' : undefined);
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  const isSheet = headRows.some((row) => row.some((_, column) => isToFill(column)));
  return isSheet ? <FillInTable>{content}</FillInTable> : content;
};
