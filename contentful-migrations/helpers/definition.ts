/**
 * Combines what the content model says about a type with what only Contentful needs to know (help texts,
 * tabs, initial values), in the form that Contentful stores. Pure.
 */
import type { Control, FieldGroupItem, GroupControl } from 'contentful-management';
import type { IFieldOptions, IValidation } from 'contentful-migration';
import { model, type ContentTypeId, type Model, PAGE_TYPES } from '../../src/content/model';
import { PATTERNS, type ContentType, type Field } from '../../src/content/model/fields';

type FieldId<Id extends ContentTypeId> = Extract<keyof Model[Id]['fields'], string>;

/** Has a name so that the compiler says what a new field still needs. */
type HelpTextOfEachField<Id extends ContentTypeId> = { readonly [F in FieldId<Id>]: string };

/** What editors see of a content type and the website does not. */
export interface Editing<Id extends ContentTypeId = ContentTypeId> {
  readonly description: string;
  /** Tabs in order: id, label and the first of its fields. If absent: all fields one below another. */
  readonly tabs?: readonly (readonly [id: string, label: string, from: FieldId<Id>])[];
  readonly help: HelpTextOfEachField<Id>;
  /** Initial values of fields in a new entry. */
  readonly initial?: Readonly<Partial<Record<FieldId<Id>, string | boolean>>>;
  /** Fields that editors see and cannot change. */
  readonly fixed?: readonly FieldId<Id>[];
}

/** A field of a content type, as Contentful stores it. */
export type TypeField = IFieldOptions & { readonly id: string };

/** A content type with its editor, as an empty space gets it. */
export interface TypeDefinition {
  readonly id: ContentTypeId;
  readonly name: string;
  readonly description: string;
  /** Id of the field that is the title of an entry in lists. */
  readonly displayField: string;
  readonly fields: readonly TypeField[];
  /** A control for each of the fields, with its help text. */
  readonly controls: readonly Control[];
  /** Tabs with their fields; empty for a type without tabs. */
  readonly editorLayout: FieldGroupItem[];
  readonly groupControls: GroupControl[];
  /** What fields of a new entry say already, in the default locale of the space. */
  readonly initial: Readonly<Record<string, string | boolean | undefined>>;
}

/** The part of a field's definition that can never change: what the field stores. */
interface Shape {
  readonly type: string;
  readonly linkType?: string;
  readonly items?: Shape;
}

/** What a field stores, in Contentful's words, for example `Array Link Entry`. */
export const shape = ({ type, linkType, items }: Shape): string =>
  [type, linkType, items?.type, items?.linkType].filter(Boolean).join(' ');

/** Shapes whose values the site reads in the same way. */
const ALIKE = [
  ['Symbol', 'Text'],
  ['Integer', 'Number'],
];

/** Whether the site can read a field of a space as the one it wants. */
export const isAlike = (there: Shape, wanted: Shape): boolean => {
  const [one, other] = [shape(there), shape(wanted)];
  return one === other || ALIKE.some((shapes) => shapes.includes(one) && shapes.includes(other));
};

/** What a field stores, and the control that changes it. */
type StoredField = IFieldOptions & Pick<Control, 'widgetId' | 'settings'>;

const linksTo = (types: readonly string[], message: string): IValidation => ({
  linkContentType: [...types],
  message,
});

const entryLink = (types: readonly string[]): IFieldOptions => ({
  type: 'Link',
  linkType: 'Entry',
  validations: [linksTo(types, 'This kind of entry does not fit here.')],
});

const UNIQUE: IValidation = {
  unique: true,
  message: 'Another entry has this already. Choose a different one.',
};

const patternRules = ({
  means,
}: Extract<Field, { kind: 'plain' | 'plainList' }>): IValidation[] => {
  const pattern = means && PATTERNS[means];
  return pattern ? [{ regexp: { pattern: pattern.source }, message: pattern.message }] : [];
};

/** The length limit of a text. */
const lengthRule = (max: number): IValidation => ({
  size: { max },
  message: `At most ${max} characters.`,
});

const text = ({ max }: Extract<Field, { kind: 'text' | 'longText' }>): IValidation[] =>
  max === undefined ? [] : [lengthRule(max)];

const fileLink = (group: 'image' | 'pdfdocument', message: string): IFieldOptions => ({
  type: 'Link',
  linkType: 'Asset',
  validations: [{ linkMimetypeGroup: [group], message }],
});

const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'code', 'superscript', 'subscript'];
const BLOCKS = [
  'heading-2',
  'heading-3',
  'heading-4',
  'ordered-list',
  'unordered-list',
  'blockquote',
  'hr',
  'table',
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'embedded-asset-block',
  'embedded-entry-inline',
];
/** Inline links need a page to link to. */
const PAGES_ONLY = linksTo(PAGE_TYPES, 'Choose a page, a service or a blog post.');

/** Formatted text is limited to what the site can show. */
const richTextRules = (embeds: readonly string[] | undefined): IValidation[] => [
  {
    enabledMarks: MARKS,
    message: 'Use bold, italic, underline, strikethrough, code, superscript and subscript only.',
  },
  {
    enabledNodeTypes: embeds ? [...BLOCKS, 'embedded-entry-block'] : BLOCKS,
    message: 'Use headings 2 to 4, lists, quotes, lines, tables, links and what Embed offers.',
  },
  {
    nodes: {
      'entry-hyperlink': [PAGES_ONLY],
      'embedded-entry-inline': [PAGES_ONLY],
      ...(embeds && {
        'embedded-entry-block': [
          linksTo([...embeds, ...PAGE_TYPES], 'This kind of entry cannot be put into this text.'),
        ],
      }),
    },
  },
];

const storedField = (field: Field, titleField: string): StoredField => {
  switch (field.kind) {
    case 'text':
      return { type: 'Symbol', validations: text(field), widgetId: 'singleLine' };
    case 'longText':
      return { type: 'Text', validations: text(field), widgetId: 'multipleLine' };
    case 'plain': {
      const isAddress = field.means === 'pageAddress';
      const validations = patternRules(field);
      if (field.unique ?? isAddress) validations.push(UNIQUE);
      return isAddress
        ? {
            ...{ type: 'Symbol', validations, widgetId: 'slugEditor' },
            settings: { trackingFieldId: titleField },
          }
        : { type: 'Symbol', validations, widgetId: 'singleLine' };
    }
    case 'textList':
    case 'plainList': {
      const validations = field.kind === 'plainList' ? patternRules(field) : [];
      return { type: 'Array', items: { type: 'Symbol', validations }, widgetId: 'tagEditor' };
    }
    case 'choice': {
      const rule = { in: Object.values(field.choices), message: 'Choose one of the list.' };
      return { type: 'Symbol', validations: [rule], widgetId: 'dropdown' };
    }
    case 'boolean': {
      const settings = { trueLabel: field.labels.yes, falseLabel: field.labels.no };
      return { type: 'Boolean', widgetId: 'boolean', settings };
    }
    case 'date':
      return { type: 'Date', widgetId: 'datePicker', settings: { format: 'timeZ', ampm: '12' } };
    case 'picture':
      return { ...fileLink('image', 'Choose a picture.'), widgetId: 'assetLinkEditor' };
    case 'document':
      return { ...fileLink('pdfdocument', 'Choose a PDF.'), widgetId: 'assetLinkEditor' };
    case 'link':
      return { ...entryLink(field.to), widgetId: 'entryLinkEditor' };
    case 'linkList': {
      const settings = { bulkEditing: false };
      return { type: 'Array', items: entryLink(field.to), widgetId: 'entryLinksEditor', settings };
    }
    case 'richText':
      return {
        type: 'RichText',
        validations: richTextRules(field.embeds),
        widgetId: 'richTextEditor',
      };
  }
};

/** A content type as Contentful stores it. */
export const definitionOf = <Id extends ContentTypeId>(
  id: Id,
  { description, tabs = [], help, initial, fixed = [] }: Editing<Id>,
): TypeDefinition => {
  const { name, titleField, fields }: ContentType = model[id];
  const helpTexts: Readonly<Record<string, string>> = help;
  const stored = Object.entries(fields).map(([fieldId, field]) => {
    const { widgetId, settings, ...storage } = storedField(field, titleField);
    return {
      field: {
        name: field.name,
        ...storage,
        required: field.required === true,
        disabled: fixed.some((one) => one === fieldId),
        id: fieldId,
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
    initial: initial ?? {},
  };
};
