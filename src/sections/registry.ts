import type { ComponentType } from 'react';
import type { SectionLayout } from '../content/views';
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
import type { SectionProps } from './types';

type Registry = { readonly [L in SectionLayout]: ComponentType<SectionProps<L>> };

/** The component of each look. A new look in the content model does not compile without one. */
export const registry: Registry = {
  highlights: Highlights,
  essay: Essay,
  featuredServices: FeaturedServices,
  steps: Steps,
  fieldNotes: FieldNotes,
  faq: Faq,
  testimonials: Testimonials,
  callBanner: CallBanner,
  estimate: Estimate,
  map: ServiceMap,
  servicesIndex: ServicesIndex,
  reasons: Reasons,
  panorama: Panorama,
  experience: Experience,
  servicesTeaser: ServicesTeaser,
  aboutServices: AboutServices,
  promises: Promises,
  roles: Roles,
  pictureText: PictureText,
  reachOut: ReachOut,
  contactForm: ContactFormSection,
  contactBlock: ContactBlock,
  text: TextSection,
};
