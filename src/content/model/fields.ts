/**
 * The vocabulary the content model is written in: kinds of fields, and what the site makes of each.
 * GraphQL schema, query, TypeScript types, mappers and checks are derived from it. What only editors
 * see, such as help texts and tabs, stands in the migrations alone. They are written by hand; a test
 * compares what they made with the model.
 */

/** A field an editor fills in. */
interface FieldBase {
  /** Label above the field in Contentful. Reports and error messages call it so. */
  readonly name: string;
  /** Contentful refuses to publish while it is empty, and the site skips an entry without it. */
  readonly required?: boolean;
  /**
   * What visitors get while it is empty in a seeded space: the text the site came with, or nothing.
   * Not said: `default` for required fields, `nothing` for all others. See `isDefaultWhenEmpty`.
   */
  readonly empty?: 'default' | 'nothing';
  /** Id of the field it belongs to: empty beside a filled one it stays empty in every space. */
  readonly beside?: string;
  /**
   * Parts of the site that show a shared text: looks of sections, kinds of pages and the like.
   * Not said: every page. The content report lists it for no other page.
   */
  readonly on?: readonly string[];
}

/** One line that a visitor can see or hear. Contentful `Symbol`, at most 256 characters. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly max?: number;
}

/** Several lines that a visitor can see or hear. Contentful `Text`. */
interface LongTextField extends FieldBase {
  readonly kind: 'longText';
  readonly max?: number;
}

/** Formatted text. Contentful `RichText`, limited to what the site renders. */
interface RichTextField extends FieldBase {
  readonly kind: 'richText';
}

/** A list of short lines that a visitor can see. Contentful `Array<Symbol>`. */
interface TextListField extends FieldBase {
  readonly kind: 'textList';
}

/** A value that is used but never read out as it is: an address, a phone number for dialing. */
export interface PlainField extends FieldBase {
  readonly kind: 'plain';
  /** A regular expression the value must match, and what an editor reads when it does not. */
  readonly pattern?: { readonly source: string; readonly message: string };
  /** True where any other value would do harm on the site: it counts as missing, and is told. */
  readonly mustMatch?: boolean;
}

/** A list of such values. Contentful `Array<Symbol>`. */
interface PlainListField extends FieldBase {
  readonly kind: 'plainList';
  readonly pattern?: { readonly source: string; readonly message: string };
}

/** One value out of a fixed set, shown as a dropdown. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  /** Each value with the plain words that editors choose it by, which Contentful stores. */
  readonly choices: Readonly<Record<string, string>>;
}

interface NumberField extends FieldBase {
  readonly kind: 'number';
}

interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
  readonly labels: { readonly yes: string; readonly no: string };
}

/** A moment in time with its zone, ISO 8601. */
interface DateField extends FieldBase {
  readonly kind: 'date';
}

/** A picture with its description (read out) and title. Contentful link to an asset. */
interface PictureField extends FieldBase {
  readonly kind: 'picture';
  /** Pixels below which it looks blurred in its place. */
  readonly minWidth?: number;
}

/** A file to open, such as a PDF. Contentful link to an asset. */
interface DocumentField extends FieldBase {
  readonly kind: 'document';
}

/** A link to one entry of the named content types. */
interface LinkField extends FieldBase {
  readonly kind: 'link';
  readonly to: readonly string[];
}

/** An ordered list of links, sorted by dragging in Contentful. */
interface LinkListField extends FieldBase {
  readonly kind: 'linkList';
  readonly to: readonly string[];
}

export type Field =
  | TextField
  | LongTextField
  | RichTextField
  | TextListField
  | PlainField
  | PlainListField
  | ChoiceField
  | NumberField
  | BooleanField
  | DateField
  | PictureField
  | DocumentField
  | LinkField
  | LinkListField;

export interface ContentType {
  /** Name in Contentful's lists. */
  readonly name: string;
  /** Field that names an entry in lists. */
  readonly titleField: string;
  /** True when the site reads exactly one entry of it. */
  readonly single?: boolean;
  /**
   * For a list that visitors see as a whole: what a seeded space shows once its last entry is gone,
   * what the site came with or nothing. Not said: each entry is found by its address or by a link
   * to it, and falls back for itself.
   */
  readonly empty?: 'default' | 'nothing';
  readonly fields: Readonly<Record<string, Field>>;
}

/** True for a field that shows the text the site came with while an editor leaves it empty. */
export const isDefaultWhenEmpty = ({ empty, required }: Field): boolean =>
  (empty ?? (required === true ? 'default' : 'nothing')) === 'default';

/** What every web address field accepts. */
export const ADDRESS_PATTERN = {
  source: '^[a-z0-9]+(-[a-z0-9]+)*$',
  message: 'Use small letters, digits and single dashes only, for example tree-pruning.',
} as const;

/** What every link field accepts: a page of this site, a web page, a phone number or an e-mail. */
export const HREF_PATTERN = {
  source: '^(/|#|https?://|mailto:|tel:|\\{\\{phone\\}\\}).*$',
  message:
    'Start with / for a page of this site, with https:// for another site, or with tel: or mailto:.',
} as const;

/** A label or message of one line that several pages share; `on`: see `FieldBase`. */
export const line = (name: string, on?: readonly string[]) =>
  ({ kind: 'text', name, on, empty: 'default' }) as const;

/** One of several lines. */
export const longLine = (name: string, on?: readonly string[]) =>
  ({ kind: 'longText', name, max: 600, on, empty: 'default' }) as const;

/** A line that shows nothing while it is empty. */
export const note = (name: string, on?: readonly string[]) =>
  ({ kind: 'text', name, on, empty: 'nothing' }) as const;

/** One of several lines. */
export const longNote = (name: string, on?: readonly string[]) =>
  ({ kind: 'longText', name, max: 600, on, empty: 'nothing' }) as const;

/** Fields that every kind of page has for search engines and social networks. */
export const searchFields = {
  metaTitle: { kind: 'text', name: 'Title in search results', max: 120 },
  metaDescription: { kind: 'longText', name: 'Description in search results', max: 320 },
  shareImage: { kind: 'picture', name: 'Picture for social networks', minWidth: 1200 },
  /** Addresses that this page had before; visitors who use one are sent here. */
  previousAddresses: { kind: 'plainList', name: 'Old addresses' },
} as const satisfies Record<string, Field>;

/** What an entry of which there is one is called in Contentful's lists. */
export const nameInLists = { kind: 'plain', name: 'Name in this list', empty: 'default' } as const;

/** Position in a list. */
export const orderField = { kind: 'number', name: 'Position' } as const satisfies Field;
