/** What the tests of bundled copy ask a text: its words, headings, links and embeds. */
import { INLINES, type Document, type Node } from '@contentful/rich-text-types';
import { markdownToRichText, type MarkdownPicture } from '../../../../src/content/markdown';
import { hasChildren, isText, kindOf } from '../../../../src/content/text';

/** A bundled Markdown text as rich text, with the pictures it embeds. */
export const convert = async (markdown: string) => {
  const pictures: MarkdownPicture[] = [];
  const document = await markdownToRichText(markdown, (picture) => {
    pictures.push(picture);
    return picture.file;
  });
  return { document, pictures };
};

/** A node and everything inside it, in reading order. */
export const nodesOf = (node: Node): Node[] =>
  hasChildren(node) ? [node, ...node.content.flatMap((child) => nodesOf(child))] : [node];

/** Words of the text itself: embedded notes do not count, and cells and items stay apart. */
export const countWords = (document: Document): number =>
  nodesOf(document)
    .filter((node) => isText(node))
    .map((node) => node.value)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** 2 for Heading 2 and so on, in reading order. */
export const headingLevels = (document: Document): number[] =>
  nodesOf(document)
    .map((node) => /^heading-(\d)$/.exec(node.nodeType)?.[1])
    .filter((level) => level !== undefined)
    .map(Number);

/** Ids of what is embedded by nodes of a type. */
export const targetsOf = (document: Document, nodeType: string): string[] =>
  nodesOf(document)
    .filter((node) => node.nodeType === nodeType)
    .map((node) => (node.data as { target: { sys: { id: string } } }).target.sys.id);

/** Addresses of the typed links. */
export const linksOf = (document: Document): string[] =>
  nodesOf(document)
    .filter((node) => kindOf(node) === INLINES.HYPERLINK)
    .map((node) => (node.data as { uri: string }).uri);

/** Every string inside a value, however deep. */
export const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => stringsOf(inner));
};
