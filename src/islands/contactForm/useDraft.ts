import { useCallback, useEffect, useState, type RefObject } from 'react';
import { controlOf, deleteDraft, fillEmpty, readDraft } from './draft';

export interface Draft {
  /** Names of photos that went missing with the kept text, to be told; undefined: nothing was kept. */
  readonly note?: readonly string[];
  /** Empties the form and forgets what was kept. */
  readonly discard: () => void;
  readonly dismissNote: () => void;
}

/**
 * Puts a kept message back into the form when it appears. What already stands in a field wins: it
 * was typed before the page came alive.
 */
export const useDraft = (form: RefObject<HTMLFormElement>, shown: boolean): Draft => {
  const [note, setNote] = useState<Draft['note']>();

  useEffect(() => {
    const element = form.current;
    if (!shown || !element) return;
    const draft = readDraft();
    if (draft && fillEmpty(element, draft.values)) setNote(draft.photos);
  }, [form, shown]);

  const discard = useCallback(() => {
    deleteDraft();
    setNote(undefined);
    if (!form.current) return;
    form.current.reset();
    controlOf(form.current, 'name').focus();
  }, [form]);
  const dismissNote = useCallback(() => setNote(undefined), []);

  return { note, discard, dismissNote };
};
