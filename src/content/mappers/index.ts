/**
 * Converts the result of the content query to a list of entries for each content type. Each field is usable
 * or missing, never blank and never of the wrong type.
 */
import { byType, contentTypeIds, fieldsOf, type ContentTypeId } from '../model';
import type { PartialEntries, PartialEntry } from '../entries';
import type { Problems } from '../problems';
import type { RawAsset, RawContent, RawEntry } from './raw';
import { readValue } from './values';

/** Everything read from a space: entries by type, and its assets for embedded pictures. */
interface SpaceContent {
  readonly entries: PartialEntries;
  readonly assets: ReadonlyMap<string, RawAsset>;
}

const nodesOf = (raw: RawContent, type: ContentTypeId): readonly RawEntry[] =>
  raw[type]?.nodes ?? [];

/**
 * Reads a query result. Never throws: what cannot be used is missing afterwards and added to
 * `problems` with its entry.
 */
export const mapContent = (raw: RawContent, problems: Problems): SpaceContent => {
  const assets = new Map((raw.asset?.nodes ?? []).map((asset) => [asset.contentful_id, asset]));
  const published = new Map(
    contentTypeIds.flatMap((type) =>
      nodesOf(raw, type).map(({ contentful_id: id }) => [id, { id, type }] as const),
    ),
  );

  const mapEntry = (type: ContentTypeId, node: RawEntry): PartialEntry => {
    const id = node.contentful_id;
    const fields: Record<string, unknown> = {};
    for (const [fieldId, field] of fieldsOf(type)) {
      const value = readValue(field, node[fieldId], {
        asset: (assetId) => assets.get(assetId),
        entry: (entryId) => published.get(entryId),
        report: (fault) =>
          problems.error(
            { entry: { type, id, fields: node }, field: fieldId },
            `“${field.name}” ${fault}`,
          ),
      });
      if (value !== undefined) fields[fieldId] = value;
    }
    return {
      type,
      id,
      updatedAt: node.updatedAt ?? undefined,
      createdAt: node.createdAt ?? undefined,
      fields,
    };
  };

  const entries = byType<PartialEntries>((type) =>
    nodesOf(raw, type)
      .map((node) => mapEntry(type, node))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  return { entries, assets };
};
