import type { SectionView } from '../content/views';

/**
 * Whether a section has what it is there for. A list without an entry, a panorama without its
 * picture or a block without a single word would leave a heading over nothing, or a gap.
 */
export const hasSubstance = (section: SectionView): boolean => {
  switch (section.layout) {
    case 'highlights':
      return section.highlights.length > 0;
    case 'featuredServices':
    case 'servicesIndex':
    case 'servicesTeaser':
      return section.services.length > 0;
    case 'aboutServices':
      return section.services.some((service) => service.about);
    case 'faq':
      return section.faqs.length > 0;
    case 'testimonials':
      return section.testimonials.length > 0;
    case 'steps':
    case 'reasons':
    case 'promises':
    case 'roles':
      return section.items.length > 0;
    case 'panorama':
      return section.picture !== undefined;
    case 'estimate':
    case 'map':
    case 'contactForm':
      return true;
    default:
      return Boolean(section.heading || section.intro || section.body || section.picture);
  }
};
