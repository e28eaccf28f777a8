/** Adds the bundled pictures and texts to a space. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetProps, EntryProps } from 'contentful-management';
import type { PartialEntry } from '../../../src/content/entries';
import { contentTypeIds, model } from '../../../src/content/model';
import type { ContentType } from '../../../src/content/model/fields';
import { PlainError } from '../../../src/failure';
import { forEachLimited } from '../../../src/files';
import { contentRefusal, explain } from './failures';
import type { PlannedAsset, SeedPlan } from './seedPlan';
import { seedValues } from './seedValues';
import { REPOSITORY } from './settings';
import { hasFile, localized, type OpenSpace } from './space';

const AT_ONCE = 4;

/** Something that Contentful refused to store or to publish. */
export interface Refused {
  readonly id: string;
  /** In one line: which it is, which field, and why. */
  readonly why: string;
  /** Whether there is a draft of it. */
  readonly isDraft: boolean;
}

/** Notes what Contentful refuses, so that the rest goes on. @returns undefined when it was refused */
const unlessRefused = async <Result>(
  refused: Refused[],
  { id, name, isDraft }: { readonly id: string; readonly name: string; readonly isDraft: boolean },
  step: () => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await step();
  } catch (error) {
    const why = contentRefusal(error);
    if (why === undefined) throw error;
    refused.push({ id, why: `${name}: ${why}`, isDraft });
    return undefined;
  }
};

/** Prints progress after every tenth of the steps. Call the result after each step. */
const startProgress = (label: string, total: number): (() => void) => {
  let done = 0;
  return () => {
    done += 1;
    if (done % Math.ceil(total / 10) === 0 || done === total)
      console.log(`${label}: ${done} of ${total}`);
  };
};

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
export const seedAssets = async (
  space: OpenSpace,
  assets: readonly PlannedAsset[],
): Promise<readonly Refused[]> => {
  const refused: Refused[] = [];
  const due = assets.filter(({ action }) => action === 'create' || action === 'finish');
  const tick = startProgress('Pictures', due.length);
  await forEachLimited(due, AT_ONCE, async (picture) => {
    const { id, file } = picture;
    await unlessRefused(
      refused,
      { id, name: `Picture “${file}” (${id})`, isDraft: true },
      async () => {
        const drafted = await draft(space, picture);
        const ready = hasFile(space, drafted)
          ? drafted
          : await space.client.asset.processForAllLocales({}, drafted, PROCESSING);
        await space.client.asset.publish({ assetId: id }, ready);
      },
    );
    tick();
  });
  return refused;
};

const nameOf = ({ id, type, fields }: PartialEntry): string => {
  const { name, titleField }: ContentType = model[type];
  const title = (fields as Readonly<Record<string, unknown>>)[titleField];
  return typeof title === 'string' ? `${name} “${title}” (${id})` : `${name} ${id}`;
};

/**
 * Creates or finishes every entry for which the plan says so: all drafts first, then published, one type
 * after the other. A build that starts in between leaves out links to what is not published yet.
 *
 * @returns what Contentful refused
 */
export const seedEntries = async (
  space: OpenSpace,
  plan: SeedPlan,
): Promise<readonly Refused[]> => {
  const { client } = space;
  const refused: Refused[] = [];
  const due = plan.entries.filter(({ action }) => action === 'create' || action === 'finish');
  const drafts = new Map<string, EntryProps>();
  const created = due.filter(({ action }) => action === 'create');
  const tickCreated = startProgress('Texts written', created.length);
  await forEachLimited(created, AT_ONCE, async ({ entry }) => {
    const fields = localized(space, seedValues(entry, plan.targetOf));
    const what = { id: entry.id, name: nameOf(entry), isDraft: false };
    const draft = await unlessRefused(refused, what, () =>
      client.entry.createWithId({ contentTypeId: entry.type, entryId: entry.id }, { fields }),
    );
    if (draft) drafts.set(entry.id, draft);
    tickCreated();
  });

  const tickPublished = startProgress('Texts published', due.length);
  // Most types are listed in the model before the types that they link to, so few links wait.
  for (const type of contentTypeIds.toReversed()) {
    const ofType = due.filter(
      ({ entry }) => entry.type === type && !refused.some(({ id }) => id === entry.id),
    );
    await forEachLimited(ofType, AT_ONCE, async ({ entry }) => {
      const { id } = entry;
      await unlessRefused(refused, { id, name: nameOf(entry), isDraft: true }, async () => {
        const draft = drafts.get(id) ?? (await client.entry.get({ entryId: id }));
        await client.entry.publish({ entryId: id }, draft);
      });
      tickPublished();
    });
  }
  return refused;
};
