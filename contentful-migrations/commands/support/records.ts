/**
 * Records what seeds have published in an environment, in entries of type `migrationRecord`. They are published,
 * because builds must know that the space was seeded (`withDefaults` in src/content/fallback.ts).
 */
import { fetchAll } from 'contentful-management';
import { localized, valueIn, type OpenSpace } from './space';

const TYPE = 'migrationRecord';

interface SeedRecord {
  readonly id: string;
  /**
   * Ids of published entries and assets. Empty for a seed that was interrupted before its record was published;
   * the next seed repeats that one.
   */
  readonly items: readonly string[];
}

const hasType = async ({ client }: OpenSpace): Promise<boolean> => {
  const types = await client.contentType.getMany({ query: { 'sys.id': TYPE } });
  return types.items.some(({ sys }) => sys.id === TYPE && sys.publishedVersion !== undefined);
};

/** All records of an environment; none before its content types were made. */
export const readRecords = async (space: OpenSpace): Promise<readonly SeedRecord[]> => {
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

/** Records what a seed has published. The content type has to exist. */
export const writeRecord = async (space: OpenSpace, { id, items }: SeedRecord): Promise<void> => {
  const { client } = space;
  const values = { name: 'Seed', doneAt: new Date().toISOString(), items };
  const entry = await client.entry.createWithId(
    { contentTypeId: TYPE, entryId: id },
    { fields: localized(space, values) },
  );
  await client.entry.publish({ entryId: id }, entry);
};
