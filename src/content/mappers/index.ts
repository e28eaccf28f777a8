/**
 * What the content query returned → per content type a list of entries whose fields are
 * usable or missing, never blank and never of the wrong kind.
 */
import { contentTypeIds, fieldsOf, model, type ContentTypeId } from '../model';
import type { Problems } from '../problems';
import type { PartialContent } from '../types';
import type { RawAsset, RawContent, RawEntry } from './raw';
import { readValue, type Lookup } from './values';

/** An entry as the space has it: each field may be missing. */
export interface SpaceEntry<T extends ContentTypeId = ContentTypeId> {
  readonly type: T;
  readonly id: string;
  readonly updatedAt?: string;
  readonly createdAt?: string;
  readonly fields: PartialContent<T>;
}

export type SpaceEntries = { readonly [T in ContentTypeId]: readonly SpaceEntry<T>[] };

/** Everything read from a space: entries by type, and its assets for embedded pictures. */
export interface SpaceContent {
  readonly entries: SpaceEntries;
  readonly assets: ReadonlyMap<string, RawAsset>;
}

const nodesOf = (raw: RawContent, type: ContentTypeId): readonly RawEntry[] =>
  raw[type]?.nodes ?? [];

/**
 * Reads a query result. Never throws: what cannot be used is missing afterwards and reported to
 * `problems` with its entry.
 */
export const mapContent = (raw: RawContent, problems: Problems): SpaceContent => {
  const assets = new Map((raw.asset?.nodes ?? []).map((asset) => [asset.contentful_id, asset]));
  const typeOf = new Map<string, ContentTypeId>(
    contentTypeIds.flatMap((type) =>
      nodesOf(raw, type).map(({ contentful_id }) => [contentful_id, type] as const),
    ),
  );

  const mapEntry = <T extends ContentTypeId>(type: T, node: RawEntry): SpaceEntry<T> => {
    const fields: Record<string, unknown> = {};
    for (const [id, field] of fieldsOf(type)) {
      const report = (severity: 'error' | 'warning', message: string): void =>
        problems.add({
          severity,
          contentType: type,
          field: id,
          entryId: node.contentful_id,
          message,
        });
      const lookup: Lookup = {
        asset: (assetId) => assets.get(assetId),
        typeOf: (entryId) => typeOf.get(entryId),
        dangling: (linkType, linkId) =>
          report(
            'error',
            `“${field.name}” links to ${linkType === 'Asset' ? 'a picture' : 'an entry'} that is not published (${linkId}). It is left out on the site. Publish it, or remove the link.`,
          ),
        misplaced: (entryId) =>
          report(
            'error',
            `“${field.name}” links to an entry of a kind that cannot stand there (${entryId}). It is left out on the site. Remove the link.`,
          ),
        unusable: (reason) =>
          report('error', `“${field.name}” cannot be used and is left out: ${reason}`),
      };
      const value = readValue(field, node[id], lookup);
      if (value !== undefined) fields[id] = value;
    }
    return {
      type,
      id: node.contentful_id,
      updatedAt: node.updatedAt ?? undefined,
      createdAt: node.createdAt ?? undefined,
      fields: fields as PartialContent<T>,
    };
  };

  const entries = Object.fromEntries(
    contentTypeIds.map((type) => [
      type,
      nodesOf(raw, type)
        .map((node) => mapEntry(type, node))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    ]),
  );
  return { entries: entries as unknown as SpaceEntries, assets };
};

/** Labels of required fields that a set of fields lacks. */
export const missingRequired = (type: ContentTypeId, fields: object): readonly string[] =>
  fieldsOf(type)
    .filter(([id, field]) => field.required === true && !(id in fields))
    .map(([, field]) => field.name);

/** What an entry is called in messages: its title field, else its type's name. */
export const entryTitle = (type: ContentTypeId, fields: object): string => {
  const title = (fields as Record<string, unknown>)[model[type].titleField];
  return typeof title === 'string' ? title : model[type].name;
};
