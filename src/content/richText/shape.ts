/** Untrusted rich text of an API → a well-formed tree. */
import { BLOCKS, type Mark, type Node } from '@contentful/rich-text-types';
import { printable } from '../text';
import type { RichText } from '../types';
import { makeNode, makeText } from './nodes';

/** Deeper than any real text; everything below is left out. */
const MAX_DEPTH = 40;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMark = (value: unknown): value is Mark => isObject(value) && typeof value.type === 'string';

/** The words in something that is no node. */
const wordsIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item) => wordsIn(item)).join(' ');
  return isObject(value) ? wordsIn([value.value, value.content]) : '';
};

/**
 * Leaves out everything that is not a node.
 *
 * @param broken - called with the words of what was left out
 * @returns undefined when the value is not a rich-text document
 */
export const shapedRichText = (
  value: unknown,
  broken: (words: string) => void,
): RichText | undefined => {
  const shape = (node: unknown, depth: number): Node[] => {
    if (!isObject(node) || typeof node.nodeType !== 'string' || depth > MAX_DEPTH) {
      broken(printable(wordsIn(node)).replace(/\s+/g, ' ').trim());
      return [];
    }
    const { nodeType, data, content, marks } = node;
    if (nodeType === 'text') {
      const text = makeText(typeof node.value === 'string' ? printable(node.value) : '');
      return [{ ...text, marks: Array.isArray(marks) ? marks.filter(isMark) : [] } as Node];
    }
    const children = Array.isArray(content)
      ? content.flatMap((child) => shape(child, depth + 1))
      : [];
    return [makeNode(nodeType, children, isObject(data) ? data : {})];
  };
  if (!isObject(value) || value.nodeType !== BLOCKS.DOCUMENT || !Array.isArray(value.content))
    return undefined;
  return shape(value, 0)[0] as RichText | undefined;
};
