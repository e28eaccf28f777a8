import { createContext, useContext } from 'react';
import type { SiteTexts } from '../content/views';

/** Provided by `SiteProvider` in each template and slice, and around each island. */
export const SiteContext = createContext<SiteTexts | undefined>(undefined);

/**
 * The company's facts and the shared texts.
 *
 * @throws Error outside of a provider
 */
export const useSite = (): SiteTexts => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no SiteContext above this component.');
  return site;
};
