import type { TextFieldView } from '../../content/views';

/** Event on `window` with the form and the result of each attempt to send it, for analytics. */
export const RESULT_EVENT = 'formresult';

declare global {
  interface WindowEventMap {
    [RESULT_EVENT]: CustomEvent<{ readonly form: string; readonly result: string }>;
  }
}

export type FormValues = Readonly<Record<string, string>>;

/** The controls that hold text, in reading order. */
export const controlsOf = (element: HTMLFormElement) => [
  ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    '.field [name]:not([type="file"])',
  ),
];

/** The current values, exactly as typed. */
export const valuesOf = (element: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(element).map(({ name, value }) => [name, value]));

/** Fills fields that are still empty. Returns true if it filled any. */
export const fillEmpty = (element: HTMLFormElement, values: Partial<FormValues>): boolean => {
  let filled = false;
  for (const control of controlsOf(element)) {
    const value = values[control.name];
    if (!value || control.value !== '') continue;
    control.value = value;
    // A select accepts only its own options, and the chosen one may be gone.
    if (control.value !== value) continue;
    filled = true;
    control.closest('details')?.setAttribute('open', '');
  }
  return filled;
};

/** Patterns of entries that look mistyped and may not reach anybody, by the kind of field. */
const MISTYPED: Partial<Record<TextFieldView['kind'], RegExp>> = {
  // Fewer digits than a number with an area code.
  tel: /^(\D*\d){0,9}\D*$/,
  // Endings that do not exist, and misspelled names of large mail services.
  email:
    /\.(con|cmo|vom)$|@(gmial|gamil|gmai|gmal|yaho|hotmial|hotmal)\.|@(gmail|yahoo|hotmail|outlook|icloud|aol)\.(co|cm|om)$/i,
};

export const looksMistyped = (kind: TextFieldView['kind'], typed: string): boolean => {
  const value = typed.trim();
  return value !== '' && MISTYPED[kind]?.test(value) === true;
};
