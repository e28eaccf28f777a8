import { useEffect, useState, type RefObject } from 'react';
import type { FormView } from '../../content/views';
import { deleteDraft, readDraft } from './draft';
import { controlOf, fillEmpty, valueFields } from './fields';

const optionsOf = (form: FormView, name: string) =>
  valueFields(form).flatMap((field) =>
    field.kind === 'choice' && field.name === name ? field.options : [],
  );

/**
 * Takes out of the address what it asks for: a service by the name of its page, how soon by the number of
 * the choice, a town in words.
 */
const takeFromAddress = (form: FormView) => {
  const address = new URL(location.href);
  const { searchParams } = address;
  const [service, urgency, town] = ['service', 'urgency', 'town'].map((name) => {
    const value = searchParams.get(name);
    searchParams.delete(name);
    return value;
  });
  // Without them, links to the form scroll to it instead of loading the page again.
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  const choices = {
    service: optionsOf(form, 'service').find(({ href }) => href === `/${service}/`)?.title,
    urgency: optionsOf(form, 'urgency')[Number(urgency) - 1]?.title,
  };
  return { choices, town: town ?? undefined };
};

/**
 * Tells those that listen, the draft and the hints among them, of what fields hold without a visitor having
 * typed it now.
 */
const announceEntries = (element: HTMLFormElement, form: FormView): void => {
  for (const { name } of valueFields(form)) {
    const control = controlOf(element, name);
    if (control.value === '') continue;
    for (const event of ['input', 'focusout'])
      control.dispatchEvent(new Event(event, { bubbles: true }));
  }
};

/**
 * Restores in an empty form the message that `writeDraft` has kept, and deletes it when the form ends: sent,
 * emptied, or replaced by its plain HTML after an error, which cannot delete it once it is sent. What was typed
 * before this code came is announced as well.
 *
 * @returns whether a message was restored
 */
export const useDraft = (element: RefObject<HTMLFormElement>, form: FormView): boolean => {
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // What the address asks for overrides the draft, but not what was just chosen.
    const { choices, town } = takeFromAddress(form);
    fillEmpty(target, form, choices);
    const draft = readDraft(form.name);
    if (draft && fillEmpty(target, form, draft.values)) setRestored(true);
    // A town that was typed for this message may be more than the one that was asked about.
    fillEmpty(target, form, { town });
    announceEntries(target, form);
    return () => deleteDraft(form.name);
  }, [element, form]);

  return isRestored;
};
