import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { SectionLayout } from '../content/views';
import type { SectionProps } from './types';

type Section<L extends SectionLayout> = ComponentType<SectionProps<L>>;

/** A component that is fetched when it is rendered, or ahead by `load`. */
export type LaterComponent<P> = LazyExoticComponent<ComponentType<P>> & {
  readonly load: () => Promise<ComponentType<P>>;
};

type Registry = { readonly [L in SectionLayout]: LaterComponent<SectionProps<L>> };

/** Loads a section's code when a page shows one; a page without it never asks for it. */
const section = <L extends SectionLayout>(
  load: () => Promise<Section<L>>,
): LaterComponent<SectionProps<L>> =>
  Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  );

/**
 * The component of each look. A new look in the content model does not compile without one.
 * Sections that share a page share a chunk, so that a page asks for one or two.
 */
export const registry: Registry = {
  highlights: section(
    async () => (await import(/* webpackChunkName: "sections-home" */ './Highlights')).Highlights,
  ),
  essay: section(
    async () => (await import(/* webpackChunkName: "sections-home" */ './Essay')).Essay,
  ),
  featuredServices: section(
    async () =>
      (await import(/* webpackChunkName: "sections-home" */ './FeaturedServices')).FeaturedServices,
  ),
  steps: section(
    async () => (await import(/* webpackChunkName: "sections-home" */ './Steps')).Steps,
  ),
  fieldNotes: section(
    async () => (await import(/* webpackChunkName: "sections-home" */ './FieldNotes')).FieldNotes,
  ),
  faq: section(async () => (await import(/* webpackChunkName: "sections-home" */ './Faq')).Faq),
  testimonials: section(
    async () =>
      (await import(/* webpackChunkName: "sections-home" */ './Testimonials')).Testimonials,
  ),
  callBanner: section(
    async () => (await import(/* webpackChunkName: "sections-home" */ './CallBanner')).CallBanner,
  ),
  estimate: section(
    async () => (await import(/* webpackChunkName: "sections-home" */ './Estimate')).Estimate,
  ),
  map: section(
    async () => (await import(/* webpackChunkName: "sections-inner" */ './Map')).ServiceMap,
  ),
  servicesIndex: section(
    async () =>
      (await import(/* webpackChunkName: "sections-inner" */ './ServicesIndex')).ServicesIndex,
  ),
  reasons: section(
    async () => (await import(/* webpackChunkName: "sections-inner" */ './Reasons')).Reasons,
  ),
  panorama: section(
    async () => (await import(/* webpackChunkName: "sections-inner" */ './Panorama')).Panorama,
  ),
  experience: section(
    async () => (await import(/* webpackChunkName: "sections-inner" */ './Experience')).Experience,
  ),
  servicesTeaser: section(
    async () =>
      (await import(/* webpackChunkName: "sections-inner" */ './ServicesTeaser')).ServicesTeaser,
  ),
  aboutServices: section(
    async () =>
      (await import(/* webpackChunkName: "sections-inner" */ './AboutServices')).AboutServices,
  ),
  promises: section(
    async () => (await import(/* webpackChunkName: "sections-inner" */ './Promises')).Promises,
  ),
  roles: section(
    async () => (await import(/* webpackChunkName: "sections-inner" */ './Roles')).Roles,
  ),
  pictureText: section(
    async () =>
      (await import(/* webpackChunkName: "sections-inner" */ './PictureText')).PictureText,
  ),
  reachOut: section(
    async () => (await import(/* webpackChunkName: "sections-inner" */ './ReachOut')).ReachOut,
  ),
  contactForm: section(
    async () =>
      (await import(/* webpackChunkName: "sections-contact" */ './ContactForm')).ContactFormSection,
  ),
  contactBlock: section(
    async () =>
      (await import(/* webpackChunkName: "sections-inner" */ './ContactBlock')).ContactBlock,
  ),
  text: section(
    async () => (await import(/* webpackChunkName: "sections-inner" */ './Text')).TextSection,
  ),
};
