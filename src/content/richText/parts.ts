/** A text that is ready to render, on its page: its contents, one part for each heading, links elsewhere only. */
import { BLOCKS, INLINES, MARKS, type Node } from '@contentful/rich-text-types';
import { withoutMarks } from '../marks';
import { isBlank } from '../text';
import type { RichText } from '../types';
import type { Embedded, Link, TextItem } from '../views';
import {
  childrenOf,
  cutAt,
  embeddedIn,
  headingLevel,
  isText,
  kindOf,
  makeDocument,
  makeNode,
  plainText,
  uriOf,
  withValue,
} from './nodes';

const documentOf = (content: readonly Node[]): RichText | undefined =>
  content.length === 0 ? undefined : makeDocument(content);

const BOLD: string = MARKS.BOLD;

const isBold = (node: Node): boolean =>
  isText(node)
    ? isBlank(node.value) || node.marks.some(({ type }) => type === BOLD)
    : childrenOf(node).every(isBold);

const withoutBold = (node: Node): Node => {
  if (!isText(node)) return makeNode(node.nodeType, childrenOf(node).map(withoutBold), node.data);
  const marks = node.marks.filter(({ type }) => type !== BOLD);
  return Object.assign({}, node, { marks });
};

/** A colon or a dash between a title and what follows it; behind it may stand the mark of the text. */
const TITLE_END = /\s*(?:[:–—]|\s-)?\s*(\p{Default_Ignorable_Code_Point}*)$/u;
const REST_START = /^\s*(?:[:–—-]\s+)?/;

const changed = (node: Node | undefined, change: (value: string) => string): readonly Node[] =>
  node === undefined ? [] : [isText(node) ? withValue(node, change(node.value)) : node];

/** A heading of the title of a part, and a paragraph of the words after it. */
const titled = (title: readonly Node[], rest: readonly Node[]): readonly Node[] => {
  const end = changed(title.at(-1), (value) => value.replace(TITLE_END, '$1'));
  const start = changed(rest[0], (value) => value.replace(REST_START, ''));
  const heading = [...title.slice(0, -1), ...end].map(withoutBold);
  const words = [...start, ...rest.slice(1)];
  return [
    makeNode(BLOCKS.HEADING_3, heading),
    ...(isBlank(plainText(...words)) ? [] : [makeNode(BLOCKS.PARAGRAPH, words)]),
  ];
};

/** What a bold title ends with, or what comes after it; other bold words begin a sentence. */
const ENDS_TITLE = /[.:!?\n]\s*$/;
const FOLLOWS_TITLE = /^\s*(?:$|\n|:|[–—-]\s)/;

/** A paragraph that is bold, or whose first words are, cut behind these. */
const cutAfterBold = (node: Node): readonly Node[] | undefined => {
  if (kindOf(node) !== BLOCKS.PARAGRAPH) return undefined;
  const words = childrenOf(node);
  const count = words.findIndex((word) => !isBold(word));
  const title = count < 0 ? words : words.slice(0, count);
  const rest = words.slice(title.length);
  const isTitle =
    ENDS_TITLE.test(withoutMarks(plainText(...title))) ||
    FOLLOWS_TITLE.test(withoutMarks(plainText(...rest)));
  return isTitle && !isBlank(plainText(...title)) ? titled(title, rest) : undefined;
};

/** The end of a line, or of a sentence that is longer than an abbreviation. */
const LINE_END = /\s*\n\s*|(?<=.{15}[.!?])\s+(?=\S)/;

/** The blocks of an item of a list, its first words as a heading. */
const titledItem = (item: Node): readonly Node[] => {
  const [first, ...others] = childrenOf(item);
  if (!first || kindOf(first) !== BLOCKS.PARAGRAPH) return childrenOf(item);
  const [title, rest] = cutAt(childrenOf(first), LINE_END) ?? [childrenOf(first), []];
  return [...(cutAfterBold(first) ?? titled(title, rest)), ...others];
};

const isList = (node: Node): boolean =>
  kindOf(node) === BLOCKS.UL_LIST || kindOf(node) === BLOCKS.OL_LIST;

/**
 * Blocks with headings. Where people typed none, these are the bold paragraphs of a text, or the first words of
 * each item of a list; one bold paragraph above a list is only its introduction.
 */
const withHeadings = (blocks: readonly Node[]): readonly Node[] => {
  if (blocks.some((node) => headingLevel(node) > 0)) return blocks;
  const titles = blocks.filter((node) => cutAfterBold(node)).length;
  if (titles > 1 || !blocks.some(isList))
    return blocks.flatMap((node) => cutAfterBold(node) ?? [node]);
  return blocks.flatMap((node) => (isList(node) ? childrenOf(node).flatMap(titledItem) : [node]));
};

/** Splits a text at its headings: what is before the first, and the parts. */
export const splitAtHeadings = (
  document: RichText | undefined,
): { readonly before: RichText | undefined; readonly items: readonly TextItem[] } => {
  const before: Node[] = [];
  const items: { heading: RichText; content: Node[] }[] = [];
  for (const node of withHeadings(document?.content ?? [])) {
    const heading = headingLevel(node) > 0 && documentOf(childrenOf(node));
    if (heading) items.push({ heading, content: [] });
    else (items.at(-1)?.content ?? before).push(node);
  }
  return {
    before: documentOf(before),
    items: items.map(({ heading, content }) => ({ heading, body: documentOf(content) })),
  };
};

/** The warning that a text begins with, if it does, and the rest of it. */
export const splitAtWarning = (
  document: RichText | undefined,
): {
  readonly warning?: Extract<Embedded, { type: 'callout' }>;
  readonly rest: RichText | undefined;
} => {
  const [first, ...rest] = document?.content ?? [];
  const warning = first && embeddedIn(first);
  return warning?.type === 'callout' && warning.tone === 'warning'
    ? { warning, rest: documentOf(rest) }
    : { rest: document };
};

/**
 * A text whose highest headings have ids, and links to them: its contents.
 *
 * @param idFor - makes an id, unique on the page, of the words of a heading
 */
export const withContents = (
  document: RichText,
  idFor: (words: string) => string,
): { readonly body: RichText; readonly contents: readonly Link[] } => {
  const contents: Link[] = [];
  let highest = 6;
  const content = document.content.map((node) => {
    const level = headingLevel(node);
    if (level === 0 || level > highest) return node;
    highest = level;
    // Without marks: a preview patches the heading itself.
    const label = withoutMarks(plainText(node)).trim();
    const id = idFor(label);
    contents.push({ label, href: `#${id}` });
    return { ...node, data: { ...node.data, id } };
  });
  return { body: { ...document, content }, contents };
};

/** A text without links to the page that it stands on, whose words stay. */
export const withoutLinksTo = (path: string, document: RichText): RichText => {
  const without = (node: Node): readonly Node[] => {
    if (isText(node)) return [node];
    const content = childrenOf(node).flatMap(without);
    const isLink = kindOf(node) === INLINES.HYPERLINK && uriOf(node) === path;
    return isLink ? content : [makeNode(node.nodeType, content, node.data)];
  };
  return makeDocument(document.content.flatMap(without));
};
