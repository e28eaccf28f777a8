/** Adds the texts and pictures of a plan to a space. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetProps, EntryProps } from 'contentful-management';
import { PlainError } from '../../../src/failure';
import { forEachLimited } from '../../../src/files';
import { contentRefusal, explain } from './failures';
import type { PlannedEntry, PlannedPicture, SeedPlan } from './seedPlan';
import { seedValues } from './seedValues';
import { REPOSITORY } from './settings';
import { hasFile, localized, type OpenSpace } from './space';

const AT_ONCE = 4;

/** Half a minute for Contentful to read a picture. */
const PROCESSING = { processingCheckWait: 500, processingCheckRetries: 60 };

interface Refusal {
  readonly id: string;
  /** One line: the name of the text or picture, the field, and the reason. */
  readonly why: string;
}

/**
 * Takes a step for each text or picture, and prints the progress after every tenth of them.
 *
 * @returns what Contentful refused, while the rest went on
 */
const seedEach = async <Item extends { readonly id: string; readonly name: string }>(
  { defaultLocale }: OpenSpace,
  label: string,
  items: readonly Item[],
  step: (item: Item) => Promise<unknown>,
): Promise<readonly Refusal[]> => {
  const refused: Refusal[] = [];
  const total = items.length;
  let done = 0;
  await forEachLimited(items, AT_ONCE, async (item) => {
    await step(item).catch((error: unknown) => {
      const why = contentRefusal(error, defaultLocale);
      if (why === undefined) throw error;
      refused.push({ id: item.id, why: `${item.name}: ${why}` });
    });
    done += 1;
    if (done % Math.ceil(total / 10) === 0 || done === total)
      console.log(`${label}: ${done} of ${total}`);
  });
  return refused;
};

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

const isDue = ({ action }: PlannedEntry | PlannedPicture): boolean =>
  action === 'create' || action === 'finish';

/**
 * Publishes every picture and text that is due.
 *
 * @returns what Contentful refused
 */
export const seedContent = async (
  space: OpenSpace,
  { entries, pictures }: SeedPlan,
): Promise<readonly Refusal[]> => {
  const { asset, entry } = space.client;
  const unpublishedPictures = await seedEach(
    space,
    'Pictures',
    pictures.filter(isDue),
    async (picture) => asset.publish({ assetId: picture.id }, await assetWithFile(space, picture)),
  );
  // Texts link to each other in circles, so all are drafts first.
  const targets = new Map([...entries, ...pictures].map(({ id, target }) => [id, target]));
  const due = entries.filter(isDue);
  const drafts = new Map<string, EntryProps>();
  for (const { id, existing } of due) if (existing) drafts.set(id, existing);
  const created = due.filter(({ existing }) => !existing);
  const unwritten = await seedEach(space, 'Texts written', created, async ({ id, source }) => {
    const fields = localized(
      space,
      seedValues(source, (link) => targets.get(link)),
    );
    const where = { contentTypeId: source.type, entryId: id };
    drafts.set(id, await entry.createWithId(where, { fields }));
  });
  // A build that starts in the meantime leaves out links to unpublished entries. Publishing in reverse order
  // keeps these few: most types are listed in the model before the types that they link to.
  const written = due.flatMap(({ id, name }) => {
    const draft = drafts.get(id);
    return draft ? [{ id, name, draft }] : [];
  });
  const unpublished = await seedEach(
    space,
    'Texts published',
    written.toReversed(),
    ({ id, draft }) => entry.publish({ entryId: id }, draft),
  );
  return [...unpublishedPictures, ...unwritten, ...unpublished];
};
