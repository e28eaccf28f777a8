import type { FormTexts } from '../../content/views';

/** Name of the form at the host; also the value of its hidden `form-name` field. */
export const CONTACT_FORM = 'contact';
/** Event on `window` with the result of each attempt to send the form, for analytics. */
export const CONTACT_EVENT = 'contactresult';
/** Honeypot field, which only bots fill in. */
export const TRAP_FIELD = 'comment-more';

/** The fields of the specification, which are always sent. */
export const TEXT_FIELDS = ['name', 'email', 'phone', 'comment'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Optional fields, which are sent only when filled in. */
export const EXTRA_FIELDS = ['service', 'urgency', 'town', 'callback'] as const;

const FIELDS = [...TEXT_FIELDS, ...EXTRA_FIELDS] as const;
type ContactField = (typeof FIELDS)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

/** The control of a field; every form has all of them. */
export const controlOf = (form: HTMLFormElement, field: ContactField | typeof TRAP_FIELD) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The current values, exactly as typed. */
export const valuesOf = (form: HTMLFormElement): ContactValues =>
  Object.fromEntries(FIELDS.map((field) => [field, controlOf(form, field).value])) as ContactValues;

/** Fills fields that are still empty. Returns true if there was one. */
export const fillEmpty = (form: HTMLFormElement, values: Partial<ContactValues>): boolean => {
  let filled = false;
  for (const field of FIELDS) {
    const control = controlOf(form, field);
    const value = values[field];
    if (!value || control.value !== '') continue;
    control.value = value;
    // A select accepts only its own options, and the chosen one may be gone.
    if (control.value !== value) continue;
    filled = true;
    control.closest('details')?.setAttribute('open', '');
  }
  return filled;
};

export type FieldErrors = Readonly<Partial<Record<TextField, string>>>;

/** Messages by field; empty when the form is valid. The browser takes white space for an answer. */
export const errorsOf = (form: HTMLFormElement, texts: FormTexts): FieldErrors =>
  Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => {
      const { required, validity, value } = controlOf(form, field);
      if (required && value.trim() === '') return [[field, texts.errorRequired]];
      return validity.valid ? [] : [[field, texts.errorEmail]];
    }),
  );
