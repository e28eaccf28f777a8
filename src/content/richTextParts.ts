/** Which parts of a rich text the site shows. */
import {
  BLOCKS,
  HEADINGS,
  INLINES,
  MARKS,
  TABLE_BLOCKS,
  type Node,
} from '@contentful/rich-text-types';
import { hasChildren, isText, kindOf, targetId } from './text';

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

export const KNOWN_MARKS = new Set<string>(Object.values(MARKS));

const LINKS_AND_EMBEDS = new Set<string>([
  BLOCKS.EMBEDDED_ASSET,
  BLOCKS.EMBEDDED_ENTRY,
  INLINES.EMBEDDED_ENTRY,
  INLINES.HYPERLINK,
  INLINES.ENTRY_HYPERLINK,
  INLINES.ASSET_HYPERLINK,
  INLINES.RESOURCE_HYPERLINK,
]);

const SENTENCES = new Set<string>([BLOCKS.PARAGRAPH, ...HEADINGS]);

type HasPage = (id: string) => boolean;

const hasEntryWithoutPage = (node: Node, hasPage: HasPage): boolean => {
  const id = targetId(node);
  switch (kindOf(node)) {
    case INLINES.EMBEDDED_RESOURCE:
      return true;
    case INLINES.EMBEDDED_ENTRY:
      return id === undefined || !hasPage(id);
  }
  return hasChildren(node) && node.content.some((child) => hasEntryWithoutPage(child, hasPage));
};

/** True for a sentence with an entry in it that has no page, so that nothing could stand there. */
export const hasGap = (node: Node, hasPage: HasPage): boolean =>
  SENTENCES.has(node.nodeType) && hasEntryWithoutPage(node, hasPage);

/** False for a part of a kind that the site does not show, whatever it holds. */
export const isKnownPart = (node: Node): boolean =>
  isText(node) || KNOWN_BLOCKS.has(node.nodeType) || LINKS_AND_EMBEDS.has(node.nodeType);
