/**
 * What the commands have done in an environment, noted in the environment itself: entries of the
 * type `migrationRecord`. That of a seed is published, because builds have to know that the space was
 * seeded (`isPublishedSeeded` in src/content/withDefaults.ts). Those of migrations are archived, so that
 * editors do not see them in their lists.
 */
import { allOf, valueIn, type OpenSpace } from './space';

const TYPE = 'migrationRecord';

interface CommandRecord {
  readonly id: string;
  /**
   * Ids that were put in. Empty for a migration, and for a seed that was cut off before its record was
   * published: no build saw that one, so the next seed writes another.
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
  const entries = await allOf((query) =>
    space.client.entry.getMany({ query: { ...query, content_type: TYPE } }),
  );
  return entries.map(({ sys, fields }) => {
    const items = valueIn(fields, 'items', space.defaultLocale);
    const isPublishedSeed = sys.publishedVersion !== undefined && Array.isArray(items);
    return { id: sys.id, items: isPublishedSeed ? items.map(String) : [] };
  });
};

/** Notes something that was done. The record type has to exist. */
export const writeRecord = async (
  { client, defaultLocale }: OpenSpace,
  record: CommandRecord & { readonly name: string },
): Promise<void> => {
  const fields: Record<string, unknown> = {
    name: record.name,
    doneAt: new Date().toISOString(),
    items: record.items.length === 0 ? undefined : record.items,
  };
  const localized = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([id, value]) => [id, { [defaultLocale]: value }] as const);
  const entry = await client.entry.createWithId(
    { contentTypeId: TYPE, entryId: record.id },
    { fields: Object.fromEntries(localized) },
  );
  if (record.items.length > 0) await client.entry.publish({ entryId: record.id }, entry);
  else await client.entry.archive({ entryId: record.id });
};
