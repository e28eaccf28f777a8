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
import {
  byOrder,
  callView,
  contactInfo,
  formTexts,
  featuredServices,
  linkView,
  mapView,
  servedPlaces,
  serviceCards,
  showShared,
} from './parts';

/** Services a teaser shows. */
const TEASER_COUNT = 2;

/** The fragment that all quote buttons link to. */
const FORM_ANCHOR = 'quote';

/** A section that is being put together. */
interface SectionInput {
  readonly context: AssemblyContext;
  /** Path of the page. */
  readonly path: string;
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

const faqViews = ({ context, path, taken }: SectionInput): readonly FaqView[] =>
  byOrder(context.input.content.faq).map((entry) => {
    const { question, answer } = context.use(path, entry, 'question', 'answer');
    const anchor = uniqueId(slugify(withoutMarks(question), 'question'), taken);
    return { question, answer, anchor };
  });

const testimonialViews = ({ context, path }: SectionInput): readonly TestimonialView[] =>
  byOrder(context.input.content.testimonial).map((entry) => {
    const { portrait, avatarUrl } = entry.fields;
    const picture = context.picture(entry, 'portrait', portrait, 'thumb');
    return {
      ...context.use(path, entry, 'name', 'title', 'quote'),
      avatarUrl: picture?.src ?? secureUrl(avatarUrl),
    };
  });

const items = ({ context, entry, section }: SectionInput) => ({
  items: context.items(entry, 'body', section.body),
});

const ownData: { readonly [L in keyof OwnData]: (input: SectionInput) => OwnData[L] } = {
  highlights: ({ context, path }) => ({
    highlights: byOrder(context.input.content.highlight).map((entry) =>
      context.use(path, entry, 'number', 'name', 'icon'),
    ),
  }),
  featuredServices: ({ context, path }) => ({
    services: featuredServices(context, path, ['description']),
  }),
  servicesIndex: ({ context, path }) => ({
    services: serviceCards(context, path, ['overview', 'description']),
  }),
  servicesTeaser: ({ context, path }) => ({
    services: featuredServices(context, path, ['overview', 'description'], TEASER_COUNT),
  }),
  aboutServices: ({ context, path }) => ({
    services: serviceCards(context, path, ['about'], ({ about }) => about !== undefined),
  }),
  steps: items,
  reasons: items,
  promises: items,
  roles: items,
  faq: (input) => ({ faqs: faqViews(input), moreLabel: input.section.buttonLabel }),
  testimonials: (input) => ({ testimonials: testimonialViews(input) }),
  estimate: ({ context, path }) => ({
    contactInfo: contactInfo(context, path),
    map: mapView(context, path),
  }),
  map: ({ context, path }) => ({ map: mapView(context, path) }),
  experience: ({ section: { numeral, numeralNote } }) => ({ numeral, numeralNote }),
  contactForm: ({ context, path }) => ({
    form: formTexts(context, path),
    thanksPath: context.input.addresses.thankYou,
    services: serviceCards(context, path, []).map(({ title, href }) => ({ title, href })),
    places: servedPlaces(context),
    contactInfo: contactInfo(context, path),
  }),
  contactBlock: ({ context, path }) => ({ contactInfo: contactInfo(context, path) }),
};

const anchorOf = ({ layout, heading = '' }: Content<'section'>): string =>
  layout === 'contactForm' ? FORM_ANCHOR : slugify(withoutMarks(heading), layout.toLowerCase());

const showsBody = (layout: SectionView['layout']): boolean =>
  (SHOWN_IN_LOOK[layout] as readonly string[]).includes('body');

const sectionView = (input: SectionInput): SectionView => {
  const { context, entry, section, taken } = input;
  const { layout } = section;
  const slot = sectionTable[layout].picture;
  const id = uniqueId(anchorOf(section), taken);
  const own = layout in ownData ? ownData[layout as keyof OwnData](input) : {};
  const base: SectionBase = {
    id,
    kicker: section.kicker,
    heading: section.heading,
    intro: section.intro,
    body: showsBody(layout) && !('items' in own) ? section.body : undefined,
    picture: slot && context.picture(entry, 'picture', section.picture, slot),
    pictureCaption: section.pictureCaption,
    button: linkView(section.buttonLabel, context.href(section.buttonHref)),
    call: callView(section),
  };
  return { ...base, ...own, layout } as SectionView;
};

/** The fields that the look of a section shows, without those that depend on an empty one. */
const shownFields = (section: Content<'section'>, view?: SectionView): readonly string[] => {
  const absent = new Set([
    ...(section.picture || section.layout === 'roles' ? [] : ['pictureCaption']),
    ...(section.numeral === undefined ? ['numeralNote'] : []),
    ...(section.callLabel === undefined ? ['callNote'] : []),
    ...(view && !view.button && view.layout !== 'faq' ? ['buttonLabel'] : []),
    ...(section.layout === 'panorama' && section.heading === undefined ? ['kicker'] : []),
    // A list of services is under its page's own heading: the small line needs an introduction.
    ...(section.layout === 'servicesIndex' && section.intro === undefined ? ['kicker'] : []),
  ]);
  return SHOWN_IN_LOOK[section.layout].filter((field) => !absent.has(field));
};

/** The types cannot express that a look found at run time belongs to the same section. */
const hasContent = (view: SectionView): boolean =>
  (sectionTable[view.layout].hasContent as (section: SectionView) => boolean)(view);

/**
 * Sections of a page in the editor's order, without those that have nothing to show, and without
 * hidden ones, which are recorded as hidden.
 */
export const pageSections = (
  context: AssemblyContext,
  path: string,
  page: Entry<'page'>,
): readonly SectionView[] => {
  const taken = new Set<string>(['main', 'top']);
  const entries = (page.fields.sections ?? []).flatMap(
    ({ id }) => context.find('section', id) ?? [],
  );
  return entries.flatMap((entry) => {
    const section = context.fields(entry);
    if (section.hidden === true) {
      context.show(path, entry, shownFields(section), true);
      return [];
    }
    const look = SECTION_LOOKS[section.layout];
    const view = sectionView({ context, path, entry, section, taken });
    context.reportUnshown(
      entry,
      SHOWN_IN_LOOK[section.layout],
      `a section that looks like “${look}” does not show it. Choose another look or empty the field.`,
    );
    if (!hasContent(view)) {
      context.input.problems.warning(
        { entry },
        `The section “${section.name}” has nothing to show as “${look}”, so it is left out on the site. It needs a heading, an introduction, a text or a picture, or the entries that it lists. Add one, choose another look or hide the section.`,
      );
      return [];
    }
    context.show(path, entry, shownFields(section, view));
    showShared(context, path, section.layout);
    return view;
  });
};
