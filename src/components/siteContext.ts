import { createContext, useContext } from 'react';
import type { SharedData } from '../content/views';

/** The company's facts and the shared texts, which `Layout` provides to all components of a page. */
export const SiteContext = createContext<SharedData | undefined>(undefined);

/**
 * The company's facts and the shared texts.
 *
 * @throws Error outside of a provider
 */
export const useSite = (): SharedData => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no SiteContext above this component.');
  return site;
};
