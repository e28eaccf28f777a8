/** Parts of pages that are shown alone, with hand-made facts and texts. Nothing here comes from the real content. */
import { createElement, type ReactElement } from 'react';
import { SiteContext } from '../../src/components/siteContext';
import type { SiteFacts, SharedData, UiTexts } from '../../src/content/views';

const facts: SiteFacts = {
  company: 'Oak & Sons',
  city: 'Elmwood',
  state: 'Vermont',
  stateCode: 'VT',
  hours: '24/7',
  phone: { display: '(802) 555-0199', dashed: '802-555-0199', href: 'tel:+18025550199' },
  towns: ['Ashford', 'Birchton'],
  otherWays: [],
  proof: [],
};

/** Every text is its own name in brackets, so that a test sees where it is used. */
export const ui = new Proxy({} as UiTexts, {
  get: (_target, key) => (typeof key === 'string' ? `{${key}}` : undefined),
});

/**
 * An element below the facts and texts that all pages share: a component.
 *
 * @param more facts that the test adds
 */
export const inSite = (element: ReactElement, more: Partial<SiteFacts> = {}): ReactElement => {
  const sharedData: SharedData = { facts: { ...facts, ...more }, ui };
  return createElement(SiteContext.Provider, { value: sharedData }, element);
};
