/**
 * What people typed or pasted line by line, where a button would have made it: lists with typed bullets or
 * numbers, tables of lines with tabs, rows of headings that are not marked as such, lines of dashes.
 */
import { BLOCKS, type Node } from '@contentful/rich-text-types';
import { withoutMarks } from '../marks';
import { BULLET, LETTER_BULLET, isBlank } from '../text';
import {
  childrenOf,
  cutAt,
  isText,
  kindOf,
  makeNode,
  makeText,
  plainText,
  withValue,
} from './nodes';

/** What a line begins with in a typed list. */
interface Marker {
  /** Lines of one list have the same; those of a list inside it another one. */
  readonly kind: string;
  /** Of a numbered list. */
  readonly number?: number;
  /** A line of it is a list even if it is the only one. */
  readonly isSure: boolean;
  readonly length: number;
}

interface Line {
  readonly typed: readonly Node[];
  readonly marker?: Marker;
  /** Without the marker. */
  readonly run: readonly Node[];
  /** What stands between tabs; one for a line without them. */
  readonly columns: readonly (readonly Node[])[];
  readonly isRule: boolean;
  /** The paragraph that it is a line of. */
  readonly paragraph: Node;
}

/** Only two of these in a row are a list: one may sign a quotation or begin a footnote. */
const DASH = /^\s*(?:[-–](?=\s|\p{L})|\*(?=\s))\s*/u;
const NUMBER = /^\s*\(?(\d{1,2})(?:\)\s*|\.\s+)(?=\S|$)/;

const markerOf = (run: readonly Node[]): Marker | undefined => {
  const [first] = run;
  const value = first && isText(first) ? first.value : '';
  const bullet = BULLET.exec(value) ?? LETTER_BULLET.exec(value);
  if (bullet) return { kind: bullet[1] ?? '', isSure: true, length: bullet[0].length };
  const dash = DASH.exec(value);
  if (dash) return { kind: '-', isSure: false, length: dash[0].length };
  const number = NUMBER.exec(value);
  return number
    ? { kind: '1', isSure: false, length: number[0].length, number: Number(number[1]) }
    : undefined;
};

const cutAll = (run: readonly Node[], separator: RegExp): readonly (readonly Node[])[] => {
  const pieces: (readonly Node[])[] = [];
  let rest = run;
  // A loop: a pasted text may have more lines than calls can be nested.
  for (let cut = cutAt(rest, separator); cut; cut = cutAt(rest, separator)) {
    pieces.push(cut[0]);
    rest = cut[1];
  }
  return [...pieces, rest];
};

const LINE_BREAK = /[^\S\n]*\n\s*/;
/** Tabs, and the blanks or dots that people line columns up with; fewer dots are a pause in a sentence. */
const COLUMN_GAP = /\s*(?:\t|[ \u00a0]{3}|\.{6}|…{2})[\s.…]*/;
/** Longer ones are sentences with blanks between them. */
const CELL_LENGTH = 80;
/** A line drawn in signs. */
const RULE = /^(?:\s*[*_=~–—-]){3,}\s*$/;

const wordsIn = (run: readonly Node[]): string => withoutMarks(plainText(...run)).trim();

const columnsOf = (run: readonly Node[]): Line['columns'] => {
  const columns = cutAll(run, COLUMN_GAP).filter((column) => !isBlank(plainText(...column)));
  return columns.every((column) => wordsIn(column).length <= CELL_LENGTH) ? columns : [run];
};

const withoutMarker = (run: readonly Node[], marker: Marker | undefined): readonly Node[] => {
  const [first, ...others] = run;
  if (!first || !isText(first)) return run;
  return [withValue(first, first.value.slice(marker?.length ?? 0)), ...others];
};

/** The lines of a paragraph; none of another block. */
const linesOf = (block: Node): readonly Line[] =>
  kindOf(block) === BLOCKS.PARAGRAPH
    ? cutAll(childrenOf(block), LINE_BREAK).map((typed) => {
        const isRule = RULE.test(wordsIn(typed));
        const marker = isRule ? undefined : markerOf(typed);
        const run = withoutMarker(typed, marker);
        return { typed, marker, run, columns: columnsOf(run), isRule, paragraph: block };
      })
    : [];

const hasWords = ({ run }: Line): boolean => !isBlank(plainText(...run));

/** Lines with markers as a list; those with another marker than the first are a list inside an item. */
const listOf = (lines: readonly Line[]): Node => {
  const worded = lines.filter(hasWords);
  const marker = worded[0]?.marker;
  const items: Line[][] = [];
  for (const line of worded)
    if (line.marker?.kind === marker?.kind) items.push([line]);
    else items.at(-1)?.push(line);
  return makeNode(
    marker?.number === undefined ? BLOCKS.UL_LIST : BLOCKS.OL_LIST,
    items.map(([line, ...inside]) =>
      makeNode(BLOCKS.LIST_ITEM, [
        makeNode(BLOCKS.PARAGRAPH, line?.run ?? []),
        ...(inside.length > 0 ? [listOf(inside)] : []),
      ]),
    ),
  );
};

const HEADING_CELL: string = BLOCKS.TABLE_HEADER_CELL;

/** Longer words, numbers and sentences name no column. */
const COLUMN_NAME = /^[^\d$]{0,40}(?<![.!])$/;

/** A value, which no column is named after; a day only as the first of its row. */
const VALUE = /\d|^(?:ask|call|closed|free|included|none|varies|by appointment)\b/i;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;

const isOverRows = ({ data }: Node): boolean => {
  const { rowspan = 1 } = data as { readonly rowspan?: number };
  return rowspan > 1;
};

const textsOf = (row: Node): readonly string[] =>
  childrenOf(row).map((cell) => withoutMarks(plainText(cell)).trim());

/**
 * True for a first row, without the type of headings, that only names the columns. Of two columns with words
 * only, such as people and what they do, nothing tells it from the other rows.
 */
const namesColumns = (row: Node, others: readonly Node[]): boolean => {
  const [corner = '', ...names] = textsOf(row);
  return (
    names.length > 0 &&
    !names.some(isBlank) &&
    [corner, ...names].every((name) => COLUMN_NAME.test(name) && !VALUE.test(name)) &&
    !DAY.test(corner) &&
    (names.length > 1 || others.every((other) => VALUE.test(textsOf(other)[1] ?? ''))) &&
    !childrenOf(row).some(isOverRows)
  );
};

/** Rows whose first is one of headings, also where nobody has marked it as that. */
export const withHeadingRow = (rows: readonly Node[]): readonly Node[] => {
  const [first, ...others] = rows;
  const isHeading = ({ nodeType }: Node): boolean => nodeType === HEADING_CELL;
  if (!first || others.length === 0 || rows.flatMap(childrenOf).some(isHeading)) return rows;
  if (!namesColumns(first, others)) return rows;
  const cells = childrenOf(first).map((cell) =>
    makeNode(HEADING_CELL, childrenOf(cell), cell.data),
  );
  return [makeNode(BLOCKS.TABLE_ROW, cells), ...others];
};

/** A line as so many cells, some of them empty where a tab stands for each; undefined where it has others. */
const cellsOf = ({ run, columns }: Line, count: number): Line['columns'] | undefined =>
  [columns, cutAll(run, /\t/)].find((cells) => cells.length === count);

const tableOf = (rows: readonly Line['columns'][]): Node =>
  makeNode(
    BLOCKS.TABLE,
    withHeadingRow(
      rows.map((cells) =>
        makeNode(
          BLOCKS.TABLE_ROW,
          cells.map((run) => {
            const isEmpty = isBlank(plainText(...run));
            return makeNode(BLOCKS.TABLE_CELL, isEmpty ? [] : [makeNode(BLOCKS.PARAGRAPH, run)]);
          }),
        ),
      ),
    ),
  );

/** The rows of a table that the first lines are, if two of them have as many cells. */
const tableAt = (lines: readonly Line[]): readonly Line['columns'][] => {
  const count = lines[0]?.columns.length ?? 0;
  if (count < 2) return [];
  const rows: Line['columns'][] = [];
  for (const line of lines) {
    const cells = cellsOf(line, count);
    if (!cells) break;
    rows.push(cells);
  }
  return rows.length > 1 ? rows : [];
};

/** The first lines that are a list, whose numbers count from 1. Numbers behind bullets are the next list. */
const listAt = (lines: readonly Line[]): readonly Line[] => {
  const isNumbered = lines[0]?.marker?.number !== undefined;
  let last = 0;
  const other = lines.findIndex(({ marker }) => {
    const number = marker?.number;
    if (!marker) return true;
    if (number !== undefined && !(isNumbered && (number === 1 || number === last + 1))) return true;
    last = number ?? last;
    return false;
  });
  const items = lines.slice(0, other < 0 ? lines.length : other);
  if (!items.some(hasWords)) return [];
  return items.length > 1 || items[0]?.marker?.isSure === true ? items : [];
};

/** Lines of one paragraph that stay as they are. */
const paragraphOf = (lines: readonly Line[]): Node =>
  makeNode(
    BLOCKS.PARAGRAPH,
    lines.flatMap(({ typed }, index) => (index === 0 ? typed : [makeText('\n'), ...typed])),
  );

const blocksOf = (lines: readonly Line[]): readonly Node[] => {
  const blocks: Node[] = [];
  let kept: readonly Line[] = [];
  const keep = (): void => {
    if (kept.length > 0) blocks.push(paragraphOf(kept));
    kept = [];
  };
  for (let at = 0; at < lines.length;) {
    const rest = lines.slice(at);
    const [line] = rest;
    const table = tableAt(rest);
    const list = listAt(rest);
    if (table.length > 0 || list.length > 0 || line?.isRule) keep();
    if (table.length > 0) blocks.push(tableOf(table));
    else if (list.length > 0) blocks.push(listOf(list));
    else if (line?.isRule) blocks.push(makeNode(BLOCKS.HR, []));
    else if (line) {
      if (kept[0] && kept[0].paragraph !== line.paragraph) keep();
      kept = [...kept, line];
    }
    at += table.length || list.length || 1;
  }
  keep();
  return blocks;
};

const isTyped = ({ marker, columns, isRule }: Line): boolean =>
  marker !== undefined || columns.length > 1 || isRule;

/** Blocks with a list, a table or a rule in place of paragraphs that were typed to look like one. */
export const withTypedBlocks = (blocks: readonly Node[]): readonly Node[] => {
  // Alone in a cell, dashes stand for nothing.
  if (blocks.length === 1 && blocks.flatMap(linesOf).length === 1) return blocks;
  const made: Node[] = [];
  let lines: readonly Line[] = [];
  for (const block of blocks) {
    const own = linesOf(block);
    if (own.some(isTyped)) lines = [...lines, ...own];
    else {
      made.push(...blocksOf(lines), block);
      lines = [];
    }
  }
  return [...made, ...blocksOf(lines)];
};
