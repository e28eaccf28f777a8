/**
 * The kinds of fields that the content model is made of. GraphQL schema, query, TypeScript types,
 * reading, checks and the content types of a space are derived from it. What only editors see, such as
 * help texts and tabs, is in the migrations.
 */

/** What fields of every kind may say. */
interface FieldBase {
  /** Label above the field in Contentful, also used in reports and error messages. */
  readonly name: string;
  /** Contentful refuses to publish while it is empty, and the site skips an entry without it. */
  readonly required?: boolean;
  /** Whether visitors get the bundled default while it is empty in a seeded space. If absent: only if required. */
  readonly fallsBack?: boolean;
  /** Id of the field it belongs to: while that one is filled in, this one never falls back. */
  readonly beside?: string;
}

/**
 * What a typed value stands for, which determines how it is read (`read/meanings.ts`). A value that cannot
 * be read counts as missing and is reported.
 */
export type Meaning =
  /** An address on this site or elsewhere; any text is accepted. */
  | 'link'
  /** The last part of a page's own address. */
  | 'pageAddress'
  | 'webAddress'
  | 'email'
  /** A phone number as people read it. */
  | 'phone'
  | 'dialedPhone'
  /** The two letters of a state; any text is accepted. */
  | 'stateCode';

/** A regular expression that values must match, and what an editor reads when one does not. */
interface Pattern {
  readonly source: string;
  readonly message: string;
}

const PHONE: Pattern = {
  source: '^[+(]?[0-9][0-9A-Za-z ().#‐-―-]{8,29}$',
  message: 'A phone number with its area code, for example (860) 555-0142.',
};

/** What Contentful lets editors publish of each meaning that has a form. */
export const PATTERNS: Readonly<Partial<Record<Meaning, Pattern>>> = {
  link: {
    source:
      '^(/|#|[Hh]ttps?:|[Mm]ailto:|[Tt]el:|TEL:|[Ss]ms:|SMS:|\\{\\{phone\\}\\}|[+(]?[0-9]|[^\\s/]+\\.[A-Za-z]{2}).*$',
    message:
      'Start with / for a page of this site, or copy the address of another site. An e-mail address or a phone number is fine too.',
  },
  pageAddress: {
    source: '^[a-z0-9]+(-[a-z0-9]+)*$',
    message: 'Use small letters, digits and single dashes only, for example tree-pruning.',
  },
  webAddress: {
    source: '^(https?:/+)?[^\\s/]+\\.[^\\s]+$',
    message: 'Copy the address from the browser, for example https://www.example.com/page.',
  },
  email: {
    source: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
    message: 'An e-mail address, for example office@example.com.',
  },
  phone: PHONE,
  dialedPhone: PHONE,
  stateCode: { source: '^[A-Z]{2}$', message: 'Two capital letters, for example CT.' },
};

/** Visible text: one line (Contentful `Symbol`, at most 256 characters) or several (`Text`). */
interface TextField extends FieldBase {
  readonly kind: 'text' | 'longText';
  readonly max?: number;
  readonly means?: Meaning;
}

/**
 * A value such as an address or a phone number, or a list of them (Contentful `Array<Symbol>`). The report does not
 * list it, except for the company's own (`FACTS` in `report.ts`).
 */
interface PlainField extends FieldBase {
  readonly kind: 'plain' | 'plainList';
  readonly means?: Meaning;
  /** Whether no two entries may have the same. If absent: only if it is the address of a page. */
  readonly unique?: boolean;
}

/** One value out of a fixed set, shown as a dropdown. */
interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  /** Each value with the label that editors choose it by, which Contentful stores. */
  readonly choices: Readonly<Record<string, string>>;
}

interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
  readonly labels: { readonly yes: string; readonly no: string };
}

/** A picture with its description (read out) and title. Contentful link to an asset. */
interface PictureField extends FieldBase {
  readonly kind: 'picture';
  /** Pixels below which it looks blurred in its place. */
  readonly minWidth?: number;
}

/** One entry, or an ordered list of entries, of the named content types. */
interface LinkField extends FieldBase {
  readonly kind: 'link' | 'linkList';
  readonly to: readonly string[];
  /** Set if the list limits what is shown: if none of its links can be used, the list is empty, not missing. */
  readonly limits?: true;
}

/** Formatted text. */
interface RichTextField extends FieldBase {
  readonly kind: 'richText';
  /** Content types whose entries can be embedded in it. If absent: none. */
  readonly embeds?: readonly string[];
}

/** A date, with or without a time. */
export interface DateField extends FieldBase {
  readonly kind: 'date';
  /** What a date without a time stands for: the day itself, its beginning, or its end. */
  readonly means: 'day' | 'start' | 'end';
}

/** A list of visible lines. */
interface TextListField extends FieldBase {
  readonly kind: 'textList';
}

/** A file to open such as a PDF. */
interface DocumentField extends FieldBase {
  readonly kind: 'document';
}

export type Field =
  | TextField
  | PlainField
  | ChoiceField
  | BooleanField
  | PictureField
  | LinkField
  | RichTextField
  | DateField
  | TextListField
  | DocumentField;

export interface ContentType {
  /** Name in Contentful. */
  readonly name: string;
  /** Field that is the title of an entry in lists. */
  readonly titleField: string;
  /**
   * For a list that visitors see as a whole: what a seeded space shows without any entry, the bundled
   * defaults or nothing. If absent: entries are found by address or link, and fall back one by one.
   */
  readonly empty?: 'default' | 'nothing';
  readonly fields: Readonly<Record<string, Field>>;
}

/** True for a field that falls back to the bundled default while it is empty. */
export const fallsBackWhenEmpty = ({ required = false, fallsBack = required }: Field): boolean =>
  fallsBack;
