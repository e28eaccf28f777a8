/** Bundled values → the values that Contentful stores, with links to what the space has. */
import type { Document, Node } from '@contentful/rich-text-types';
import { bundledPictureId } from '../../../src/content/bundled';
import type { PartialEntry } from '../../../src/content/entries';
import { fieldsOf } from '../../../src/content/model';
import type { Field } from '../../../src/content/model/fields';
import { childrenOf, isText, targetId } from '../../../src/content/richText/nodes';
import type { BundledPicture } from '../../../src/content/types';

type TargetOf = (id: string) => string | undefined;

/** Values of an entry by field id, without locales. */
type Values = Readonly<Record<string, unknown>>;

const link = (linkType: 'Entry' | 'Asset', id: string) => ({
  sys: { type: 'Link', linkType, id },
});

const relinkNode = <N extends Node>(node: N, targetOf: TargetOf): N[] => {
  const id = targetId(node);
  const target = id === undefined ? undefined : targetOf(id);
  if (id !== undefined && target === undefined) return [];
  const data =
    target === undefined
      ? node.data
      : { target: { sys: { ...(node.data.target as { sys: object }).sys, id: target } } };
  const content = childrenOf(node).flatMap((child) => relinkNode(child, targetOf));
  return [{ ...node, data, ...(isText(node) ? {} : { content }) }];
};

const relink = (document: Document, targetOf: TargetOf): Document => ({
  ...document,
  content: document.content.flatMap((node) => relinkNode(node, targetOf)),
});

const entryLinks = (ids: readonly string[], targetOf: TargetOf) =>
  ids.flatMap((id) => {
    const target = targetOf(id);
    return target === undefined ? [] : [link('Entry', target)];
  });

const assetLink = (picture: BundledPicture, targetOf: TargetOf) => {
  const id = bundledPictureId(picture);
  return targetOf(id) === undefined ? undefined : link('Asset', id);
};

const valueOf = (field: Field, value: unknown, targetOf: TargetOf): unknown => {
  switch (field.kind) {
    case 'richText':
      return relink(value as Document, targetOf);
    case 'link':
      return entryLinks([value as string], targetOf)[0];
    case 'linkList':
      return entryLinks(value as readonly string[], targetOf);
    case 'picture':
      return assetLink(value as BundledPicture, targetOf);
    case 'pictureList':
      return (value as readonly BundledPicture[]).flatMap(
        (picture) => assetLink(picture, targetOf) ?? [],
      );
    case 'choice':
      return field.choices[String(value)];
    default:
      return value;
  }
};

/** The values of a default in a space. Links to what the space does not have are left out. */
export const seedValues = (entry: PartialEntry, targetOf: TargetOf): Values => {
  const values: Record<string, unknown> = {};
  const bundled = entry.fields as Values;
  for (const [id, field] of fieldsOf(entry.type)) {
    if (bundled[id] === undefined) continue;
    const value = valueOf(field, bundled[id], targetOf);
    if (value !== undefined) values[id] = value;
  }
  return values;
};
