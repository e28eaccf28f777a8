/** Makes blocks of what shows something: none without words, and lists of what was typed as one. */
import { BLOCKS, type Node } from '@contentful/rich-text-types';
import { isBlank } from '../text';
import {
  SENTENCES,
  childrenOf,
  dataOf,
  isText,
  kindOf,
  makeNode,
  plainText,
  withValue,
} from './nodes';
import { withTypedLists } from './typed';

const isEmpty = (node: Node): boolean => childrenOf(node).length === 0;

const goesOverRows = (node: Node): boolean => Number(dataOf(node).rowspan) > 1;

/** The rows of a table that has words. Empty rows stay only where a cell goes over several. */
const tableRows = (rows: readonly Node[]): readonly Node[] => {
  const withWords = rows.filter((row) => !childrenOf(row).every(isEmpty));
  return withWords.length > 0 && rows.flatMap(childrenOf).some(goesOverRows) ? rows : withWords;
};

/** Words without the line breaks before and after them, which would be a gap; invisible marks are kept. */
const trimmed = (words: readonly Node[]): readonly Node[] => {
  const isShown = (node: Node): boolean => !isText(node) || !isBlank(node.value);
  const shown = words.slice(words.findIndex(isShown), words.findLastIndex(isShown) + 1);
  return shown.map((node, index) => {
    if (!isText(node)) return node;
    const begun = index === 0 ? node.value.replace(/^\s*\n\s*/, '') : node.value;
    if (index < shown.length - 1) return withValue(node, begun);
    return withValue(node, begun.replace(/\s*\n\s*(\p{Default_Ignorable_Code_Point}*)$/u, '$1'));
  });
};

/** What a block holds on a page; undefined for one that would show nothing. */
const contentOf = (nodeType: string, content: readonly Node[]): readonly Node[] | undefined => {
  const filled = (parts: readonly Node[]): readonly Node[] | undefined =>
    parts.length === 0 ? undefined : parts;
  if (SENTENCES.includes(nodeType))
    return isBlank(plainText(...content)) ? undefined : trimmed(content);
  switch (kindOf({ nodeType })) {
    case BLOCKS.OL_LIST:
    case BLOCKS.UL_LIST:
      return filled(content);
    case BLOCKS.LIST_ITEM:
    case BLOCKS.QUOTE:
      return filled(withTypedLists(content));
    case BLOCKS.TABLE:
      return filled(tableRows(content));
    case BLOCKS.TABLE_CELL:
    case BLOCKS.TABLE_HEADER_CELL:
      return withTypedLists(content);
    default:
      return content;
  }
};

/** A block around content that is ready for a page; none where it would show nothing. */
export const blockAround = (
  nodeType: string,
  content: readonly Node[],
  data: object,
): readonly Node[] => {
  const shown = contentOf(nodeType, content);
  return shown === undefined ? [] : [makeNode(nodeType, shown, data)];
};
