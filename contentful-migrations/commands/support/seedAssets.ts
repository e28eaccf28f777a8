/** Puts the bundled photographs into a space: upload, process, publish. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetProps } from 'contentful-management';
import { CommandError, explain } from './failures';
import { eachOf, startProgress } from './progress';
import type { PlannedAsset } from './seedPlan';
import type { OpenSpace } from './space';

const IMAGES = path.resolve(__dirname, '../../../src/images');
const AT_ONCE = 4;
/** Half a minute for Contentful to read a picture. */
const PROCESSING = { processingCheckWait: 500, processingCheckRetries: 60 };

const upload = async (space: OpenSpace, fileName: string): Promise<string> => {
  const { buffer, byteOffset, byteLength } = await readFile(path.join(IMAGES, fileName));
  const file = buffer.slice(byteOffset, byteOffset + byteLength);
  try {
    const created: unknown = await space.client.upload.create({}, { file });
    return (created as { sys: { id: string } }).sys.id;
  } catch (error) {
    throw new CommandError(explain(error, space.settings, 'CONTENTFUL_UPLOAD_HOST'));
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

/** Creates, or finishes, every asset that the plan says so of. */
export const seedAssets = async (
  space: OpenSpace,
  assets: readonly PlannedAsset[],
): Promise<void> => {
  const due = assets.filter(({ action }) => action === 'create' || action === 'finish');
  const tick = startProgress('Pictures', due.length);
  await eachOf(due, AT_ONCE, async (picture) => {
    await put(space, picture);
    tick();
  });
};
