/** The files of assets: where they are served, and their processing after an upload. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { requireContent } from './content';
import { badRequest, requireVersion } from './errors';
import { newId, type Scope } from './store';
import { isLink, isObject, textOf, type JsonObject } from './types';

const imageSize = async (bytes: Buffer, type: string): Promise<JsonObject> => {
  if (!type.startsWith('image/')) return {};
  return sharp(bytes)
    .metadata()
    .then(
      ({ width, height }) => ({ image: { width, height } }),
      () => ({}),
    );
};

/**
 * Puts bytes where the image host serves them and returns the `file` value an asset then has:
 * address without protocol, size in bytes, and width and height of an image in pixels.
 */
export async function storeFile(
  { state }: Scope,
  assetId: string,
  bytes: Buffer,
  fileName: string,
  contentType: string,
): Promise<JsonObject> {
  const token = createHash('md5').update(bytes).update(newId()).digest('hex');
  const name = fileName.replace(/[^a-zA-Z0-9._-]+/g, '_');
  const path = `/${state.spaceId}/${assetId}/${token}/${name}`;
  state.files.set(path, { bytes, contentType });
  const details = { size: bytes.length, ...(await imageSize(bytes, contentType)) };
  return { url: `//${state.hosts.images}${path}`, details, fileName, contentType };
}

/** How long the processing of a file takes, in milliseconds. */
const PROCESSING_MS = 25;

/**
 * Starts the processing of an uploaded file, which ends on its own a moment later: callers have to
 * look again until the file has a `url`. One whose upload is lost never gets it.
 */
export function processAsset(
  scope: Scope,
  id: string,
  locale: string,
  version: number | undefined,
): void {
  const record = requireContent(scope, id);
  requireVersion(record, version);
  const file = record.body.fields.file?.[locale];
  if (!isObject(file) || !isLink(file.uploadFrom)) throw badRequest('There is no file to process');
  const bytes = scope.state.uploads.get(file.uploadFrom.sys.id);
  if (!bytes) return;
  const finish = async (): Promise<void> => {
    const { fileName, contentType } = file;
    const stored = await storeFile(scope, id, bytes, textOf(fileName), textOf(contentType));
    const current = requireContent(scope, id);
    const fields = { ...current.body.fields, file: { [locale]: stored } };
    const body = { ...current.body, fields };
    const next = scope.store.changed({ ...current, body });
    scope.store.content.set(id, next);
  };
  setTimeout(() => void finish(), PROCESSING_MS);
}
