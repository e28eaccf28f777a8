/**
 * The content that ships with the site: what visitors see where a Contentful space has nothing,
 * and what the seed writes into a new one.
 */
import type { ContentTypeId } from '../model';
import { callouts, diagrams } from './embedded';
import { contactInfo } from './contactInfo';
import type { DefaultEntry } from './entry';
import { faqs } from './faqs';
import { highlights } from './highlights';
import { microcopy } from './microcopy';
import { navigation } from './navigation';
import { pages, sections } from './pages';
import { posts } from './posts';
import { services } from './services';
import { prices } from './services/price';
import { siteConfig } from './siteConfig';
import { testimonials } from './testimonials';

/** Defaults of content types; a type that has none needs no line. */
export type Defaults = { readonly [T in ContentTypeId]?: readonly DefaultEntry<T>[] };

/** Every bundled default, by content type and in the order they are shown. */
export const defaults = {
  siteConfig,
  page: pages,
  section: [...sections, ...Object.values(prices)],
  service: services,
  faq: faqs,
  testimonial: testimonials,
  highlight: highlights,
  contactInfo,
  navigationLink: navigation,
  blogPost: posts,
  microcopy,
  callout: callouts,
  diagram: diagrams,
} satisfies Defaults;
