import { BLOCKS, type Block, type Inline } from '@contentful/rich-text-types';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { childrenOf, dataOf, plainText } from '../content/richText/nodes';
import { isBlank } from '../content/text';
import { below } from '../theme/breakpoints';
import { VISUALLY_HIDDEN } from '../theme/global';
import { Icon } from './Icon';
import { useSite } from './siteContext';

/** On narrow screens each row is a block whose cells are labeled with their column. */
const stackStyles = css`
  @media screen and ${below.md} {
    thead {
      ${VISUALLY_HIDDEN}
    }
    tr {
      display: block;
      padding-block: 0.85rem;
      border-bottom: 1px solid var(--rule);
    }
    th,
    td {
      display: block;
      padding: 0.2rem 0;
      border: 0;
      font-size: var(--fs-sm);
    }
    tbody th {
      font-size: 1.1875rem;
    }
    td:empty {
      display: none;
    }
    td[data-column]::before {
      content: attr(data-column) ': ';
      color: var(--ink-2);
      font-size: var(--fs-xs);
    }
  }
`;

/** Rows are numbered; the columns to write in are on paper only, where all is on one sheet with the number. */
const sheetStyles = css`
  tbody {
    counter-reset: row;
  }
  tbody th {
    position: relative;
    padding-left: 2.6rem;
    counter-increment: row;
    font: 400 var(--fs-md) / 1.45 var(--font-text);
    letter-spacing: 0;
  }
  tbody th::before {
    content: counter(row);
    position: absolute;
    left: 0;
    margin-top: -0.12em;
    font: 480 1.5rem / 1.3 var(--font-display);
    color: var(--amber-text);
  }
  @media screen {
    .to-fill {
      display: none;
    }
  }
  @media print {
    table-layout: fixed;
    /* What follows on the page would need a second sheet. */
    main > :has(&) ~ * {
      display: none;
    }
    thead th,
    tbody th,
    td {
      padding-block: 0.15rem;
      font-size: 8.5pt;
      line-height: 1.2;
    }
    .to-fill {
      width: 20%;
      border-left: 1px solid var(--rule);
    }
  }
`;

/** As wide as the page, like the other tables on it. */
const wideStyles = css`
  && {
    max-width: none;
  }
`;

/** Prints the page where scripts run (`src/browser/boot.ts`). */
const PrintButton = () => {
  const { ui } = useSite();
  return (
    <p className="no-print script-only">
      <button type="button" className="toggle" data-print="">
        <Icon name="printer" />
        {ui.printSheet}
      </button>
    </p>
  );
};

interface RichTableProps {
  readonly table: Block | Inline;
  /** Renders the content of a cell. */
  readonly renderCell: (cell: Block | Inline) => ReactNode;
}

const isHeader = ({ nodeType }: Block): boolean => nodeType === BLOCKS.TABLE_HEADER_CELL;

/** The number of columns and rows that a merged cell spans. */
const spansOf = (cell: Block): { readonly colSpan?: number; readonly rowSpan?: number } => {
  const { colspan, rowspan } = dataOf(cell);
  const several = (count: unknown) => (Number(count) > 1 ? Number(count) : undefined);
  return { colSpan: several(colspan), rowSpan: several(rowspan) };
};

/** True for the heading of a column that people fill in on paper: it ends with dots. */
const isToFill = (heading: string | undefined): boolean => /(?:…|\.\.\.)$/.test(heading ?? '');

/**
 * A table in a text. Below a row of headings, the first column names its rows. A cell without words is not a
 * heading. A table of only headings, or with merged cells, keeps its rows on every screen.
 */
export const RichTable = ({ table, renderCell }: RichTableProps) => {
  const rows = childrenOf(table).map((row) => childrenOf(row) as readonly Block[]);
  const [head = [], ...body] = rows;
  const hasHead = head.every(isHeader);
  const isRegular =
    hasHead && body.length > 0 && body.every(({ length }) => length === head.length);
  const columns = isRegular ? head.map((cell) => plainText(cell).trim()) : [];
  const isSheet = columns.some(isToFill);

  const cellOf = (cell: Block, index: number, scope: 'col' | 'row' | undefined) => {
    const column = columns[index];
    const common = { className: isToFill(column) ? 'to-fill' : undefined, ...spansOf(cell) };
    return scope && !isBlank(plainText(cell)) ? (
      <th key={index} {...common} scope={scope}>
        {renderCell(cell)}
      </th>
    ) : (
      <td key={index} {...common} data-column={scope === 'col' ? undefined : column || undefined}>
        {renderCell(cell)}
      </td>
    );
  };

  return (
    <>
      {isSheet && <PrintButton />}
      <div className="table-wrap" css={isSheet && wideStyles}>
        <table css={[isRegular && stackStyles, isSheet && sheetStyles]}>
          {hasHead && (
            <thead>
              <tr>{head.map((cell, index) => cellOf(cell, index, 'col'))}</tr>
            </thead>
          )}
          <tbody>
            {(hasHead ? body : rows).map((row, rowIndex) => (
              <tr key={rowIndex}>
                {row.map((cell, index) => {
                  const namesRow = (isRegular && index === 0) || isHeader(cell);
                  return cellOf(cell, index, namesRow ? 'row' : undefined);
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
