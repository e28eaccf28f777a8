import { TEXT_FIELDS, controlOf, type TextField } from './draft';

export type FieldError = 'required' | 'email';
export type FieldErrors = Readonly<Partial<Record<TextField, FieldError>>>;

/** What the browser's own check finds wrong with one field, or undefined. */
export const errorOf = (validity: {
  readonly valueMissing: boolean;
  readonly typeMismatch: boolean;
}): FieldError | undefined => {
  if (validity.valueMissing) return 'required';
  return validity.typeMismatch ? 'email' : undefined;
};

/** What the browser's own checks find wrong with the form; empty when it can be sent. */
export const errorsOf = (form: HTMLFormElement): FieldErrors => {
  const found: Partial<Record<TextField, FieldError>> = {};
  for (const field of TEXT_FIELDS) {
    const error = errorOf(controlOf(form, field).validity);
    if (error) found[field] = error;
  }
  return found;
};
