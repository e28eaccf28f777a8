import type { FormTexts } from '../../content/views';

/** Name of the form at the host; also the value of its hidden `form-name` field. */
export const CONTACT_FORM = 'contact';
/** Sent on `window` with the result of every try to send the form, for analytics. */
export const CONTACT_EVENT = 'contactresult';
/** Field that people never see. Whoever fills it is a robot. */
export const TRAP_FIELD = 'website-url';

/** The fields of the specification: they are always sent, and enough. */
export const TEXT_FIELDS = ['name', 'email', 'phone', 'comment'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** What a visitor may add. Sent only when filled in. */
export const EXTRA_FIELDS = ['service', 'urgency', 'town', 'callback'] as const;

const FIELDS = [...TEXT_FIELDS, ...EXTRA_FIELDS] as const;
type ContactField = (typeof FIELDS)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

/** The control of a field. The form is always rendered with all of them. */
export const controlOf = (form: HTMLFormElement, field: ContactField | typeof TRAP_FIELD) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in the form now, exactly as typed. */
export const valuesOf = (form: HTMLFormElement): ContactValues =>
  Object.fromEntries(FIELDS.map((field) => [field, controlOf(form, field).value])) as ContactValues;

/** Puts values into fields that are still empty. Returns whether there was such a field. */
export const fillEmpty = (form: HTMLFormElement, values: Partial<ContactValues>): boolean => {
  let filled = false;
  for (const field of FIELDS) {
    const control = controlOf(form, field);
    const value = values[field];
    if (!value || control.value !== '') continue;
    control.value = value;
    // A list knows only its own choices, and what was chosen may be gone.
    if (control.value !== value) continue;
    filled = true;
    control.closest('details')?.setAttribute('open', '');
  }
  return filled;
};

export type FieldErrors = Readonly<Partial<Record<TextField, string>>>;

/** What the browser's own checks find wrong with the form, in words; empty when it can be sent. */
export const errorsOf = (form: HTMLFormElement, texts: FormTexts): FieldErrors =>
  Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => {
      const { valid, valueMissing } = controlOf(form, field).validity;
      return valid ? [] : [[field, valueMissing ? texts.errorRequired : texts.errorEmail]];
    }),
  );
