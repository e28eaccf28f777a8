/** Puts the bundled pictures and texts into a space. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetProps, EntryProps } from 'contentful-management';
import { PlainError } from '../../../src/failure';
import { forEachLimited } from '../../../src/files';
import { explain } from './failures';
import type { PlannedAsset, SeedPlan } from './seedPlan';
import { publishingWaves, seedValues, type Values } from './seedValues';
import type { OpenSpace } from './space';

const AT_ONCE = 4;

const QUARTER = 0.25;

/** Counts `total` steps on the terminal, or in a log at every quarter: call what it returns after each. */
const startProgress = (label: string, total: number): (() => void) => {
  let done = 0;
  let told = 0;
  return () => {
    done += 1;
    const line = `${label}: ${done} of ${total}`;
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
    } else if (done === total || done / total >= told + QUARTER) {
      told = done / total;
      console.log(line);
    }
  };
};

const IMAGES = path.resolve(__dirname, '../../../src/images');
/** Half a minute for Contentful to read a picture. */
const PROCESSING = { processingCheckWait: 500, processingCheckRetries: 60 };

const upload = async (space: OpenSpace, fileName: string): Promise<string> => {
  const { buffer, byteOffset, byteLength } = await readFile(path.join(IMAGES, fileName));
  const file = buffer.slice(byteOffset, byteOffset + byteLength);
  try {
    const created: unknown = await space.client.upload.create({}, { file });
    return (created as { sys: { id: string } }).sys.id;
  } catch (error) {
    throw new PlainError(explain(error, space.settings, 'CONTENTFUL_UPLOAD_HOST'));
  }
};

const fieldsFor = (space: OpenSpace, picture: PlannedAsset, uploadId: string) => {
  const inLocale = <Value>(value: Value) => ({ [space.defaultLocale]: value });
  return {
    title: inLocale(picture.caption ?? picture.file.replaceAll('-', ' ')),
    description: inLocale(picture.alt),
    file: inLocale({
      contentType: 'image/jpeg',
      fileName: `${picture.file}.jpg`,
      uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: uploadId } },
    }),
  };
};

const hasFile = (space: OpenSpace, asset: AssetProps): boolean =>
  asset.fields.file?.[space.defaultLocale]?.url !== undefined;

/** A draft of the asset with its file on the way. Uploads expire, so a lost one is made again. */
const draft = async (space: OpenSpace, picture: PlannedAsset): Promise<AssetProps> => {
  const { client } = space;
  const before =
    picture.action === 'finish' ? await client.asset.get({ assetId: picture.id }) : undefined;
  if (before && hasFile(space, before)) return before;
  const uploadId = await upload(space, `${picture.file}.jpg`);
  const fields = fieldsFor(space, picture, uploadId) as unknown as AssetProps['fields'];
  return before
    ? client.asset.update({ assetId: picture.id }, { ...before, fields })
    : client.asset.createWithId({ assetId: picture.id }, { fields });
};

const put = async (space: OpenSpace, picture: PlannedAsset): Promise<void> => {
  const { client } = space;
  const drafted = await draft(space, picture);
  const ready = hasFile(space, drafted)
    ? drafted
    : await client.asset.processForAllLocales({}, drafted, PROCESSING);
  await client.asset.publish({ assetId: picture.id }, ready);
};

/** Creates, or finishes, every asset that the plan says so of: upload, process, publish. */
export const seedAssets = async (
  space: OpenSpace,
  assets: readonly PlannedAsset[],
): Promise<void> => {
  const due = assets.filter(({ action }) => action === 'create' || action === 'finish');
  const tick = startProgress('Pictures', due.length);
  await forEachLimited(due, AT_ONCE, async (picture) => {
    await put(space, picture);
    tick();
  });
};

const localized = (space: OpenSpace, values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, { [space.defaultLocale]: value }]),
  );

/**
 * Creates, or finishes, every entry that the plan says so of: first all drafts, then published from
 * the leaves up.
 */
export const seedEntries = async (space: OpenSpace, plan: SeedPlan): Promise<void> => {
  const { client } = space;
  const due = plan.entries.filter(({ action }) => action === 'create' || action === 'finish');
  const values = new Map(
    due.map(({ entry }) => [entry.id, seedValues(entry, plan.targetOf)] as const),
  );

  const drafts = new Map<string, EntryProps>();
  const created = due.filter(({ action }) => action === 'create');
  const tickCreated = startProgress('Texts written', created.length);
  await forEachLimited(created, AT_ONCE, async ({ entry }) => {
    const fields = localized(space, values.get(entry.id) ?? {});
    const draft = await client.entry.createWithId(
      { contentTypeId: entry.type, entryId: entry.id },
      { fields },
    );
    drafts.set(entry.id, draft);
    tickCreated();
  });

  const tickPublished = startProgress('Texts published', due.length);
  for (const wave of publishingWaves(values)) {
    await forEachLimited(wave, AT_ONCE, async (entryId) => {
      const draft = drafts.get(entryId) ?? (await client.entry.get({ entryId }));
      await client.entry.publish({ entryId }, draft);
      tickPublished();
    });
  }
};
