/**
 * Brings rich text into the form that pages need, whatever was typed, pasted or imported: blocks hold
 * what they may hold, typed lists and tables are real ones, and nothing without words is left of headings,
 * links, paragraphs, lists, quotes and tables. Words are moved where they do not belong, never dropped.
 */
import { BLOCKS, INLINES, type Node } from '@contentful/rich-text-types';
import { isBlank } from '../text';
import type { RichText } from '../types';
import { childrenOf, headingLevel, isInline, isText, kindOf, makeNode, plainText } from './nodes';
import { withHeadingRow, withTypedBlocks } from './typed';

/** A run of inline nodes without white space and line breaks at its edges; invisible marks are kept. */
const trimmed = (run: readonly Node[]): readonly Node[] => {
  const isShown = (node: Node): boolean => !isText(node) || !isBlank(node.value);
  const [from, to] = [run.findIndex(isShown), run.findLastIndex(isShown)];
  return run.slice(from, to + 1).map((node, index, { length }) => {
    if (!isText(node)) return node;
    const begun = index === 0 ? node.value.replace(/^\s*\n\s*/, '') : node.value;
    const value =
      index === length - 1
        ? begun.replace(/\s*\n\s*(\p{Default_Ignorable_Code_Point}*)$/u, '$1')
        : begun;
    return { ...node, value };
  });
};

/**
 * Puts inline nodes that stand together into a block or a link.
 *
 * @param wrap - replaces a run of inline nodes that has words
 * @param blank - replaces one without words
 */
const wrapRuns = (
  nodes: readonly Node[],
  wrap: (run: readonly Node[]) => Node,
  blank: (run: readonly Node[]) => readonly Node[] = () => [],
): readonly Node[] => {
  const runs: Node[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last?.[0] && isInline(last[0]) && isInline(node)) last.push(node);
    else runs.push([node]);
  }
  return runs.flatMap((run) => {
    if (!run.every(isInline)) return run;
    return isBlank(plainText(...run)) ? blank(run) : [wrap(run)];
  });
};

/** Nodes as blocks. */
const blocksOf = (nodes: readonly Node[]): readonly Node[] =>
  wrapRuns(nodes.flatMap(tidy), (run) => makeNode(BLOCKS.PARAGRAPH, trimmed(run)));

/** The content of a block that holds blocks. */
const flow = (nodes: readonly Node[]): readonly Node[] => withTypedBlocks(blocksOf(nodes));

/** A block that is nothing without its content. */
const filled = (nodeType: string, content: readonly Node[]): readonly Node[] =>
  content.length === 0 ? [] : [makeNode(nodeType, content)];

/** Nodes with the children of those of a kind in place of these, at any depth. */
const without = (kind: BLOCKS | INLINES, nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => (kindOf(node) === kind ? without(kind, childrenOf(node)) : [node]));

const listItems = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) =>
    filled(BLOCKS.LIST_ITEM, flow(kindOf(node) === BLOCKS.LIST_ITEM ? childrenOf(node) : [node])),
  );

const CELLS: readonly string[] = [BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL];

/** Cells that a cell goes over: at least 1, and no more than any real table has. */
const spanOf = (node: Node, direction: 'colspan' | 'rowspan'): number => {
  const span = Number((node.data as Readonly<Record<string, unknown>>)[direction]);
  return Number.isInteger(span) && span > 1 ? Math.min(span, 50) : 1;
};

const isEmptyCell = (node: Node): boolean => childrenOf(node).length === 0;

/** The cells of a row; what else stands in it gets a cell of its own. */
const cellsOf = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => {
    if (!CELLS.includes(node.nodeType)) return filled(BLOCKS.TABLE_CELL, flow([node]));
    const spans = { colspan: spanOf(node, 'colspan'), rowspan: spanOf(node, 'rowspan') };
    return [makeNode(node.nodeType, flow(childrenOf(node)), spans)];
  });

/** The rows of a table that has words. Empty rows stay only where a cell goes over several. */
const tableRows = (nodes: readonly Node[]): readonly Node[] => {
  const rows = nodes.map((node) => {
    const isRow = kindOf(node) === BLOCKS.TABLE_ROW;
    return makeNode(BLOCKS.TABLE_ROW, cellsOf(isRow ? childrenOf(node) : [node]));
  });
  const withWords = rows.filter((row) => !childrenOf(row).every(isEmptyCell));
  const spans = rows.flatMap(childrenOf).some((node) => spanOf(node, 'rowspan') > 1);
  return withHeadingRow(spans && withWords.length > 0 ? rows : withWords);
};

const tidy = (node: Node): readonly Node[] => {
  if (isText(node)) return [node];
  const children = childrenOf(node);
  if (headingLevel(node) > 0)
    return wrapRuns(without(BLOCKS.PARAGRAPH, children).flatMap(tidy), (run) =>
      makeNode(node.nodeType, trimmed(run)),
    );
  switch (kindOf(node)) {
    // A block inside a link stands beside it, and there is no link inside a link.
    case INLINES.HYPERLINK:
      return wrapRuns(
        without(INLINES.HYPERLINK, children.flatMap(tidy)),
        (run) => makeNode(INLINES.HYPERLINK, run, node.data),
        (run) => run,
      );
    case BLOCKS.OL_LIST:
    case BLOCKS.UL_LIST:
      return filled(node.nodeType, listItems(children));
    case BLOCKS.LIST_ITEM:
      return filled(BLOCKS.UL_LIST, listItems([node]));
    case BLOCKS.QUOTE:
      return filled(BLOCKS.QUOTE, flow(children));
    case BLOCKS.TABLE:
      return filled(BLOCKS.TABLE, tableRows(children));
    case BLOCKS.TABLE_ROW:
      return filled(BLOCKS.TABLE, tableRows([node]));
    case BLOCKS.HR:
    case BLOCKS.EMBEDDED_ASSET:
    case BLOCKS.EMBEDDED_ENTRY:
      return [makeNode(node.nodeType, [], node.data), ...blocksOf(children)];
    // Paragraphs, and what holds blocks where nobody expects it.
    default:
      return blocksOf(children);
  }
};

/** A document in the form that pages need. It has no content when it shows nothing. */
export const tidyRichText = (document: RichText): RichText => ({
  ...document,
  data: {},
  content: flow(document.content) as RichText['content'],
});
