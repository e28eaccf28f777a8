/**
 * The forms of the site. A new one needs its entry here, its fields in `pages/forms.ts`, its texts in
 * `defaults/microcopy.ts`, and a migration that adds its label to the choices of `form`.
 */
interface FormDefinition {
  /** The words that editors choose it by. Entries hold them, so they are never reworded. */
  readonly label: string;
  /** Its name at the host, which keeps messages by it. */
  readonly name: string;
  /** Fragment of its address. */
  readonly anchor: string;
  /** The contact blocks speak to customers, so they do not stand beside it. */
  readonly forApplicants?: true;
}

export const forms = {
  quote: { label: 'Request for a quote', name: 'contact', anchor: 'quote' },
  application: {
    label: 'Application for a job',
    name: 'application',
    anchor: 'apply',
    forApplicants: true,
  },
} as const satisfies Readonly<Record<string, FormDefinition>>;

export type FormId = keyof typeof forms;

/** The form of a section; the quote form if editors have not chosen one. */
export const formOf = (id: FormId = 'quote'): FormDefinition => forms[id];

/** Honeypot field for robots that post the HTML. The script does not send it: a password manager may fill it. */
export const TRAP_FIELD = 'comment-more';

/**
 * Maximum number of photos or files in a message. Fields, bundled texts and the form in the browser depend on
 * it; texts that are already in a space contain the number as a word.
 */
export const MAX_FILES = 5;

/** Name of one of the inputs of a field of files, by its index. The host accepts one file in each. */
export const fileInputName = (field: string, index: number): string => `${field}-${index + 1}`;
