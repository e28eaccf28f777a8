import type { ReactNode } from 'react';
import { SITE_LANGUAGE } from '../content/model';
import type { PageBase, SharedData } from '../content/views';
import { SiteContext } from './siteContext';

interface SiteProviderProps {
  readonly site: SharedData;
  /** The page's language, if it is not English. */
  readonly language?: PageBase['language'];
  readonly children: ReactNode;
}

/** Provides all components inside with the company's facts and the shared texts. */
export const SiteProvider = ({ site, language, children }: SiteProviderProps) => {
  const languages = language && { siteLanguage: SITE_LANGUAGE, pageLanguage: language };
  return <SiteContext.Provider value={{ ...site, ...languages }}>{children}</SiteContext.Provider>;
};
