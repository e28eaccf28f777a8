/**
 * Completes a content type of a space and its editor: adds what is missing, and never removes, renames or
 * retypes what exists. Pure.
 */
import type {
  Control,
  EditorInterfaceProps,
  EditorLayoutItem,
  FieldGroupItem,
} from 'contentful-management';
import type { IValidation } from 'contentful-migration';
import { shape, type TypeDefinition, type TypeField } from './definition';

/** A content type as a space has it, as far as it can be completed. */
export interface TypeInSpace {
  /** Absent before the type is saved for the first time. */
  readonly sys?: { readonly version: number; readonly publishedVersion?: number };
  readonly name: string;
  readonly description?: string;
  readonly displayField?: string | null;
  readonly fields: readonly TypeField[];
}

/** Adds the missing items to a list, each after the item that precedes it in the wanted list. */
const withMissing = <Item>(
  there: readonly Item[],
  wanted: readonly Item[],
  idOf: (item: Item) => string,
): Item[] => {
  const items = [...there];
  const indexOf = (id: string | undefined) => items.findIndex((item) => idOf(item) === id);
  let before: string | undefined;
  for (const item of wanted) {
    const id = idOf(item);
    if (indexOf(id) < 0) items.splice(indexOf(before) + 1, 0, item);
    before = id;
  }
  return items;
};

const both = (
  ours: readonly (string | number)[] = [],
  theirs: readonly (string | number)[],
): string[] => [...new Set([...ours, ...theirs].map(String))];

/** The rules of a field, with the choices and the types to link to of the content model beside those of staff. */
const completeRules = (
  there: readonly IValidation[],
  wanted: readonly IValidation[] = [],
): IValidation[] =>
  there.map((rule): IValidation => {
    const { in: choices, linkContentType: types } = rule;
    const ours = wanted.find((one) => (choices && one.in) ?? (types && one.linkContentType));
    if (!ours) return rule;
    if (choices) return { ...rule, in: both(ours.in, choices) };
    return types ? { ...rule, linkContentType: both(ours.linkContentType, types) } : rule;
  });

/** A field with its rules and those of its items. */
const withRules = (field: TypeField, wanted: TypeField): TypeField => {
  const { validations, items } = field;
  return {
    ...field,
    ...(validations && { validations: completeRules(validations, wanted.validations) }),
    ...(items?.validations && {
      items: { ...items, validations: completeRules(items.validations, wanted.items?.validations) },
    }),
  };
};

/** A content type with the fields and rules that it lacks. */
export const completeType = (
  there: TypeInSpace | undefined,
  { name, description, displayField, fields, initial }: TypeDefinition,
  defaultLocale: string,
): TypeInSpace => {
  const added = fields.map((field): TypeField => {
    const value = initial[field.id];
    return {
      ...field,
      // Not required, because existing entries lack the field.
      required: !there && field.required,
      ...(value !== undefined && { defaultValue: { [defaultLocale]: value } }),
    };
  });
  const { fields: before, ...type } = there ?? { name, description, fields: [] };
  return {
    ...type,
    displayField: there?.displayField ?? displayField,
    fields: withMissing(before, added, ({ id }) => id).map((field) => {
      const wanted = fields.find(({ id }) => id === field.id);
      return wanted ? withRules(field, wanted) : field;
    }),
  };
};

/** Controls of fields whose texts are longer or shorter in the space than in the model. */
const DEFAULT_WIDGETS: Readonly<Record<string, string>> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
};

/** The control of a field, with a help text; what staff have chosen stays. */
const completeControl = (
  field: TypeField,
  there: Control,
  { fields, controls }: TypeDefinition,
): Control => {
  const wantedField = fields.find(({ id }) => id === field.id);
  const wanted = controls.find(({ fieldId }) => fieldId === field.id);
  if (!wantedField || !wanted || there.settings?.helpText !== undefined) return there;
  if (there.widgetId === undefined && shape(field) === shape(wantedField)) return wanted;
  const { widgetId, widgetNamespace, settings: { helpText = '' } = {} } = wanted;
  return {
    widgetId: DEFAULT_WIDGETS[field.type] ?? widgetId,
    widgetNamespace,
    ...there,
    settings: { ...there.settings, helpText },
  };
};

const idOf = (item: EditorLayoutItem): string => ('fieldId' in item ? item.fieldId : item.groupId);

/** Tabs with every field that editors see: on the tab of the definition, or on the first. */
const completeTabs = (
  tabs: FieldGroupItem[],
  { editorLayout }: TypeDefinition,
  fields: readonly TypeField[],
): FieldGroupItem[] => {
  const has = (id: string) => (tab: FieldGroupItem) => tab.items.some((item) => idOf(item) === id);
  const tabOf = (id: string): FieldGroupItem | undefined => {
    const wanted = editorLayout.find(has(id))?.groupId;
    return tabs.find(has(id)) ?? tabs.find(({ groupId }) => groupId === wanted) ?? tabs[0];
  };
  const isHidden = (id: string) => fields.some((field) => field.id === id && field.omitted);
  const shown = fields.filter(({ omitted }) => !omitted).map(({ id }) => ({ fieldId: id }));
  return tabs.map((tab) => {
    const wanted = shown.filter(({ fieldId }) => tabOf(fieldId) === tab);
    const items = tab.items.filter((item) => !isHidden(idOf(item)));
    return { ...tab, items: withMissing(items, wanted, idOf) };
  });
};

/** The editor of a completed type: a control for each field, and its own tabs or those of the definition. */
export const completeEditor = (
  there: EditorInterfaceProps,
  definition: TypeDefinition,
  fields: readonly TypeField[],
): EditorInterfaceProps => {
  const controls = fields.map((field) => {
    const control = there.controls?.find(({ fieldId }) => fieldId === field.id);
    return completeControl(field, control ?? { fieldId: field.id }, definition);
  });
  const { editorLayout = [], groupControls } = there.editorLayout?.length ? there : definition;
  const tabs = completeTabs(editorLayout, definition, fields);
  return { ...there, controls, ...(tabs.length > 0 && { editorLayout: tabs, groupControls }) };
};
