/** Writes the texts and pictures of a plan into a space. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetProps, EntryProps } from 'contentful-management';
import { PlainError } from '../../../src/failure';
import { forEachLimited } from '../../../src/files';
import { contentRefusal, explain } from './failures';
import type { PlannedPicture, SeedPlan } from './seedPlan';
import { seedValues } from './seedValues';
import { REPOSITORY } from './settings';
import { hasFile, localized, type OpenSpace } from './space';

const AT_ONCE = 4;

/** Half a minute for Contentful to read a picture. */
const PROCESSING = { processingCheckWait: 500, processingCheckRetries: 60 };

/** By the id of a text or picture: its name, the field, and why Contentful refuses it. */
export type Refusals = Map<string, string>;

/** Uploads a bundled picture. @returns the id of the upload */
const upload = async ({ client, settings }: OpenSpace, fileName: string): Promise<string> => {
  const { buffer, byteOffset, byteLength } = await readFile(
    path.join(REPOSITORY, 'src/images', fileName),
  );
  const file = buffer.slice(byteOffset, byteOffset + byteLength);
  try {
    const created: unknown = await client.upload.create({}, { file });
    return (created as { sys: { id: string } }).sys.id;
  } catch (error) {
    throw new PlainError(explain(error, settings, 'CONTENTFUL_UPLOAD_HOST'));
  }
};

/** The asset of a picture with its file. Uploads expire, so one that was lost is repeated. */
const assetWithFile = async (
  space: OpenSpace,
  { id, source: { file, alt, caption }, existing }: PlannedPicture,
): Promise<AssetProps> => {
  if (existing && hasFile(space, existing)) return existing;
  const { asset } = space.client;
  const fileName = `${file}.jpg`;
  const uploadId = await upload(space, fileName);
  const fields = localized(space, {
    title: caption ?? file.replaceAll('-', ' '),
    description: alt,
    file: {
      contentType: 'image/jpeg',
      fileName,
      uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: uploadId } },
    },
  }) as AssetProps['fields'];
  const draft = existing
    ? await asset.update({ assetId: id }, { ...existing, fields })
    : await asset.createWithId({ assetId: id }, { fields });
  return asset.processForAllLocales({}, draft, PROCESSING);
};

/**
 * Publishes every picture and text that is to be created or finished, and prints the progress.
 *
 * @returns what Contentful refused, while the rest went on
 */
export const seedContent = async (
  space: OpenSpace,
  { entries, pictures }: SeedPlan,
): Promise<Refusals> => {
  const { asset, entry } = space.client;
  const refusals: Refusals = new Map();

  const seedEach = async <Item extends { readonly id: string; readonly name: string }>(
    label: string,
    items: readonly Item[],
    step: (item: Item) => Promise<unknown>,
  ): Promise<void> => {
    let done = 0;
    await forEachLimited(items, AT_ONCE, async (item) => {
      await step(item).catch((error: unknown) => {
        const why = contentRefusal(error);
        if (why === undefined) throw error;
        refusals.set(item.id, `${item.name}: ${why}`);
      });
      done += 1;
      if (done % 20 === 0 || done === items.length)
        console.log(`${label}: ${done} of ${items.length}`);
    });
  };

  const duePictures = pictures.filter(({ action }) => action === 'create' || action === 'finish');
  await seedEach('Pictures', duePictures, async (picture) =>
    asset.publish({ assetId: picture.id }, await assetWithFile(space, picture)),
  );
  // Texts link to each other in circles, so all are drafts first.
  const targets = new Map([...entries, ...pictures].map(({ id, target }) => [id, target]));
  const drafts = new Map<string, EntryProps>();
  for (const { id, action, existing } of entries)
    if (action === 'finish' && existing) drafts.set(id, existing);
  const created = entries.filter(({ action }) => action === 'create');
  await seedEach('Texts written', created, async ({ id, source }) => {
    const values = seedValues(source, (link) => targets.get(link));
    const where = { contentTypeId: source.type, entryId: id };
    drafts.set(id, await entry.createWithId(where, { fields: localized(space, values) }));
  });
  // A build that starts in the meantime leaves out links to unpublished entries. Publishing in reverse order
  // keeps these few: most types are listed in the model before the types that they link to.
  const written = entries.flatMap(({ id, name }) => {
    const draft = drafts.get(id);
    return draft ? [{ id, name, draft }] : [];
  });
  await seedEach('Texts published', written.toReversed(), ({ id, draft }) =>
    entry.publish({ entryId: id }, draft),
  );
  return refusals;
};
