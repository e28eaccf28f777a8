/** Bundled values → the values Contentful stores, with links that lead where they can. */
import type { Document, Node } from '@contentful/rich-text-types';
import { bundledPictureId, type BundledEntry } from '../../../src/content/bundled';
import { fieldsOf } from '../../../src/content/model';
import type { Field } from '../../../src/content/model/fields';
import { hasChildren, targetId } from '../../../src/content/text';
import type { PictureSource, Reference } from '../../../src/content/types';

type TargetOf = (id: string) => string | undefined;

/** Values of an entry by field id, still without their locale. */
export type Values = Readonly<Record<string, unknown>>;

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
  const children: readonly Node[] = hasChildren(node) ? node.content : [];
  const content = children.flatMap((child) => relinkNode(child, targetOf));
  return [{ ...node, data, ...(hasChildren(node) ? { content } : {}) }];
};

const relink = (document: Document, targetOf: TargetOf): Document => ({
  ...document,
  content: document.content.flatMap((node) => relinkNode(node, targetOf)),
});

const entryLinks = (references: readonly Reference[], targetOf: TargetOf) =>
  references.flatMap(({ id }) => {
    const target = targetOf(id);
    return target === undefined ? [] : [link('Entry', target)];
  });

const valueOf = (field: Field, value: unknown, targetOf: TargetOf): unknown => {
  switch (field.kind) {
    case 'richText':
      return relink(value as Document, targetOf);
    case 'link':
      return entryLinks([value as Reference], targetOf)[0];
    case 'linkList':
      return entryLinks(value as readonly Reference[], targetOf);
    case 'picture': {
      const id = bundledPictureId(value as PictureSource & { from: 'bundle' });
      return targetOf(id) === undefined ? undefined : link('Asset', id);
    }
    case 'choice':
      return field.choices[String(value)];
    default:
      return value;
  }
};

/** The values a default gets in a space. Links to what the space does not have are left out. */
export const seedValues = (entry: BundledEntry, targetOf: TargetOf): Values => {
  const values: Record<string, unknown> = {};
  const bundled = entry.fields as Values;
  for (const [id, field] of fieldsOf(entry.type)) {
    if (bundled[id] === undefined) continue;
    const value = valueOf(field, bundled[id], targetOf);
    if (value !== undefined) values[id] = value;
  }
  return values;
};

const linkedEntries = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(linkedEntries);
  if (typeof value !== 'object' || value === null) return [];
  if ('linkType' in value && 'id' in value)
    return value.linkType === 'Entry' ? [String(value.id)] : [];
  return Object.values(value).flatMap(linkedEntries);
};

/**
 * Sorts entries into waves: each links only to entries of earlier waves, or to ones that link back
 * to it. Published wave by wave, nothing on the site ever points at something unpublished.
 */
export const publishingWaves = (
  entries: ReadonlyMap<string, Values>,
): readonly (readonly string[])[] => {
  const waves: string[][] = [];
  let waiting = [...entries.keys()];
  while (waiting.length > 0) {
    const ready = waiting.filter((id) =>
      linkedEntries(Object.values(entries.get(id) ?? {})).every(
        (target) => target === id || !waiting.includes(target),
      ),
    );
    const wave = ready.length > 0 ? ready : waiting;
    waves.push(wave);
    waiting = waiting.filter((id) => !wave.includes(id));
  }
  return waves;
};
