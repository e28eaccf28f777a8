/**
 * Records what seeds have published in an environment, in entries of type `migrationRecord`. They are published,
 * because builds must know that the space was seeded (src/content/read/merge.ts).
 */
import { fetchAll, type EntryProps } from 'contentful-management';
import { localized, valueIn, type OpenSpace } from './space';

const TYPE = 'migrationRecord';

/** All records of an environment; none before its content types were made. */
const readRecords = async ({ client }: OpenSpace): Promise<readonly EntryProps[]> => {
  const types = await client.contentType.getMany({ query: { 'sys.id': TYPE } });
  return types.items.some(({ sys }) => sys.publishedVersion !== undefined)
    ? fetchAll((params) => client.entry.getMany(params), { query: { content_type: TYPE } })
    : [];
};

/**
 * Ids of the entries and assets that seeds have published. Those of a seed that was interrupted before its record was
 * published are not among them; the next seed repeats that one.
 */
export const seededIds = async (space: OpenSpace): Promise<ReadonlySet<string>> => {
  const published = (await readRecords(space)).filter(({ sys }) => sys.firstPublishedAt);
  return new Set(
    published.flatMap(({ fields }) => {
      const items = valueIn(space, fields, 'items');
      return Array.isArray(items) ? items.map(String) : [];
    }),
  );
};

/** The record of a numbered migration, as earlier versions of the website kept them; undefined without any. */
export const earlierRecord = async (space: OpenSpace): Promise<string | undefined> =>
  (await readRecords(space)).map(({ sys }) => sys.id).find((id) => /^\d{4}-/.test(id));

/** Records what a seed has published. The content type has to exist. */
export const writeSeedRecord = async (
  space: OpenSpace,
  items: readonly string[],
): Promise<void> => {
  const { entry } = space.client;
  const entryId = `seed-${Date.now()}`;
  const name = 'Leave this published: without it, what you have deleted shows again';
  const fields = localized(space, { name, doneAt: new Date().toISOString(), items });
  const draft = await entry.createWithId({ contentTypeId: TYPE, entryId }, { fields });
  await entry.publish({ entryId }, draft);
};
