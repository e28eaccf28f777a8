import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { storeFile } from './assets';
import {
  createContent,
  deleteContent,
  forcePublish,
  publishContent,
  requireContent,
  unpublishContent,
  updateContent,
} from './content';
import { publishContentType, saveContentType, shownEditorInterface } from './contentTypes';
import { isEntry, newId, type EnvironmentStore, type Scope, type StoredContent } from './store';
import { isObject, type Fields, type Json, type JsonObject, type StoredEntry } from './types';

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
 * The editor's hands: changes to one environment without HTTP. Everything is validated as the API
 * would, and throws the same errors, except where a method says otherwise. Webhooks are called.
 */
export class Space {
  constructor(private readonly scope: Scope) {}

  private get store(): EnvironmentStore {
    return this.scope.store;
  }

  private localized(fields: PlainFields): Fields {
    const { locale } = this.scope.state;
    return Object.fromEntries(
      Object.entries(fields).map(([id, value]) => [id, { [locale]: value }]),
    );
  }

  /** Saves and publishes content types: new ones are made, known ones are replaced. */
  setContentTypes(types: ContentTypeInput[]): void {
    for (const { id, ...body } of types) {
      const version = this.store.contentTypes.get(id)?.version;
      const saved = saveContentType(this.scope, id, body, version);
      publishContentType(this.scope, id, saved.version);
    }
  }

  /** Takes a content type away with its entries, as a model that lacks it would look. */
  removeContentType(id: string): void {
    for (const entry of this.entries(id)) {
      if (entry.published) this.unpublish(entry.id);
      this.delete(entry.id);
    }
    this.store.contentTypes.delete(id);
    this.store.editorInterfaces.delete(id);
  }

  contentTypeIds(): string[] {
    return [...this.store.contentTypes.keys()];
  }

  /** Names of the tabs that editors see in entries of a content type. */
  tabsOf(contentTypeId: string): string[] {
    const { editorLayout } = shownEditorInterface(this.scope, contentTypeId) as {
      editorLayout?: { name: string }[];
    };
    return (editorLayout ?? []).map(({ name }) => name);
  }

  /** The entries of a content type, or all of them. */
  entries(contentTypeId?: string): StoredEntry[] {
    const all = [...this.store.content.values()].filter(isEntry);
    return contentTypeId === undefined
      ? all
      : all.filter((entry) => entry.contentTypeId === contentTypeId);
  }

  entry(id: string): StoredEntry | undefined {
    return this.entries().find((entry) => entry.id === id);
  }

  asset(id: string): StoredContent | undefined {
    return this.store.content.get(id);
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
    const { locale } = this.scope.state;
    const { fields } = requireContent(this.scope, id).body;
    const plain: PlainFields = {};
    for (const [field, values] of Object.entries(fields)) {
      const value = values[locale];
      if (value !== undefined) plain[field] = value;
    }
    return plain;
  }

  private initialValues(contentTypeId: string): Fields {
    const fields: Fields = {};
    for (const field of this.store.publishedType(contentTypeId)?.fields ?? []) {
      if (isObject(field.defaultValue))
        fields[field.id] = structuredClone(field.defaultValue) as Fields[string];
    }
    return fields;
  }

  /**
   * Creates an entry, published unless told otherwise, and returns its id. Fields left out start
   * with the model's default value, as they do in the web app.
   */
  createEntry(
    contentTypeId: string,
    fields: PlainFields,
    options: { id?: string; publish?: boolean } = {},
  ): string {
    const { id } = createContent(
      this.scope,
      { fields: { ...this.initialValues(contentTypeId), ...this.localized(fields) } },
      { contentTypeId, ...(options.id === undefined ? {} : { id: options.id }) },
    );
    if (options.publish !== false) this.publish(id);
    return id;
  }

  /**
   * Changes some fields of an entry or asset as an editor would; undefined empties a field. The
   * change stays a draft unless `publish` is true.
   */
  updateFields(
    id: string,
    fields: Record<string, Json | undefined>,
    options: { publish?: boolean } = {},
  ): void {
    const record = requireContent(this.scope, id);
    const next: Fields = { ...record.body.fields };
    const { locale } = this.scope.state;
    for (const [field, value] of Object.entries(fields)) {
      if (value === undefined) delete next[field];
      else next[field] = { ...next[field], [locale]: value };
    }
    const body = { ...record.body, fields: next };
    updateContent(this.scope, id, body, record.version, 'auto_save');
    if (options.publish) this.publish(id);
  }

  publish(id: string): void {
    publishContent(this.scope, id, requireContent(this.scope, id).version);
  }

  unpublish(id: string): void {
    unpublishContent(this.scope, id);
  }

  /** Deletes an entry or asset; one that is published is unpublished first, as the app does. */
  delete(id: string): void {
    if (requireContent(this.scope, id).published) this.unpublish(id);
    deleteContent(this.scope, id);
  }

  /**
   * Stores field values past every validation, and publishes them unless told otherwise: for
   * content that an older model or another tool left behind. The entry is made when it is missing.
   */
  force(
    id: string,
    contentTypeId: string,
    fields: PlainFields,
    options: { publish?: boolean } = {},
  ): void {
    const before = this.store.content.get(id);
    const body = { fields: this.localized(fields) };
    const record: StoredEntry = before
      ? this.store.changed({ ...before, contentTypeId, body })
      : { ...this.store.made(id, body), contentTypeId };
    this.store.content.set(id, record);
    if (options.publish !== false) forcePublish(this.scope, record);
  }

  /** Creates and publishes an asset with its file ready; returns its id. */
  async createAsset(input: AssetInput): Promise<string> {
    const { id = newId(), title, description } = input;
    const bytes = await readFile(input.file);
    const fileName = basename(input.file);
    const file = await storeFile(this.scope, id, bytes, fileName, mimetypeOf(fileName));
    const fields: PlainFields = { title: title ?? fileName, description: description ?? '', file };
    createContent(this.scope, { fields: this.localized(fields) }, { id });
    this.publish(id);
    return id;
  }

  /** What the environment holds now; give it to `restore` to come back to it. */
  snapshot(): EnvironmentStore {
    return this.store.clone();
  }

  /** Brings the environment back to a snapshot; sync clients are told what that changes. */
  restore(snapshot: EnvironmentStore): void {
    this.store.restore(snapshot);
  }
}
