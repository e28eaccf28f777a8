/**
 * Brings one content type of a space to a definition, from any state: absent, incomplete after a run
 * that was cut off, or made by hand. What is missing is added; nothing that exists is removed, renamed
 * or gets another kind. So a second run finds nothing to do.
 *
 * Part of the history of spaces, like `fields.ts`: never change what it does for a definition that has
 * been applied.
 */
import type Migration from 'contentful-migration';
import type {
  ContentType,
  IEditorInterfaceOptions,
  MakeRequest,
  MigrationContext,
} from 'contentful-migration';
import { PlainError } from '../../src/failure';
import type { FieldDefinition } from './fields';

export interface ApiField {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly linkType?: string;
  readonly items?: { readonly type: string; readonly linkType?: string };
}

interface ApiContentType {
  readonly sys: { readonly id: string; readonly publishedVersion?: number };
  readonly name: string;
  readonly displayField?: string | null;
  readonly fields: readonly ApiField[];
}

export interface ApiControl {
  readonly fieldId: string;
  readonly widgetId?: string;
  readonly widgetNamespace?: string;
  readonly settings?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** A tab with its fields, or a field without a tab. */
export interface ApiLayoutItem {
  readonly groupId?: string;
  readonly fieldId?: string;
  readonly items?: readonly ApiLayoutItem[];
}

export interface ApiEditorInterface {
  readonly controls?: readonly ApiControl[];
  readonly editorLayout?: readonly ApiLayoutItem[];
}

export interface ApiList<Item> {
  readonly total: number;
  readonly items: readonly Item[];
}

interface ContentTypeDefinition {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Id of the field that is the title of an entry in lists. */
  readonly displayField: string;
  /** Tabs of the editor in order: id and label. Each field names its tab. */
  readonly tabs?: readonly (readonly [id: string, label: string])[];
  readonly fields: readonly FieldDefinition[];
}

/** What a migration file exports. */
export type MigrationStep = (migration: Migration, context: MigrationContext) => Promise<void>;

const read = async (
  makeRequest: MakeRequest,
  id: string,
): Promise<{ type?: ApiContentType; editor: ApiEditorInterface }> => {
  const url = `/content_types?sys.id[in]=${id}`;
  const found = (await makeRequest({ method: 'GET', url })) as ApiList<ApiContentType>;
  const type = found.items.find((item) => item.sys.id === id);
  // A type that was never published has no editor interface yet; asking for it would be an error.
  if (type?.sys.publishedVersion === undefined) return { type, editor: {} };
  const editor = (await makeRequest({
    method: 'GET',
    url: `/content_types/${id}/editor_interface`,
  })) as ApiEditorInterface;
  return { type, editor };
};

const shape = (field: {
  type: string;
  linkType?: string;
  items?: { type: string; linkType?: string };
}): string =>
  [field.type, field.linkType, field.items?.type, field.items?.linkType].filter(Boolean).join(' ');

/** Shapes whose values the site reads in the same way. */
const ALIKE = [
  ['Symbol', 'Text'],
  ['Integer', 'Number'],
];

const isAlike = (one: string, other: string): boolean =>
  one === other || ALIKE.some((shapes) => shapes.includes(one) && shapes.includes(other));

const requireFit = (type: ApiContentType, wanted: readonly FieldDefinition[]): void => {
  for (const { id, definition } of wanted) {
    const there = type.fields.find((field) => field.id === id);
    if (there && !isAlike(shape(there), shape(definition))) {
      throw new PlainError(
        `The content type “${type.name}” has a field “${id}” of the kind ${shape(there)}, but the site needs ${shape(definition)}. Give that field another id in Contentful, for example ${id}Old, and run the command again. Nothing of it was changed.`,
      );
    }
  }
};

const DEFAULT_WIDGETS: Readonly<Record<string, string>> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
};

const setControl = (
  type: ContentType,
  wanted: FieldDefinition,
  field: ApiField | undefined,
  control: ApiControl | undefined,
): void => {
  const fits = !field || shape(field) === shape(wanted.definition);
  const widget =
    control?.widgetId ?? (fits ? wanted.widget : (DEFAULT_WIDGETS[field.type] ?? wanted.widget));
  const settings: IEditorInterfaceOptions = control?.widgetId
    ? { ...control.settings, helpText: wanted.settings.helpText }
    : fits
      ? wanted.settings
      : { helpText: wanted.settings.helpText };
  if (control?.widgetId && control.widgetNamespace && control.widgetNamespace !== 'builtin') {
    type.changeFieldControl(wanted.id, control.widgetNamespace as 'app', widget, settings);
  } else {
    type.changeFieldControl(wanted.id, 'builtin', widget as 'singleLine', settings);
  }
};

const tabOf = (layout: readonly ApiLayoutItem[], fieldId: string): string | undefined =>
  layout.find((tab) => tab.items?.some((item) => item.fieldId === fieldId))?.groupId;

const setTabs = (
  type: ContentType,
  wanted: ContentTypeDefinition,
  foreignFields: readonly string[],
  layout: readonly ApiLayoutItem[],
): void => {
  const { tabs = [] } = wanted;
  const made = layout.filter((item) => tabs.some(([id]) => id === item.groupId));
  const laidOutByHand = layout.length > 0 && made.length === 0;
  const first = tabs[0];
  if (!first || laidOutByHand) return;
  const editorLayout = layout.length === 0 ? type.createEditorLayout() : type.editEditorLayout();
  for (const [id, label] of tabs) {
    if (!made.some((tab) => tab.groupId === id)) editorLayout.createFieldGroup(id, { name: label });
  }
  for (const field of wanted.fields) {
    const tab = field.tab ?? first[0];
    if (tabOf(layout, field.id) !== tab)
      editorLayout.moveField(field.id).toTheBottomOfFieldGroup(tab);
  }
  for (const id of foreignFields) {
    if (tabOf(layout, id) === undefined)
      editorLayout.moveField(id).toTheBottomOfFieldGroup(first[0]);
  }
};

const create = (migration: Migration, wanted: ContentTypeDefinition): ContentType => {
  const { id, name, description, displayField, fields } = wanted;
  const type = migration.createContentType(id, { name, description, displayField });
  for (const field of fields) type.createField(field.id, field.definition);
  for (const field of fields) setControl(type, field, undefined, undefined);
  setTabs(type, wanted, [], []);
  return type;
};

const complete = (
  migration: Migration,
  wanted: ContentTypeDefinition,
  there: ApiContentType,
  editor: ApiEditorInterface,
): void => {
  requireFit(there, wanted.fields);
  const known = new Map(there.fields.map((field) => [field.id, field]));
  const missing = wanted.fields.filter((field) => !known.has(field.id));
  const type = migration.editContentType(wanted.id);
  // Setting its name again makes contentful-migration save and publish a type that is still a draft.
  if (there.sys.publishedVersion === undefined) type.name(there.name);
  if (!there.displayField) type.displayField(wanted.displayField);
  // Existing entries lack the new fields, so these cannot be required.
  for (const field of missing) type.createField(field.id, { ...field.definition, required: false });
  const controls = new Map((editor.controls ?? []).map((control) => [control.fieldId, control]));
  for (const field of wanted.fields) {
    const control = controls.get(field.id);
    if (control?.settings?.helpText === undefined)
      setControl(type, field, known.get(field.id), control);
  }
  const foreign = there.fields.filter(({ id }) => !wanted.fields.some((field) => field.id === id));
  const foreignIds = foreign.map((field) => field.id);
  setTabs(type, wanted, foreignIds, editor.editorLayout ?? []);
};

/** Returns the migration that brings a content type to a definition. */
export const contentType =
  (wanted: ContentTypeDefinition): MigrationStep =>
  async (migration, { makeRequest }) => {
    const { type, editor } = await read(makeRequest, wanted.id);
    if (type) complete(migration, wanted, type, editor);
    else create(migration, wanted);
  };
