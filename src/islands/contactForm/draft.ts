/** The unsent message of each form, stored on the visitor's device, without its files. */
import type { FormView } from '../../content/views';
import { readStored, writeStored } from '../storage';
import { valuesOf, type FormValues } from './fields';

/** Thirty days in milliseconds. */
const KEPT_FOR = 2_592_000_000;

interface Draft {
  readonly values: FormValues;
  readonly savedAt: number;
}

const keyOf = (form: string): string => `${form}-draft`;

export const deleteDraft = (form: string): void => writeStored(keyOf(form), null);

/**
 * Reads the draft of a form; undefined when there is none. One that is invalid or too old is deleted.
 *
 * @param form its name
 */
export const readDraft = (form: string): Draft | undefined => {
  try {
    const draft = JSON.parse(readStored(keyOf(form)) ?? '') as Draft;
    if (Date.now() - draft.savedAt <= KEPT_FOR) return draft;
  } catch {
    // Missing or invalid.
  }
  deleteDraft(form);
  return undefined;
};

/** Stores what was typed so far; an empty form deletes its draft. */
export const writeDraft = (element: HTMLFormElement, form: FormView): void => {
  const values = valuesOf(element, form);
  // The link to the form may have filled these.
  const isEmpty = Object.values({ ...values, service: '', urgency: '', town: '' }).join('') === '';
  const draft: Draft = { values, savedAt: Date.now() };
  writeStored(keyOf(form.name), isEmpty ? null : JSON.stringify(draft));
};
