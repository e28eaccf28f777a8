import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormView } from '../../content/views';
import {
  RESULT_EVENT,
  controlOf,
  errorsOf,
  valueFields,
  valuesOf,
  type FieldErrors,
} from './fields';
import { sendMessage, type SendFailure } from './send';

/** What happens to the message. It ends when the form is replaced by the thanks. */
type Status =
  | { readonly step: 'editing'; readonly errors: FieldErrors }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly reason: SendFailure };

/** Checks and sends the message of a form. */
export const useSending = (
  element: RefObject<HTMLFormElement>,
  form: FormView,
  files: readonly File[],
  onSent: () => void,
) => {
  const [status, setStatus] = useState<Status>({ step: 'editing', errors: {} });
  // Immediately, so that a field is announced with its message and a second click is ignored.
  const setNow = (next: Status) => flushSync(() => setStatus(next));

  /** Shows what is missing and goes to the first such field. */
  const isValid = (target: HTMLFormElement): boolean => {
    const errors = errorsOf(target, form);
    const wrong = valueFields(form).find(({ name }) => errors[name]);
    if (!wrong) return true;
    setNow({ step: 'editing', errors });
    controlOf(target, wrong.name).focus();
    return false;
  };

  const send = async (): Promise<void> => {
    const target = element.current;
    if (!target || status.step === 'sending' || !isValid(target)) return;
    setNow({ step: 'sending' });
    // The plain form that replaces this one after an error sends by itself.
    if (!element.current) return;
    const values = valuesOf(target, form);
    const result = await sendMessage({ form, values, files });
    window.dispatchEvent(new CustomEvent(RESULT_EVENT, { detail: { form: form.name, result } }));
    if (result !== 'sent') {
      setNow({ step: 'failed', reason: result });
      return;
    }
    onSent();
  };

  /** Removes a message once its field is valid; new ones appear only on sending. */
  const checkAgain = () => {
    if (status.step !== 'editing' || Object.keys(status.errors).length === 0) return;
    if (!element.current) return;
    const left = Object.entries(errorsOf(element.current, form)).filter(
      ([field]) => field in status.errors,
    );
    setStatus({ step: 'editing', errors: Object.fromEntries(left) });
  };

  return { status, send, checkAgain };
};
