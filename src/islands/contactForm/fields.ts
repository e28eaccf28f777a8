import type { FilesFieldView, FormFieldView, FormTexts, FormView } from '../../content/views';

/** Event on `window` with the form and the result of each attempt to send it, for analytics. */
export const RESULT_EVENT = 'formresult';

/** A field that holds text, unlike one with files. */
export type ValueField = Exclude<FormFieldView, FilesFieldView>;
export type FormValues = Readonly<Record<string, string>>;

export const isFiles = (field: FormFieldView): field is FilesFieldView => field.kind === 'files';

/** The fields that hold text, in reading order. */
export const valueFields = ({ fields, more }: FormView): readonly ValueField[] =>
  [...fields, ...(more?.fields ?? [])].filter((field): field is ValueField => !isFiles(field));

/** The field with files, if the form has one. */
export const filesField = ({ fields }: FormView): FilesFieldView | undefined =>
  fields.find(isFiles);

/** The control of a field; the form has all of its fields at any time. */
export const controlOf = (element: HTMLFormElement, name: string) =>
  element.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The current values, exactly as typed. */
export const valuesOf = (element: HTMLFormElement, form: FormView): FormValues =>
  Object.fromEntries(valueFields(form).map(({ name }) => [name, controlOf(element, name).value]));

/** Fills fields that are still empty. Returns true if there was one. */
export const fillEmpty = (
  element: HTMLFormElement,
  form: FormView,
  values: Partial<FormValues>,
): boolean => {
  let filled = false;
  for (const { name } of valueFields(form)) {
    const control = controlOf(element, name);
    const value = values[name];
    if (!value || control.value !== '') continue;
    control.value = value;
    // A select accepts only its own options, and the chosen one may be gone.
    if (control.value !== value) continue;
    filled = true;
    control.closest('details')?.setAttribute('open', '');
  }
  return filled;
};

/** Digits of a phone number with its area code. */
const PHONE_DIGITS = 10;

/** A number that cannot be called from another area. Letters beside digits may stand for some, or for an extension. */
const isShortPhone = (phone: string): boolean => {
  const { length } = phone.replace(/\D/g, '');
  return length < PHONE_DIGITS && !(length > 0 && /[a-z]/i.test(phone));
};

/** Endings that do not exist, and large mail services with a letter wrong. */
const MISTYPED_EMAIL =
  /\.(con|cmo|vom)$|@(gmial|gamil|gmai|gmal|yaho|hotmial|hotmal)\.|@(gmail|yahoo|hotmail|outlook|icloud|aol)\.(co|cm|om)$/i;

/** True for a phone number or an e-mail address that may well not reach anybody. */
export const looksMistyped = (kind: 'tel' | 'email', typed: string): boolean => {
  const value = typed.trim();
  return value !== '' && (kind === 'tel' ? isShortPhone(value) : MISTYPED_EMAIL.test(value));
};

/** Messages by the name of the field. */
export type FieldErrors = FormValues;

/** What is wrong; empty when the form is valid. The browser takes white space for an answer. */
export const errorsOf = (element: HTMLFormElement, form: FormView): FieldErrors => {
  const { errorRequired, errorEmail }: FormTexts = form.texts;
  return Object.fromEntries(
    valueFields(form).flatMap(({ name }) => {
      const { required, validity, value } = controlOf(element, name);
      if (required && value.trim() === '') return [[name, errorRequired]];
      return validity.valid ? [] : [[name, errorEmail]];
    }),
  );
};
