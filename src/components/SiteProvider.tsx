import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import type { SiteTexts } from '../content/views';
import { SiteContext } from './siteContext';

/**
 * Gives all components in it the company's facts and the shared texts, which `createPages` has put
 * into one node. Gatsby renders everything that reads the node again when it changes.
 */
export const SiteProvider = ({ children }: { readonly children: ReactNode }) => {
  const { siteTexts } = useStaticQuery<{ readonly siteTexts: SiteTexts }>(graphql`
    query SiteTexts {
      siteTexts {
        facts
        ui
      }
    }
  `);
  return <SiteContext.Provider value={siteTexts}>{children}</SiteContext.Provider>;
};
