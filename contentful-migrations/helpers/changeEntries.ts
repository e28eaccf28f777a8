/**
 * Changes entries of a space. Like the changes of content types, they write only what differs and can be
 * cut off at any request.
 */
import { isDeepStrictEqual } from 'node:util';
import type { MakeRequest } from 'contentful-migration';
import { allOf, type List } from '../../src/contentful/lists';
import { defaultLocaleOf, get, publish, put, type MigrationStep, type Resource } from './requests';

type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** An entry of a space: each field has its value by locale. */
type EntryInSpace = Resource & { readonly fields: Values };

const entriesOf = (
  makeRequest: MakeRequest,
  contentType: string,
): Promise<readonly EntryInSpace[]> =>
  allOf(({ order, limit, skip }) =>
    get(
      makeRequest,
      `/entries?content_type=${contentType}&order=${order}&limit=${limit}&skip=${skip}`,
    ),
  );

/**
 * Changes entries of a content type. Published entries without unpublished changes are published again;
 * all others stay drafts.
 *
 * @param ofEntry - returns the new fields, or the same ones; gets the default locale of the space
 */
export const changeEntries =
  (contentType: string, ofEntry: (entry: EntryInSpace, locale: string) => Values): MigrationStep =>
  async (_migration, { makeRequest }) => {
    const locale = await defaultLocaleOf(makeRequest);

    /** True for an entry that an earlier run has saved and not published any more. */
    const isHalfDone = async ({ sys, fields }: EntryInSpace): Promise<boolean> => {
      if (sys.publishedVersion === undefined || sys.version !== sys.publishedVersion + 2)
        return false;
      const url = `/public/entries?sys.id=${sys.id}`;
      const [published] = (await get<List<EntryInSpace>>(makeRequest, url)).items;
      if (!published) return false;
      const changed = ofEntry(published, locale);
      return !isDeepStrictEqual(changed, published.fields) && isDeepStrictEqual(changed, fields);
    };

    for (const entry of await entriesOf(makeRequest, contentType)) {
      const { id, version, publishedVersion, archivedVersion } = entry.sys;
      if (archivedVersion !== undefined) continue;
      const url = `/entries/${id}`;
      const fields = ofEntry(entry, locale);
      if (isDeepStrictEqual(fields, entry.fields)) {
        if (await isHalfDone(entry)) await publish(makeRequest, url, entry);
        continue;
      }
      const saved = await put(makeRequest, url, { ...entry, fields });
      if (publishedVersion !== undefined && version === publishedVersion + 1)
        await publish(makeRequest, url, saved);
    }
  };
