/** Well-formed rich text → rich text ready to render: safe final links, resolved embeds, no empty blocks. */
import { BLOCKS, INLINES, type Node, type Text } from '@contentful/rich-text-types';
import { videoAt } from '../videos';
import { isPhoneNumber } from '../phone';
import { isBlank, oneLine } from '../text';
import type { RichText } from '../types';
import type { Embedded, FileLink, Link, VideoView } from '../views/parts';
import type { Destination } from '../pages/destinations';
import {
  childrenOf,
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

/** What a text may link to, embed and say. */
export interface RichTextContext {
  /** Where a typed link leads. */
  readonly destination: (uri: string) => Destination;
  /** Title and address of the page of an entry. */
  readonly page: (id: string) => Link | undefined;
  readonly embeddedEntry: (id: string) => Embedded | undefined;
  /** What an embedded file is shown as; undefined when it was left out and reported. */
  readonly embeddedAsset: (id: string) => Embedded | FileLink | undefined;
  /** Where a file can be opened. */
  readonly file: (id: string) => FileLink | undefined;
  /** The words of a text node as pages show them. */
  readonly text: (value: string) => string;
  /** Splits words so that every second part is a number to call; and where such a number leads. */
  readonly calls: { readonly pattern: RegExp; readonly href: (number: string) => string };
  /**
   * Called with everything that is not shown as it was written.
   *
   * @param fault - the rest of a sentence that begins with the name of the field, and what to do
   */
  readonly report: (fault: string) => void;
}

const REMEDY = 'Publish what it points to, or remove it from the text.';

/** The words of a part, by which an editor finds it; '' without words. */
export const itsWords = (node: Node): string => {
  const words = oneLine(plainText(node));
  return words === '' ? '' : ` (“${words}”)`;
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

/** A text in which the company's number and 911 are links. */
const resolveText = (node: Text, { text, calls }: RichTextContext): readonly Node[] =>
  text(node.value)
    .split(calls.pattern)
    .flatMap((part, index, { length }) => {
      if (part === '' && length > 1) return [];
      const words = withValue(node, part);
      return [index % 2 === 1 ? linkAround([words], { href: calls.href(part) }) : words];
    });

/** Words in a link. Without a target, they stand alone, and the fault, if given, is reported. */
const resolveLink = (
  node: Node,
  context: RichTextContext,
  target: FileLink | Pick<Link, 'href'> | undefined,
  fault: string,
  remedy = REMEDY,
): readonly Node[] => {
  const words = childrenOf(node).map((child) =>
    isText(child) ? withValue(child, context.text(child.value)) : child,
  );
  if (isBlank(plainText(...words))) return [];
  if (target) return [linkAround(words, target)];
  context.report(`${fault}${itsWords(node)}. Its words are shown without a link. ${remedy}`);
  return words;
};

/** A link to a typed address. */
const resolveTypedLink = (node: Node, context: RichTextContext): readonly Node[] => {
  const { href, fault } = context.destination(uriOf(node) ?? '');
  const target = href === undefined ? undefined : { href };
  return resolveLink(node, context, target, 'has a link that leads nowhere', fault);
};

const resolveEmbeddedEntry = (node: Node, context: RichTextContext): readonly Node[] => {
  const id = targetId(node) ?? '';
  const found = context.embeddedEntry(id) ?? context.page(id);
  if (found) return [blockOf(node.nodeType, found)];
  context.report(
    `embeds an entry that is not published, or is of a kind that a text cannot show. It is left out. ${REMEDY}`,
  );
  return [];
};

const resolveEmbeddedAsset = (node: Node, context: RichTextContext): readonly Node[] => {
  const found = context.embeddedAsset(targetId(node) ?? '');
  return found ? [blockOf(node.nodeType, found)] : [];
};

/** The name of an entry inside a sentence, as a link to its page. */
const resolveInlineEntry = (node: Node, context: RichTextContext): readonly Node[] => {
  const found = context.page(targetId(node) ?? '');
  if (found) return [linkTo(found)];
  context.report(
    `has an entry inside a sentence that is not published or has no page. It is left out. ${REMEDY}`,
  );
  return [];
};

/** A paragraph; a video in place of one that only holds a link to it. */
const resolveParagraph = (node: Node, context: RichTextContext): readonly Node[] => {
  const children = resolveAll(node, context);
  const [link, ...others] = children.filter((part) => !showsNothing(part));
  const href = others.length === 0 && link ? uriOf(link) : undefined;
  const found = href === undefined ? undefined : videoAt(href);
  if (!link || href === undefined || !found) return withoutBlank(makeNode(node.nodeType, children));
  const words = plainText(link);
  const title = videoAt(words) ? '' : words;
  if (title === '')
    context.report(
      `shows a video, but not a word of what is in it${itsWords(link)}. Write that instead of the address, select it, and make it the link.`,
    );
  const video: VideoView = { ...found, href, title };
  return [makeNode(node.nodeType, children, { video })];
};

/** Leaves out a block that shows nothing. */
const withoutBlank = (node: Node): readonly Node[] => (showsNothing(node) ? [] : [node]);

const resolveAll = (node: Node, context: RichTextContext): readonly Node[] =>
  childrenOf(node).flatMap((child) => resolve(child, context));

const resolve = (node: Node, context: RichTextContext): readonly Node[] => {
  if (isText(node)) return resolveText(node, context);
  switch (kindOf(node)) {
    case BLOCKS.PARAGRAPH:
      return resolveParagraph(node, context);
    case BLOCKS.TABLE_ROW:
    case BLOCKS.TABLE_CELL:
    case BLOCKS.TABLE_HEADER_CELL:
      return [makeNode(node.nodeType, resolveAll(node, context), node.data)];
    case BLOCKS.EMBEDDED_ENTRY:
      return resolveEmbeddedEntry(node, context);
    case BLOCKS.EMBEDDED_ASSET:
      return resolveEmbeddedAsset(node, context);
    case BLOCKS.EMBEDDED_RESOURCE:
    case INLINES.EMBEDDED_RESOURCE:
      context.report(`embeds an entry of another Contentful space. It is left out. ${REMEDY}`);
      return [];
    case INLINES.EMBEDDED_ENTRY:
      return resolveInlineEntry(node, context);
    case INLINES.HYPERLINK:
      return resolveTypedLink(node, context);
    case INLINES.ENTRY_HYPERLINK:
      return resolveLink(
        node,
        context,
        context.page(targetId(node) ?? ''),
        'links to an entry that is not published or has no page',
      );
    case INLINES.ASSET_HYPERLINK:
      return resolveLink(
        node,
        context,
        context.file(targetId(node) ?? ''),
        'links to a file that is not published or was never uploaded',
      );
    case INLINES.RESOURCE_HYPERLINK:
      return resolveLink(node, context, undefined, 'links to another Contentful space');
    default:
      return withoutBlank(makeNode(node.nodeType, resolveAll(node, context), node.data));
  }
};

/**
 * Makes a well-formed document ready to render. What cannot be rendered is left out and reported. The
 * result has no content when nothing is left.
 */
export const resolveRichText = (document: RichText, context: RichTextContext): RichText =>
  makeDocument(resolveAll(document, context));
