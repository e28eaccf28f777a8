import type { ComponentType } from 'react';
import type { PictureSlot } from '../content/pictures/slots';
import type { SectionLayout, SectionView } from '../content/views';
import { AboutServices } from './AboutServices';
import { CallBanner } from './CallBanner';
import { ContactBlock } from './ContactBlock';
import { ContactFormSection } from './ContactForm';
import { Essay } from './Essay';
import { Estimate } from './Estimate';
import { Experience } from './Experience';
import { Faq } from './Faq';
import { FeaturedServices } from './FeaturedServices';
import { FieldNotes } from './FieldNotes';
import { Highlights } from './Highlights';
import { ServiceMap } from './Map';
import { Panorama } from './Panorama';
import { PictureText } from './PictureText';
import { Promises } from './Promises';
import { ReachOut } from './ReachOut';
import { Reasons } from './Reasons';
import { Roles } from './Roles';
import { ServicesIndex } from './ServicesIndex';
import { ServicesTeaser } from './ServicesTeaser';
import { Steps } from './Steps';
import { Testimonials } from './Testimonials';
import { TextSection } from './Text';
import type { SectionProps } from './parts/Section';

interface SectionEntry<L extends SectionLayout> {
  readonly component: ComponentType<SectionProps<L>>;
  /** Whether its background is that of the page or its own (a color, a photograph). */
  readonly ground: 'page' | 'own';
  /** A divider is drawn after it when the next section has the page's background too. */
  readonly divider?: true;
  /** Crop of its picture; a look without one has no picture. */
  readonly picture?: PictureSlot;
  /** False when it would be empty but for a heading. */
  readonly hasContent: (section: Extract<SectionView, { layout: L }>) => boolean;
}

const hasWords = ({
  heading,
  intro,
  body,
  picture,
}: Pick<SectionView, 'heading' | 'intro' | 'body' | 'picture'>): boolean =>
  Boolean(heading || intro || body || picture);

const hasItems = ({ items }: { readonly items: readonly unknown[] }): boolean => items.length > 0;

const hasServices = ({ services }: { readonly services: readonly unknown[] }): boolean =>
  services.length > 0;

const always = (): boolean => true;

/**
 * Everything that is decided for each look of a section. A look of the content model that is missing
 * here does not compile.
 */
export const sectionTable: { readonly [L in SectionLayout]: SectionEntry<L> } = {
  aboutServices: { component: AboutServices, ground: 'page', hasContent: hasServices },
  callBanner: {
    component: CallBanner,
    ground: 'own',
    picture: 'banner',
    hasContent: hasWords,
  },
  contactBlock: { component: ContactBlock, ground: 'own', hasContent: always },
  contactForm: { component: ContactFormSection, ground: 'page', hasContent: always },
  essay: { component: Essay, ground: 'page', picture: 'square', hasContent: hasWords },
  estimate: { component: Estimate, ground: 'page', hasContent: always },
  experience: { component: Experience, ground: 'page', divider: true, hasContent: hasWords },
  faq: { component: Faq, ground: 'page', hasContent: ({ faqs }) => faqs.length > 0 },
  featuredServices: { component: FeaturedServices, ground: 'page', hasContent: hasServices },
  fieldNotes: {
    component: FieldNotes,
    ground: 'page',
    divider: true,
    picture: 'tall',
    hasContent: hasWords,
  },
  highlights: {
    component: Highlights,
    ground: 'page',
    divider: true,
    hasContent: ({ highlights }) => highlights.length > 0,
  },
  map: { component: ServiceMap, ground: 'page', hasContent: always },
  panorama: {
    component: Panorama,
    ground: 'own',
    picture: 'panorama',
    hasContent: ({ picture }) => picture !== undefined,
  },
  pictureText: { component: PictureText, ground: 'page', picture: 'photo', hasContent: hasWords },
  promises: { component: Promises, ground: 'page', hasContent: hasItems },
  reachOut: { component: ReachOut, ground: 'own', hasContent: hasWords },
  reasons: { component: Reasons, ground: 'own', hasContent: hasItems },
  roles: { component: Roles, ground: 'page', picture: 'photo', hasContent: hasItems },
  servicesIndex: { component: ServicesIndex, ground: 'page', hasContent: hasServices },
  servicesTeaser: { component: ServicesTeaser, ground: 'page', hasContent: hasServices },
  steps: { component: Steps, ground: 'own', hasContent: hasItems },
  testimonials: {
    component: Testimonials,
    ground: 'own',
    hasContent: ({ testimonials }) => testimonials.length > 0,
  },
  text: {
    component: TextSection,
    ground: 'page',
    picture: 'photo',
    // The link home of the 404 page is a section with nothing but a button.
    hasContent: (section) => hasWords(section) || section.button !== undefined,
  },
};
