/** The unsent message of each form, stored on the visitor's device. */
import type { FormView } from '../../content/views';
import { readStored, storedKeys, writeStored } from '../storage';
import { valuesOf, type FormValues } from './fields';

/** Thirty days in milliseconds. */
const KEPT_FOR = 2_592_000_000;

interface Draft {
  readonly values: FormValues;
  /** Names only: files are not stored, and the visitor has to add them again. */
  readonly files: readonly string[];
  readonly savedAt: number;
}

const ENDING = '-draft';
const keyOf = (form: string): string => `${form}${ENDING}`;

/**
 * Reads the draft of a form; undefined when it is missing, invalid or too old.
 *
 * @param form its name
 */
export const readDraft = (form: string): Draft | undefined => {
  try {
    const draft = JSON.parse(readStored(keyOf(form)) ?? '') as Draft;
    return Date.now() - draft.savedAt <= KEPT_FOR ? draft : undefined;
  } catch {
    return undefined;
  }
};

export const deleteDraft = (form: string): void => writeStored(keyOf(form), null);

/** Deletes the draft that was saved last, which is that of a form that was just sent without script. */
export const deleteLastDraft = (): void => {
  const savedAt = (form: string): number => readDraft(form)?.savedAt ?? 0;
  const [last] = storedKeys()
    .filter((key) => key.endsWith(ENDING))
    .map((key) => key.slice(0, -ENDING.length))
    .sort((a, b) => savedAt(b) - savedAt(a));
  if (last !== undefined) deleteDraft(last);
};

/**
 * Stores what was typed so far; an empty form deletes its draft.
 *
 * @param files names of the chosen files
 * @param isStored whether the stored draft is that of this form
 * @returns the same for later
 */
export const writeDraft = (
  element: HTMLFormElement,
  form: FormView,
  files: readonly string[],
  isStored: boolean,
): boolean => {
  const values = valuesOf(element, form);
  // The link to the form may have preselected these.
  const isEmpty = Object.values({ ...values, service: '', urgency: '' }).join('') === '';
  const draft: Draft = { values, files, savedAt: Date.now() };
  if (!isEmpty) writeStored(keyOf(form.name), JSON.stringify(draft));
  else if (isStored) deleteDraft(form.name);
  return !isEmpty;
};
