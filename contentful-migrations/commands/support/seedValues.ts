/** Bundled values → the values that Contentful stores, with links to what the space has. */
import { BLOCKS, type Node } from '@contentful/rich-text-types';
import { bundledPictureId } from '../../../src/content/bundled';
import { valueOf, type PartialEntry } from '../../../src/content/entries';
import { fieldsOf } from '../../../src/content/model';
import type { Field } from '../../../src/content/model/fields';
import {
  childrenOf,
  isText,
  kindOf,
  makeNode,
  targetId,
} from '../../../src/content/richText/nodes';
import type { BundledPicture } from '../../../src/content/types';

/**
 * The values of a default in a space, by field id.
 *
 * @param targetOf id of what the space has for a default or a bundled picture; where it has nothing, links to
 * it are left out
 */
export const seedValues = (
  entry: PartialEntry,
  targetOf: (id: string) => string | undefined,
): Readonly<Record<string, unknown>> => {
  const links = (linkType: 'Entry' | 'Asset', ids: readonly string[]) =>
    ids.flatMap((id) => targetOf(id) ?? []).map((id) => ({ sys: { type: 'Link', linkType, id } }));

  const relink = (node: Node): readonly Node[] => {
    if (isText(node)) return [node];
    const content = childrenOf(node).flatMap(relink);
    const id = targetId(node);
    if (id === undefined) return [makeNode(node.nodeType, content, node.data)];
    const linkType = kindOf(node) === BLOCKS.EMBEDDED_ASSET ? 'Asset' : 'Entry';
    return links(linkType, [id]).map((target) => makeNode(node.nodeType, content, { target }));
  };

  const stored = (field: Field, value: unknown): unknown => {
    switch (field.kind) {
      case 'richText':
        return relink(value as Node)[0];
      case 'link':
        return links('Entry', [value as string])[0];
      case 'linkList':
        return links('Entry', value as readonly string[]);
      case 'picture':
        return links('Asset', [bundledPictureId(value as BundledPicture)])[0];
      case 'choice':
        return field.choices[String(value)];
      default:
        return value;
    }
  };

  const values = fieldsOf(entry.type).map(([id, field]) => {
    const value = valueOf(entry, id);
    return [id, value === undefined ? undefined : stored(field, value)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
};
