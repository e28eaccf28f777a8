import { linkTo, type Json, type JsonObject, type Link } from './types';

/** Shorthands for the values that entries hold. */

export const entryLink = (id: string): Link => linkTo('Entry', id);
export const assetLink = (id: string): Link => linkTo('Asset', id);

const textNode = (value: string): JsonObject => ({ nodeType: 'text', value, marks: [], data: {} });

/** A rich text node; strings among the children become text. */
export function richTextNode(
  nodeType: string,
  children: (string | JsonObject)[] = [],
  data: JsonObject = {},
): JsonObject {
  const content: Json[] = children.map((child) =>
    typeof child === 'string' ? textNode(child) : child,
  );
  return { nodeType, data, content };
}

/** A rich text document; strings become paragraphs. */
export function richText(...blocks: (string | JsonObject)[]): JsonObject {
  return richTextNode(
    'document',
    blocks.map((block) => (typeof block === 'string' ? richTextNode('paragraph', [block]) : block)),
  );
}
