import { useEffect, useRef, useState, type RefObject } from 'react';
import type { FormView } from '../../content/views';
import { readDraft, writeDraft } from './draft';
import { fillEmpty, valueFields } from './fields';

/** Preselects the service that the address names, and removes it from the address. */
const fillFromAddress = (element: HTMLFormElement, form: FormView): void => {
  const address = new URL(location.href);
  const asked = address.searchParams.get('service');
  if (asked === null) return;
  const options = valueFields(form).flatMap((field) =>
    field.kind === 'choice' ? field.options : [],
  );
  fillEmpty(element, form, { service: options.find(({ href }) => href === `/${asked}/`)?.title });
  // Without it, links to the form scroll to it instead of loading the page again.
  address.searchParams.delete('service');
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
    // The service in the address overrides the draft, but not what was just chosen.
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
