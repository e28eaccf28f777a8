import type { ComponentProps, ComponentType } from 'react';
import type { UiTexts } from '../content/views';
import ContactForm, { contactFormTexts } from './contactForm.island';
import DrawnMap, { mapTexts } from './map.island';
import ShareLinks, { shareTexts } from './share.island';
import PlaceCheck, { placeCheckTexts } from './placeCheck.island';
import Testimonials, { testimonialsTexts } from './testimonials.island';

/**
 * When the browser hydrates an island: `near` when it is near the window or touched, `touch` only
 * when a visitor touches it or moves the focus into it.
 */
export type Hydrates = 'near' | 'touch';

interface IslandEntry {
  readonly component: ComponentType<never>;
  /** The interface texts that it shows; only these travel with the page. */
  readonly texts: readonly (keyof UiTexts)[];
  readonly hydrates: Hydrates;
}

/**
 * The registry of islands. A name is also that of the file (`<name>.island.tsx`, whose default
 * export is the component), which is what the browser fetches.
 */
export const islands = {
  contactForm: { component: ContactForm, texts: contactFormTexts, hydrates: 'near' },
  map: { component: DrawnMap, texts: mapTexts, hydrates: 'touch' },
  share: { component: ShareLinks, texts: shareTexts, hydrates: 'touch' },
  placeCheck: { component: PlaceCheck, texts: placeCheckTexts, hydrates: 'touch' },
  testimonials: { component: Testimonials, texts: testimonialsTexts, hydrates: 'near' },
} as const satisfies Readonly<Record<string, IslandEntry>>;

export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName> = Omit<
  ComponentProps<(typeof islands)[Name]['component']>,
  'ui'
>;
