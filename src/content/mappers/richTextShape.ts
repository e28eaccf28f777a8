/** Untrusted rich text of an API → a well-formed tree. */
import { BLOCKS, type Node } from '@contentful/rich-text-types';
import { printable } from '../text';
import type { RichText } from '../types';

/** Deeper than any real text; everything below is left out. */
const MAX_DEPTH = 40;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectOr = (value: unknown): object => (isObject(value) ? value : {});

const marksOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? value.filter((mark) => isObject(mark) && typeof mark.type === 'string')
    : [];

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
    const { nodeType } = node;
    const data = objectOr(node.data);
    if (nodeType === 'text') {
      const text = typeof node.value === 'string' ? printable(node.value) : '';
      return [{ nodeType, value: text, marks: marksOf(node.marks), data } as unknown as Node];
    }
    const content = Array.isArray(node.content)
      ? node.content.flatMap((child) => shape(child, depth + 1))
      : [];
    return [{ nodeType, data, content } as unknown as Node];
  };
  if (!isObject(value) || value.nodeType !== BLOCKS.DOCUMENT || !Array.isArray(value.content))
    return undefined;
  return shape(value, 0)[0] as RichText | undefined;
};
