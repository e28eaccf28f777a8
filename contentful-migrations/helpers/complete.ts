/**
 * Completes a content type of a space and its editor: adds what is missing, and never removes, renames or
 * retypes what exists. Pure.
 */
import type {
  ContentFields,
  ContentTypeFieldValidation,
  ContentTypeProps,
  Control,
  EditorInterfaceProps,
  EditorLayoutItem,
} from 'contentful-management';
import type { TypeDefinition } from './contentType';
import { shape } from './fields';

const union = <Value>(there: readonly Value[], ours: readonly Value[]): Value[] => [
  ...new Set([...there, ...ours]),
];

/** The rules of a field, with the choices and the types to link to of the content model beside those of staff. */
const completeRules = (
  there: readonly ContentTypeFieldValidation[] | undefined,
  wanted: readonly ContentTypeFieldValidation[] = [],
) =>
  there?.map((rule): ContentTypeFieldValidation => {
    const choices = wanted.find((one) => one.in)?.in;
    if (rule.in && choices) return { ...rule, in: union(rule.in, choices) };
    const types = wanted.find((one) => one.linkContentType)?.linkContentType;
    return rule.linkContentType && types
      ? { ...rule, linkContentType: union(rule.linkContentType, types) }
      : rule;
  });

const completeField = (field: ContentFields, wanted: ContentFields | undefined): ContentFields => ({
  ...field,
  ...(field.validations && {
    validations: completeRules(field.validations, wanted?.validations),
  }),
  ...(field.items?.validations && {
    items: {
      ...field.items,
      validations: completeRules(field.items.validations, wanted?.items?.validations),
    },
  }),
});

/** A content type with the fields and choices that it lacks. */
export const completeType = <Type extends Omit<ContentTypeProps, 'sys'>>(
  there: Type | undefined,
  { name, description, displayField, fields, initial }: TypeDefinition,
  defaultLocale: string,
) => {
  const added = fields
    .filter(({ id }) => !there?.fields.some((field) => field.id === id))
    .map((field) => ({
      ...field,
      // Not required in a type that exists, because its entries lack the field.
      required: !there && field.required,
      ...(field.id in initial && { defaultValue: { [defaultLocale]: initial[field.id] } }),
    }));
  if (!there) return { name, description, displayField, fields: added };
  const kept = there.fields.map((field) =>
    completeField(
      field,
      fields.find(({ id }) => id === field.id),
    ),
  );
  return {
    ...there,
    displayField: there.displayField || displayField,
    fields: [...kept, ...added],
  };
};

/** Controls of texts that are shorter or longer in the space than in the model. */
const TEXT_WIDGETS: Readonly<Record<string, string>> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
};

/** A control with the help text of the model; what staff have chosen stays. */
const completeControl = (
  there: Control | undefined,
  wanted: Control,
  isOther: boolean,
  { type }: ContentFields,
): Control => {
  const ours = (isOther ? TEXT_WIDGETS[type] : undefined) ?? wanted.widgetId;
  const widgetId = there?.widgetId ?? ours;
  const { helpText = '' } = wanted.settings ?? {};
  const settings = widgetId === wanted.widgetId ? wanted.settings : { helpText };
  return { ...wanted, ...there, widgetId, settings: { ...settings, ...there?.settings } };
};

const fieldIds = (item: EditorLayoutItem): string[] =>
  'fieldId' in item ? [item.fieldId] : item.items.flatMap(fieldIds);

/** The editor of a completed type: a control for each field of ours, and its own tabs or ours. */
export const completeEditor = <Editor extends Omit<EditorInterfaceProps, 'sys'>>(
  there: Editor,
  definition: TypeDefinition,
  fields: readonly ContentFields[],
): Editor => {
  const controls = fields.map((field): Control => {
    const control = there.controls?.find(({ fieldId }) => fieldId === field.id);
    const wanted = definition.controls.find(({ fieldId }) => fieldId === field.id);
    if (!wanted) return control ?? { fieldId: field.id };
    const wantedField = definition.fields.find(({ id }) => id === field.id);
    const isOther = !wantedField || shape(field) !== shape(wantedField);
    return completeControl(control, wanted, isOther, field);
  });
  const hasTabs = Boolean(there.editorLayout?.length);
  const tabs = hasTabs ? (there.editorLayout ?? []) : definition.editorLayout;
  const placed = tabs.flatMap(fieldIds);
  const missing = fields
    .filter(({ id }) => !placed.includes(id))
    .map(({ id }) => ({ fieldId: id }));
  if (tabs.length === 0) return { ...there, controls };
  const editorLayout = tabs.map((tab, index) =>
    index === 0 && missing.length > 0 ? { ...tab, items: [...tab.items, ...missing] } : tab,
  );
  return {
    ...there,
    controls,
    editorLayout,
    groupControls: hasTabs ? there.groupControls : [...definition.groupControls],
  };
};
