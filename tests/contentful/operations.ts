/** Operations in an environment. Each throws the error response that Contentful would send. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  FILES,
  newId,
  now,
  requireRecord,
  requireVersion,
  type DeliveredItem,
  type Environment,
} from './environment';
import { badRequest, fieldError, refusal, refuseFor } from './errors';
import { contentTypeErrors, draftErrors, publishErrors } from './rules';
import {
  isLink,
  isObject,
  linkTo,
  listOf,
  textOf,
  type ContentBody,
  type ContentTypeBody,
  type ContentTypeField,
  type JsonObject,
  type ResourceType,
  type Stored,
} from './types';
import { callWebhooks } from './webhooks';

type ContentKind = 'Entry' | 'Asset';
export type Content = Stored<ContentKind>;

const ID = /^[a-zA-Z0-9\-_.]{1,64}$/;

/** Stores a resource. */
const keep = <Type extends ResourceType>(
  { records }: Environment,
  record: Stored<Type>,
): Stored<Type> => {
  const map: Map<string, Stored<Type>> = records[record.type];
  map.set(record.id, record);
  return record;
};

interface Given {
  /** The version that the caller knows. */
  readonly version?: number;
  readonly contentTypeId?: string;
}

/** Stores a resource without validation: a new one, or one more version. */
export const store = <Type extends ResourceType>(
  environment: Environment,
  type: Type,
  id: string,
  body: Stored<Type>['body'],
  contentTypeId?: string,
): Stored<Type> => {
  const updatedAt = now();
  const before = environment.records[type].get(id);
  return keep(environment, {
    ...(before ?? { type, id, createdAt: updatedAt, publishedCounter: 0 }),
    ...(contentTypeId !== undefined && { contentTypeId }),
    body,
    updatedAt,
    version: (before?.version ?? 0) + 1,
  });
};

/** Creates a resource, or replaces one whose version the caller names. */
export const save = <Type extends ResourceType>(
  environment: Environment,
  type: Type,
  id: string,
  body: Stored<Type>['body'],
  { version, contentTypeId }: Given = {},
): Stored<Type> => {
  const before = environment.records[type].get(id);
  if (before) requireVersion(before, version);
  else if (!ID.test(id)) refuseFor([fieldError('regexp', `Not ${ID}`, ['sys', 'id'])]);
  return store(environment, type, id, body, before?.contentTypeId ?? contentTypeId);
};

const fieldOf = (input: JsonObject): ContentTypeField => ({
  ...(input as ContentTypeField),
  localized: input.localized === true,
  required: input.required === true,
  disabled: input.disabled === true,
  omitted: input.omitted === true,
  validations: listOf(input.validations).filter(isObject),
});

/** Creates a content type, or replaces one whose version the caller names. */
export const saveContentType = (
  environment: Environment,
  id: string,
  input: JsonObject,
  version: number | undefined,
): Stored<'ContentType'> => {
  const body: ContentTypeBody = {
    ...input,
    name: textOf(input.name),
    description: textOf(input.description),
    displayField: typeof input.displayField === 'string' ? input.displayField : null,
    fields: listOf(input.fields).filter(isObject).map(fieldOf),
  };
  const before = environment.records.ContentType.get(id);
  refuseFor(contentTypeErrors(body, before?.published?.body));
  return save(environment, 'ContentType', id, body, { version });
};

/** Publishes the record's current draft to readers. */
const publish = <Type extends ResourceType>(
  environment: Environment,
  record: Stored<Type>,
): Stored<Type> => {
  const at = now();
  return keep(environment, {
    ...record,
    published: { body: record.body, version: record.version },
    publishedAt: at,
    firstPublishedAt: record.firstPublishedAt ?? at,
    updatedAt: at,
    publishedCounter: record.publishedCounter + 1,
    version: record.version + 1,
  });
};

/**
 * Activates a content type: from then on entries of it can be made and are delivered. Its editor interface gets
 * a control for each field that has none, and one more version.
 */
export const publishContentType = (
  environment: Environment,
  id: string,
  version: number | undefined,
): Stored<'ContentType'> => {
  const record = requireRecord(environment, 'ContentType', id);
  requireVersion(record, version);
  const { body: editor = {} } = environment.records.EditorInterface.get(id) ?? {};
  const known = listOf(editor.controls).filter(isObject);
  const controls = record.body.fields.map(
    (field) => known.find(({ fieldId }) => fieldId === field.id) ?? { fieldId: field.id },
  );
  store(environment, 'EditorInterface', id, { ...editor, controls }, id);
  return publish(environment, record);
};

/** The published content type of an entry. */
const typeOf = ({ records }: Environment, { contentTypeId = '' }: Given): ContentTypeBody => {
  const type = records.ContentType.get(contentTypeId)?.published?.body;
  if (type) return type;
  throw refusal([fieldError('unknownContentType', `No published content type ${contentTypeId}`)]);
};

/** Creates or replaces the draft of an entry, which names its content type, or of an asset. */
export const saveContent = (
  environment: Environment,
  type: ContentKind,
  id: string,
  input: JsonObject,
  given: Given,
  action?: 'auto_save',
): Content => {
  const body = { fields: isObject(input.fields) ? input.fields : {} } as ContentBody;
  const before = environment.records[type].get(id);
  if (type === 'Entry')
    refuseFor(draftErrors(typeOf(environment, before ?? given), body, environment.space));
  const saved = save(environment, type, id, body, given);
  callWebhooks(environment, type, action ?? (before ? 'save' : 'create'));
  return saved;
};

/** What a sync returns for an entry or asset: for previews its draft, else what is published. */
export const deliveryItem = (record: Content, isPreview: boolean): DeliveredItem => ({
  sys: {
    id: record.id,
    type: record.type,
    createdAt: (isPreview ? undefined : record.firstPublishedAt) ?? record.createdAt,
    updatedAt: (isPreview ? undefined : record.publishedAt) ?? record.updatedAt,
    publishedVersion: record.published?.version,
    revision: record.publishedCounter,
    ...(record.contentTypeId && { contentType: linkTo('ContentType', record.contentTypeId) }),
  },
  fields: (isPreview ? record.body : (record.published ?? record).body).fields,
});

/** Publishes without validation. */
export const forcePublish = (environment: Environment, record: Content): Content => {
  const published = publish(environment, record);
  callWebhooks(environment, record.type, 'publish');
  return published;
};

const isEntry = (record: Content): record is Stored<'Entry'> => record.type === 'Entry';

/** Publishes the current draft. */
export const publishContent = (
  environment: Environment,
  record: Content,
  version: number | undefined,
): Content => {
  requireVersion(record, version);
  if (isEntry(record)) {
    const type = typeOf(environment, record);
    refuseFor([
      ...draftErrors(type, record.body, environment.space),
      ...publishErrors(type, record, environment),
    ]);
  } else {
    const files = Object.values(record.body.fields.file ?? {});
    if (files.length === 0 || files.some((file) => !isObject(file) || file.url === undefined))
      throw badRequest('Cannot publish until processing has finished');
  }
  return forcePublish(environment, record);
};

/** Unpublishes an entry or asset; the draft stays. */
export const unpublishContent = (environment: Environment, record: Content): Content => {
  if (!record.published) throw badRequest('Not published');
  const { published: _published, publishedAt: _publishedAt, ...draft } = record;
  callWebhooks(environment, record.type, 'unpublish');
  return keep(environment, { ...draft, version: draft.version + 1, updatedAt: now() });
};

/** Removes a draft for good. */
export const deleteContent = (environment: Environment, { type, id }: Content): void => {
  environment.records[type].delete(id);
  callWebhooks(environment, type, 'delete');
};

const sizeOf = async (bytes: Buffer, type: string): Promise<JsonObject> => {
  if (!type.startsWith('image/')) return {};
  const { width, height } = await sharp(bytes).metadata();
  return { image: { width, height } };
};

/**
 * Serves bytes as the file of an asset.
 *
 * @returns the `file` value that the asset then has: address without protocol, size in bytes, and width and
 * height of an image in pixels
 */
export const storeFile = async (
  { space }: Environment,
  assetId: string,
  bytes: Buffer,
  { fileName, contentType }: { readonly fileName: string; readonly contentType: string },
): Promise<JsonObject> => {
  const token = createHash('md5').update(bytes).update(newId()).digest('hex');
  const path = `/${space.id}/${assetId}/${token}/${fileName.replace(/[^a-zA-Z0-9._-]+/g, '_')}`;
  space.files.set(path, { bytes, contentType });
  const details = { size: bytes.length, ...(await sizeOf(bytes, contentType)) };
  return { url: `${FILES}${path}`, details, fileName, contentType };
};

/** How long the processing of a file takes, in milliseconds. */
const PROCESSING_MS = 25;

/**
 * Starts processing an uploaded file, which finishes on its own a moment later: callers must poll until the
 * file has a `url`. A file whose upload is lost, or that should be a picture and is not, never gets one.
 */
export const processAsset = (environment: Environment, id: string, version?: number): void => {
  const { locale, uploads } = environment.space;
  const record = requireRecord(environment, 'Asset', id);
  requireVersion(record, version);
  const file = record.body.fields.file?.[locale];
  if (!isObject(file) || !isLink(file.uploadFrom)) throw badRequest('There is no file to process');
  const bytes = uploads.get(file.uploadFrom.sys.id);
  if (!bytes) return;
  const finish = async (): Promise<void> => {
    const about = { fileName: textOf(file.fileName), contentType: textOf(file.contentType) };
    const stored = await storeFile(environment, id, bytes, about);
    const { fields } = requireRecord(environment, 'Asset', id).body;
    store(environment, 'Asset', id, { fields: { ...fields, file: { [locale]: stored } } });
  };
  setTimeout(() => void finish().catch(() => undefined), PROCESSING_MS);
};
