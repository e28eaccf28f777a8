/** The unsent message of each form, stored on the visitor's device, without its files. */
import { useEffect, useState, type RefObject } from 'react';
import type { FormView } from '../../content/views';
import { readStored, writeStored } from '../storage';
import { fillEmpty, valuesOf, type FormValues } from './fields';

const keyOf = (form: string): string => `${form}-draft`;

interface Draft {
  readonly values: FormValues;
  /** Whether it had files, which are not stored. */
  readonly hadFiles: boolean;
}

/** Reads the stored message of the named form; empty if there is none that can be read. */
const readDraft = (form: string): Draft => {
  try {
    const stored = JSON.parse(readStored(keyOf(form)) ?? '{}') as Partial<Draft>;
    return { values: stored.values ?? {}, hadFiles: stored.hadFiles ?? false };
  } catch {
    return { values: {}, hadFiles: false };
  }
};

/** Stores what was typed so far as the draft of the named form; an empty form deletes its draft. */
export const writeDraft = (element: HTMLFormElement, form: string): void => {
  const values = valuesOf(element);
  // The link to the form may have filled these.
  const isEmpty = Object.values({ ...values, service: '', urgency: '', town: '' }).join('') === '';
  const files = [...new FormData(element).values()].filter((value) => value instanceof File);
  const hadFiles = readDraft(form).hadFiles || files.some(({ size }) => size > 0);
  const draft: Draft = { values, hadFiles };
  writeStored(keyOf(form), isEmpty ? null : JSON.stringify(draft));
};

/**
 * Reads the form's parameters from the address and removes them: a service by the name of its page,
 * how soon by the number of the choice, a town as text.
 */
const takeFromAddress = ({ fields, more }: FormView) => {
  const address = new URL(location.href);
  const [service, urgency, town] = ['service', 'urgency', 'town'].map((name) => {
    const value = address.searchParams.get(name);
    address.searchParams.delete(name);
    return value;
  });
  // Without the parameters, links to the form scroll to it instead of loading the page again.
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  const optionsOf = (name: string) =>
    [...fields, ...(more?.fields ?? [])].flatMap((field) =>
      field.kind === 'choice' && field.name === name ? field.options : [],
    );
  const choices = {
    service: optionsOf('service').find(({ href }) => href === `/${service}/`)?.title,
    urgency: optionsOf('urgency')[Number(urgency) - 1]?.title,
  };
  return { choices, town: town ?? undefined };
};

/**
 * Fills an empty form with the message that `writeDraft` stored, and deletes the draft when the form ends: when
 * it is sent, emptied, or replaced by its plain HTML after an error, which cannot delete the draft after sending.
 *
 * @returns what was restored
 */
export const useDraft = (
  element: RefObject<HTMLFormElement>,
  form: FormView,
): Draft | undefined => {
  const [restored, setRestored] = useState<Draft>();

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // Choices from the address override the draft, but not what was just chosen.
    const { choices, town } = takeFromAddress(form);
    fillEmpty(target, choices);
    const draft = readDraft(form.name);
    if (fillEmpty(target, draft.values)) setRestored(draft);
    // A town typed for this message may say more than the town in the address.
    fillEmpty(target, { town });
    return () => writeStored(keyOf(form.name), null);
  }, [element, form]);

  return restored;
};
