import type { ReactNode } from 'react';
import type { SharedData } from '../content/views';
import { SiteContext } from './siteContext';

interface SiteProviderProps {
  readonly site: SharedData;
  readonly children: ReactNode;
}

/** Provides all components inside with the company's facts and the shared texts. */
export const SiteProvider = ({ site, children }: SiteProviderProps) => (
  <SiteContext.Provider value={site}>{children}</SiteContext.Provider>
);
