/** Adds the bundled pictures and texts to a space. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetProps, EntryProps } from 'contentful-management';
import { model } from '../../../src/content/model';
import type { ContentType } from '../../../src/content/model/fields';
import { PlainError } from '../../../src/failure';
import { forEachLimited } from '../../../src/files';
import { contentRefusal, explain } from './failures';
import type { Action, PlannedAsset, PlannedEntry, SeedPlan } from './seedPlan';
import { seedValues } from './seedValues';
import { REPOSITORY } from './settings';
import { hasFile, localized, type OpenSpace } from './space';

const AT_ONCE = 4;

/** Something that Contentful refused to store or to publish. */
export interface Refused {
  readonly id: string;
  /** In one line: which it is, which field, and why. */
  readonly why: string;
}

/**
 * Takes a step for each of some texts or pictures, and prints the progress after every tenth of them. What
 * Contentful refuses is noted, so that the rest goes on.
 *
 * @returns what Contentful refused
 */
const seedEach = async <Item extends { readonly id: string }>(
  label: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  step: (item: Item) => Promise<unknown>,
): Promise<readonly Refused[]> => {
  const refused: Refused[] = [];
  const total = items.length;
  let done = 0;
  await forEachLimited(items, AT_ONCE, async (item) => {
    await step(item).catch((error: unknown) => {
      const why = contentRefusal(error);
      if (why === undefined) throw error;
      refused.push({ id: item.id, why: `${nameOf(item)}: ${why}` });
    });
    done += 1;
    if (done % Math.ceil(total / 10) === 0 || done === total)
      console.log(`${label}: ${done} of ${total}`);
  });
  return refused;
};

const isDue = ({ action }: { readonly action: Action }): boolean =>
  action === 'create' || action === 'finish';

/** Half a minute for Contentful to read a picture. */
const PROCESSING = { processingCheckWait: 500, processingCheckRetries: 60 };

const upload = async (space: OpenSpace, fileName: string): Promise<string> => {
  const { buffer, byteOffset, byteLength } = await readFile(
    path.join(REPOSITORY, 'src/images', fileName),
  );
  const file = buffer.slice(byteOffset, byteOffset + byteLength);
  try {
    const created: unknown = await space.client.upload.create({}, { file });
    return (created as { sys: { id: string } }).sys.id;
  } catch (error) {
    throw new PlainError(explain(error, space.settings, 'CONTENTFUL_UPLOAD_HOST'));
  }
};

/** A draft of the asset with an uploaded file. Uploads expire, so one that was lost is repeated. */
const draft = async (space: OpenSpace, picture: PlannedAsset): Promise<AssetProps> => {
  const { client } = space;
  const before =
    picture.action === 'finish' ? await client.asset.get({ assetId: picture.id }) : undefined;
  if (before && hasFile(space, before)) return before;
  const fileName = `${picture.file}.jpg`;
  const uploadId = await upload(space, fileName);
  const fields = localized(space, {
    title: picture.caption ?? picture.file.replaceAll('-', ' '),
    description: picture.alt,
    file: {
      contentType: 'image/jpeg',
      fileName,
      uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: uploadId } },
    },
  }) as AssetProps['fields'];
  return before
    ? client.asset.update({ assetId: picture.id }, { ...before, fields })
    : client.asset.createWithId({ assetId: picture.id }, { fields });
};

/**
 * Creates or finishes every asset for which the plan says so: upload, process, publish.
 *
 * @returns what Contentful refused
 */
export const seedAssets = (
  space: OpenSpace,
  assets: readonly PlannedAsset[],
): Promise<readonly Refused[]> =>
  seedEach(
    'Pictures',
    assets.filter(isDue),
    ({ id, file }) => `Picture “${file}” (${id})`,
    async (picture) => {
      const { asset } = space.client;
      const drafted = await draft(space, picture);
      const ready = hasFile(space, drafted)
        ? drafted
        : await asset.processForAllLocales({}, drafted, PROCESSING);
      await asset.publish({ assetId: picture.id }, ready);
    },
  );

const nameOf = ({ id, entry: { type, fields } }: PlannedEntry): string => {
  const { name, titleField }: ContentType = model[type];
  const title = (fields as Readonly<Record<string, unknown>>)[titleField];
  return typeof title === 'string' ? `${name} “${title}” (${id})` : `${name} ${id}`;
};

/**
 * Creates or finishes every entry for which the plan says so: all drafts first, then published.
 *
 * @returns what Contentful refused: of what is absent there is not even a draft
 */
export const seedEntries = async (
  space: OpenSpace,
  { entries, targetOf }: SeedPlan,
): Promise<{ readonly absent: readonly Refused[]; readonly unpublished: readonly Refused[] }> => {
  const { entry: api } = space.client;
  const due = entries.filter(isDue);
  const created = due.filter(({ action }) => action === 'create');
  const drafts = new Map<string, EntryProps>();
  const absent = await seedEach('Texts written', created, nameOf, async ({ id, entry }) => {
    const fields = localized(space, seedValues(entry, targetOf));
    const where = { contentTypeId: entry.type, entryId: id };
    drafts.set(id, await api.createWithId(where, { fields }));
  });
  // A build that starts in between leaves out links to what is not published yet. From the end there are few:
  // most types are listed in the model before the types that they link to.
  const written = due.filter(({ id }) => !absent.some((one) => one.id === id)).toReversed();
  const unpublished = await seedEach('Texts published', written, nameOf, async ({ id }) => {
    const draft = drafts.get(id) ?? (await api.get({ entryId: id }));
    await api.publish({ entryId: id }, draft);
  });
  return { absent, unpublished };
};
