/** Makes what looks show besides the fields of a section, from the entries that they list. */
import { formOf } from '../forms';
import type { Entry } from '../entries';
import type { UniqueId } from '../richText/onPage';
import type { Content } from '../types';
import type { LookData } from '../views';
import { chosenFrom } from './chosen';
import { contactInfo, contactInfoBeside } from './contactBlocks';
import type { AssemblyContext } from './context';
import { formView } from './forms';
import { MAP_ID } from './ids';
import { cardViews, testimonialView } from './people';
import { faqViews, questionsOf } from './questions';
import { textItems } from './richText';
import { featuredServices, serviceCards } from './serviceCards';
import { numeralView } from './textTraits';
import { mapView } from './map';

/** A section that is being put together. */
export interface SectionInput {
  readonly context: AssemblyContext;
  readonly entry: Entry<'section'>;
  /** Its fields as pages show them, without those that its look does not have. */
  readonly section: Content<'section'>;
  /** Path of the page. */
  readonly path: string;
  readonly uniqueId: UniqueId;
  /** The sections of the page that list questions. */
  readonly listsOfQuestions: readonly Entry<'section'>[];
}

const items = ({ context, entry, section }: SectionInput): LookData['steps'] => ({
  items: textItems(context, { entry, field: 'body' }, section.body),
  body: undefined,
});

/** The services that a section has chosen; all, or those given, if it has chosen none. */
const chosenServices = ({ context, section }: SectionInput, others = context.content.service) =>
  chosenFrom(context.content.service, section, others);

/** Services a teaser shows. */
const TEASER_COUNT = 2;

/** Builds the data of each look that has its own data. */
export const lookData: {
  readonly [L in keyof LookData]: (input: SectionInput) => LookData[L];
} = {
  highlights: ({ context, section }) => ({
    highlights: chosenFrom(context.content.highlight, section).map((entry) => {
      const { number, name, icon } = context.fields(entry);
      return { entryId: context.entryId(entry), numeral: numeralView(number), name, icon };
    }),
  }),
  featuredServices: (input) => {
    const services = chosenServices(input, featuredServices(input.context));
    return { services: serviceCards(input.context, services, ['description']) };
  },
  steps: items,
  faq: ({ context, entry, section, path, uniqueId, listsOfQuestions }) => ({
    faqs: faqViews(context, questionsOf(context, section, listsOfQuestions), path, uniqueId),
    shared: section.chosen === undefined,
    moreLabel: section.buttonLabel,
    several: listsOfQuestions.length > 1,
    asks: entry === (listsOfQuestions.at(-1) ?? entry),
  }),
  testimonials: ({ context, section }) => ({
    testimonials: chosenFrom(context.content.testimonial, section).map((entry) =>
      testimonialView(context, entry),
    ),
    shared: section.chosen === undefined,
  }),
  cards: ({ context, section }) => ({ cards: cardViews(context, section.chosen) }),
  estimate: ({ context, section, uniqueId }) => {
    const mapId = uniqueId(MAP_ID);
    return {
      contactInfo: contactInfoBeside(context, section, mapId),
      map: mapView(context),
      mapId,
    };
  },
  map: ({ context }) => ({ map: mapView(context) }),
  servicesIndex: (input) => ({
    services: serviceCards(input.context, chosenServices(input), ['overview', 'description']),
  }),
  reasons: items,
  servicesTeaser: (input) => {
    const featured = featuredServices(input.context).slice(0, TEASER_COUNT);
    const services = chosenServices(input, featured);
    return { services: serviceCards(input.context, services, ['overview', 'description']) };
  },
  aboutServices: (input) => {
    const services = serviceCards(input.context, chosenServices(input), ['about']);
    return {
      links: services
        .filter(({ text }) => text)
        .map(({ title, href, text }) => ({ label: title, href, text })),
    };
  },
  promises: items,
  roles: items,
  contactForm: ({ context, entry, section }) => ({
    form: formView(context, entry),
    thanksPath: context.addresses.ofKind.get('thankYou'),
    contactInfo:
      section.body !== undefined || formOf(section.form).forApplicants
        ? undefined
        : contactInfo(context, section),
  }),
  contactBlock: ({ context, section }) => ({ contactInfo: contactInfo(context, section) }),
};
