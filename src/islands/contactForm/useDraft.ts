import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ServiceCard } from '../../content/views';
import { readDraft, writeDraft } from './draft';
import { fillEmpty } from './fields';

/** Preselects the service that the address names, and removes it from the address. */
const fillFromAddress = (
  form: HTMLFormElement,
  services: readonly Pick<ServiceCard, 'title' | 'href'>[],
): void => {
  const address = new URL(location.href);
  const asked = address.searchParams.get('service');
  if (asked === null) return;
  fillEmpty(form, { service: services.find(({ href }) => href === `/${asked}/`)?.title });
  // Without it, links to the form scroll to it instead of loading the page again.
  address.searchParams.delete('service');
  history.replaceState(history.state, '', address);
};

/**
 * Keeps an unsent message on the visitor's device and restores it in an empty form.
 *
 * @param photos names of the chosen photos
 */
export const useDraft = (
  element: RefObject<HTMLFormElement>,
  services: readonly Pick<ServiceCard, 'title' | 'href'>[],
  photos: readonly string[],
) => {
  /** Names of the photos of the restored message; undefined without one. */
  const [restored, setRestored] = useState<readonly string[]>();
  /** True once the draft is that of this form, not of one in another tab. */
  const isStored = useRef(false);
  const lostPhotos = photos.length > 0 ? [] : (restored ?? []);

  useEffect(() => {
    const form = element.current;
    if (!form) return undefined;
    // The service in the address overrides the draft, but not what was just chosen.
    fillFromAddress(form, services);
    const restore = () => {
      const draft = readDraft();
      if (draft && fillEmpty(form, draft.values)) setRestored(draft.photos);
    };
    restore();
    // Since this page was left, a message may have been started on another.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && restore();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [element, services]);

  const save = () => {
    if (!element.current) return;
    isStored.current = writeDraft(element.current, [...photos, ...lostPhotos], isStored.current);
  };
  // `onInput` saves what is typed; this saves the names of photos.
  useEffect(save);

  return { isRestored: restored !== undefined, lostPhotos, save };
};
