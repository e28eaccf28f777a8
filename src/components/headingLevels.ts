import {
  BLOCKS,
  type Block,
  type Document,
  type Inline,
  type Text,
} from '@contentful/rich-text-types';

type Node = Document | Block | Inline | Text;

/** Levels a heading inside a text may have; level 1 is the page's own. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

const HEADING = /^heading-([1-6])$/;

export const capLevel = (level: number): HeadingLevel =>
  Math.min(6, Math.max(2, level)) as HeadingLevel;

/**
 * Levels for the headings of a text so that the outline never skips one, whatever an editor picked:
 * the first is `base`, one that the editor placed below it is one deeper, and so on.
 *
 * `last` is the level of the last heading, for headings of what is embedded after it.
 */
export const headingLevels = (
  document: Document,
  base: number,
): ReadonlyMap<Node, { readonly level: HeadingLevel }> => {
  const levels = new Map<Node, { readonly level: HeadingLevel }>();
  const open: number[] = [];
  const visit = (node: Node): void => {
    const picked = Number(HEADING.exec(node.nodeType)?.[1] ?? 0);
    if (picked > 0) {
      while ((open.at(-1) ?? 0) >= picked) open.pop();
      open.push(picked);
      levels.set(node, { level: capLevel(base + open.length - 1) });
    } else if (node.nodeType === BLOCKS.EMBEDDED_ENTRY) {
      levels.set(node, { level: capLevel(base + open.length) });
    }
    if ('content' in node) node.content.forEach(visit);
  };
  visit(document);
  return levels;
};
