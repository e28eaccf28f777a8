/**
 * The definition of a content type, from what the content model says about it and what only editors see, in the form
 * that Contentful stores. Pure.
 */
import type { ContentFields, Control, FieldGroupItem, GroupControl } from 'contentful-management';
import { model, type ContentTypeId, type Model } from '../../src/content/model';
import type { ContentType } from '../../src/content/model/fields';
import { storedField } from './fields';

type FieldId<Id extends ContentTypeId> = Extract<keyof Model[Id]['fields'], string>;

/** Has a name so that the compiler says what a new field still needs. */
type HelpTextOfEachField<Id extends ContentTypeId> = { readonly [F in FieldId<Id>]: string };

/** What editors see of a content type and the website does not. */
interface Editing<Id extends ContentTypeId> {
  readonly description: string;
  /** Tabs in order: id, label and the first of its fields. If absent: all fields one below another. */
  readonly tabs?: readonly (readonly [id: string, label: string, from: FieldId<Id>])[];
  readonly help: HelpTextOfEachField<Id>;
  /** Initial values of fields in a new entry. */
  readonly initial?: Readonly<Partial<Record<FieldId<Id>, string | boolean>>>;
  /** Fields that editors see and cannot change. */
  readonly fixed?: readonly FieldId<Id>[];
}

/** A content type with its editor, as an empty space gets it. */
export interface TypeDefinition {
  readonly id: ContentTypeId;
  readonly name: string;
  readonly description: string;
  /** Id of the field that is the title of an entry in lists. */
  readonly displayField: string;
  readonly fields: readonly ContentFields[];
  /** A control for each of the fields, with its help text. */
  readonly controls: readonly Control[];
  /** Tabs with their fields; empty for a type without tabs. */
  readonly editorLayout: readonly FieldGroupItem[];
  readonly groupControls: readonly GroupControl[];
  /** What fields of a new entry say already, in the default locale of the space. */
  readonly initial: Readonly<Record<string, string | boolean | undefined>>;
}

/** Help texts of what every type with pages has for search engines. */
export const SEARCH_HELP = {
  metaTitle:
    'The blue line in Google. Up to about 60 characters, with the city in it. Empty: the name and the company.',
  metaDescription:
    'One or two sentences that make somebody want to read on. 70 to 160 characters. Empty: made from the text of the page.',
  shareImage:
    'Shown when somebody shares this page. 1200 by 630 pixels. Empty: the one in “Company and contact details” or, without that, a drawing with the title.',
  previousAddresses:
    'Addresses this page had before, for example /stump-removal/. Visitors who use one are sent here. Add one whenever you change the address.',
} as const;

/** Defines a content type. */
export const contentType = <Id extends ContentTypeId>(
  id: Id,
  { description, tabs = [], help, initial, fixed = [] }: Editing<Id>,
): TypeDefinition => {
  const { name, titleField, fields }: ContentType = model[id];
  const helpTexts: Readonly<Record<string, string>> = help;
  const stored = Object.entries(fields).map(([fieldId, field]) => {
    const { widgetId, settings, ...storage } = storedField(field, titleField);
    return {
      field: {
        ...storage,
        id: fieldId,
        name: field.name,
        required: field.required === true,
        disabled: fixed.some((one) => one === fieldId),
        localized: false,
        omitted: false,
      },
      control: {
        fieldId,
        widgetId,
        widgetNamespace: 'builtin',
        settings: { helpText: helpTexts[fieldId] ?? '', ...settings },
      },
    };
  });
  const ids = Object.keys(fields);
  const starts = [...tabs.map(([, , from]) => ids.indexOf(from)), ids.length];
  return {
    id,
    name,
    description,
    displayField: titleField,
    initial: initial ?? {},
    fields: stored.map(({ field }) => field),
    controls: stored.map(({ control }) => control),
    editorLayout: tabs.map(([groupId, label], index) => ({
      groupId,
      name: label,
      items: ids.slice(starts[index], starts[index + 1]).map((fieldId) => ({ fieldId })),
    })),
    groupControls: tabs.map(([groupId]) => ({
      groupId,
      widgetId: 'topLevelTab',
      widgetNamespace: 'builtin',
    })),
  };
};
