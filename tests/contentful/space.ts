import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { newId, copyOf, requireRecord, type Environment, type Records } from './environment';
import {
  deleteContent,
  forcePublish,
  publishContent,
  publishContentType,
  saveContent,
  saveContentType,
  store,
  storeFile,
  unpublishContent,
  type Content,
} from './operations';
import {
  isObject,
  listOf,
  textOf,
  type Fields,
  type Json,
  type JsonObject,
  type Stored,
} from './types';

const EXTENSIONS: Record<string, string> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

/** The MIME type that a file name suggests. */
const mimetypeOf = (fileName: string): string =>
  EXTENSIONS[fileName.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** Field values in the default locale: what tests usually mean. */
export type PlainFields = Record<string, Json>;

interface ContentTypeInput extends JsonObject {
  id: string;
  name: string;
  displayField?: string;
  fields: JsonObject[];
}

interface AssetInput {
  id?: string;
  title?: string;
  description?: string;
  /** Path of the file. */
  file: string;
}

/**
 * Changes one environment without HTTP, as an editor would. Everything is validated as in the API, and throws
 * the same errors, except where a method says otherwise. Webhooks are called.
 */
export class Space {
  constructor(private readonly environment: Environment) {}

  private get records() {
    return this.environment.records;
  }

  private localized(fields: PlainFields): Fields {
    const { locale } = this.environment.space;
    return Object.fromEntries(
      Object.entries(fields).map(([id, value]) => [id, { [locale]: value }]),
    );
  }

  /** Saves and publishes content types, creating new ones and replacing existing ones. */
  setContentTypes(types: ContentTypeInput[]): void {
    for (const { id, ...body } of types) {
      const known = this.records.ContentType.get(id)?.version;
      const { version } = saveContentType(this.environment, id, body, known);
      publishContentType(this.environment, id, version);
    }
  }

  /** Sets what editors see of a content type. */
  setEditor(contentTypeId: string, editor: JsonObject): void {
    store(this.environment, 'EditorInterface', contentTypeId, editor, contentTypeId);
  }

  /** Removes a content type and its entries, as if the model lacked the type. */
  removeContentType(id: string): void {
    for (const entry of this.entries(id)) this.delete(entry.id);
    this.records.ContentType.delete(id);
    this.records.EditorInterface.delete(id);
  }

  contentTypeIds(): string[] {
    return [...this.records.ContentType.keys()];
  }

  /** The tabs that editors see in entries of a content type, with the ids of the fields on each. */
  tabsOf(contentTypeId: string): { name: string; fields: string[] }[] {
    const { body } = requireRecord(this.environment, 'EditorInterface', contentTypeId);
    return listOf(body.editorLayout)
      .filter(isObject)
      .map(({ name, items }) => ({
        name: textOf(name),
        fields: listOf(items).flatMap((item) => (isObject(item) ? textOf(item.fieldId) : [])),
      }));
  }

  /** The entries of a content type, or all of them. */
  entries(contentTypeId?: string): Stored<'Entry'>[] {
    const all = [...this.records.Entry.values()];
    return all.filter((entry) => (contentTypeId ?? entry.contentTypeId) === entry.contentTypeId);
  }

  entry(id: string): Stored<'Entry'> | undefined {
    return this.records.Entry.get(id);
  }

  asset(id: string): Stored<'Asset'> | undefined {
    return this.records.Asset.get(id);
  }

  private content(id: string): Content {
    return this.asset(id) ?? requireRecord(this.environment, 'Entry', id);
  }

  /**
   * One text of an entry or an asset.
   *
   * @throws when there is none in that field
   */
  textOf(id: string, field: string): string {
    const value = this.fieldsOf(id)[field];
    if (typeof value !== 'string') throw new Error(`There is no text in “${field}” of ${id}.`);
    return value;
  }

  /** The values of an entry or asset in its locale, drafts included. */
  fieldsOf(id: string): PlainFields {
    const { locale } = this.environment.space;
    const plain: PlainFields = {};
    for (const [field, { [locale]: value }] of Object.entries(this.content(id).body.fields))
      if (value !== undefined) plain[field] = value;
    return plain;
  }

  private initialValues(contentTypeId: string): Fields {
    const fields: Fields = {};
    for (const { id, defaultValue } of this.records.ContentType.get(contentTypeId)?.body.fields ??
      [])
      if (isObject(defaultValue)) fields[id] = defaultValue as Fields[string];
    return fields;
  }

  /**
   * Creates an entry, published by default, and returns its id. Fields left out start with the model's
   * default value, as they do in the web app.
   */
  createEntry(
    contentTypeId: string,
    values: PlainFields,
    { id = newId(), publish = true }: { id?: string; publish?: boolean } = {},
  ): string {
    const fields = { ...this.initialValues(contentTypeId), ...this.localized(values) };
    saveContent(this.environment, 'Entry', id, { fields }, { contentTypeId });
    if (publish) this.publish(id);
    return id;
  }

  /**
   * Changes some fields of an entry or asset as an editor would; undefined empties a field. The
   * change stays a draft unless `publish` is true.
   */
  updateFields(
    id: string,
    values: Record<string, Json | undefined>,
    { publish = false }: { publish?: boolean } = {},
  ): void {
    const { type, version, body } = this.content(id);
    const { locale } = this.environment.space;
    const fields: Fields = { ...body.fields };
    for (const [field, value] of Object.entries(values))
      if (value === undefined) delete fields[field];
      else fields[field] = { ...fields[field], [locale]: value };
    saveContent(this.environment, type, id, { fields }, { version }, 'auto_save');
    if (publish) this.publish(id);
  }

  publish(id: string): void {
    const record = this.content(id);
    publishContent(this.environment, record, record.version);
  }

  unpublish(id: string): void {
    unpublishContent(this.environment, this.content(id));
  }

  /** Deletes an entry or asset; a published one is unpublished first, as in the web app. */
  delete(id: string): void {
    if (this.content(id).published) this.unpublish(id);
    deleteContent(this.environment, this.content(id));
  }

  /**
   * Stores field values without validation, and publishes them by default: for content that an older model or
   * another tool left behind. Creates the entry if it is missing.
   */
  force(
    id: string,
    contentTypeId: string,
    values: PlainFields,
    { publish = true }: { publish?: boolean } = {},
  ): void {
    const body = { fields: this.localized(values) };
    const record = store(this.environment, 'Entry', id, body, contentTypeId);
    if (publish) forcePublish(this.environment, record);
  }

  /** Creates and publishes an asset with its file ready; returns its id. */
  async createAsset({ id = newId(), title, description = '', file }: AssetInput): Promise<string> {
    const fileName = basename(file);
    const about = { fileName, contentType: mimetypeOf(fileName) };
    const stored = await storeFile(this.environment, id, await readFile(file), about);
    const fields = this.localized({ title: title ?? fileName, description, file: stored });
    saveContent(this.environment, 'Asset', id, { fields }, {});
    this.publish(id);
    return id;
  }

  /** A snapshot of the environment, for `restore` to return to. */
  snapshot(): Records {
    return copyOf(this.environment.records);
  }

  /** Restores the environment to a snapshot. */
  restore(snapshot: Records): void {
    this.environment.records = copyOf(snapshot);
  }
}
