/** Rich text as stored → rich text ready to render: known nodes, safe final links, resolved embeds. */
import {
  BLOCKS,
  INLINES,
  type Block,
  type Inline,
  type Node,
  type Text,
} from '@contentful/rich-text-types';
import { hasGap, isKnownPart, KNOWN_MARKS } from '../richTextParts';
import { hasChildren, isEmptyRichText, isText, kindOf, plainText, targetId } from '../text';
import { isPhoneToken, PHONE_TOKEN, tokenRanges } from '../tokens';
import type { RichText } from '../types';
import type { Embedded, FileLink, Link } from '../views';
import { withoutMarks } from './marks';
import { tidyRichText } from './tidyRichText';

export interface RichTextContext {
  /** Final, safe address of a typed link; undefined removes the link and keeps its words. */
  readonly href: (uri: string) => string | undefined;
  /** Title and address of the page of an entry. */
  readonly page: (id: string) => Link | undefined;
  readonly embeddedEntry: (id: string) => Embedded | undefined;
  /** What an embedded file is shown as; undefined when it was left out and reported. */
  readonly embeddedAsset: (id: string) => Embedded | FileLink | undefined;
  /** Where a file can be opened. */
  readonly file: (id: string) => FileLink | undefined;
  readonly value: (text: string) => string;
  /**
   * Called with everything that is not shown as it was written.
   *
   * @param fault - the rest of a sentence that begins with the name of the field, and what to do
   */
  readonly report: (fault: string) => void;
}

const cleanText = (node: Text, value: string, context: RichTextContext): Text => ({
  nodeType: 'text',
  value: context.value(value),
  marks: node.marks.filter((mark) => KNOWN_MARKS.has(mark.type)),
  data: {},
});

const plainNode = (value: string): Text => ({ nodeType: 'text', value, marks: [], data: {} });

/** A link; `isNumber` says that it shows the number it dials, and nothing else. */
const hyperlinkTo = (uri: string, content: readonly Node[], data: object = {}): Node => {
  const text = withoutMarks(content.map((node) => plainText(node)).join(''));
  const isNumber = uri.startsWith('tel:') && /^[+()\d\s.-]+$/.test(text);
  return {
    nodeType: INLINES.HYPERLINK,
    data: isNumber ? { ...data, uri, isNumber } : { ...data, uri },
    content,
  } as unknown as Inline;
};

/** A text without links to the page that it stands on, whose words stay. */
export const withoutLinksTo = (path: string, document: RichText): RichText => {
  const children = (node: Block | Inline): Node[] =>
    node.content.flatMap((child): Node[] => {
      if (!hasChildren(child)) return [child];
      const isLink = child.nodeType === INLINES.HYPERLINK && child.data.uri === path;
      return isLink ? child.content : [{ ...child, content: children(child) } as Block | Inline];
    });
  return { ...document, content: children(document) as RichText['content'] };
};

const paragraphOf = (content: readonly Node[]): Node =>
  ({ nodeType: BLOCKS.PARAGRAPH, data: {}, content }) as unknown as Block;

/** A link to a file, after whose words its kind and size are told. */
const fileLinkAround = (content: readonly Node[], { href, note }: FileLink): Node =>
  hyperlinkTo(href, [...content, plainNode(` (${note})`)], { isFile: true });

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

/** The words of a part, by which an editor finds it; '' without words. */
export const itsWords = (node: Node): string => {
  const words = withoutMarks(plainText(node)).replace(/\s+/g, ' ').trim();
  return words === '' ? '' : ` (“${words}”)`;
};

const kindName = ({ nodeType }: Node): string => nodeType.slice(0, 40);

const REMEDY = 'Publish what it points to, or remove it from the text.';

/**
 * Makes a well-formed document ready to render. What cannot be rendered is left out and reported. The
 * result has no content when nothing is left.
 */
export const prepareRichText = (document: RichText, context: RichTextContext): RichText => {
  const children = (node: Node, inLink = false): Node[] =>
    hasChildren(node)
      ? withWholeTokens(node.content).flatMap((child) => resolve(child, inLink))
      : [];

  const hyperlink = (node: Node, href: string | undefined): Node[] => {
    const content = children(node, href !== undefined);
    return href === undefined ? content : [hyperlinkTo(href, content)];
  };

  const pageLink = ({ href, label }: Link): Node => hyperlinkTo(href, [plainNode(label)]);

  /** What an embedded part becomes, and the words that an import put inside it. */
  const embed = (node: Node, made: Node | undefined): Node[] =>
    made ? [made, ...children(node)] : children(node);

  const embeddedEntry = (node: Node, id = ''): Node[] => {
    const found = context.embeddedEntry(id);
    const page = found ? undefined : context.page(id);
    if (!found && !page)
      context.report(
        `embeds an entry that is not published, or is of a kind that a text cannot show. It is left out. ${REMEDY}`,
      );
    return embed(node, found ? withTarget(node, found) : page && paragraphOf([pageLink(page)]));
  };

  const embeddedAsset = (node: Node, id = ''): Node[] => {
    const found = context.embeddedAsset(id);
    if (!found || 'type' in found) return embed(node, found && withTarget(node, found));
    return embed(node, paragraphOf([fileLinkAround([plainNode(found.label)], found)]));
  };

  const assetLink = (node: Node, id = ''): Node[] => {
    const file = context.file(id);
    if (!file)
      context.report(
        `links to a file that is not published or was never uploaded${itsWords(node)}. Its words are shown without a link. Upload and publish the file, or remove the link.`,
      );
    const content = children(node, file !== undefined);
    return file && !content.every((part) => isEmptyRichText(part))
      ? [fileLinkAround(content, file)]
      : content;
  };

  const entryLink = (node: Node, id = ''): Node[] => {
    const page = context.page(id);
    if (!page)
      context.report(
        `links to an entry that is not published or has no page${itsWords(node)}. Its words are shown without a link. Publish it, or remove the link.`,
      );
    return hyperlink(node, page?.href);
  };

  const reportGap = (node: Node): void =>
    context.report(
      `has an entry inside a sentence that is not published or has no page${itsWords(node)}. The sentence would have a gap, so it is left out. ${REMEDY}`,
    );

  /** Inside a sentence, an entry becomes a link to its page. */
  const inlineEntry = (node: Node, id = ''): Node[] => {
    const page = context.page(id);
    if (!page) reportGap(node);
    return embed(node, page && pageLink(page));
  };

  const resolveText = (node: Text, inLink: boolean): Node[] => {
    for (const { type } of node.marks)
      if (!KNOWN_MARKS.has(type))
        context.report(
          `has a formatting that the site does not know (${type.slice(0, 40)})${itsWords(node)}. Its words are shown without it.`,
        );
    return inLink ? [cleanText(node, node.value, context)] : withPhoneLinks(node, context);
  };

  const resolve = (node: Node, inLink: boolean): Node[] => {
    if (isText(node)) return resolveText(node, inLink);
    const id = targetId(node);
    const kind = kindOf(node);
    switch (kind) {
      case BLOCKS.EMBEDDED_ENTRY:
        return embeddedEntry(node, id);
      case BLOCKS.EMBEDDED_ASSET:
        return embeddedAsset(node, id);
      case INLINES.EMBEDDED_ENTRY:
        return inlineEntry(node, id);
      case INLINES.HYPERLINK: {
        const uri = (node.data as { uri?: unknown } | undefined)?.uri;
        return hyperlink(node, typeof uri === 'string' ? context.href(uri) : undefined);
      }
      case INLINES.ENTRY_HYPERLINK:
        return entryLink(node, id);
      case INLINES.ASSET_HYPERLINK:
        return assetLink(node, id);
      case INLINES.RESOURCE_HYPERLINK:
        context.report(
          `links to another Contentful space${itsWords(node)}. Its words are shown without a link. Link to the address of its page instead.`,
        );
        return hyperlink(node, undefined);
    }
    if (!isKnownPart(node)) {
      context.report(
        `holds a part of a kind that the site does not know (${kindName(node)})${itsWords(node)}. It is left out. Write it in another way.`,
      );
      return [];
    }
    if (hasGap(node, (entry) => context.page(entry) !== undefined)) {
      reportGap(node);
      return [];
    }
    return [
      { nodeType: node.nodeType, data: node.data, content: children(node) } as unknown as Block,
    ];
  };

  return tidyRichText({ ...document, content: children(document) as RichText['content'] });
};
