/**
 * Changes content types, their editors and entries as a space has them. Only what differs is written,
 * so a second run writes nothing. It finishes what an earlier run left half done, save one entry whose
 * change was saved but not yet published: that is a draft like those of editors, and stays one.
 *
 * Part of the history of spaces, like `fields.ts`: never change what it does.
 */
import { isDeepStrictEqual } from 'node:util';
import type { MakeRequest, MigrationContext } from 'contentful-migration';
import type {
  ApiControl,
  ApiEditorInterface,
  ApiField,
  ApiLayoutItem,
  ApiList,
  MigrationStep,
} from './contentType';
import type { FieldDefinition } from './fields';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A mutable field of a content type. */
interface TypeField extends Mutable<ApiField> {
  validations?: Record<string, unknown>[];
  disabled?: boolean;
  defaultValue?: Record<string, string | boolean>;
}

/** A mutable content type with its editor. */
export interface TypeInSpace {
  readonly defaultLocale: string;
  description?: string;
  displayField?: string | null;
  fields: TypeField[];
  /** Controls by field id. */
  readonly controls: Map<string, Mutable<ApiControl>>;
  /** Tabs with their fields; empty for a type without tabs. */
  readonly tabs: { groupId?: string; items?: ApiLayoutItem[] }[];
}

interface Sys {
  readonly id: string;
  readonly version: number;
  readonly publishedVersion?: number;
  readonly archivedVersion?: number;
}

type Resource = Record<string, unknown> & { readonly sys: Sys };

type Values = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** An entry of a space: each field has its value by locale. */
type EntryInSpace = Resource & { readonly fields: Values };

const versioned = ({ version }: Pick<Sys, 'version'>) => ({ 'X-Contentful-Version': version });

const get = async <Answer>(makeRequest: MakeRequest, url: string): Promise<Answer> =>
  (await makeRequest({ method: 'GET', url })) as Answer;

const put = async (makeRequest: MakeRequest, url: string, resource: Resource): Promise<Resource> =>
  (await makeRequest({
    method: 'PUT',
    url,
    headers: versioned(resource.sys),
    data: resource,
  })) as Resource;

/** Publishes what was saved, also a type that an earlier run left as a draft. */
const publish = async (makeRequest: MakeRequest, url: string, { sys }: Resource): Promise<void> => {
  if (sys.publishedVersion !== undefined && sys.version === sys.publishedVersion + 1) return;
  await makeRequest({ method: 'PUT', url: `${url}/published`, headers: versioned(sys) });
};

const changeType = async (
  makeRequest: MakeRequest,
  defaultLocale: string,
  id: string,
  change: (type: TypeInSpace) => void,
): Promise<void> => {
  const url = `/content_types/${id}`;
  const before = await get<Resource & Partial<TypeInSpace>>(makeRequest, url);
  const editorBefore = await get<Resource & ApiEditorInterface>(
    makeRequest,
    `${url}/editor_interface`,
  );
  const after = structuredClone(before);
  const type: TypeInSpace = {
    defaultLocale,
    description: after.description,
    displayField: after.displayField,
    fields: after.fields ?? [],
    controls: new Map(
      structuredClone(editorBefore.controls ?? []).map((control) => [control.fieldId, control]),
    ),
    tabs: structuredClone(editorBefore.editorLayout ?? []) as TypeInSpace['tabs'],
  };
  change(type);
  const { description, displayField, fields } = type;
  const wanted = { ...after, description, displayField, fields };
  const saved = isDeepStrictEqual(wanted, before) ? before : await put(makeRequest, url, wanted);
  await publish(makeRequest, url, saved);

  // Publishing a type creates a new version of its editor, so it is read again.
  const editor = await get<Resource & ApiEditorInterface>(makeRequest, `${url}/editor_interface`);
  const controls = fields.map((field) => type.controls.get(field.id) ?? { fieldId: field.id });
  const changed = {
    ...editor,
    controls,
    ...(type.tabs.length > 0 && { editorLayout: type.tabs }),
  };
  if (!isDeepStrictEqual(changed, editor))
    await put(makeRequest, `${url}/editor_interface`, changed);
};

const defaultLocaleOf = async (makeRequest: MakeRequest): Promise<string> => {
  const { items } = await get<ApiList<{ code: string; default: boolean }>>(makeRequest, '/locales');
  return items.find((locale) => locale.default)?.code ?? 'en-US';
};

/** Changes to content types, each by its id. */
export const changeTypes =
  (changes: Readonly<Record<string, (type: TypeInSpace) => void>>): MigrationStep =>
  async (_migration, { makeRequest }) => {
    const locale = await defaultLocaleOf(makeRequest);
    for (const [id, change] of Object.entries(changes))
      await changeType(makeRequest, locale, id, change);
  };

/** A field of a type; undefined when the space has none of that id. */
export const fieldOf = (type: TypeInSpace, id: string): TypeField | undefined =>
  type.fields.find((field) => field.id === id);

const addField = (type: TypeInSpace, field: FieldDefinition, after: string | undefined): void => {
  if (fieldOf(type, field.id)) return;
  const place = type.fields.findIndex(({ id }) => id === after) + 1;
  const definition = { disabled: false, omitted: false, ...field.definition };
  type.fields.splice(place, 0, { id: field.id, ...definition } as unknown as TypeField);
  type.controls.set(field.id, {
    fieldId: field.id,
    widgetNamespace: 'builtin',
    widgetId: field.widget,
    settings: field.settings,
  });
  const tab = type.tabs.find(({ groupId }) => groupId === field.tab);
  if (!tab) return;
  const items = tab.items ?? [];
  const position = items.findIndex(({ fieldId }) => fieldId === after) + 1;
  tab.items = [...items.slice(0, position), { fieldId: field.id }, ...items.slice(position)];
};

/** Adds fields with their controls after an existing one, or as the first. */
export const addFields = (
  type: TypeInSpace,
  after: string | undefined,
  ...fields: readonly FieldDefinition[]
): void => {
  let last = after;
  for (const field of fields) {
    addField(type, field, last);
    last = field.id;
  }
};

/** Hides a field that the site no longer reads from editors. Its values stay in the space. */
export const omitField = (type: TypeInSpace, id: string): void => {
  const field = fieldOf(type, id);
  if (!field) return;
  Object.assign(field, { disabled: true, omitted: true });
  for (const tab of type.tabs) tab.items = tab.items?.filter(({ fieldId }) => fieldId !== id);
};

/** Changes the help text of a field, unless somebody changed it. */
export const changeHelp = (type: TypeInSpace, id: string, from: string, to: string): void => {
  const control = type.controls.get(id);
  if (control?.settings?.helpText !== from) return;
  type.controls.set(id, { ...control, settings: { ...control.settings, helpText: to } });
};

const PAGE = 100;

/**
 * Changes entries of a content type. Published entries without unpublished changes are published again;
 * all others stay drafts.
 *
 * @param change - returns the new fields, or the same ones; gets the default locale of the space
 */
export const changeEntries = async (
  { makeRequest }: MigrationContext,
  contentType: string,
  change: (entry: EntryInSpace, locale: string) => Values,
): Promise<void> => {
  const locale = await defaultLocaleOf(makeRequest);
  const entries: EntryInSpace[] = [];
  for (;;) {
    const url = `/entries?content_type=${contentType}&order=sys.createdAt&limit=${PAGE}&skip=${entries.length}`;
    const page = await get<ApiList<EntryInSpace>>(makeRequest, url);
    entries.push(...page.items);
    if (page.items.length === 0 || entries.length >= page.total) break;
  }
  for (const entry of entries) {
    const { version, publishedVersion, archivedVersion } = entry.sys;
    const fields = change(entry, locale);
    if (archivedVersion !== undefined || isDeepStrictEqual(fields, entry.fields)) continue;
    const url = `/entries/${entry.sys.id}`;
    const saved = await put(makeRequest, url, { ...entry, fields });
    if (publishedVersion !== undefined && version === publishedVersion + 1)
      await publish(makeRequest, url, saved);
  }
};
