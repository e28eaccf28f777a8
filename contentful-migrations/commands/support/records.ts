/**
 * Records what the commands have done in an environment, in entries of type `migrationRecord`. The record of
 * a seed is published, because builds must know that the space was seeded (`withDefaults` in
 * src/content/fallback.ts). Records of migrations are archived, so that editors do not see them.
 */
import { fetchAll } from 'contentful-management';
import { localized, valueIn, type OpenSpace } from './space';

const TYPE = 'migrationRecord';

interface CommandRecord {
  readonly id: string;
  /**
   * Ids of published entries and assets. Empty for a migration, and for a seed that was interrupted before
   * its record was published; the next seed repeats that one.
   */
  readonly items: readonly string[];
}

const hasType = async ({ client }: OpenSpace): Promise<boolean> => {
  const types = await client.contentType.getMany({ query: { 'sys.id': TYPE } });
  return types.items.some(({ sys }) => sys.id === TYPE && sys.publishedVersion !== undefined);
};

/** All records of an environment; none before the first migration ran. */
export const readRecords = async (space: OpenSpace): Promise<readonly CommandRecord[]> => {
  if (!(await hasType(space))) return [];
  const entries = await fetchAll((params) => space.client.entry.getMany(params), {
    query: { content_type: TYPE },
  });
  return entries.map(({ sys, fields }) => {
    const items = valueIn(space, fields, 'items');
    const isPublishedSeed = sys.publishedVersion !== undefined && Array.isArray(items);
    return { id: sys.id, items: isPublishedSeed ? items.map(String) : [] };
  });
};

/** Records something that was done. The content type has to exist. */
export const writeRecord = async (
  space: OpenSpace,
  { id, name, items }: CommandRecord & { readonly name: string },
): Promise<void> => {
  const { client } = space;
  const values = { name, doneAt: new Date().toISOString(), ...(items.length > 0 && { items }) };
  const entry = await client.entry.createWithId(
    { contentTypeId: TYPE, entryId: id },
    { fields: localized(space, values) },
  );
  if (items.length > 0) await client.entry.publish({ entryId: id }, entry);
  else await client.entry.archive({ entryId: id });
};
