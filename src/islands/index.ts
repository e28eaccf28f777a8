import type { ComponentProps, ComponentType } from 'react';
import type { UiTexts } from '../content/views';
import * as contactForm from './contactForm.island';
import * as share from './share.island';
import * as placeCheck from './placeCheck.island';
import * as testimonials from './testimonials.island';

/** What a file `<name>.island.tsx` exports. */
interface IslandModule {
  readonly default: ComponentType<never>;
  /** Those that it shows, also in its components; only these travel with the page. */
  readonly sharedTexts: readonly (keyof UiTexts)[];
}

/** The registry of islands. The browser fetches the file of an island by its name. */
export const islands = {
  contactForm,
  share,
  placeCheck,
  testimonials,
} as const satisfies Readonly<Record<string, IslandModule>>;

export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName> = ComponentProps<
  (typeof islands)[Name]['default']
>;
