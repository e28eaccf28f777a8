import { readStored, writeStored } from '../../browser/storage';
import { DRAFT_KEY } from './names';

/** The fields of the specification: they are always sent, and enough. */
export const TEXT_FIELDS = ['name', 'email', 'phone', 'comment'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** What a visitor may add. Sent only when filled in. */
export const EXTRA_FIELDS = ['service', 'urgency', 'town', 'callback'] as const;

const FIELDS = [...TEXT_FIELDS, ...EXTRA_FIELDS] as const;
export type ContactField = (typeof FIELDS)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

/** A forgotten message must not wait on a shared computer for ever: thirty days, in milliseconds. */
const KEPT_FOR = 2_592_000_000;

export interface ContactDraft {
  readonly values: ContactValues;
  /** Photos cannot be kept; their names are, so that the visitor knows which to add again. */
  readonly photos: readonly string[];
  readonly savedAt: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Makes the values of all fields. */
const fieldsBy = (valueOf: (field: ContactField) => string): ContactValues =>
  Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)])) as Record<
    ContactField,
    string
  >;

/** True when somebody has typed. A chosen service alone may come with the link to the form. */
export const hasText = ({ service: _service, ...typed }: ContactValues): boolean =>
  Object.values(typed).some((value) => value !== '');

/** Reads what `writeDraft` stored. Null when it is missing, damaged, empty or too old. */
export const parseDraft = (stored: string | null, now: number): ContactDraft | null => {
  if (!stored) return null;
  try {
    const data: unknown = JSON.parse(stored);
    if (!isRecord(data) || !isRecord(data['values'])) return null;
    const { values: kept, photos, savedAt } = data;
    if (typeof savedAt !== 'number' || now - savedAt > KEPT_FOR) return null;
    const draft: ContactDraft = {
      values: fieldsBy((field) => textOf(kept[field])),
      photos: Array.isArray(photos) ? photos.map(textOf).filter((name) => name !== '') : [],
      savedAt,
    };
    return hasText(draft.values) ? draft : null;
  } catch {
    return null;
  }
};

export const readDraft = (): ContactDraft | null => parseDraft(readStored(DRAFT_KEY), Date.now());

export const deleteDraft = (): void => {
  writeStored(DRAFT_KEY, null);
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control of a field. The form is always rendered with all of them. */
export const controlOf = (form: HTMLFormElement, field: ContactField): Control => {
  const control = form.elements.namedItem(field);
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
    return control;
  throw new Error(`The contact form has no field ${field}`);
};

/** What stands in the form now, exactly as typed. */
export const valuesOf = (form: HTMLFormElement): ContactValues =>
  fieldsBy((field) => controlOf(form, field).value);

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

/**
 * Keeps what was typed so far on the device; an empty form keeps nothing.
 *
 * @param photos names of the chosen photos
 */
export const writeDraft = (form: HTMLFormElement, photos: readonly string[]): void => {
  const values = valuesOf(form);
  const draft: ContactDraft = { values, photos, savedAt: Date.now() };
  writeStored(DRAFT_KEY, hasText(values) ? JSON.stringify(draft) : null);
};
