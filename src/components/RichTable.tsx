import { BLOCKS, type Block, type Inline, type Text } from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import { plainText } from '../content/text';

type Node = Block | Inline | Text;

interface RichTableProps {
  readonly table: Block | Inline;
  /** Renders what a cell holds. */
  readonly renderCell: (cell: Block | Inline) => ReactNode;
}

const isHeader = (cell: Node): boolean => cell.nodeType === BLOCKS.TABLE_HEADER_CELL;

const isCell = (node: Node): node is Block => isHeader(node) || node.nodeType === BLOCKS.TABLE_CELL;

/** Only rows and cells: whatever else an import put between them has no place in a table. */
const rowsOf = (table: Block | Inline): readonly (readonly Block[])[] =>
  table.content.flatMap((row) =>
    row.nodeType === BLOCKS.TABLE_ROW && 'content' in row ? [row.content.filter(isCell)] : [],
  );

/**
 * A table of a text. With a first row of headings, the first column names its rows, and on narrow
 * screens each row becomes a block whose cells say what column they are from.
 */
export const RichTable = ({ table, renderCell }: RichTableProps) => {
  const rows = rowsOf(table);
  const first = rows[0];
  const named = first !== undefined && first.length > 0 && first.every(isHeader);
  const titles = named ? first.map(plainText) : [];
  const body = named ? rows.slice(1) : rows;
  return (
    <div className="table-wrap">
      <table className={named ? 'stack' : undefined}>
        {named && (
          <thead>
            <tr>
              {first.map((cell, column) => (
                <th key={column} scope="col">
                  {renderCell(cell)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                (named && column === 0) || isHeader(cell) ? (
                  <th key={column} scope="row">
                    {renderCell(cell)}
                  </th>
                ) : (
                  <td key={column} data-l={titles[column] || undefined}>
                    {renderCell(cell)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
