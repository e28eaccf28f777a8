/** Converts untrusted rich text to a tree in which every node is allowed in its place. */
import {
  BLOCKS,
  CONTAINERS,
  INLINES,
  TEXT_CONTAINERS,
  TOP_LEVEL_BLOCKS,
  type Mark,
  type Node,
} from '@contentful/rich-text-types';
import { isObject } from '../../json';
import { oneLine, printable } from '../text';
import type { RichText } from '../types';
import { LINK_TYPES, makeNode, makeText } from './nodes';

/** The types that each type of node may contain; types that are not listed may contain none. */
export const CONTENTS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [BLOCKS.DOCUMENT, TOP_LEVEL_BLOCKS],
  ...Object.entries(CONTAINERS),
  ...TEXT_CONTAINERS.map((type) => [type, ['text', ...Object.values(INLINES)]] as const),
  ...LINK_TYPES.map((type) => [type, ['text']] as const),
]);

const isMark = (value: unknown): value is Mark => isObject(value) && typeof value.type === 'string';

/** The words in something that cannot be shown. */
const wordsIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item) => wordsIn(item)).join(' ');
  return isObject(value) ? wordsIn([value.value, value.content]) : '';
};

/**
 * Removes everything that is not a node, or not allowed in its place.
 *
 * @param leftOut - called with the words of removed content
 * @returns undefined if the value is not a rich-text document
 */
export const shapedRichText = (
  value: unknown,
  leftOut: (words: string) => void,
): RichText | undefined => {
  const shape = (node: unknown, allowed: readonly string[]): readonly Node[] => {
    if (!isObject(node) || typeof node.nodeType !== 'string' || !allowed.includes(node.nodeType)) {
      leftOut(oneLine(printable(wordsIn(node))));
      return [];
    }
    const { nodeType, data, content, marks } = node;
    if (nodeType === 'text') {
      const text = makeText(typeof node.value === 'string' ? printable(node.value) : '');
      return [{ ...text, marks: Array.isArray(marks) ? marks.filter(isMark) : [] } as Node];
    }
    const parts = Array.isArray(content) ? content : [];
    const children = parts.flatMap((child) => shape(child, CONTENTS.get(nodeType) ?? []));
    return [makeNode(nodeType, children, isObject(data) ? data : {})];
  };
  if (!isObject(value) || value.nodeType !== BLOCKS.DOCUMENT || !Array.isArray(value.content))
    return undefined;
  return shape(value, [BLOCKS.DOCUMENT])[0] as RichText | undefined;
};
