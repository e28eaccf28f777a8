/** Sections of a page: which there are, in which order, and what each shows. */
import { sectionTable } from '../../sections/table';
import { secureUrl } from '../links';
import { SECTION_LOOKS, SHOWN_IN_LOOK } from '../model/section';
import { plainText, slugify } from '../text';
import type { Content } from '../types';
import type { FaqView, SectionView } from '../views';
import type { Entry } from '../withDefaults';
import type { AssemblyContext } from './context';
import { withoutMarks } from './marks';
import {
  byOrder,
  contactInfo,
  formTexts,
  featuredServices,
  mapView,
  servedPlaces,
  serviceCards,
  showShared,
} from './parts';
import { shorten } from './seo';

/** Services a teaser shows. */
const TEASER_COUNT = 2;

/** The fragment that quote buttons everywhere point at. */
const FORM_ANCHOR = 'quote';

/** An id that nothing else on the page has; `taken` holds those of the page so far. */
const ownId = (wanted: string, taken: Set<string>): string => {
  let id = wanted;
  for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
  taken.add(id);
  return id;
};

const faqViews = (context: AssemblyContext, path: string, taken: Set<string>): readonly FaqView[] =>
  byOrder(context.input.content.faq).map((entry) => {
    const { question, answer } = context.use(path, entry, 'question', 'answer');
    const anchor = ownId(slugify(withoutMarks(question), 'question'), taken);
    return { question, answer, anchor };
  });

const anchorOf = (section: Content<'section'>): string =>
  section.layout === 'contactForm'
    ? FORM_ANCHOR
    : slugify(withoutMarks(section.heading ?? ''), section.layout.toLowerCase());

const showsField = ({ layout }: Content<'section'>, field: string): boolean =>
  (SHOWN_IN_LOOK[layout] as readonly string[]).includes(field);

type Base = Omit<Extract<SectionView, { layout: 'text' }>, 'layout'>;

const sectionView = (
  context: AssemblyContext,
  path: string,
  entry: Entry<'section'>,
  section: Content<'section'>,
  taken: Set<string>,
): SectionView => {
  const href = context.href(section.buttonHref);
  const slot = sectionTable[section.layout].picture;
  const picture = slot && context.picture(entry, 'picture', section.picture, slot);
  const base: Base = {
    id: ownId(anchorOf(section), taken),
    kicker: section.kicker,
    heading: section.heading,
    intro: section.intro,
    body: showsField(section, 'body') ? section.body : undefined,
    picture,
    pictureCaption: section.pictureCaption,
    button:
      section.buttonLabel !== undefined && href !== undefined
        ? { label: section.buttonLabel, href }
        : undefined,
    call:
      section.callLabel === undefined
        ? undefined
        : { label: section.callLabel, note: section.callNote },
  };
  switch (section.layout) {
    case 'highlights':
      return {
        ...base,
        layout: 'highlights',
        highlights: byOrder(context.input.content.highlight).map((highlight) => {
          const { number, name, icon } = context.use(path, highlight, 'number', 'name', 'icon');
          return { number, name, icon };
        }),
      };
    case 'featuredServices':
      return {
        ...base,
        layout: 'featuredServices',
        services: featuredServices(context, path, ['description']),
      };
    case 'servicesIndex':
      return {
        ...base,
        layout: 'servicesIndex',
        services: serviceCards(context, path, ['overview', 'description']),
      };
    case 'servicesTeaser':
      return {
        ...base,
        layout: 'servicesTeaser',
        services: featuredServices(context, path, ['overview', 'description'], TEASER_COUNT),
      };
    case 'aboutServices':
      return {
        ...base,
        layout: 'aboutServices',
        services: serviceCards(context, path, ['about'], ({ about }) => about !== undefined),
      };
    case 'steps':
    case 'reasons':
    case 'promises':
    case 'roles':
      return {
        ...base,
        layout: section.layout,
        body: undefined,
        items: context.items(entry, 'body', section.body),
      };
    case 'faq':
      return {
        ...base,
        layout: 'faq',
        faqs: faqViews(context, path, taken),
        moreLabel: section.buttonLabel,
      };
    case 'testimonials':
      return {
        ...base,
        layout: 'testimonials',
        testimonials: byOrder(context.input.content.testimonial).map((testimonial) => {
          const { portrait, avatarUrl } = testimonial.fields;
          return {
            ...context.use(path, testimonial, 'name', 'title', 'quote'),
            avatarUrl:
              context.picture(testimonial, 'portrait', portrait, 'thumb')?.src ??
              secureUrl(avatarUrl),
          };
        }),
      };
    case 'estimate':
      return {
        ...base,
        layout: 'estimate',
        contactInfo: contactInfo(context, path),
        map: mapView(context, path),
      };
    case 'map':
      return { ...base, layout: 'map', map: mapView(context, path) };
    case 'experience':
      return {
        ...base,
        layout: 'experience',
        numeral: section.numeral,
        numeralNote: section.numeralNote,
      };
    case 'contactForm':
      return {
        ...base,
        layout: 'contactForm',
        form: formTexts(context, path),
        thanksPath: context.input.addresses.thankYou,
        services: serviceCards(context, path, []).map(({ title, href }) => ({ title, href })),
        places: servedPlaces(context),
        contactInfo: contactInfo(context, path),
      };
    case 'contactBlock':
      return { ...base, layout: 'contactBlock', contactInfo: contactInfo(context, path) };
    default:
      return { ...base, layout: section.layout };
  }
};

/** The fields of a section that its look shows; a part of something absent is not shown either. */
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

/** A look-up by a look that is only known at run time cannot say that the two belong together. */
const hasContent = (view: SectionView): boolean =>
  (sectionTable[view.layout].hasContent as (section: SectionView) => boolean)(view);

/**
 * Sections of a page in the editor's order, without those that have nothing to show, and without
 * hidden ones, which are reported as hidden.
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
    const hidden = section.hidden === true;
    const view = hidden ? undefined : sectionView(context, path, entry, section, taken);
    if (view)
      context.reportUnshown(
        entry,
        SHOWN_IN_LOOK[section.layout],
        `a section that looks like “${SECTION_LOOKS[section.layout]}” does not show it. Choose another look or empty the field.`,
      );
    if (view && !hasContent(view)) {
      context.report(
        entry,
        undefined,
        'warning',
        `The section “${section.name}” has nothing to show as “${SECTION_LOOKS[section.layout]}”, so it is left out on the site. It needs a heading, an introduction, a text or a picture, or the entries that it lists. Add one, choose another look or hide the section.`,
      );
      return [];
    }
    context.show(path, entry, shownFields(section, view), hidden);
    if (view) showShared(context, path, section.layout);
    return view ?? [];
  });
};

/** First words of a rich text, for descriptions that nobody wrote. */
export const firstWords = (
  document: Content<'section'>['body'],
  length: number,
): string | undefined => {
  const text = document && shorten(plainText(document), length);
  return text === '' ? undefined : text;
};
