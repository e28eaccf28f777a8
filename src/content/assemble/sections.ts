/** Sections of a page: which there are, in which order, and what each shows. */
import { sectionTable } from '../../sections/table';
import { secureUrl } from '../links';
import { SECTION_LOOKS, SHOWN_IN_LOOK } from '../model/section';
import { slugify } from '../text';
import type { Content } from '../types';
import type { FaqView, OwnData, SectionBase, SectionView, TestimonialView } from '../views';
import type { Entry } from '../withDefaults';
import type { AssemblyContext } from './context';
import { withoutMarks } from './marks';
import { textItems } from './textItems';
import { figureView, initialsView, lengthOf } from './textTraits';
import { callView, linkView } from './buttons';
import { byOrder } from './byOrder';
import { contactInfo } from './contactBlocks';
import { servedPlaces } from './facts';
import { mapView } from './map';
import { featuredServices, serviceCards } from './serviceCards';
import { formTexts } from './sharedTexts';

/** Services a teaser shows. */
const TEASER_COUNT = 2;

/** The fragment that all quote buttons link to. */
const FORM_ANCHOR = 'quote';

/** A section that is being put together. */
interface SectionInput {
  readonly context: AssemblyContext;
  readonly entry: Entry<'section'>;
  readonly section: Content<'section'>;
  /** Ids that the page has so far. */
  readonly taken: Set<string>;
}

/** An id that nothing else on the page has. */
const uniqueId = (wanted: string, taken: Set<string>): string => {
  let id = wanted;
  for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
  taken.add(id);
  return id;
};

const faqViews = ({ context, taken }: SectionInput): readonly FaqView[] =>
  byOrder(context.input.content.faq).map((entry) => {
    const { question, answer } = context.fields(entry);
    const anchor = uniqueId(slugify(withoutMarks(question), 'question'), taken);
    return { question, answer, anchor };
  });

const testimonialViews = ({ context }: SectionInput): readonly TestimonialView[] =>
  byOrder(context.input.content.testimonial).map((entry) => {
    const { name, title, quote, portrait, avatarUrl } = context.fields(entry);
    const picture = context.picture(portrait, 'thumb');
    return {
      ...{ name, title, quote, ...initialsView(name) },
      avatarUrl: picture?.src ?? secureUrl(avatarUrl),
    };
  });

const items = ({ context, entry, section }: SectionInput) => ({
  items: textItems(context, entry, 'body', section.body),
});

const ownData: { readonly [L in keyof OwnData]: (input: SectionInput) => OwnData[L] } = {
  highlights: ({ context }) => ({
    highlights: byOrder(context.input.content.highlight).map((entry) => {
      const { number, name, icon } = context.fields(entry);
      return { figure: figureView(number), name, icon };
    }),
  }),
  featuredServices: ({ context }) => ({
    services: featuredServices(context, ['description']),
  }),
  servicesIndex: ({ context }) => ({
    services: serviceCards(context, ['overview', 'description']),
  }),
  servicesTeaser: ({ context }) => ({
    services: featuredServices(context, ['overview', 'description'], TEASER_COUNT),
  }),
  aboutServices: ({ context }) => ({
    services: serviceCards(context, ['about'], ({ about }) => about !== undefined),
  }),
  steps: items,
  reasons: items,
  promises: items,
  roles: items,
  faq: (input) => ({ faqs: faqViews(input), moreLabel: input.section.buttonLabel }),
  testimonials: (input) => ({ testimonials: testimonialViews(input) }),
  estimate: ({ context }) => ({
    contactInfo: contactInfo(context),
    map: mapView(context),
  }),
  map: ({ context }) => ({ map: mapView(context) }),
  experience: ({ section: { numeral, numeralNote } }) => ({
    numeral: numeral === undefined ? undefined : figureView(numeral),
    numeralNote,
  }),
  contactForm: ({ context }) => ({
    form: formTexts(context),
    thanksPath: context.input.addresses.thankYou,
    services: serviceCards(context, []).map(({ title, href }) => ({ title, href })),
    places: servedPlaces(context),
    contactInfo: contactInfo(context),
  }),
  contactBlock: ({ context }) => ({ contactInfo: contactInfo(context) }),
};

const anchorOf = ({ layout, heading = '' }: Content<'section'>): string =>
  layout === 'contactForm' ? FORM_ANCHOR : slugify(withoutMarks(heading), layout.toLowerCase());

/** The fields of a section that its look has. */
const fieldsInLook = (context: AssemblyContext, entry: Entry<'section'>): Content<'section'> => {
  const fields = context.fields(entry);
  const has = ['name', 'layout', 'hidden', 'buttonHref', ...SHOWN_IN_LOOK[fields.layout]];
  return Object.fromEntries(
    Object.entries(fields).filter(([id]) => has.includes(id)),
  ) as unknown as Content<'section'>;
};

const sectionView = (input: SectionInput): SectionView => {
  const { context, section, taken } = input;
  const { layout } = section;
  const slot = sectionTable[layout].picture;
  const id = uniqueId(anchorOf(section), taken);
  const own = layout in ownData ? ownData[layout as keyof OwnData](input) : {};
  const base: SectionBase = {
    id,
    kicker: section.kicker,
    heading: section.heading,
    headingLength: lengthOf(section.heading),
    intro: section.intro,
    body: 'items' in own ? undefined : section.body,
    picture: slot && context.picture(section.picture, slot),
    pictureCaption: section.pictureCaption,
    button: linkView(section.buttonLabel, context.href(section.buttonHref)),
    call: callView(section),
  };
  return { ...base, ...own, layout } as SectionView;
};

/** The types cannot express that a look found at run time belongs to the same section. */
const hasContent = (view: SectionView): boolean =>
  (sectionTable[view.layout].hasContent as (section: SectionView) => boolean)(view);

/** The sections that an editor has put on a page, hidden ones too. */
export const sectionsOf = (
  context: AssemblyContext,
  page: Entry<'page'>,
): readonly Entry<'section'>[] =>
  (page.fields.sections ?? []).flatMap(({ id }) => context.find('section', id) ?? []);

/** Sections of a page in the editor's order, without hidden ones and those with nothing to show. */
export const pageSections = (
  context: AssemblyContext,
  page: Entry<'page'>,
): readonly SectionView[] => {
  const taken = new Set<string>(['main', 'top']);
  return sectionsOf(context, page).flatMap((entry) => {
    const section = fieldsInLook(context, entry);
    if (section.hidden === true) return [];
    const view = sectionView({ context, entry, section, taken });
    if (hasContent(view)) return view;
    const look = SECTION_LOOKS[section.layout];
    context.input.problems.warning(
      { entry },
      `The section “${section.name}” has nothing to show as “${look}”, so it is left out on the site. It needs a heading, an introduction, a text or a picture, or the entries that it lists. Add one, choose another look or hide the section.`,
    );
    return [];
  });
};
