/**
 * Nodes of formatted texts. From Contentful to a page, a text passes the files of this folder:
 *
 * 1. `shape.ts`: JSON of a space → a tree of what may stand where it stands (`markdown.ts`: a bundled text)
 * 2. `resolve.ts`: links, embedded parts and tokens → what the site has for them, without empty blocks
 * 3. `onPage.ts`: the contents of a post, or a list with an item for each heading
 *
 * `pages/richText.ts` says what the site has, `components/RichText.tsx` renders the result.
 */
import {
  BLOCKS,
  HEADINGS,
  INLINES,
  TEXT_CONTAINERS,
  type Block,
  type Node,
  type Text,
} from '@contentful/rich-text-types';
import { isBlank } from '../text';
import type { RichText } from '../types';
import type { Embedded, VideoView } from '../views/parts';

/** Type of a node. The library declares it as a string; an unknown one matches no case. */
export const kindOf = ({ nodeType }: Pick<Node, 'nodeType'>): BLOCKS | INLINES =>
  nodeType as BLOCKS | INLINES;

export const isText = (node: Node): node is Text => node.nodeType === 'text';

export const childrenOf = (node: Node): readonly Node[] => (node as Partial<Block>).content ?? [];

/** The data of a node. The library declares it as `any`. */
export const dataOf = ({ data }: Node): Readonly<Record<string, unknown>> => data;

/** Blocks of words: paragraphs and headings. */
export const SENTENCES: readonly string[] = TEXT_CONTAINERS;

const LEVELS: readonly string[] = HEADINGS;

/** 1 for the highest heading to 6 for the lowest; 0 for any other node. */
export const headingLevel = ({ nodeType }: Node): number => LEVELS.indexOf(nodeType) + 1;

const INLINE_TYPES = new Set<string>(Object.values(INLINES));

/** True for text and for nodes inside text; all other nodes are blocks. */
const isInline = (node: Node): boolean => isText(node) || INLINE_TYPES.has(node.nodeType);

/** Words with a link around them. */
export const LINK_TYPES: readonly string[] = [
  INLINES.HYPERLINK,
  INLINES.ENTRY_HYPERLINK,
  INLINES.ASSET_HYPERLINK,
  INLINES.RESOURCE_HYPERLINK,
];

/** True for words with a link around them. */
export const isLink = ({ nodeType }: Node): boolean => LINK_TYPES.includes(nodeType);

/** The address of a link, if the link has an address. */
export const uriOf = (node: Node): string | undefined => {
  const { uri } = dataOf(node);
  return typeof uri === 'string' ? uri : undefined;
};

/** Id of the entry or asset that a node links to or embeds. */
export const targetId = ({ data }: Node): string | undefined => {
  const { target } = data as { readonly target?: { readonly sys?: { readonly id?: unknown } } };
  return typeof target?.sys?.id === 'string' ? target.sys.id : undefined;
};

/** What a node of a text that is ready for a page embeds. */
export const embeddedIn = (node: Node): Embedded | undefined => {
  const { target } = dataOf(node);
  return typeof target === 'object' && target !== null && 'type' in target
    ? (target as Embedded)
    : undefined;
};

/** The video that replaces a paragraph, in a text that is ready to render. */
export const videoIn = (node: Node): VideoView | undefined =>
  dataOf(node).video as VideoView | undefined;

/** The text of sibling nodes, without formatting or links, with spaces between blocks; for a video, its title. */
export const plainText = (...nodes: readonly Node[]): string =>
  nodes
    .map((node) =>
      isText(node) ? node.value : (videoIn(node)?.title ?? plainText(...childrenOf(node))),
    )
    .join(nodes.every(isInline) ? '' : ' ');

/** Nodes that visitors see although they hold no words. */
const SEEN_WITHOUT_WORDS = new Set<string>([
  BLOCKS.HR,
  BLOCKS.EMBEDDED_ENTRY,
  BLOCKS.EMBEDDED_ASSET,
  BLOCKS.EMBEDDED_RESOURCE,
  INLINES.EMBEDDED_ENTRY,
  INLINES.EMBEDDED_RESOURCE,
]);

/** True for a node that would show nothing, even if everything it embeds were published. */
export const showsNothing = (node: Node): boolean =>
  isText(node)
    ? isBlank(node.value)
    : !SEEN_WITHOUT_WORDS.has(node.nodeType) && childrenOf(node).every(showsNothing);

/** A node that is no text. */
export const makeNode = (nodeType: string, content: readonly Node[], data: object = {}): Node =>
  ({ nodeType, data, content }) as unknown as Node;

/** A document of blocks. */
export const makeDocument = (content: readonly Node[]): RichText =>
  makeNode(BLOCKS.DOCUMENT, content) as RichText;

export const makeText = (value: string): Text => ({ nodeType: 'text', value, marks: [], data: {} });

export const withValue = (node: Text, value: string): Text => ({ ...node, value });
