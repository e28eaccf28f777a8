import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { SITE_LANGUAGE } from '../content/model';
import type { PageBase, SharedData } from '../content/views';
import { SiteContext } from './siteContext';

interface SiteProviderProps {
  /** The page's language, if it is not English. */
  readonly language?: PageBase['language'];
  readonly children: ReactNode;
}

/**
 * Provides all components inside with the company's facts and the shared texts, which `createPages`
 * puts into one node. When the node changes, Gatsby renders everything that reads it again.
 */
export const SiteProvider = ({ language, children }: SiteProviderProps) => {
  const { sharedData } = useStaticQuery<{ readonly sharedData: SharedData }>(graphql`
    query SharedData {
      sharedData {
        facts
        ui
      }
    }
  `);
  const languages = language && { siteLanguage: SITE_LANGUAGE, pageLanguage: language };
  return (
    <SiteContext.Provider value={{ ...sharedData, ...languages }}>{children}</SiteContext.Provider>
  );
};
