/** A text that is ready to render, on its page: its contents, one part for each heading, links elsewhere only. */
import { BLOCKS, INLINES, MARKS, type Node } from '@contentful/rich-text-types';
import { withoutMarks } from '../marks';
import { isBlank } from '../text';
import type { RichText } from '../types';
import type { Embedded, Link, TextItem } from '../views';
import {
  childrenOf,
  embeddedIn,
  headingLevel,
  isText,
  kindOf,
  makeDocument,
  makeNode,
  plainText,
  uriOf,
} from './nodes';

const documentOf = (content: readonly Node[]): RichText | undefined =>
  content.length === 0 ? undefined : makeDocument(content);

const BOLD: string = MARKS.BOLD;

const isBold = (node: Node): boolean =>
  isText(node)
    ? isBlank(node.value) || node.marks.some(({ type }) => type === BOLD)
    : childrenOf(node).every(isBold);

const isParagraph = (node: Node): boolean => kindOf(node) === BLOCKS.PARAGRAPH;

const asHeading = (paragraph: Node): Node => makeNode(BLOCKS.HEADING_3, childrenOf(paragraph));

/** The blocks of a list, with the first paragraph of each item as a heading; other blocks as they are. */
const withTitledItems = (block: Node): readonly Node[] => {
  if (kindOf(block) !== BLOCKS.UL_LIST && kindOf(block) !== BLOCKS.OL_LIST) return [block];
  return childrenOf(block).flatMap((item) =>
    childrenOf(item).map((part, index) =>
      index === 0 && isParagraph(part) ? asHeading(part) : part,
    ),
  );
};

/** Blocks with headings. Where people made none, these are the bold paragraphs of a text, or the items of lists. */
const withHeadings = (blocks: readonly Node[]): readonly Node[] => {
  if (blocks.some((node) => headingLevel(node) > 0)) return blocks;
  const isTitle = (node: Node): boolean => isParagraph(node) && isBold(node);
  return blocks.some(isTitle)
    ? blocks.map((node) => (isTitle(node) ? asHeading(node) : node))
    : blocks.flatMap(withTitledItems);
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
