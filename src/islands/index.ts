import type { ComponentProps, ComponentType } from 'react';
import type { UiTexts } from '../content/views';
import ContactForm, { contactFormTexts } from './contactForm.island';
import ShareLinks, { shareTexts } from './share.island';
import PlaceCheck, { placeCheckTexts } from './placeCheck.island';
import Testimonials, { testimonialsTexts } from './testimonials.island';

interface IslandDefinition {
  readonly component: ComponentType<never>;
  /** The shared texts that it shows, also in its components; only these travel with the page. */
  readonly texts: readonly (keyof UiTexts)[];
}

/**
 * The registry of islands. A name is also that of the file (`<name>.island.tsx`, whose default
 * export is the component), which is what the browser fetches.
 */
export const islands = {
  contactForm: { component: ContactForm, texts: contactFormTexts },
  share: { component: ShareLinks, texts: shareTexts },
  placeCheck: { component: PlaceCheck, texts: placeCheckTexts },
  testimonials: { component: Testimonials, texts: testimonialsTexts },
} as const satisfies Readonly<Record<string, IslandDefinition>>;

export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName> = ComponentProps<
  (typeof islands)[Name]['component']
>;
