import { createElement, type ReactElement } from 'react';
import { SiteContext } from '../../src/components/siteContext';
import type { SiteTexts } from '../../src/content/views';
import { SharedContext } from '../../src/documents/gatsbyStandIn';
import { siteTexts } from './fixtures';

/** An element below the facts and texts that all pages share: a component, a slice, or a template without slices. */
export const inSite = (element: ReactElement, texts: SiteTexts = siteTexts): ReactElement =>
  createElement(
    SharedContext.Provider,
    { value: { slices: {}, siteTexts: texts } },
    createElement(SiteContext.Provider, { value: texts }, element),
  );
