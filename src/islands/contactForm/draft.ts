/** The unsent message, stored on the visitor's device. */
import { readStored, writeStored } from '../storage';
import { valuesOf, type ContactValues } from './fields';

const DRAFT_KEY = 'contact-draft';

/** Thirty days in milliseconds. */
const KEPT_FOR = 2_592_000_000;

interface Draft {
  readonly values: ContactValues;
  /** Names only: photos are not stored, and the visitor has to add them again. */
  readonly photos: readonly string[];
  readonly savedAt: number;
}

/** Reads the draft; undefined when it is missing, invalid or too old. */
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
 * Stores what was typed so far; an empty form deletes its draft.
 *
 * @param photos names of the chosen photos
 * @param isStored whether the stored draft is that of this form
 * @returns the same for later
 */
export const writeDraft = (
  form: HTMLFormElement,
  photos: readonly string[],
  isStored: boolean,
): boolean => {
  const values = valuesOf(form);
  // The link to the form may have preselected a service.
  const isEmpty = Object.values({ ...values, service: '' }).join('') === '';
  const draft: Draft = { values, photos, savedAt: Date.now() };
  if (!isEmpty) writeStored(DRAFT_KEY, JSON.stringify(draft));
  else if (isStored) deleteDraft();
  return !isEmpty;
};
