/**
 * The vocabulary the content model is written in: kinds of fields and what an editor is told
 * about each. GraphQL schema, query, TypeScript types, mappers and checks are derived from it.
 * Migrations are written by hand; a test compares what they made with it.
 */

/** A field an editor fills in. `name` and `help` are shown in Contentful. */
interface FieldBase {
  /** Label above the field in Contentful. */
  readonly name: string;
  /** One or two sentences under the field, for a person who has never seen a CMS. */
  readonly help: string;
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
  /** What a new entry starts with. */
  readonly initial?: string | boolean;
  /** True for what editors must not change: Contentful does not show it to them. */
  readonly disabled?: boolean;
  /** Id of the tab the field sits on, one of the type's `groups`. */
  readonly group?: string;
}

/** One line that a visitor can see or hear. Contentful `Symbol`, at most 256 characters. */
export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly max?: number;
}

/** Several lines that a visitor can see or hear. Contentful `Text`. */
export interface LongTextField extends FieldBase {
  readonly kind: 'longText';
  readonly max?: number;
}

/** Formatted text. Contentful `RichText`, limited to what the site renders. */
export interface RichTextField extends FieldBase {
  readonly kind: 'richText';
  /** Content types that may be embedded as blocks. */
  readonly embeds?: readonly string[];
}

/** A list of short lines that a visitor can see. Contentful `Array<Symbol>`. */
export interface TextListField extends FieldBase {
  readonly kind: 'textList';
}

/** A value that is used but never read out as it is: an address, a phone number for dialing. */
export interface PlainField extends FieldBase {
  readonly kind: 'plain';
  /** A regular expression the value must match, and what an editor reads when it does not. */
  readonly pattern?: { readonly source: string; readonly message: string };
  /** True where any other value would do harm on the site: it counts as missing, and is told. */
  readonly mustMatch?: boolean;
  readonly unique?: boolean;
  readonly control?: 'singleLine' | 'slugEditor' | 'urlEditor';
}

/** A list of such values. Contentful `Array<Symbol>`. */
export interface PlainListField extends FieldBase {
  readonly kind: 'plainList';
  readonly pattern?: { readonly source: string; readonly message: string };
}

/** One value out of a fixed set, shown as a dropdown. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  /** Each value with the plain words that editors choose it by, which Contentful stores. */
  readonly choices: Readonly<Record<string, string>>;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
}

export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
  readonly labels: { readonly yes: string; readonly no: string };
}

/** A moment in time with its zone, ISO 8601. */
export interface DateField extends FieldBase {
  readonly kind: 'date';
}

/** A picture with its description (read out) and title. Contentful link to an asset. */
export interface PictureField extends FieldBase {
  readonly kind: 'picture';
  /** Pixels below which it looks blurred in its place. */
  readonly minWidth?: number;
}

/** A file to open, such as a PDF. Contentful link to an asset. */
export interface DocumentField extends FieldBase {
  readonly kind: 'document';
}

/** A link to one entry of the named content types. */
export interface LinkField extends FieldBase {
  readonly kind: 'link';
  readonly to: readonly string[];
}

/** An ordered list of links, sorted by dragging in Contentful. */
export interface LinkListField extends FieldBase {
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

export type FieldKind = Field['kind'];

export interface ContentType {
  /** Name in Contentful's lists. */
  readonly name: string;
  /** What an editor reads when choosing it. */
  readonly description: string;
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
  /** Tabs of a long type: id to label, in order. */
  readonly groups?: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, Field>>;
}

/** True for a field that shows the text the site came with while an editor leaves it empty. */
export const isDefaultWhenEmpty = ({ empty, required }: Field): boolean =>
  (empty ?? (required === true ? 'default' : 'nothing')) === 'default';

/** Kinds of fields that visitors notice when they are empty. */
const NOTICED = new Set<FieldKind>(['text', 'longText', 'richText', 'textList', 'picture', 'link']);

/** Help text as Contentful shows it: what belongs in the field, and what an empty one does. */
export const helpOf = (field: Field): string => {
  const { help, kind, required } = field;
  if (required === true || !NOTICED.has(kind) || /empty:|may be empty|stays hidden/i.test(help))
    return help;
  return isDefaultWhenEmpty(field)
    ? `${help} Empty: the text the site came with, if any.`
    : `${help} Empty: nothing is shown.`;
};

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
export const line = <G extends string>(
  name: string,
  help: string,
  group: G,
  on?: readonly string[],
) => ({ kind: 'text', name, help, group, on, empty: 'default' }) as const;

/** One of several lines. */
export const longLine = <G extends string>(
  name: string,
  help: string,
  group: G,
  on?: readonly string[],
) => ({ kind: 'longText', name, help, max: 600, group, on, empty: 'default' }) as const;

/** A line that shows nothing while it is empty. */
export const note = <G extends string>(
  name: string,
  help: string,
  group: G,
  on?: readonly string[],
) => ({ kind: 'text', name, help, group, on, empty: 'nothing' }) as const;

/** One of several lines. */
export const longNote = <G extends string>(
  name: string,
  help: string,
  group: G,
  on?: readonly string[],
) => ({ kind: 'longText', name, help, max: 600, group, on, empty: 'nothing' }) as const;

/** Fields that every kind of page has for search engines and social networks. */
export const searchFields = {
  metaTitle: {
    kind: 'text',
    name: 'Title in search results',
    help: 'The blue line in Google. Up to about 60 characters, with the city in it. Empty: made from the heading.',
    max: 120,
    group: 'search',
  },
  metaDescription: {
    kind: 'longText',
    name: 'Description in search results',
    help: 'One or two sentences that make somebody want to read on. 70 to 160 characters. Empty: made from the text of the page.',
    max: 320,
    group: 'search',
  },
  shareImage: {
    kind: 'picture',
    name: 'Picture for social networks',
    help: 'Shown when somebody shares this page. 1200 by 630 pixels. Empty: one is drawn from the title.',
    minWidth: 1200,
    group: 'search',
  },
} as const satisfies Record<string, Field>;

/** Old addresses of a page, service or post. */
export const previousAddressesField = {
  kind: 'plainList',
  name: 'Old addresses',
  help: 'Addresses this page had before, for example /stump-removal/. Visitors who use one are sent here. The site remembers changes of the address by itself; add only what it cannot know.',
  group: 'search',
} as const satisfies Field;

/** What an entry of which there is one is called in Contentful's lists. */
export const nameInLists = <G extends string>(group: G) =>
  ({
    kind: 'plain',
    name: 'Name in this list',
    help: 'Only you see it.',
    empty: 'default',
    group,
  }) as const;

/** Position in a list. */
export const orderField = {
  kind: 'number',
  name: 'Position',
  help: 'A number. Lower numbers come first. Leave gaps (10, 20, 30) so that something fits between.',
} as const satisfies Field;
