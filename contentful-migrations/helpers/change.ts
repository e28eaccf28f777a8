/**
 * Changes content types of a space and their editors. Only what differs is written, so a second run
 * writes nothing, and a run that was cut off at any request is finished by the next one.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  shape,
  type FieldDefinition,
  type Settings,
  type Storage,
  type TypeDefinition,
} from './definition';
import { defaultLocaleOf, get, publish, put, type MigrationStep, type Resource } from './requests';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A field of a content type in a space. */
interface TypeField extends Storage {
  readonly id: string;
  name: string;
  validations?: Record<string, unknown>[];
  required?: boolean;
  disabled?: boolean;
  omitted?: boolean;
  defaultValue?: Record<string, string | boolean>;
}

interface Control {
  readonly fieldId: string;
  readonly widgetId?: string;
  readonly widgetNamespace?: string;
  readonly settings?: Settings;
}

/** A tab with its fields, or a field without a tab. */
interface LayoutItem {
  readonly groupId?: string;
  readonly name?: string;
  readonly fieldId?: string;
  readonly items?: readonly LayoutItem[];
}

interface Editor {
  readonly controls?: readonly Control[];
  readonly editorLayout?: readonly LayoutItem[];
  readonly groupControls?: readonly unknown[];
}

/** A content type of a space with its editor, to be changed. */
export interface TypeInSpace {
  /** What this version of the website wants it to be. */
  readonly definition: TypeDefinition;
  readonly isNew: boolean;
  readonly defaultLocale: string;
  name: string;
  description?: string;
  displayField?: string | null;
  fields: TypeField[];
  /** Controls by field id. */
  readonly controls: Map<string, Control>;
  /** Tabs with their fields; empty for a type without tabs. */
  readonly tabs: Mutable<LayoutItem>[];
}

const NO_EDITOR: Editor = {};

/** As Contentful gets it: fields without a value are left out. */
const asSent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const asTab = ({ groupId }: LayoutItem) => ({
  groupId,
  widgetId: 'topLevelTab',
  widgetNamespace: 'builtin',
});

/** A change of one content type: `change(service, (type) => omitField(type, 'season'))`. */
export const change =
  (
    { definition }: { readonly definition: TypeDefinition },
    ofType: (type: TypeInSpace) => void,
  ): MigrationStep =>
  async (_migration, { makeRequest }) => {
    const defaultLocale = await defaultLocaleOf(makeRequest);
    const { id } = definition;
    const url = `/content_types/${id}`;
    const found = await get<{ readonly items: readonly Resource[] }>(
      makeRequest,
      `/content_types?sys.id[in]=${id}`,
    );
    const before = found.items.find(({ sys }) => sys.id === id);
    // A type that was never published has no editor yet; asking for it would be an error.
    const isPublished = before?.sys.publishedVersion !== undefined;
    const readEditor = (): Promise<Resource & Editor> =>
      get(makeRequest, `${url}/editor_interface`);
    const shown: Editor = isPublished ? await readEditor() : NO_EDITOR;
    const type: TypeInSpace = {
      name: definition.name,
      fields: [],
      ...structuredClone(before),
      definition,
      isNew: before === undefined,
      defaultLocale,
      controls: new Map(shown.controls?.map((control) => [control.fieldId, control])),
      tabs: structuredClone(shown.editorLayout ?? []) as TypeInSpace['tabs'],
    };
    ofType(type);
    const { name, description, displayField, fields } = type;
    const wanted = asSent({ ...before, name, description, displayField, fields });
    const saved =
      before && isDeepStrictEqual(wanted, before) ? before : await put(makeRequest, url, wanted);
    await publish(makeRequest, url, saved);

    // Publishing a type creates a new version of its editor, so it is read again.
    const editor = await readEditor();
    const controls = fields.map((field) => type.controls.get(field.id) ?? { fieldId: field.id });
    const { tabs } = type;
    const changed = asSent({
      ...editor,
      controls,
      ...(tabs.length > 0 && { editorLayout: tabs }),
      ...(tabs.length > 0 && !editor.editorLayout && { groupControls: tabs.map(asTab) }),
    });
    if (!isDeepStrictEqual(changed, editor))
      await put(makeRequest, `${url}/editor_interface`, changed);
  };

/** The field of a type as the space has it; undefined when it has none of that id. */
const fieldInSpace = (type: TypeInSpace, id: string): TypeField | undefined =>
  type.fields.find((field) => field.id === id);

const DEFAULT_WIDGETS: Readonly<Record<string, string>> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
};

/** The control of a field that has no help text yet; a control that staff have chosen stays. */
const controlOf = (type: TypeInSpace, wanted: FieldDefinition): Control => {
  const { id: fieldId, widget, settings } = wanted;
  const control = type.controls.get(fieldId);
  const { helpText } = settings;
  if (control?.widgetId !== undefined)
    return { ...control, settings: { ...control.settings, helpText } };
  const there = fieldInSpace(type, fieldId);
  const chosen =
    there && shape(there) !== shape(wanted)
      ? { widgetId: DEFAULT_WIDGETS[there.type] ?? widget, settings: { helpText } }
      : { widgetId: widget, settings };
  return { fieldId, ...chosen, widgetNamespace: 'builtin' };
};

/** Index in a list after the nearest field that is before it in the content model. */
const indexAfter = (
  { definition }: TypeInSpace,
  id: string,
  ids: readonly (string | undefined)[],
): number => {
  const order = definition.fields.map((field) => field.id);
  const before = order.slice(0, order.indexOf(id)).findLast((one) => ids.includes(one));
  return before === undefined ? 0 : ids.indexOf(before) + 1;
};

const addField = (type: TypeInSpace, field: FieldDefinition): void => {
  const { id, widget: _widget, settings: _settings, tab: _tab, initial, ...stored } = field;
  const added = {
    ...stored,
    id,
    // Entries that are there lack it.
    required: type.isNew && field.required,
    localized: false,
    omitted: false,
    ...(initial !== undefined && { defaultValue: { [type.defaultLocale]: initial } }),
  } as TypeField;
  const ids = type.fields.map((one) => one.id);
  type.fields.splice(indexAfter(type, id, ids), 0, added);
};

/** Puts a field on its tab, or on the first where staff have made their own. */
const addToTab = (type: TypeInSpace, { id, tab: wanted }: FieldDefinition): void => {
  const isThere = type.tabs.some(({ items }) => items?.some(({ fieldId }) => fieldId === id));
  const tab = type.tabs.find(({ groupId }) => groupId === wanted) ?? type.tabs[0];
  if (isThere || !tab) return;
  const items = tab.items ?? [];
  const shown = items.map((item) => item.fieldId);
  tab.items = items.toSpliced(indexAfter(type, id, shown), 0, { fieldId: id });
};

/** Offers the choices that the content model has now; what staff have added stays. */
const addChoices = (field: TypeField, { validations = [] }: FieldDefinition): void => {
  const wanted = validations.flatMap(({ in: choices }) =>
    Array.isArray(choices) ? (choices as unknown[]) : [],
  );
  for (const rule of field.validations ?? [])
    if (Array.isArray(rule.in)) rule.in = [...new Set([...wanted, ...(rule.in as unknown[])])];
};

/** Adds what the content model and the help texts have and the type lacks: fields, choices, help texts. */
export const addFields = (type: TypeInSpace): void => {
  for (const field of type.definition.fields) {
    const { id } = field;
    const there = fieldInSpace(type, id);
    if (there) addChoices(there, field);
    else addField(type, field);
    if (type.controls.get(id)?.settings?.helpText === undefined)
      type.controls.set(id, controlOf(type, field));
    addToTab(type, field);
  }
};

/** Hides a field that the site no longer reads from editors. Its values stay in the space. */
export const omitField = (type: TypeInSpace, id: string): void => {
  const field = fieldInSpace(type, id);
  if (!field) return;
  Object.assign(field, { disabled: true, omitted: true });
  for (const tab of type.tabs) tab.items = tab.items?.filter(({ fieldId }) => fieldId !== id);
};
