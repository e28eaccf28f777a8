/** Pure functions on text and rich text that the content layer shares. */
import {
  BLOCKS,
  HEADINGS,
  INLINES,
  type Block,
  type Inline,
  type Node,
  type Text,
} from '@contentful/rich-text-types';

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** True for null, "", white space, line breaks and characters that print nothing. */
export const isBlank = (text: string | null | undefined): boolean =>
  text === null || text === undefined || !VISIBLE.test(text);

// Lone surrogates, control characters and noncharacters: addresses, HTML and feeds cannot contain them.
// The characters of our marks (assemble/marks.ts) come with texts that somebody copied from a preview.
const UNPRINTABLE =
  /(?![\t\n\r])[\p{Surrogate}\p{Control}\p{Noncharacter_Code_Point}\u2064\u206a-\u206d]/gu;

/** A text without characters that no page can show. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '');

/** Type of a node. The library declares it as a string; an unknown one matches no case. */
export const kindOf = ({ nodeType }: Node): BLOCKS | INLINES => nodeType as BLOCKS | INLINES;

export const isText = (node: Node): node is Text => node.nodeType === 'text';

export const hasChildren = (node: Node): node is Block | Inline =>
  Array.isArray((node as Partial<Block>).content);

/** 1 for the highest heading to 6 for the lowest; 0 for any other node. */
export const headingLevel = ({ nodeType }: Node): number =>
  (HEADINGS as readonly string[]).indexOf(nodeType) + 1;

const INLINE_TYPES = new Set<string>(Object.values(INLINES));

/** Id of the entry or asset that a node links to or embeds. */
export const targetId = ({ data }: Node): string | undefined => {
  const { target } = data as { readonly target?: { readonly sys?: { readonly id?: unknown } } };
  return typeof target?.sys?.id === 'string' ? target.sys.id : undefined;
};

/** What is shown of a rich text besides words. */
interface Shown {
  /** False for a node that is left out with all words in it. */
  readonly part: (node: Node) => boolean;
  /** False for a node that embeds what is left out; words inside it are shown. */
  readonly embed: (node: Node) => boolean;
}

const ALL: Shown = { part: () => true, embed: () => true };

const EMBEDS = new Set<string>([
  BLOCKS.EMBEDDED_ASSET,
  BLOCKS.EMBEDDED_ENTRY,
  INLINES.EMBEDDED_ENTRY,
]);

/** True when a rich-text document would print nothing at all. */
export const isEmptyRichText = (node: Node, shown: Shown = ALL): boolean => {
  if (isText(node)) return isBlank(node.value);
  if (!shown.part(node)) return true;
  if (kindOf(node) === BLOCKS.HR) return false;
  if (EMBEDS.has(node.nodeType) && shown.embed(node)) return false;
  return !hasChildren(node) || node.content.every((child) => isEmptyRichText(child, shown));
};

/** True for words and what stands between words; all other nodes are blocks. */
export const isInline = (node: Node): boolean => isText(node) || INLINE_TYPES.has(node.nodeType);

const isBlock = (node: Node): boolean => !isInline(node);

/** All text of a node, without marks and links, with spaces between blocks. */
export const plainText = (node: Node): string => {
  if (isText(node)) return node.value;
  if (!hasChildren(node)) return '';
  const between = node.content.some((child) => isBlock(child)) ? ' ' : '';
  return node.content.map((child) => plainText(child)).join(between);
};

/** The text of a field's value of any kind; for a picture, its description. */
export const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item) => wordsOf(item)).join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return 'alt' in value ? String(value.alt) : plainText(value as Node);
};

/** Characters of a text that a message quotes. */
const QUOTE_LENGTH = 60;

/** The beginning of a text, in quotation marks, by which staff recognize it in a message. */
export const quoted = (text: string): string =>
  text.length <= QUOTE_LENGTH ? `“${text}”` : `“${text.slice(0, QUOTE_LENGTH).trim()}…”`;

/** A text as part of an address: lower-case letters, digits and single dashes; `fallback` if empty. */
export const slugify = (text: string, fallback: string): string => {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{Mark}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
  return slug === '' ? fallback : slug;
};
