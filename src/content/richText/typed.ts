/**
 * Finds lists that people typed or pasted as lines with their own bullets or numbers instead of using the
 * list buttons.
 */
import { BLOCKS, type Node } from '@contentful/rich-text-types';
import { BULLET, isBlank } from '../text';
import { childrenOf, cutAt, isText, kindOf, makeNode, plainText, withValue } from './nodes';

interface Line {
  readonly block: Node;
  /** The bullet at its start, or one marker for all numbers. Lines of the same list have the same marker. */
  readonly marker?: string;
  /** What would be its item of a list. */
  readonly item: Node;
  readonly number?: number;
}

const NUMBER = /^\s*\(?(\d{1,2})(?:\)\s*|\.\s+)(?=\S|$)/;

/** Uses one marker for both kinds of dashes typed on phones, and one for boxes with and without a tick. */
const markerOf = (bullet: string): string =>
  bullet
    .trim()
    .replace('–', '-')
    .replace(/^☑\ufe0f?/, '☐');

const lineOf = (block: Node): Line => {
  const [first, ...others] = childrenOf(block);
  if (!first || !isText(first)) return { block, item: block };
  const { value } = first;
  const without = (typed: string): Node =>
    makeNode(BLOCKS.PARAGRAPH, [withValue(first, value.slice(typed.length)), ...others]);
  const [bullet] = BULLET.exec(value) ?? [];
  if (bullet !== undefined) return { block, marker: markerOf(bullet), item: without(bullet) };
  const [typed, number] = NUMBER.exec(value) ?? [];
  return typed === undefined
    ? { block, item: block }
    : { block, marker: '1', item: without(typed), number: Number(number) };
};

const LINE_BREAK = /[^\S\n]*\n\s*/;

/** Splits a paragraph into lines if at least two of them look like list items; leaves any other block whole. */
const linesOf = (block: Node): readonly Line[] => {
  if (kindOf(block) !== BLOCKS.PARAGRAPH) return [{ block, item: block }];
  const lines: Node[] = [];
  let rest = childrenOf(block);
  // A loop, because a pasted text may have more lines than the call stack allows.
  for (let cut = cutAt(rest, LINE_BREAK); cut; cut = cutAt(rest, LINE_BREAK)) {
    lines.push(makeNode(BLOCKS.PARAGRAPH, cut[0]));
    rest = cut[1];
  }
  lines.push(makeNode(BLOCKS.PARAGRAPH, rest));
  const cut = lines.filter((line) => !isBlank(plainText(line))).map(lineOf);
  return cut.filter(({ marker }) => marker !== undefined).length > 1 ? cut : [lineOf(block)];
};

/** Builds a list. Lines with a different marker than the first become a list inside the previous item. */
const listOf = (lines: readonly Line[]): Node => {
  const [first] = lines;
  const items: Line[][] = [];
  for (const line of lines)
    if (line.marker === first?.marker) items.push([line]);
    else items.at(-1)?.push(line);
  return makeNode(
    first?.number === undefined ? BLOCKS.UL_LIST : BLOCKS.OL_LIST,
    items.map(([line, ...inside]) =>
      makeNode(
        BLOCKS.LIST_ITEM,
        [line?.item ?? [], inside.length > 0 ? listOf(inside) : []].flat(),
      ),
    ),
  );
};

/** A list of lines. One alone may sign a quotation; numbers that do not count from 1 are dates and the like. */
const blocksOf = (lines: readonly Line[]): readonly Node[] => {
  const items = lines.filter(
    ({ marker, item }) => marker !== undefined && !isBlank(plainText(item)),
  );
  const counts = lines
    .flatMap(({ number }) => number ?? [])
    .every((number, index) => number === index + 1);
  return items.length > 1 && counts ? [listOf(items)] : lines.map(({ block }) => block);
};

/** Turns lines that were typed to look like a list into one. A 1, and numbers after bullets, start a new list. */
export const withTypedLists = (blocks: readonly Node[]): readonly Node[] => {
  const runs: Line[][] = [];
  for (const line of blocks.flatMap(linesOf)) {
    const first = runs.at(-1)?.[0];
    const isNext = line.number === 1 || (line.number !== undefined && first?.number === undefined);
    if (line.marker !== undefined && first?.marker !== undefined && !isNext)
      runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.flatMap(blocksOf);
};
