/** Hand-made views for parts of pages that are shown alone. Nothing here comes from the real content. */
import type { SiteFacts, SiteTexts, UiTexts } from '../../src/content/views';

const facts: SiteFacts = {
  company: 'Oak & Sons',
  city: 'Elmwood',
  state: 'Vermont',
  stateCode: 'VT',
  hours: '24/7',
  phone: { display: '(802) 555-0199', dashed: '802-555-0199', href: 'tel:+18025550199' },
  typedLinks: [],
  towns: ['Ashford', 'Birchton'],
  otherWays: [],
  proof: [],
};

/** Every text is its own name in brackets, so that a test sees where it is used. */
export const ui = new Proxy({} as UiTexts, {
  get: (_target, key) => (typeof key === 'string' ? `{${key}}` : undefined),
});

export const siteTexts: SiteTexts = { facts, ui };
