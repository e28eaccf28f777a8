/** A form as a page shows it: its fields in reading order, each with its texts. */
import type { EVERY_FORM, Texts } from '../defaults/microcopy';
import type { Link } from './parts';

/** A single-line field, or a multi-line one if the kind is `long`. */
export interface TextFieldView {
  readonly kind: 'text' | 'email' | 'tel' | 'long';
  /** Name at the host, as in the other fields. */
  readonly name: string;
  readonly required?: true;
  readonly fullWidth?: true;
  /** What a browser may fill in. */
  readonly autoComplete: string;
  readonly texts: {
    readonly label: string;
    readonly placeholder?: string;
    readonly hint?: string;
    /** Shown while a phone number or an e-mail address looks mistyped. */
    readonly mistyped?: string;
  };
  /** True for a question of the section, whose words are in the language of the page. */
  readonly own?: true;
}

/** A list to choose one item of, or none if it is not required. */
export interface ChoiceFieldView {
  readonly kind: 'choice';
  readonly name: string;
  readonly required?: true;
  readonly own?: true;
  readonly fullWidth?: true;
  readonly options: readonly {
    readonly title: string;
    /** The page of a service. A link to the form names it, and so chooses it. */
    readonly href?: string;
    readonly urgent?: true;
  }[];
  readonly texts: {
    readonly label: string;
    readonly notChosen: string;
    /** Asks visitors who choose an urgent item to call. */
    readonly callFirst?: string;
  };
}

/** Photos, or files of any kind that an office can open. At the host, each has the field's name and a number. */
export interface FilesFieldView {
  readonly kind: 'files';
  readonly name: string;
  /** What the browser's dialog offers, as in HTML. */
  readonly accept: string;
  readonly texts: {
    readonly label: string;
    readonly hint?: string;
    /** The maximum number of files; one without JavaScript. */
    readonly limit?: string;
    readonly remove: string;
    readonly added: string;
    readonly tooMany: string;
    readonly wrongType: string;
  };
}

export type FormFieldView = TextFieldView | ChoiceFieldView | FilesFieldView;

/** Texts of every form. */
export type FormTexts = Texts<(typeof EVERY_FORM)[number]>;

export interface FormView {
  /** Its name at the host. */
  readonly name: string;
  /** Of applications only: the position that the page is about, or '' on any other page. */
  readonly position?: string;
  readonly fields: readonly FormFieldView[];
  /** Further fields, folded up; all of them may stay empty. */
  readonly more?: { readonly label: string; readonly fields: readonly FormFieldView[] };
  readonly texts: FormTexts;
  /** Label of its button in the language of the page, in place of the one shared by all forms. */
  readonly button?: string;
  /** To what happens with what is sent. */
  readonly privacy?: Link;
}
