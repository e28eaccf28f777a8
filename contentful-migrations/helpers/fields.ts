/**
 * Short ways to write the fields of a content type in a migration.
 *
 * Migrations that ran in a customer's space are history, and these helpers are part of that
 * history: never change what one of them produces. Add a new one beside it.
 */
import type { IEditorInterfaceOptions, IFieldOptions, IValidation } from 'contentful-migration';

/** A field as Contentful stores it, with its control and its tab in the editor. */
export interface FieldDefinition {
  readonly id: string;
  readonly definition: IFieldOptions & { readonly name: string };
  readonly widget: string;
  readonly settings: IEditorInterfaceOptions;
  readonly tab?: string;
}

/** Options of all fields. */
interface Options {
  readonly required?: boolean;
}

/** A field from its parts. No field is localized: the site has one language. */
const field = (
  [id, name, help]: readonly [id: string, name: string, help: string],
  { required = false }: Options,
  stored: IFieldOptions,
  widget: string,
  settings: IEditorInterfaceOptions = {},
): FieldDefinition => ({
  id,
  definition: { name, ...stored, required, localized: false },
  widget,
  settings: { helpText: help, ...settings },
});

/** Puts fields on a tab. */
export const onTab = (
  tab: string,
  ...fields: readonly FieldDefinition[]
): readonly FieldDefinition[] => fields.map((field) => ({ ...field, tab }));

interface Pattern {
  readonly source: string;
  readonly message: string;
}

interface TextOptions extends Options {
  readonly max?: number;
}

interface LinesOptions extends Options {
  readonly pattern?: Pattern;
}

interface PlainOptions extends LinesOptions {
  readonly unique?: boolean;
  /** Id of the text field that the address is made from; makes the control a slug editor. */
  readonly slugOf?: string;
}

const atMost = (max: number | undefined): IValidation[] =>
  max === undefined ? [] : [{ size: { max }, message: `At most ${max} characters.` }];

const matching = (pattern: Pattern | undefined): IValidation[] =>
  pattern === undefined ? [] : [{ regexp: { pattern: pattern.source }, message: pattern.message }];

const UNIQUE: IValidation = {
  unique: true,
  message: 'Another entry has this already. Choose a different one.',
};

/** A link may lead to entries of these content types only. */
const linksTo = (
  types: readonly string[],
  message = 'This kind of entry does not fit here.',
): IValidation[] => [{ linkContentType: [...types], message }];

/** One line that visitors see. */
export const text = (id: string, name: string, help: string, options: TextOptions = {}) => {
  const stored = { type: 'Symbol', validations: atMost(options.max) } as const;
  return field([id, name, help], options, stored, 'singleLine');
};

/** Several lines that visitors see. */
export const longText = (id: string, name: string, help: string, options: TextOptions = {}) => {
  const stored = { type: 'Text', validations: atMost(options.max) } as const;
  return field([id, name, help], options, stored, 'multipleLine');
};

/** A value that is used but not shown: an address, a number to dial. */
export const plain = (id: string, name: string, help: string, options: PlainOptions = {}) => {
  const { pattern, unique, slugOf } = options;
  const validations = [...matching(pattern), ...(unique === true ? [UNIQUE] : [])];
  const stored = { type: 'Symbol', validations } as const;
  return slugOf === undefined
    ? field([id, name, help], options, stored, 'singleLine')
    : field([id, name, help], options, stored, 'slugEditor', { trackingFieldId: slugOf });
};

/** A list of short lines; the Enter key ends each. */
export const lines = (id: string, name: string, help: string, options: LinesOptions = {}) => {
  const items = { type: 'Symbol', validations: matching(options.pattern) } as const;
  return field([id, name, help], options, { type: 'Array', items }, 'tagEditor');
};

/** One value out of a list, as a dropdown. */
export const choice = (
  id: string,
  name: string,
  help: string,
  choices: readonly string[],
  options: Options = {},
) => {
  const validations = [{ in: [...choices], message: 'Choose one of the list.' }];
  return field([id, name, help], options, { type: 'Symbol', validations }, 'dropdown');
};

/** A whole number, used for positions. */
export const integer = (id: string, name: string, help: string) =>
  field([id, name, help], {}, { type: 'Integer', validations: [] }, 'numberEditor');

/** A yes or no with a label for each. */
export const yesOrNo = (
  id: string,
  name: string,
  help: string,
  labels: { readonly yes: string; readonly no: string },
) => {
  const settings = { trueLabel: labels.yes, falseLabel: labels.no };
  return field([id, name, help], {}, { type: 'Boolean', validations: [] }, 'boolean', settings);
};

/** A moment with its time zone. */
export const moment = (id: string, name: string, help: string) => {
  const settings = { format: 'timeZ', ampm: '12' } as const;
  return field([id, name, help], {}, { type: 'Date', validations: [] }, 'datePicker', settings);
};

/** A link to an asset that has to be a picture. */
export const picture = (id: string, name: string, help: string) => {
  const validations: IValidation[] = [
    { linkMimetypeGroup: ['image'], message: 'Choose a picture.' },
  ];
  const stored = { type: 'Link', linkType: 'Asset', validations } as const;
  return field([id, name, help], {}, stored, 'assetLinkEditor');
};

/** A link to an asset that has to be a PDF. */
export const pdf = (id: string, name: string, help: string) => {
  const validations: IValidation[] = [
    { linkMimetypeGroup: ['pdfdocument'], message: 'Choose a PDF.' },
  ];
  const stored = { type: 'Link', linkType: 'Asset', validations } as const;
  return field([id, name, help], {}, stored, 'assetLinkEditor');
};

/** A link to one entry. */
export const entry = (id: string, name: string, help: string, types: readonly string[]) => {
  const stored = { type: 'Link', linkType: 'Entry', validations: linksTo(types) } as const;
  return field([id, name, help], {}, stored, 'entryLinkEditor');
};

/** A list of entries in an order that editors change by dragging. */
export const entries = (id: string, name: string, help: string, types: readonly string[]) => {
  const items = { type: 'Link', linkType: 'Entry', validations: linksTo(types) } as const;
  const stored = { type: 'Array', items } as const;
  return field([id, name, help], {}, stored, 'entryLinksEditor', { bulkEditing: false });
};

const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript'];
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
  'embedded-asset-block',
];

/**
 * Formatted text, limited to what the site can show.
 *
 * @param options.embeds content types that may be embedded as blocks
 */
export const richText = (
  id: string,
  name: string,
  help: string,
  options: Options & { readonly embeds?: readonly string[] } = {},
) => {
  const { embeds = [] } = options;
  const embedded = linksTo(embeds, 'This kind of entry cannot be put into this text.');
  const pageLinks = linksTo(
    ['page', 'service', 'blogPost'],
    'Link to a page, a service or a blog post.',
  );
  const validations: IValidation[] = [
    {
      enabledMarks: MARKS,
      message: 'Use bold, italic, underline, code, superscript and subscript only.',
    },
    {
      enabledNodeTypes: embeds.length === 0 ? BLOCKS : [...BLOCKS, 'embedded-entry-block'],
      message: 'Use headings 2 to 4, lists, quotes, lines, tables, links and what Embed offers.',
    },
    {
      nodes: {
        'entry-hyperlink': pageLinks,
        ...(embeds.length === 0 ? {} : { 'embedded-entry-block': embedded }),
      },
    },
  ];
  return field([id, name, help], options, { type: 'RichText', validations }, 'richTextEditor');
};
