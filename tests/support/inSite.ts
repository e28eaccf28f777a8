import { createElement, type ReactElement } from 'react';
import { SiteContext } from '../../src/components/siteContext';
import type { SiteTexts } from '../../src/content/views';
import { siteTexts } from './fixtures';

/** An element below the facts and texts that all pages share, as in a template or slice. */
export const inSite = (element: ReactElement, texts: SiteTexts = siteTexts): ReactElement =>
  createElement(SiteContext.Provider, { value: texts }, element);
