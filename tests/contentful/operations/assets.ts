import { createHash } from 'node:crypto';
import { badRequest, requireVersion, validationError } from '../errors';
import { mimetypeOf } from '../mimetypes';
import { newId, type Scope } from '../state';
import { touched } from '../records';
import { isLink, isObject, textOf, type JsonObject } from '../types';
import { requireContent } from './content';

const imageSize = async (bytes: Buffer, type: string): Promise<JsonObject> => {
  if (!type.startsWith('image/')) return {};
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, orientation = 1 } = await sharp(bytes).metadata();
    // Orientations from 5 up are stored lying on their side.
    const image = orientation >= 5 ? { width: height, height: width } : { width, height };
    return { image };
  } catch {
    return {};
  }
};

const pathName = (fileName: string): string => fileName.replace(/[^a-zA-Z0-9._-]+/g, '_');

/**
 * Puts bytes where the image host serves them and tells the `file` value an asset then has:
 * address without protocol, size in bytes, and width and height of an image in pixels.
 */
export async function storeFile(
  scope: Scope,
  assetId: string,
  bytes: Buffer,
  fileName: string,
  contentType = mimetypeOf(fileName),
): Promise<JsonObject> {
  const token = createHash('md5').update(bytes).update(newId()).digest('hex');
  const path = `/${scope.state.spaceId}/${assetId}/${token}/${pathName(fileName)}`;
  scope.state.files.set(path, { bytes, contentType });
  const details = { size: bytes.length, ...(await imageSize(bytes, contentType)) };
  return { url: `//${scope.state.hosts.images}${path}`, details, fileName, contentType };
}

const download = async (url: string): Promise<Buffer> => {
  const address = url.startsWith('//') ? `https:${url}` : url;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Downloading the file answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

const bytesOf = async (scope: Scope, file: JsonObject): Promise<Buffer> => {
  if (isLink(file.uploadFrom)) {
    const bytes = scope.state.uploads.get(file.uploadFrom.sys.id);
    if (!bytes) throw new Error(`Upload ${file.uploadFrom.sys.id} not found`);
    return bytes;
  }
  return download(textOf(file.upload));
};

/** How long the processing of a file takes, in milliseconds: callers have to look again. */
const PROCESSING_MS = 25;

/**
 * Starts the processing of an asset's file, which ends on its own a moment later: callers have to
 * look again until the file has a `url`. A file that cannot be fetched never gets one.
 */
export function processAsset(
  scope: Scope,
  id: string,
  locale: string,
  version: number | undefined,
): void {
  const record = requireContent(scope, 'Asset', id);
  requireVersion(record, version);
  const file = record.body.fields.file?.[locale];
  if (!isObject(file)) throw badRequest(`No file to process for locale "${locale}"`);
  if (file.upload === undefined && file.uploadFrom === undefined) {
    throw badRequest('File has already been processed');
  }
  for (const name of ['fileName', 'contentType']) {
    if (typeof file[name] === 'string') continue;
    const details = `The property "${name}" is required here`;
    throw validationError('ValidationFailed', [
      { name: 'required', details, path: ['fields', 'file', locale, name] },
    ]);
  }
  const { fileName, contentType } = file;
  const put = (stored: JsonObject): void => {
    const current = scope.store.assets.get(id);
    if (!current) return;
    const body = { fields: { ...current.body.fields, file: { [locale]: stored } } };
    const next = touched({ ...current, body }, scope.state.now(), scope.store.nextSequence());
    scope.store.putContent('Asset', next);
  };
  const finish = async (): Promise<void> => {
    const bytes = await bytesOf(scope, file);
    put(await storeFile(scope, id, bytes, textOf(fileName), textOf(contentType)));
  };
  setTimeout(() => {
    finish().catch(() => put({ ...file, error: 'The file could not be fetched' }));
  }, PROCESSING_MS);
}
