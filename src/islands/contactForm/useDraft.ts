import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormView } from '../../content/views';
import { readDraft, writeDraft } from './draft';
import { fillEmpty, valueFields, type FormValues } from './fields';

const optionsOf = (form: FormView, name: string) =>
  valueFields(form).flatMap((field) =>
    field.kind === 'choice' && field.name === name ? field.options : [],
  );

/** The service whose page is at a path. */
export const serviceAt = (path: string, form: FormView): Partial<FormValues> => ({
  service: optionsOf(form, 'service').find(({ href }) => href === path)?.title,
});

/**
 * Preselects what the address asks for, and removes it from the address: a service by the name of its
 * page, how soon by the number of the choice.
 */
const fillFromAddress = (element: HTMLFormElement, form: FormView): void => {
  const address = new URL(location.href);
  const { searchParams } = address;
  const [service, urgency] = ['service', 'urgency'].map((name) => searchParams.get(name));
  if (service === null && urgency === null) return;
  fillEmpty(element, form, {
    ...serviceAt(`/${service}/`, form),
    urgency: optionsOf(form, 'urgency')[Number(urgency) - 1]?.title,
  });
  // Without them, links to the form scroll to it instead of loading the page again.
  searchParams.delete('service');
  searchParams.delete('urgency');
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
    // That its page is open is the weakest sign of which service is meant.
    fillEmpty(target, form, serviceAt(location.pathname, form));
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
