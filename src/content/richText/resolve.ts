/** Well-formed rich text → rich text ready to render: safe final links, resolved embeds, no empty blocks. */
import { BLOCKS, INLINES, type Node, type Text } from '@contentful/rich-text-types';
import { videoAt } from '../videos';
import { findAddresses, mayHoldAddress, safeHref } from '../links';
import { isPhoneNumber } from '../phone';
import { isBlank, oneLine } from '../text';
import { phoneTokenRanges, tokenRanges } from '../tokens';
import type { RichText } from '../types';
import type { Embedded, FileLink, Link, VideoView } from '../views';
import {
  SENTENCES,
  childrenOf,
  dataOf,
  isBold,
  isText,
  kindOf,
  makeDocument,
  makeNode,
  makeText,
  plainText,
  showsNothing,
  targetId,
  uriOf,
  withValue,
} from './nodes';
import { withTypedLists } from './typed';

/** What a text may link to, embed and say. */
export interface RichTextContext {
  /**
   * Final, safe address of a typed link; undefined removes the link and keeps its words. `check/rules/links.ts` reports
   * the link, because it names each missing page once for the whole site.
   */
  readonly href: (uri: string) => string | undefined;
  /** Title and address of the page of an entry. */
  readonly page: (id: string) => Link | undefined;
  readonly embeddedEntry: (id: string) => Embedded | undefined;
  /** What an embedded file is shown as; undefined when it was left out and reported. */
  readonly embeddedAsset: (id: string) => Embedded | FileLink | undefined;
  /** Where a file can be opened. */
  readonly file: (id: string) => FileLink | undefined;
  /** The words of a text node as pages show them. */
  readonly text: (value: string) => string;
  /**
   * Called with everything that is not shown as it was written.
   *
   * @param fault - the rest of a sentence that begins with the name of the field, and what to do
   */
  readonly report: (fault: string) => void;
}

/**
 * Splits a text so that every second part is an address.
 *
 * @param before the words before it in its sentence: they may introduce a number, such as a bold “Fax:”
 */
const splitAtAddresses = (text: string, before: string): readonly string[] => {
  const whole = before + text;
  const found = [...phoneTokenRanges(whole), ...findAddresses(whole)].sort(
    (one, other) => one.start - other.start,
  );
  const parts: string[] = [];
  let end = before.length;
  for (const address of found) {
    if (address.start < end) continue;
    parts.push(whole.slice(end, address.start), whole.slice(address.start, address.end));
    end = address.end;
  }
  return [...parts, whole.slice(end)];
};

/**
 * Words with a link around them; those to a file are followed by its kind and size. `isNumber` says that a link
 * shows the number it dials or texts, and nothing else.
 */
const linkAround = (content: readonly Node[], target: Pick<Link, 'href'> | FileLink): Node => {
  const uri = target.href;
  if ('note' in target) {
    const words = [...content, makeText(` (${target.note})`)];
    return makeNode(INLINES.HYPERLINK, words, { uri, isFile: true });
  }
  const isNumber = /^(?:tel|sms):/.test(uri) && isPhoneNumber(plainText(...content));
  return makeNode(INLINES.HYPERLINK, content, { uri, ...(isNumber && { isNumber }) });
};

/** A link with its own words. */
const linkTo = (target: Link): Node => linkAround([makeText(target.label)], target);

/** A block for embedded content. A link is wrapped in a paragraph. */
const blockOf = (nodeType: string, found: Embedded | Link): Node =>
  'type' in found
    ? makeNode(nodeType, [], { target: found })
    : makeNode(BLOCKS.PARAGRAPH, [linkTo(found)]);

/**
 * A token whose characters are formatted differently is split over several text nodes. It is joined again in
 * the node where its name begins, and keeps the formatting of that node.
 */
const withWholeTokens = (nodes: readonly Node[]): readonly Node[] => {
  const textOf = (node: Node): string => (isText(node) ? node.value : '\n');
  const whole = nodes.map(textOf).join('');
  const tokens = tokenRanges(whole);
  /** Moves a boundary between two nodes out of the token that contains it. */
  const besideToken = (cut: number): number => {
    const token = tokens.find(({ start, end }) => start < cut && cut < end);
    if (!token) return cut;
    const hasName = /\w/.test(whole.slice(token.start, cut));
    return hasName ? token.end : token.start;
  };
  let end = 0;
  return nodes.map((node) => {
    const start = end;
    end += textOf(node).length;
    return isText(node) ? withValue(node, whole.slice(besideToken(start), besideToken(end))) : node;
  });
};

/** Removes the line breaks at the start and end of a sentence, because they would leave a gap. */
const withoutOuterBreaks = (parts: readonly Node[]): readonly Node[] =>
  parts.map((part, index) => {
    if (!isText(part)) return part;
    const begun = index === 0 ? part.value.trimStart() : part.value;
    const ended = index === parts.length - 1 ? begun.trimEnd() : begun;
    return withValue(part, begun.slice(ended.length).includes('\n') ? ended : begun);
  });

/** The words of a part, by which an editor finds it; '' without words. */
export const itsWords = (node: Node): string => {
  const words = oneLine(plainText(node));
  return words === '' ? '' : ` (“${words}”)`;
};

const hasCellOverRows = (row: Node): boolean =>
  childrenOf(row).some((cell) => Number(dataOf(cell).rowspan) > 1);

/** Leaves out rows without words, except in tables with cells that span rows, where the columns would shift. */
const shownRows = (rows: readonly Node[]): readonly Node[] =>
  rows.some(hasCellOverRows) ? rows : rows.filter((row) => !showsNothing(row));

/**
 * Makes headings of a first row in bold: tables that are pasted from Word have no others. Not of one whose cells go
 * over the next row, because a cell of a table's head ends with the head.
 */
const withHeadingRow = (rows: readonly Node[]): readonly Node[] => {
  const isTitled = (row: Node): boolean => isBold(row) && !showsNothing(row);
  const [first, ...others] = rows;
  if (!first || !isTitled(first) || hasCellOverRows(first) || others.every(isTitled)) return rows;
  const headings = childrenOf(first).map((cell) =>
    makeNode(BLOCKS.TABLE_HEADER_CELL, childrenOf(cell), cell.data),
  );
  return [makeNode(first.nodeType, headings, first.data), ...others];
};

/** What keeps its place in a table, also without words. */
const PARTS_OF_TABLES: readonly string[] = [
  BLOCKS.TABLE_ROW,
  BLOCKS.TABLE_CELL,
  BLOCKS.TABLE_HEADER_CELL,
];

/** The end of words that introduce the address after them. */
const TITLE_END = /\s*(?:[:\u2013\u2014-]|\n)\s*$/;

const REMEDY = 'Publish what it points to, or remove it from the text.';

/**
 * Makes a well-formed document ready to render. What cannot be rendered is left out and reported. The
 * result has no content when nothing is left.
 */
export const resolveRichText = (document: RichText, context: RichTextContext): RichText => {
  const children = (node: Node, inLink = false): readonly Node[] => {
    const isSentence = SENTENCES.includes(node.nodeType);
    const parts = isSentence ? withoutOuterBreaks(childrenOf(node)) : childrenOf(node);
    const whole = withWholeTokens(parts);
    return whole.flatMap((child, index) =>
      isText(child)
        ? resolveText(child, inLink, () => plainText(...whole.slice(0, index)))
        : resolve(child),
    );
  };

  /** Wraps words in a link. Without a target, the words stand alone, and the fault, if given, is reported. */
  const linked = (
    node: Node,
    target: FileLink | Pick<Link, 'href'> | undefined,
    fault?: string,
  ): readonly Node[] => {
    const content = children(node, target !== undefined);
    if (isBlank(plainText(...content))) return content;
    if (target) return [linkAround(content, target)];
    if (fault !== undefined)
      context.report(`${fault}${itsWords(node)}. Its words are shown without a link. ${REMEDY}`);
    return content;
  };

  /** True for an embedded entry without a page, for which a sentence has no replacement. */
  const isGap = (node: Node): boolean =>
    kindOf(node) === INLINES.EMBEDDED_RESOURCE ||
    (kindOf(node) === INLINES.EMBEDDED_ENTRY && !context.page(targetId(node) ?? ''));

  /** A text in which phone numbers, e-mail and web addresses are links. */
  const resolveText = (node: Text, inLink: boolean, before: () => string): readonly Node[] => {
    const { value } = node;
    const parts = inLink || !mayHoldAddress(value) ? [value] : splitAtAddresses(value, before());
    return parts.flatMap((part, index) => {
      if (part === '' && parts.length > 1) return [];
      const text = withValue(node, context.text(part));
      const href = index % 2 === 1 ? context.href(part) : undefined;
      return [href === undefined ? text : linkAround([text], { href })];
    });
  };

  /** A block with what is in it; left out when that is nothing, or a sentence that would have a gap. */
  const resolveBlock = (node: Node): readonly Node[] => {
    if (SENTENCES.includes(node.nodeType) && childrenOf(node).some(isGap)) {
      context.report(
        `has an entry inside a sentence that is not published or has no page${itsWords(node)}. The sentence would have a gap, so it is left out. ${REMEDY}`,
      );
      return [];
    }
    const blocks = withTypedLists(children(node));
    const content = kindOf(node) === BLOCKS.TABLE ? withHeadingRow(shownRows(blocks)) : blocks;
    const block = makeNode(node.nodeType, content, node.data);
    return showsNothing(block) && !PARTS_OF_TABLES.includes(node.nodeType) ? [] : [block];
  };

  const resolve = (node: Node): readonly Node[] => {
    const id = targetId(node) ?? '';
    switch (kindOf(node)) {
      case BLOCKS.EMBEDDED_ENTRY: {
        const found = context.embeddedEntry(id) ?? context.page(id);
        if (found) return [blockOf(node.nodeType, found)];
        context.report(
          `embeds an entry that is not published, or is of a kind that a text cannot show. It is left out. ${REMEDY}`,
        );
        return [];
      }
      case BLOCKS.EMBEDDED_ASSET: {
        const found = context.embeddedAsset(id);
        return found ? [blockOf(node.nodeType, found)] : [];
      }
      case BLOCKS.EMBEDDED_RESOURCE:
        context.report(`embeds an entry of another Contentful space. It is left out. ${REMEDY}`);
        return [];
      case INLINES.EMBEDDED_ENTRY:
        return [context.page(id) ?? []].flat().map(linkTo);
      case INLINES.HYPERLINK: {
        const href = context.href(uriOf(node) ?? '');
        return linked(node, href === undefined ? undefined : { href });
      }
      case INLINES.ENTRY_HYPERLINK:
        return linked(
          node,
          context.page(id),
          'links to an entry that is not published or has no page',
        );
      case INLINES.ASSET_HYPERLINK:
        return linked(
          node,
          context.file(id),
          'links to a file that is not published or was never uploaded',
        );
      case INLINES.RESOURCE_HYPERLINK:
        return linked(node, undefined, 'links to another Contentful space');
      default:
        return resolveBlock(node);
    }
  };

  /**
   * Shows a video instead of a paragraph that only contains a link to it, or that ends with the address of a
   * video after a colon or a line break.
   */
  const withVideo = (block: Node): Node => {
    const parts = childrenOf(block).filter((part) => !showsNothing(part));
    const link = kindOf(block) === BLOCKS.PARAGRAPH ? parts.at(-1) : undefined;
    const href = link && uriOf(link);
    const found = href === undefined ? undefined : videoAt(href);
    if (!link || href === undefined || !found) return block;
    const before = parts.slice(0, -1);
    const isAddress = videoAt(safeHref(plainText(link)) ?? '') !== undefined;
    const words = plainText(...(isAddress ? before : [link]));
    const title = words.replace(TITLE_END, '');
    const isTitle = isAddress && before.every(isText) && TITLE_END.test(words);
    if (before.length > 0 && (!isTitle || title.includes('\n'))) return block;
    if (title === '')
      context.report(
        `shows a video, but not a word of what is in it${itsWords(link)}. Write that instead of the address, select it, and make it the link.`,
      );
    const video: VideoView = { ...found, href, title };
    return makeNode(BLOCKS.PARAGRAPH, childrenOf(block), { video });
  };

  return makeDocument(withTypedLists(children(document)).map(withVideo));
};
