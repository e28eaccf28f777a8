import type { ComponentType } from 'react';
import type { LookName } from '../content/views';
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
import { People } from './People';
import { PictureText } from './PictureText';
import { Projects } from './Projects';
import { Promises } from './Promises';
import { Reasons } from './Reasons';
import { Roles } from './Roles';
import { ServicesIndex } from './ServicesIndex';
import { ServicesTeaser } from './ServicesTeaser';
import { Steps } from './Steps';
import { Testimonials } from './Testimonials';
import { TextSection } from './Text';
import type { SectionProps } from './parts/Section';

/** Has a name so that the compiler says what a new look still needs. */
type ComponentOfEachLook = { readonly [L in LookName]: ComponentType<SectionProps<L>> };

/** The component of each look. All else that is decided about it is in `src/content/looks.ts`. */
export const components: ComponentOfEachLook = {
  aboutServices: AboutServices,
  callBanner: CallBanner,
  contactBlock: ContactBlock,
  contactForm: ContactFormSection,
  essay: Essay,
  estimate: Estimate,
  experience: Experience,
  faq: Faq,
  featuredServices: FeaturedServices,
  fieldNotes: FieldNotes,
  highlights: Highlights,
  map: ServiceMap,
  panorama: Panorama,
  people: People,
  pictureText: PictureText,
  projects: Projects,
  promises: Promises,
  reasons: Reasons,
  roles: Roles,
  servicesIndex: ServicesIndex,
  servicesTeaser: ServicesTeaser,
  steps: Steps,
  testimonials: Testimonials,
  text: TextSection,
};
