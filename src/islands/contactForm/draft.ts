import { readStored, writeStored } from '../../browser/storage';
import { DRAFT_KEY } from './names';

/** Text fields of the form, in the order of the page. */
export const TEXT_FIELDS = ['name', 'email', 'phone', 'comment'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type ContactValues = Readonly<Record<TextField, string>>;

/** A forgotten message must not wait on a shared computer for ever: thirty days, in milliseconds. */
const KEPT_FOR = 2_592_000_000;

export interface ContactDraft {
  readonly values: ContactValues;
  /** Photos cannot be kept; how many there were, so that the visitor can be told. */
  readonly photos: number;
  readonly savedAt: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const hasText = (values: ContactValues): boolean =>
  TEXT_FIELDS.some((field) => values[field] !== '');

/** Reads what `writeDraft` stored. Null when it is missing, damaged, empty or too old. */
export const parseDraft = (stored: string | null, now: number): ContactDraft | null => {
  if (!stored) return null;
  try {
    const data: unknown = JSON.parse(stored);
    if (!isRecord(data) || !isRecord(data['values'])) return null;
    const { values, photos, savedAt } = data;
    if (typeof savedAt !== 'number' || now - savedAt > KEPT_FOR) return null;
    const draft: ContactDraft = {
      values: {
        name: textOf(values['name']),
        email: textOf(values['email']),
        phone: textOf(values['phone']),
        comment: textOf(values['comment']),
      },
      photos: typeof photos === 'number' ? photos : 0,
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

/** The control of a text field. The form is always rendered with all of them. */
export const controlOf = (
  form: HTMLFormElement,
  field: TextField,
): HTMLInputElement | HTMLTextAreaElement => {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`The contact form has no field ${field}`);
};

/** What stands in the form now, exactly as typed. */
export const valuesOf = (form: HTMLFormElement): ContactValues => ({
  name: controlOf(form, 'name').value,
  email: controlOf(form, 'email').value,
  phone: controlOf(form, 'phone').value,
  comment: controlOf(form, 'comment').value,
});

/** Keeps what was typed so far on the device; an empty form keeps nothing. */
export const writeDraft = (form: HTMLFormElement): void => {
  const values = valuesOf(form);
  const photos = Number(form.dataset['photos'] ?? 0);
  const draft: ContactDraft = { values, photos, savedAt: Date.now() };
  writeStored(DRAFT_KEY, hasText(values) ? JSON.stringify(draft) : null);
};
