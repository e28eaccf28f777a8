/**
 * What the content model says of a type and what only Contentful knows of it (help texts, tabs, values
 * of a new entry), put together as Contentful stores it. Pure.
 */
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
  /** What fields of a new entry say already. */
  readonly initial?: Readonly<Partial<Record<FieldId<Id>, string | boolean>>>;
  /** Fields that editors see and cannot change. */
  readonly fixed?: readonly FieldId<Id>[];
}

export type Validation = Readonly<Record<string, unknown>>;

/** The part of a field that says what it stores. */
export interface Storage {
  readonly type: string;
  readonly linkType?: string;
  readonly items?: {
    readonly type: string;
    readonly linkType?: string;
    readonly validations?: readonly Validation[];
  };
  readonly validations?: readonly Validation[];
}

/** What a field stores, in Contentful's words, for example `Array Link Entry`. */
export const shape = ({ type, linkType, items }: Storage): string =>
  [type, linkType, items?.type, items?.linkType].filter(Boolean).join(' ');

/** Shapes whose values the site reads in the same way. */
const ALIKE = [
  ['Symbol', 'Text'],
  ['Integer', 'Number'],
];

/** Whether the site can read a field of a space as the one it wants. */
export const isAlike = (there: Storage, wanted: Storage): boolean => {
  const [one, other] = [shape(there), shape(wanted)];
  return one === other || ALIKE.some((shapes) => shapes.includes(one) && shapes.includes(other));
};

export type Settings = Readonly<Record<string, string | number | boolean | undefined>>;

/** A field of a content type as Contentful stores it, with its control and its tab in the editor. */
export interface FieldDefinition extends Storage {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly initial?: string | boolean;
  readonly widget: string;
  readonly settings: Settings;
  readonly tab?: string;
}

export interface TypeDefinition {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Id of the field that is the title of an entry in lists. */
  readonly displayField: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly fields: readonly FieldDefinition[];
}

/** What a field stores, and the control that changes it. */
interface StoredField extends Storage {
  readonly widget: string;
  readonly settings?: Settings;
}

const linksTo = (types: readonly string[], message: string): Validation => ({
  linkContentType: types,
  message,
});

const entryLink = (types: readonly string[]) => ({
  type: 'Link',
  linkType: 'Entry',
  validations: [linksTo(types, 'This kind of entry does not fit here.')],
});

const UNIQUE = {
  unique: true,
  message: 'Another entry has this already. Choose a different one.',
};

const patternRules = ({ means }: Extract<Field, { kind: 'plain' | 'plainList' }>): Validation[] => {
  const pattern = means && PATTERNS[means];
  return pattern ? [{ regexp: { pattern: pattern.source }, message: pattern.message }] : [];
};

const text = (field: Extract<Field, { kind: 'text' | 'longText' }>): readonly Validation[] =>
  field.max === undefined
    ? []
    : [{ size: { max: field.max }, message: `At most ${field.max} characters.` }];

const fileLink = (group: string, message: string) => ({
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
/** What may stand in a sentence has a page to link to. */
const PAGES_ONLY = linksTo(PAGE_TYPES, 'Choose a page, a service, a blog post, a town or work.');

/** Formatted text is limited to what the site can show. */
const richTextRules = (embeds: readonly string[] | undefined): readonly Validation[] => [
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
      return { type: 'Symbol', validations: text(field), widget: 'singleLine' };
    case 'longText':
      return { type: 'Text', validations: text(field), widget: 'multipleLine' };
    case 'plain': {
      const isAddress = field.means === 'pageAddress';
      const validations = patternRules(field);
      if (isAddress || field.unique === true) validations.push(UNIQUE);
      return isAddress
        ? {
            ...{ type: 'Symbol', validations, widget: 'slugEditor' },
            settings: { trackingFieldId: titleField },
          }
        : { type: 'Symbol', validations, widget: 'singleLine' };
    }
    case 'textList':
    case 'plainList': {
      const validations = field.kind === 'plainList' ? patternRules(field) : [];
      return { type: 'Array', items: { type: 'Symbol', validations }, widget: 'tagEditor' };
    }
    case 'choice': {
      const rule = { in: Object.values(field.choices), message: 'Choose one of the list.' };
      return { type: 'Symbol', validations: [rule], widget: 'dropdown' };
    }
    case 'number': {
      if (!field.range) return { type: 'Integer', widget: 'numberEditor' };
      const { message, ...range } = field.range;
      return { type: 'Integer', validations: [{ range, message }], widget: 'numberEditor' };
    }
    case 'boolean': {
      const settings = { trueLabel: field.labels.yes, falseLabel: field.labels.no };
      return { type: 'Boolean', widget: 'boolean', settings };
    }
    case 'date':
      return { type: 'Date', widget: 'datePicker', settings: { format: 'timeZ', ampm: '12' } };
    case 'picture':
      return { ...fileLink('image', 'Choose a picture.'), widget: 'assetLinkEditor' };
    case 'pictureList': {
      const items = fileLink('image', 'Choose pictures.');
      const rule = { size: { max: field.max }, message: `At most ${field.max} pictures.` };
      return { type: 'Array', items, validations: [rule], widget: 'assetLinksEditor' };
    }
    case 'document':
      return { ...fileLink('pdfdocument', 'Choose a PDF.'), widget: 'assetLinkEditor' };
    case 'link':
      return { ...entryLink(field.to), widget: 'entryLinkEditor' };
    case 'linkList': {
      const settings = { bulkEditing: false };
      return { type: 'Array', items: entryLink(field.to), widget: 'entryLinksEditor', settings };
    }
    case 'richText':
      return {
        type: 'RichText',
        validations: richTextRules(field.embeds),
        widget: 'richTextEditor',
      };
  }
};

type Initial = Readonly<Record<string, string | boolean>> | undefined;

/** A content type as Contentful stores it. */
export const definitionOf = <Id extends ContentTypeId>(
  id: Id,
  { description, tabs = [], help, initial, fixed = [] }: Editing<Id>,
): TypeDefinition => {
  const { name, titleField, fields }: ContentType = model[id];
  let tab: string | undefined;
  return {
    id,
    name,
    description,
    displayField: titleField,
    tabs: tabs.map(([tabId, label]) => ({ id: tabId, label })),
    fields: Object.entries(fields).map(([fieldId, field]) => {
      tab = tabs.find(([, , from]) => from === fieldId)?.[0] ?? tab;
      const { settings, ...stored } = storedField(field, titleField);
      return {
        id: fieldId,
        name: field.name,
        ...stored,
        required: field.required === true,
        disabled: fixed.some((one) => one === fieldId),
        initial: (initial as Initial)?.[fieldId],
        settings: { helpText: (help as Readonly<Record<string, string>>)[fieldId], ...settings },
        tab,
      };
    }),
  };
};
