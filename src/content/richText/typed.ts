/**
 * Lists that people typed or pasted line by line, with bullets or numbers of their own, where a button would
 * have made them.
 */
import { BLOCKS, type Node } from '@contentful/rich-text-types';
import { BULLET, isBlank } from '../text';
import { childrenOf, cutAt, isText, kindOf, makeNode, plainText, withValue } from './nodes';

interface Line {
  readonly block: Node;
  /** The list that it could be a line of, with what would be its item. */
  readonly list?: BLOCKS.UL_LIST | BLOCKS.OL_LIST;
  readonly item: Node;
  readonly number?: number;
}

const NUMBER = /^\s*\(?(\d{1,2})(?:\)\s*|\.\s+)(?=\S|$)/;

const lineOf = (block: Node): Line => {
  const [first, ...others] = kindOf(block) === BLOCKS.PARAGRAPH ? childrenOf(block) : [];
  if (!first || !isText(first)) return { block, item: block };
  const { value } = first;
  const without = (marker: string): Node =>
    makeNode(BLOCKS.PARAGRAPH, [withValue(first, value.slice(marker.length)), ...others]);
  const [bullet] = BULLET.exec(value) ?? [];
  if (bullet !== undefined) return { block, list: BLOCKS.UL_LIST, item: without(bullet) };
  const [marker, number] = NUMBER.exec(value) ?? [];
  return marker === undefined
    ? { block, item: block }
    : { block, list: BLOCKS.OL_LIST, item: without(marker), number: Number(number) };
};

const LINE_BREAK = /[^\S\n]*\n\s*/;

/** The lines of a paragraph, if at least two of them may be of a list; other blocks are one line. */
const linesOf = (block: Node): readonly Line[] => {
  const lines: Node[] = [];
  let rest = kindOf(block) === BLOCKS.PARAGRAPH ? childrenOf(block) : [];
  // A loop: a pasted text may have more lines than calls can be nested.
  for (let cut = cutAt(rest, LINE_BREAK); cut; cut = cutAt(rest, LINE_BREAK)) {
    lines.push(makeNode(BLOCKS.PARAGRAPH, cut[0]));
    rest = cut[1];
  }
  const worded = [...lines, makeNode(BLOCKS.PARAGRAPH, rest)].filter(
    (line) => !isBlank(plainText(line)),
  );
  const cut = worded.map(lineOf);
  return cut.filter(({ list }) => list).length > 1 ? cut : [lineOf(block)];
};

/** A list of lines. One alone may sign a quotation; numbers that do not count from 1 are dates and the like. */
const blocksOf = (lines: readonly Line[]): readonly Node[] => {
  const list = lines[0]?.list;
  const items = lines.map(({ item }) => item).filter((item) => !isBlank(plainText(item)));
  const counts = lines.every(({ number }, index) => number === undefined || number === index + 1);
  return list && items.length > 1 && counts
    ? [
        makeNode(
          list,
          items.map((item) => makeNode(BLOCKS.LIST_ITEM, [item])),
        ),
      ]
    : lines.map(({ block }) => block);
};

/** Blocks with a list in place of lines that were typed to look like one. */
export const withTypedLists = (blocks: readonly Node[]): readonly Node[] => {
  const runs: Line[][] = [];
  for (const line of blocks.flatMap(linesOf)) {
    const run = runs.at(-1);
    if (line.list && run?.[0]?.list === line.list) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap(blocksOf);
};
