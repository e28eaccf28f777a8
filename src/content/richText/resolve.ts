/** Well-formed rich text → rich text ready to render: known nodes, safe final links, resolved embeds. */
import {
  BLOCKS,
  HEADINGS,
  INLINES,
  MARKS,
  TABLE_BLOCKS,
  type Node,
  type Text,
} from '@contentful/rich-text-types';
import { TYPED_ADDRESS } from '../links';
import { withoutMarks } from '../marks';
import { withoutExtension } from '../phone';
import { isBlank } from '../text';
import { PHONE_TOKEN, tokenRanges } from '../tokens';
import type { RichText } from '../types';
import type { Embedded, FileLink, Link } from '../views';
import { childrenOf, isText, kindOf, makeNode, makeText, plainText, targetId } from './nodes';
import { tidyRichText } from './tidy';

/** What a text may link to, embed and say. */
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

/** Blocks that are shown as they are; links and what is embedded are resolved. */
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

export const KNOWN_MARKS = new Set<string>(Object.values(MARKS));

/** Finds what becomes a link, for splitting a text at it. */
const ADDRESS = new RegExp(`(${PHONE_TOKEN}|${TYPED_ADDRESS})`, 'iu');

const SENTENCES = new Set<string>([BLOCKS.PARAGRAPH, ...HEADINGS]);

/** A link; `isNumber` says that it shows the number it dials, and nothing else. */
const hyperlinkTo = (uri: string, content: readonly Node[], data: object = {}): Node => {
  const isNumber =
    uri.startsWith('tel:') &&
    /^[+()\d\s./\u2010-\u2015-]+$/.test(withoutExtension(withoutMarks(plainText(...content))));
  return makeNode(
    INLINES.HYPERLINK,
    content,
    isNumber ? { ...data, uri, isNumber } : { ...data, uri },
  );
};

/** A link to a file, after whose words its kind and size are told. */
const fileLinkAround = (content: readonly Node[], { href, note }: FileLink): Node =>
  hyperlinkTo(href, [...content, makeText(` (${note})`)], { isFile: true });

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

const REMEDY = 'Publish what it points to, or remove it from the text.';

/**
 * Makes a well-formed document ready to render. What cannot be rendered is left out and reported. The
 * result has no content when nothing is left.
 */
export const resolveRichText = (document: RichText, context: RichTextContext): RichText => {
  const children = (node: Node, inLink = false): readonly Node[] =>
    withWholeTokens(childrenOf(node)).flatMap((child) => resolve(child, inLink));

  /** Words with a link around them, or alone while there is no address. */
  const hyperlink = (node: Node, href: string | undefined): readonly Node[] =>
    href === undefined ? children(node) : [hyperlinkTo(href, children(node, true))];

  /** A link or format without words leaves nothing out. */
  const reportWords = (node: Node, fault: string, remedy: string): void => {
    const words = itsWords(node);
    if (words !== '') context.report(`${fault}${words}. ${remedy}`);
  };

  const pageLink = ({ href, label }: Link): Node => hyperlinkTo(href, [makeText(label)]);

  const paragraph = (link: Node): Node => makeNode(BLOCKS.PARAGRAPH, [link]);

  const embedded = ({ nodeType }: Node, target: Embedded): Node =>
    makeNode(nodeType, [], { target });

  const embeddedEntry = (node: Node, id: string): Node | undefined => {
    const found = context.embeddedEntry(id);
    if (found) return embedded(node, found);
    const page = context.page(id);
    if (!page)
      context.report(
        `embeds an entry that is not published, or is of a kind that a text cannot show. It is left out. ${REMEDY}`,
      );
    return page && paragraph(pageLink(page));
  };

  const embeddedAsset = (node: Node, id: string): Node | undefined => {
    const found = context.embeddedAsset(id);
    if (!found || 'type' in found) return found && embedded(node, found);
    return paragraph(fileLinkAround([makeText(found.label)], found));
  };

  const reportGap = (node: Node): void =>
    context.report(
      `has an entry inside a sentence that is not published or has no page${itsWords(node)}. The sentence would have a gap, so it is left out. ${REMEDY}`,
    );

  /** Inside a sentence, an entry becomes a link to its page. */
  const inlineEntry = (node: Node, id: string): Node | undefined => {
    const page = context.page(id);
    if (!page) reportGap(node);
    return page && pageLink(page);
  };

  /** True when an entry in a sentence has no page, so that nothing could stand there. */
  const hasGap = (node: Node): boolean => {
    const kind = kindOf(node);
    if (kind === INLINES.EMBEDDED_ENTRY) return context.page(targetId(node) ?? '') === undefined;
    return kind === INLINES.EMBEDDED_RESOURCE || childrenOf(node).some(hasGap);
  };

  const assetLink = (node: Node, id: string): readonly Node[] => {
    const file = context.file(id);
    if (!file)
      reportWords(
        node,
        'links to a file that is not published or was never uploaded',
        'Its words are shown without a link. Upload and publish the file, or remove the link.',
      );
    const content = children(node, file !== undefined);
    return file && !isBlank(plainText(...content)) ? [fileLinkAround(content, file)] : content;
  };

  const entryLink = (node: Node, id: string): readonly Node[] => {
    const page = context.page(id);
    if (!page)
      reportWords(
        node,
        'links to an entry that is not published or has no page',
        'Its words are shown without a link. Publish it, or remove the link.',
      );
    return hyperlink(node, page?.href);
  };

  /** A text in which phone numbers, e-mail and web addresses are links. */
  const resolveText = (node: Text, inLink: boolean): readonly Node[] => {
    for (const { type } of node.marks)
      if (!KNOWN_MARKS.has(type))
        reportWords(
          node,
          `has a formatting that the site does not know (${type.slice(0, 40)})`,
          'Its words are shown without it.',
        );
    const marks = node.marks.filter(({ type }) => KNOWN_MARKS.has(type));
    const parts = inLink ? [node.value] : node.value.split(ADDRESS);
    return parts.flatMap((part, index) => {
      if (part === '' && parts.length > 1) return [];
      const text = { ...makeText(context.value(part)), marks };
      const href = index % 2 === 1 ? context.href(part) : undefined;
      return [href === undefined ? text : hyperlinkTo(href, [text])];
    });
  };

  const resolve = (node: Node, inLink: boolean): readonly Node[] => {
    if (isText(node)) return resolveText(node, inLink);
    const id = targetId(node) ?? '';
    // What is embedded comes before the words that an import put inside it.
    const before = (made: Node | undefined): readonly Node[] =>
      made ? [made, ...children(node)] : children(node);
    switch (kindOf(node)) {
      case BLOCKS.EMBEDDED_ENTRY:
        return before(embeddedEntry(node, id));
      case BLOCKS.EMBEDDED_ASSET:
        return before(embeddedAsset(node, id));
      case INLINES.EMBEDDED_ENTRY:
        return before(inlineEntry(node, id));
      case INLINES.HYPERLINK: {
        const { uri } = node.data as { readonly uri?: unknown };
        return hyperlink(node, typeof uri === 'string' ? context.href(uri) : undefined);
      }
      case INLINES.ENTRY_HYPERLINK:
        return entryLink(node, id);
      case INLINES.ASSET_HYPERLINK:
        return assetLink(node, id);
      case INLINES.RESOURCE_HYPERLINK:
        reportWords(
          node,
          'links to another Contentful space',
          'Its words are shown without a link. Link to the address of its page instead.',
        );
        return children(node);
    }
    if (!KNOWN_BLOCKS.has(node.nodeType)) {
      context.report(
        `holds a part of a kind that the site does not know (${node.nodeType.slice(0, 40)})${itsWords(node)}. It is left out. Write it in another way.`,
      );
      return [];
    }
    if (SENTENCES.has(node.nodeType) && hasGap(node)) {
      reportGap(node);
      return [];
    }
    return [makeNode(node.nodeType, children(node), node.data)];
  };

  return tidyRichText({ ...document, content: children(document) as RichText['content'] });
};
