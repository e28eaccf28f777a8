/**
 * Brings rich text into the form that pages need, whatever was typed, pasted or imported: blocks hold
 * what they may hold, and nothing without words is left of headings, links, paragraphs, lists,
 * quotes and tables. Words are moved where they do not belong, never dropped.
 */
import { BLOCKS, INLINES, type Node, type Text } from '@contentful/rich-text-types';
import { headingLevel, hasChildren, isBlank, isInline, isText, kindOf, plainText } from '../text';
import type { RichText } from '../types';

const make = (nodeType: string, content: readonly Node[], data: object = {}): Node =>
  ({ nodeType, data, content }) as unknown as Node;

const childrenOf = (node: Node): readonly Node[] => (hasChildren(node) ? node.content : []);

/** True for a run that shows nothing: no words, and nothing embedded. */
const isBlankRun = (nodes: readonly Node[]): boolean => isBlank(plainText(make('', nodes)));

/** A text without line breaks at its beginning or its end; invisible marks at its end are kept. */
const trimmed = (node: Text, edge: 'start' | 'end'): Text => ({
  ...node,
  value:
    edge === 'start'
      ? node.value.replace(/^\s*\n\s*/, '')
      : node.value.replace(/\s*\n\s*(\p{Default_Ignorable_Code_Point}*)$/u, '$1'),
});

/** Inline nodes without white space and line breaks at their edges. */
const trimmedRun = (run: readonly Node[]): readonly Node[] => {
  const isSpace = (node: Node | undefined): boolean =>
    node !== undefined && isText(node) && isBlank(node.value);
  const from = run.findIndex((node) => !isSpace(node));
  const to = run.findLastIndex((node) => !isSpace(node));
  return run.slice(from, to + 1).map((node, index, { length }) => {
    const start = index === 0 && isText(node) ? trimmed(node, 'start') : node;
    return index === length - 1 && isText(start) ? trimmed(start, 'end') : start;
  });
};

/**
 * Nodes in which inline ones that stand together are wrapped, without those that show nothing.
 *
 * @param wrap - makes a block of a run of inline nodes
 */
const wrapped = (nodes: readonly Node[], wrap: (run: readonly Node[]) => Node): readonly Node[] => {
  const blocks: Node[] = [];
  let run: Node[] = [];
  const close = (): void => {
    if (!isBlankRun(run)) blocks.push(wrap(trimmedRun(run)));
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node)) run.push(node);
    else {
      close();
      blocks.push(node);
    }
  }
  close();
  return blocks;
};

const paragraph = (run: readonly Node[]): Node => make(BLOCKS.PARAGRAPH, run);

/** The content of a block that holds blocks. */
const flow = (nodes: readonly Node[]): readonly Node[] =>
  wrapped(
    nodes.flatMap((node) => tidy(node)),
    paragraph,
  );

/** A block that is nothing without its content. */
const filled = (nodeType: string, content: readonly Node[]): readonly Node[] =>
  content.length === 0 ? [] : [make(nodeType, content)];

/** The words of a heading that an import wrapped in paragraphs. */
const withoutParagraphs = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) =>
    kindOf(node) === BLOCKS.PARAGRAPH ? withoutParagraphs(childrenOf(node)) : [node],
  );

/** A link around words; a block inside it stands beside it, and there is no link inside a link. */
const link = (node: Node): readonly Node[] => {
  const withoutLinks = (inner: Node): readonly Node[] =>
    kindOf(inner) === INLINES.HYPERLINK ? childrenOf(inner).flatMap(withoutLinks) : [inner];
  const nodes = childrenOf(node)
    .flatMap((child) => tidy(child))
    .flatMap(withoutLinks);
  const runs: Node[][] = [];
  for (const inner of nodes) {
    const last = runs.at(-1);
    if (last?.[0] && isInline(last[0]) && isInline(inner)) last.push(inner);
    else runs.push([inner]);
  }
  return runs.flatMap((run) =>
    run.every(isInline) && !isBlankRun(run) ? [make(INLINES.HYPERLINK, run, node.data)] : run,
  );
};

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
    return [make(node.nodeType, flow(childrenOf(node)), spans)];
  });

/** The rows of a table that has words. Empty rows stay only where a cell goes over several. */
const tableRows = (nodes: readonly Node[]): readonly Node[] => {
  const rows = nodes.map((node) => {
    const isRow = kindOf(node) === BLOCKS.TABLE_ROW;
    return make(BLOCKS.TABLE_ROW, cellsOf(isRow ? childrenOf(node) : [node]));
  });
  const withWords = rows.filter((row) => !childrenOf(row).every(isEmptyCell));
  const spans = rows.flatMap(childrenOf).some((node) => spanOf(node, 'rowspan') > 1);
  return spans && withWords.length > 0 ? rows : withWords;
};

const tidy = (node: Node): readonly Node[] => {
  if (isText(node)) return [node];
  const children = childrenOf(node);
  if (headingLevel(node) > 0)
    return wrapped(
      withoutParagraphs(children).flatMap((child) => tidy(child)),
      (run) => make(node.nodeType, run),
    );
  switch (kindOf(node)) {
    case INLINES.HYPERLINK:
      return link(node);
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
      return [make(node.nodeType, [], node.data), ...flow(children)];
    // Paragraphs, and what holds blocks where nobody expects it.
    default:
      return flow(children);
  }
};

/** A document in the form that pages need. It has no content when it shows nothing. */
export const tidyRichText = (document: RichText): RichText => ({
  ...document,
  data: {},
  content: flow(document.content) as RichText['content'],
});
