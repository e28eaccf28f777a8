/** Fits a text that is ready to render to its page: headings, ids, contents, no links to the page itself. */
import { INLINES, type Node } from '@contentful/rich-text-types';
import { slugify } from '../text';
import type { RichText } from '../types';
import type { CalloutView, Link, TextItem } from '../views/parts';
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

/** Splits a text at its headings: what is before the first, and the parts. */
export const splitAtHeadings = (
  document: RichText | undefined,
  deepest = 6,
): { readonly before: RichText | undefined; readonly items: readonly TextItem[] } => {
  const before: Node[] = [];
  const items: { heading: RichText; content: Node[] }[] = [];
  for (const node of document?.content ?? []) {
    const heading =
      headingLevel(node) > 0 && headingLevel(node) <= deepest && documentOf(childrenOf(node));
    if (heading) items.push({ heading, content: [] });
    else (items.at(-1)?.content ?? before).push(node);
  }
  return {
    before: documentOf(before),
    items: items.map(({ heading, content }) => ({ heading, body: documentOf(content) })),
  };
};

/** A text up to its second heading of the second level, and one part for each of these from there on. */
export const splitAfterFirstPart = (
  document: RichText | undefined,
): { readonly body: RichText | undefined; readonly parts: readonly TextItem[] } => {
  const content = document?.content ?? [];
  const [, second = content.length] = content.flatMap((node, at) =>
    headingLevel(node) === 2 ? at : [],
  );
  return {
    body: documentOf(content.slice(0, second)),
    parts: splitAtHeadings(documentOf(content.slice(second)), 2).items,
  };
};

/** The warning that a text begins with, if it does, and the rest of it. */
export const splitAtWarning = (
  document: RichText | undefined,
): { readonly warning?: CalloutView; readonly rest: RichText | undefined } => {
  const [first, ...rest] = document?.content ?? [];
  const warning = first && embeddedIn(first);
  return warning?.type === 'callout' && warning.tone === 'warning'
    ? { warning, rest: documentOf(rest) }
    : { rest: document };
};

/** Gives out an id that nothing else on the page has: the wanted one, or with a number behind it. */
export type UniqueId = (wanted: string) => string;

const wordsOf = (heading: Node): string => plainText(heading).trim();

/**
 * Adds ids to the headings of a text. The contents are links to the headings of the highest level that are not
 * in a list.
 */
export const withContents = (
  document: RichText,
  uniqueId: UniqueId,
): { readonly body: RichText; readonly contents: readonly Link[] } => {
  const contents: Link[] = [];
  let highest = 6;
  const withId = (node: Node): Node => {
    const level = headingLevel(node);
    if (level === 0)
      return isText(node) ? node : makeNode(node.nodeType, childrenOf(node).map(withId), node.data);
    const label = wordsOf(node);
    const id = uniqueId(slugify(label, 'part'));
    if (level <= highest && document.content.some((block) => block === node)) {
      highest = level;
      contents.push({ label, href: `#${id}` });
    }
    return { ...node, data: { ...node.data, id } };
  };
  return { body: withId(document) as RichText, contents };
};

/** A text, if there is one, whose headings can be linked to. */
export const withIds = (document: RichText | undefined, uniqueId: UniqueId): RichText | undefined =>
  document && withContents(document, uniqueId).body;

/** Parts of a text that can be linked to. */
export const itemsWithIds = (items: readonly TextItem[], uniqueId: UniqueId): readonly TextItem[] =>
  items.map((item) => ({ ...item, id: uniqueId(slugify(wordsOf(item.heading), 'part')) }));

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
