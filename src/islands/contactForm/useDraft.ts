import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormView } from '../../content/views';
import { readDraft, writeDraft } from './draft';
import { fillEmpty, valueFields, type FormValues } from './fields';

/**
 * What an address asks for: a service by the name of its page, or that whose page is open; how soon by
 * the number of the choice.
 */
export const askedFor = ({ pathname, searchParams }: URL, form: FormView): Partial<FormValues> => {
  const service = searchParams.get('service');
  const page = service === null ? pathname : `/${service}/`;
  const options = (name: string) =>
    valueFields(form).flatMap((field) =>
      field.kind === 'choice' && field.name === name ? field.options : [],
    );
  return {
    service: options('service').find(({ href }) => href === page)?.title,
    urgency: options('urgency')[Number(searchParams.get('urgency')) - 1]?.title,
  };
};

/** Preselects what the address asks for, and removes it from the address. */
const fillFromAddress = (element: HTMLFormElement, form: FormView): void => {
  const address = new URL(location.href);
  fillEmpty(element, form, askedFor(address, form));
  const { searchParams } = address;
  if (!searchParams.has('service') && !searchParams.has('urgency')) return;
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
