import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormView } from '../../content/views';
import { readDraft, writeDraft } from './draft';
import { fillEmpty, valueFields } from './fields';

/**
 * Preselects what the address asks for, and removes it from the address: a service by the name of its
 * page, how soon by the number of the choice.
 */
const fillFromAddress = (element: HTMLFormElement, form: FormView): void => {
  const address = new URL(location.href);
  const [service, urgency] = ['service', 'urgency'].map((name) => address.searchParams.get(name));
  if (service === null && urgency === null) return;
  const options = (name: string) =>
    valueFields(form).flatMap((field) =>
      field.kind === 'choice' && field.name === name ? field.options : [],
    );
  fillEmpty(element, form, {
    service: options('service').find(({ href }) => href === `/${service}/`)?.title,
    urgency: options('urgency')[Number(urgency) - 1]?.title,
  });
  // Without them, links to the form scroll to it instead of loading the page again.
  address.searchParams.delete('service');
  address.searchParams.delete('urgency');
  history.replaceState(history.state, '', address);
};

/**
 * Keeps an unsent message on the visitor's device and restores it in an empty form.
 *
 * @param files names of the chosen files
 */
export const useDraft = (
  element: RefObject<HTMLFormElement>,
  form: FormView,
  files: readonly string[],
) => {
  /** Names of the files of the restored message; undefined without one. */
  const [restored, setRestored] = useState<readonly string[]>();
  /** True once the draft is that of this form, not of one in another tab. */
  const isStored = useRef(false);
  const lostFiles = files.length > 0 ? [] : (restored ?? []);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // What the address asks for overrides the draft, but not what was just chosen.
    fillFromAddress(target, form);
    const restore = () => {
      const draft = readDraft(form.name);
      if (draft && fillEmpty(target, form, draft.values)) setRestored(draft.files);
    };
    restore();
    // Since this page was left, a message may have been started on another.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [element, form]);

  const save = () => {
    if (!element.current) return;
    const names = [...files, ...lostFiles];
    isStored.current = writeDraft(element.current, form, names, isStored.current);
  };
  // `onInput` saves what is typed; this saves the names of files.
  useEffect(save);

  return { isRestored: restored !== undefined, lostFiles, save };
};
