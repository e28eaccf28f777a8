/** Sections of a page: which there are, in which order, and what each shows. */
import { secureUrl } from '../links';
import { plainText, slugify } from '../text';
import type { Content } from '../types';
import type { FaqView, SectionView } from '../views';
import type { PictureSlot } from '../views';
import type { Entry } from '../withDefaults';
import type { AssemblyContext } from './context';
import { withoutMarks } from './marks';
import { byOrder, contactInfo, featuredServices, formTexts, mapView, serviceCards } from './parts';
import { splitAtHeadings } from './richText';

/** Services a teaser shows. */
const TEASER_COUNT = 2;

/** The fragment that quote buttons everywhere point at. */
const FORM_ANCHOR = 'quote';

const PICTURE_SLOTS: Partial<Record<SectionView['layout'], PictureSlot>> = {
  essay: 'square',
  fieldNotes: 'tall',
  callBanner: 'banner',
  panorama: 'panorama',
  pictureText: 'photo',
};

const faqViews = (context: AssemblyContext, path: string): readonly FaqView[] => {
  const taken = new Set<string>();
  return byOrder(context.input.content.faq).map((entry, index) => {
    const { question, answer } = context.use(path, entry);
    const wanted = slugify(withoutMarks(question), `question-${index + 1}`);
    const anchor = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted;
    taken.add(anchor);
    return { question, answer, anchor };
  });
};

const anchorOf = (section: Content<'section'>, taken: Set<string>): string => {
  const wanted =
    section.layout === 'contactForm'
      ? FORM_ANCHOR
      : slugify(withoutMarks(section.heading ?? ''), section.layout.toLowerCase());
  let id = wanted;
  for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
  taken.add(id);
  return id;
};

type Base = Omit<Extract<SectionView, { layout: 'text' }>, 'layout'>;

const sectionView = (
  context: AssemblyContext,
  path: string,
  entry: Entry<'section'>,
  section: Content<'section'>,
  id: string,
): SectionView => {
  const href = context.href(section.buttonHref);
  const slot = PICTURE_SLOTS[section.layout] ?? 'photo';
  const picture = context.picture(entry, 'picture', section.picture, slot);
  const base: Base = {
    id,
    kicker: section.kicker,
    heading: section.heading,
    intro: section.intro,
    body: section.body,
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
  const items = (): { body: Base['body']; items: ReturnType<typeof splitAtHeadings>['items'] } => {
    const split = splitAtHeadings(section.body);
    return { body: split.before, items: split.items };
  };
  switch (section.layout) {
    case 'highlights':
      return {
        ...base,
        layout: 'highlights',
        highlights: byOrder(context.input.content.highlight).map((highlight) => {
          const { number, name, icon } = context.use(path, highlight);
          return { number, name, icon };
        }),
      };
    case 'featuredServices':
      return { ...base, layout: 'featuredServices', services: featuredServices(context, path) };
    case 'servicesIndex':
      return { ...base, layout: 'servicesIndex', services: serviceCards(context, path) };
    case 'servicesTeaser':
      return {
        ...base,
        layout: 'servicesTeaser',
        services: featuredServices(context, path).slice(0, TEASER_COUNT),
      };
    case 'aboutServices':
      return {
        ...base,
        layout: 'aboutServices',
        services: serviceCards(context, path, (service) => service.about !== undefined),
      };
    case 'steps':
    case 'reasons':
    case 'promises':
    case 'roles':
      return { ...base, layout: section.layout, ...items() };
    case 'faq':
      return { ...base, layout: 'faq', faqs: faqViews(context, path) };
    case 'testimonials':
      return {
        ...base,
        layout: 'testimonials',
        testimonials: byOrder(context.input.content.testimonial).map((testimonial) => {
          const { name, title, quote, avatarUrl } = context.use(path, testimonial);
          return { name, title, quote, avatarUrl: secureUrl(avatarUrl) };
        }),
      };
    case 'estimate':
      return {
        ...base,
        layout: 'estimate',
        contactInfo: contactInfo(context, path),
        map: mapView(context),
      };
    case 'map':
      return { ...base, layout: 'map', map: mapView(context) };
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
        contactInfo: contactInfo(context, path),
      };
    case 'contactBlock':
      return { ...base, layout: 'contactBlock', contactInfo: contactInfo(context, path) };
    default:
      return { ...base, layout: section.layout };
  }
};

/** Sections of a page in the editor's order, hidden ones left out (and reported as hidden). */
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
    const hidden = entry.fields.hidden === true;
    const section = context.use(path, entry, hidden);
    return hidden ? [] : [sectionView(context, path, entry, section, anchorOf(section, taken))];
  });
};

/** First words of a rich text, for descriptions that nobody wrote. */
export const firstWords = (
  document: Content<'section'>['body'],
  length: number,
): string | undefined => {
  const text = document && withoutMarks(plainText(document)).replace(/\s+/g, ' ').trim();
  if (!text) return undefined;
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))}…`;
};
