/** Rich text as stored → rich text ready to render: known nodes, safe final links, resolved embeds. */
import {
  BLOCKS,
  HEADINGS,
  INLINES,
  MARKS,
  TABLE_BLOCKS,
  type Block,
  type Inline,
  type Node,
  type Text,
} from '@contentful/rich-text-types';
import { hasChildren, isEmptyRichText, isText, kindOf, plainText, targetId } from '../text';
import { isPhoneToken, PHONE_TOKEN, tokenRanges } from '../tokens';
import type { RichText } from '../types';
import type { Embedded, TextItem } from '../views';
import { withoutMarks } from './marks';

export interface RichTextContext {
  /** Final, safe address of a typed link; undefined removes the link and keeps its words. */
  readonly href: (uri: string) => string | undefined;
  /** Address of a linked entry. */
  readonly entryHref: (id: string) => string | undefined;
  readonly embeddedEntry: (id: string) => Embedded | undefined;
  readonly embeddedAsset: (id: string) => Embedded | undefined;
  readonly value: (text: string) => string;
  /** Called with everything that has to be left out. */
  readonly leftOut: (reason: string) => void;
}

/** Blocks that the site renders, apart from embedded ones. */
export const KNOWN_BLOCKS = new Set<string>([
  BLOCKS.DOCUMENT,
  BLOCKS.PARAGRAPH,
  ...HEADINGS,
  BLOCKS.OL_LIST,
  BLOCKS.UL_LIST,
  BLOCKS.LIST_ITEM,
  BLOCKS.QUOTE,
  BLOCKS.HR,
  ...TABLE_BLOCKS,
]);

export const KNOWN_MARKS = new Set<string>([
  MARKS.BOLD,
  MARKS.ITALIC,
  MARKS.CODE,
  MARKS.UNDERLINE,
  MARKS.SUPERSCRIPT,
  MARKS.SUBSCRIPT,
]);

const cleanText = (node: Text, value: string, context: RichTextContext): Text => ({
  nodeType: 'text',
  value: context.value(value),
  marks: node.marks.filter((mark) => KNOWN_MARKS.has(mark.type)),
  data: {},
});

/** A link; `isNumber` says that it shows the number it dials, and nothing else. */
const hyperlinkTo = (uri: string, content: readonly Node[]): Node => {
  const text = withoutMarks(content.map((node) => plainText(node)).join(''));
  const isNumber = uri.startsWith('tel:') && /^[+()\d\s.-]+$/.test(text);
  return {
    nodeType: INLINES.HYPERLINK,
    data: isNumber ? { uri, isNumber } : { uri },
    content,
  } as unknown as Inline;
};

/** A text with the company's phone number as a link. */
const withPhoneLinks = (node: Text, context: RichTextContext): Node[] => {
  const parts = node.value.split(PHONE_TOKEN);
  return parts
    .filter((part) => part !== '' || parts.length === 1)
    .map((part) => {
      const text = cleanText(node, part, context);
      const href = isPhoneToken(part) ? context.href(part) : undefined;
      return href === undefined ? text : hyperlinkTo(href, [text]);
    });
};

const withTarget = (node: Node, target: Embedded): Block =>
  ({ nodeType: node.nodeType, data: { target }, content: [] }) as unknown as Block;

/**
 * A token whose characters are formatted differently is split over several text nodes. It is joined
 * again in the node where its name begins, and keeps the formatting of that node.
 */
const withWholeTokens = (nodes: readonly Node[]): readonly Node[] => {
  const texts = nodes.map((node) => (isText(node) ? node.value : '\n'));
  const starts = texts.map((_, index) => texts.slice(0, index).join('').length);
  const whole = texts.join('');
  const values = [...texts];
  for (const { start, end } of [...tokenRanges(whole)].reverse()) {
    const named = start + Math.max(0, whole.slice(start, end).search(/\w/));
    const home = starts.findLastIndex((at) => at <= named);
    values.forEach((value, index) => {
      const from = Math.max(0, start - (starts[index] ?? 0));
      const to = Math.min((texts[index] ?? '').length, end - (starts[index] ?? 0));
      if (index !== home && from >= to) return;
      const token = index === home ? whole.slice(start, end) : '';
      values[index] = `${value.slice(0, from)}${token}${value.slice(to)}`;
    });
  }
  return nodes.map((node, index) =>
    isText(node) ? { ...node, value: values[index] ?? '' } : node,
  );
};

/** Makes a well-formed document ready to render. Leaves out and reports what cannot be rendered. */
export const prepareRichText = (document: RichText, context: RichTextContext): RichText => {
  const children = (node: Node, inLink = false): Node[] =>
    hasChildren(node) ? withWholeTokens(node.content).flatMap((child) => clean(child, inLink)) : [];

  const hyperlink = (node: Node, href: string | undefined): Node[] => {
    const content = children(node, href !== undefined);
    return href === undefined ? content : [hyperlinkTo(href, content)];
  };

  const embed = (node: Node, found: Embedded | undefined): Node[] => {
    if (found) return [withTarget(node, found)];
    context.leftOut('an embedded part that is not published or of a kind the site does not know');
    return [];
  };

  const clean = (node: Node, inLink: boolean): Node[] => {
    if (isText(node))
      return inLink ? [cleanText(node, node.value, context)] : withPhoneLinks(node, context);
    const id = targetId(node);
    switch (kindOf(node)) {
      case BLOCKS.EMBEDDED_ENTRY:
        return embed(node, id === undefined ? undefined : context.embeddedEntry(id));
      case BLOCKS.EMBEDDED_ASSET:
        return embed(node, id === undefined ? undefined : context.embeddedAsset(id));
      case INLINES.HYPERLINK: {
        const uri = (node.data as { uri?: unknown } | undefined)?.uri;
        return hyperlink(node, typeof uri === 'string' ? context.href(uri) : undefined);
      }
      case INLINES.ENTRY_HYPERLINK: {
        const href = id === undefined ? undefined : context.entryHref(id);
        if (href === undefined) context.leftOut('a link to an entry that has no page');
        return hyperlink(node, href);
      }
      case INLINES.ASSET_HYPERLINK:
      case INLINES.RESOURCE_HYPERLINK:
        context.leftOut('a link to a file or to another space');
        return hyperlink(node, undefined);
    }
    if (!KNOWN_BLOCKS.has(node.nodeType)) {
      context.leftOut(
        `a part of a kind the site does not know (${String(node.nodeType).slice(0, 40)})`,
      );
      return [];
    }
    return [{ nodeType: node.nodeType, data: {}, content: children(node) } as unknown as Block];
  };

  return { ...document, data: {}, content: children(document) as RichText['content'] };
};

const isHeading = (node: Node): boolean => node.nodeType.startsWith('heading-');

const documentOf = (content: readonly Node[]): RichText | undefined =>
  content.length === 0
    ? undefined
    : { nodeType: BLOCKS.DOCUMENT, data: {}, content: content as RichText['content'] };

/** Splits a text at its headings: an item for each, and whether there is text before the first. */
export const splitAtHeadings = (
  document: RichText | undefined,
): { readonly items: readonly TextItem[]; readonly hasBefore: boolean } => {
  const before: Node[] = [];
  const items: { heading: string; content: Node[] }[] = [];
  for (const node of document?.content ?? []) {
    const current = items.at(-1);
    if (isHeading(node)) items.push({ heading: plainText(node), content: [] });
    else (current?.content ?? before).push(node);
  }
  return {
    items: items.map(({ heading, content }) => ({ heading, body: documentOf(content) })),
    hasBefore: !before.every(isEmptyRichText),
  };
};
