/**
 * Lists that people typed or pasted line by line, with bullets or numbers of their own, where a button would
 * have made them.
 */
import { BLOCKS, type Node } from '@contentful/rich-text-types';
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

const withoutMarker = (run: readonly Node[], { length }: Marker): readonly Node[] => {
  const [first, ...others] = run;
  return first && isText(first) ? [withValue(first, first.value.slice(length)), ...others] : run;
};

const LINE_BREAK = /[^\S\n]*\n\s*/;

/** The lines of a paragraph; none of another block. */
const linesOf = (paragraph: Node): readonly Line[] => {
  if (kindOf(paragraph) !== BLOCKS.PARAGRAPH) return [];
  const lines: (readonly Node[])[] = [];
  let rest = childrenOf(paragraph);
  // A loop: a pasted text may have more lines than calls can be nested.
  for (let cut = cutAt(rest, LINE_BREAK); cut; cut = cutAt(rest, LINE_BREAK)) {
    lines.push(cut[0]);
    rest = cut[1];
  }
  return [...lines, rest].map((typed) => {
    const marker = markerOf(typed);
    return { typed, marker, run: marker ? withoutMarker(typed, marker) : typed, paragraph };
  });
};

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
    const list = listAt(rest);
    if (list.length > 0 || kept[0]?.paragraph !== line?.paragraph) keep();
    if (list.length > 0) blocks.push(listOf(list));
    else if (line) kept = [...kept, line];
    at += list.length || 1;
  }
  keep();
  return blocks;
};

/** Blocks with a list in place of paragraphs that were typed to look like one. */
export const withTypedLists = (blocks: readonly Node[]): readonly Node[] => {
  // Alone in a cell, dashes stand for nothing.
  if (blocks.length === 1 && blocks.flatMap(linesOf).length === 1) return blocks;
  const made: Node[] = [];
  let lines: readonly Line[] = [];
  for (const block of blocks) {
    const own = linesOf(block);
    if (own.some(({ marker }) => marker !== undefined)) lines = [...lines, ...own];
    else {
      made.push(...blocksOf(lines), block);
      lines = [];
    }
  }
  return [...made, ...blocksOf(lines)];
};
