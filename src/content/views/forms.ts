/** A form as a page shows it: its fields in reading order, with their words. */
import type { EVERY_FORM, Texts } from '../defaults/microcopy';
import type { Link } from './parts';

interface Field {
  /** Name at the host. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A single-line field, or a multi-line one if the kind is `long`. */
export interface TextFieldView extends Field {
  readonly kind: 'text' | 'email' | 'tel' | 'long';
  readonly required?: true;
  /** What a browser may fill in. */
  readonly autoComplete: string;
  readonly placeholder?: string;
}

/** A list to choose one item of, or none. */
export interface ChoiceFieldView extends Field {
  readonly kind: 'choice';
  readonly fullWidth?: true;
  readonly notChosen: string;
  readonly options: readonly {
    readonly title: string;
    /** Last part of the address of a service's page. A link to the form names it, and so chooses it. */
    readonly slug?: string;
    readonly urgent?: true;
  }[];
  /** Asks visitors who choose an urgent item to call. */
  readonly callFirst: string;
}

/** Photos, or files of any kind that an office can open. At the host, each has the field's name and a number. */
export interface FilesFieldView extends Field {
  readonly kind: 'files';
  /** What the browser's dialog offers, as in HTML. */
  readonly accept: string;
}

export type FormFieldView = TextFieldView | ChoiceFieldView | FilesFieldView;

/** Texts of every form. */
export type FormTexts = Texts<(typeof EVERY_FORM)[number]>;

export interface FormView {
  /** Its name at the host. */
  readonly name: string;
  readonly fields: readonly FormFieldView[];
  /** Further fields, folded up; all of them may stay empty. */
  readonly more?: { readonly label: string; readonly fields: readonly FormFieldView[] };
  readonly texts: FormTexts;
  /** The button that calls instead. */
  readonly call: Link;
  /** To what happens with what is sent. */
  readonly privacy?: Link;
}
