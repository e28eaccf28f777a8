/**
 * Short ways to write the fields of a content type in a migration.
 *
 * Migrations that ran in a customer's space are history, and these helpers are part of that
 * history: never change what one of them produces. Add a new one beside it.
 */
import type { IValidation } from 'contentful-migration';
import { field, linksTo, type Options } from './field';

export { richText } from './richText';

interface Pattern {
  readonly source: string;
  readonly message: string;
}

interface TextOptions extends Options {
  readonly max?: number;
}

interface PlainOptions extends Options {
  readonly pattern?: Pattern;
  readonly unique?: boolean;
  /** Id of the text field that the address is made from; makes the control a slug editor. */
  readonly slugOf?: string;
}

const atMost = (max: number | undefined): IValidation[] =>
  max === undefined ? [] : [{ size: { max }, message: `At most ${max} characters.` }];

const matching = (pattern: Pattern | undefined): IValidation[] =>
  pattern === undefined ? [] : [{ regexp: { pattern: pattern.source }, message: pattern.message }];

/** One line that visitors see. */
export const text = (id: string, name: string, help: string, options: TextOptions = {}) =>
  field(
    id,
    name,
    help,
    { type: 'Symbol', validations: atMost(options.max) },
    'singleLine',
    options,
  );

/** Several lines that visitors see. */
export const longText = (id: string, name: string, help: string, options: TextOptions = {}) =>
  field(
    id,
    name,
    help,
    { type: 'Text', validations: atMost(options.max) },
    'multipleLine',
    options,
  );

/** A value that is used but not read out: an address, a number to dial. */
export const plain = (id: string, name: string, help: string, options: PlainOptions = {}) => {
  const unique: IValidation[] =
    options.unique === true
      ? [{ unique: true, message: 'Another entry has this already. Choose a different one.' }]
      : [];
  return field(
    id,
    name,
    help,
    { type: 'Symbol', validations: [...matching(options.pattern), ...unique] },
    options.slugOf === undefined ? 'singleLine' : 'slugEditor',
    options,
    options.slugOf === undefined ? {} : { trackingFieldId: options.slugOf },
  );
};

/** A list of short lines; the Enter key ends each. */
export const lines = (
  id: string,
  name: string,
  help: string,
  options: Options & { readonly pattern?: Pattern } = {},
) =>
  field(
    id,
    name,
    help,
    { type: 'Array', items: { type: 'Symbol', validations: matching(options.pattern) } },
    'tagEditor',
    options,
  );

/** One value out of a list, as a dropdown. */
export const choice = (
  id: string,
  name: string,
  help: string,
  choices: readonly string[],
  options: Options = {},
) =>
  field(
    id,
    name,
    help,
    { type: 'Symbol', validations: [{ in: [...choices], message: 'Choose one of the list.' }] },
    'dropdown',
    options,
  );

/** A whole number, used for positions. */
export const integer = (id: string, name: string, help: string, options: Options = {}) =>
  field(id, name, help, { type: 'Integer', validations: [] }, 'numberEditor', options);

/** A yes or no with words of its own for both. */
export const yesOrNo = (
  id: string,
  name: string,
  help: string,
  labels: { readonly yes: string; readonly no: string },
  options: Options = {},
) =>
  field(id, name, help, { type: 'Boolean', validations: [] }, 'boolean', options, {
    trueLabel: labels.yes,
    falseLabel: labels.no,
  });

/** A moment with its time zone. */
export const moment = (id: string, name: string, help: string, options: Options = {}) =>
  field(id, name, help, { type: 'Date', validations: [] }, 'datePicker', options, {
    format: 'timeZ',
    ampm: '12',
  });

/** A link to an asset that has to be a picture. */
export const picture = (id: string, name: string, help: string, options: Options = {}) =>
  field(
    id,
    name,
    help,
    {
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image'], message: 'Choose a picture.' }],
    },
    'assetLinkEditor',
    options,
  );

/** A link to an asset that has to be a PDF. */
export const pdf = (id: string, name: string, help: string, options: Options = {}) =>
  field(
    id,
    name,
    help,
    {
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['pdfdocument'], message: 'Choose a PDF.' }],
    },
    'assetLinkEditor',
    options,
  );

/** A link to one entry. */
export const entry = (
  id: string,
  name: string,
  help: string,
  types: readonly string[],
  options: Options = {},
) =>
  field(
    id,
    name,
    help,
    {
      type: 'Link',
      linkType: 'Entry',
      validations: linksTo(types, 'This kind of entry does not fit here.'),
    },
    'entryLinkEditor',
    options,
  );

/** A list of entries in an order that editors change by dragging. */
export const entries = (
  id: string,
  name: string,
  help: string,
  types: readonly string[],
  options: Options = {},
) =>
  field(
    id,
    name,
    help,
    {
      type: 'Array',
      items: {
        type: 'Link',
        linkType: 'Entry',
        validations: linksTo(types, 'This kind of entry does not fit here.'),
      },
    },
    'entryLinksEditor',
    options,
    { bulkEditing: false },
  );
