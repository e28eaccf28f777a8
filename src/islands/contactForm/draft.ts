/** The message that is not sent yet, as it is kept on the visitor's device. */
import { readStored, writeStored } from '../../browser/storage';
import { valuesOf, type ContactValues } from './fields';

const DRAFT_KEY = 'contact-draft';

/** How long after the last visit to the form a message is kept: thirty days, in milliseconds. */
const KEPT_FOR = 2_592_000_000;

interface Draft {
  readonly values: ContactValues;
  /** Photos cannot be kept; their names are, so that the visitor knows which to add again. */
  readonly photos: readonly string[];
  readonly savedAt: number;
}

/** Reads what `writeDraft` stored; undefined when it is missing, damaged or too old. */
export const readDraft = (): Draft | undefined => {
  try {
    const draft = JSON.parse(readStored(DRAFT_KEY) ?? '') as Draft;
    return Date.now() - draft.savedAt <= KEPT_FOR ? draft : undefined;
  } catch {
    return undefined;
  }
};

export const deleteDraft = (): void => writeStored(DRAFT_KEY, null);

/**
 * Keeps what was typed so far on the device; an empty form keeps nothing.
 *
 * @param photos names of the chosen photos
 */
export const writeDraft = (form: HTMLFormElement, photos: readonly string[]): void => {
  const values = valuesOf(form);
  // A chosen service alone may have come with the link to the form.
  const isEmpty = Object.values({ ...values, service: '' }).join('') === '';
  const draft: Draft = { values, photos, savedAt: Date.now() };
  if (isEmpty) deleteDraft();
  else writeStored(DRAFT_KEY, JSON.stringify(draft));
};
