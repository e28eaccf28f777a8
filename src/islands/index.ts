import type { ComponentProps, ComponentType } from 'react';
import ContactForm from './contactForm.island';
import ServiceAreaMap from './map.island';
import ShareLinks from './share.island';
import Testimonials from './testimonials.island';

/**
 * When the browser hydrates an island: `near` as soon as it comes near the window or is touched,
 * `touch` only when a visitor touches it or moves the keyboard into it.
 */
export type Hydrates = 'near' | 'touch';

interface IslandEntry {
  readonly component: ComponentType<never>;
  readonly hydrates: Hydrates;
}

/**
 * THE list of islands. A name is also the name of the file (`<name>.island.tsx`, default export the
 * component), because that file is what the browser fetches.
 */
export const islands = {
  contactForm: { component: ContactForm, hydrates: 'near' },
  map: { component: ServiceAreaMap, hydrates: 'touch' },
  share: { component: ShareLinks, hydrates: 'touch' },
  testimonials: { component: Testimonials, hydrates: 'near' },
} as const satisfies Readonly<Record<string, IslandEntry>>;

export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName> = ComponentProps<
  (typeof islands)[Name]['component']
>;
