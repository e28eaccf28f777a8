import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { SITE_LANGUAGE } from '../content/model';
import type { PageBase, SiteTexts } from '../content/views';
import { SiteContext } from './siteContext';

interface SiteProviderProps {
  /** That of the page, where it is not English. */
  readonly language?: PageBase['language'];
  readonly children: ReactNode;
}

/**
 * Gives all components in it the company's facts and the shared texts, which `createPages` has put
 * into one node. Gatsby renders everything that reads the node again when it changes.
 */
export const SiteProvider = ({ language, children }: SiteProviderProps) => {
  const { siteTexts } = useStaticQuery<{ readonly siteTexts: SiteTexts }>(graphql`
    query SiteTexts {
      siteTexts {
        facts
        ui
      }
    }
  `);
  const languages = language && { page: language, site: SITE_LANGUAGE };
  return (
    <SiteContext.Provider value={{ ...siteTexts, languages }}>{children}</SiteContext.Provider>
  );
};
