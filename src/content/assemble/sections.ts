/** Sections of a page: which there are, in which order, and what each shows. */
import { formOf } from '../forms';
import { lookOf, type LookName, type LookSources } from '../looks';
import { model } from '../model';
import { withoutLinksTo } from '../richText/parts';
import { slugify } from '../text';
import type { Content } from '../types';
import type {
  ContactInfoView,
  FaqView,
  HighlightView,
  SectionBase,
  SectionView,
  TestimonialView,
} from '../views';
import type { Entry } from '../entries';
import type { AssemblyContext } from './context';
import { withoutMarks } from '../marks';
import { textItems } from './richText';
import { hasDropCap, headingView, numeralView } from './textTraits';
import { callView, linkView } from './buttons';
import { chosenFrom, isQuestionAbout, reportOddChoices } from './chosen';
import { contactInfo } from './contactBlocks';
import { formView } from './forms';
import { personView, testimonialView } from './people';
import { PROJECTS_ID, projectList } from './projects';
import { featuredServices, serviceCards } from './serviceCards';
import { isOver, timesOf } from './times';
import { mapView } from './towns';

/** Ids of every page besides those of its sections, and ids of the page of a service. */
export const PAGE_IDS: readonly string[] = ['main', 'top'];
const SERVICE_IDS: readonly string[] = [...PAGE_IDS, 'all-services', 'contact'];

/** Ids of sections that the site itself adds to pages. */
const QUESTIONS_ID = 'questions';
const MAP_ID = 'map';
const ADDED_IDS = [MAP_ID, PROJECTS_ID, QUESTIONS_ID];

/** Ids that a page of a kind has besides those of the sections that staff put on it. */
export const idsOn = (kind: 'page' | 'service'): Set<string> =>
  new Set(kind === 'page' ? PAGE_IDS : [...SERVICE_IDS, ...ADDED_IDS]);

/** A section that is being put together. */
interface SectionInput {
  readonly context: AssemblyContext;
  readonly entry: Entry<'section'>;
  readonly section: Content<'section'>;
  /** Path of the page. */
  readonly path: string;
  /** Ids that the page has so far. */
  readonly taken: Set<string>;
  /** The sections of the page that list questions. */
  readonly listsOfQuestions: readonly Entry<'section'>[];
}

/** An id that nothing else on the page has. */
export const uniqueId = (wanted: string, taken: Set<string>): string => {
  let id = wanted;
  for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
  taken.add(id);
  return id;
};

/** Questions with an answer: nothing of one may be left to show, which is reported then. */
const faqViews = (
  { context, path, taken }: Pick<SectionInput, 'context' | 'path' | 'taken'>,
  entries: readonly Entry<'faq'>[],
): readonly FaqView[] =>
  entries.flatMap((entry) => {
    const { question, answer } = context.fields(entry);
    if (answer.content.length === 0) return [];
    const anchor = uniqueId(slugify(withoutMarks(question), 'question'), taken);
    return [{ question, answer: withoutLinksTo(path, answer), anchor }];
  });

const testimonialViews = ({ context, section }: SectionInput): readonly TestimonialView[] => {
  const all = context.content.testimonial;
  return (chosenFrom(all, section.chosen) ?? all).map((entry) => testimonialView(context, entry));
};

const highlightViews = ({ context }: SectionInput): readonly HighlightView[] =>
  context.content.highlight.map((entry) => {
    const { number, name, icon } = context.fields(entry);
    return { numeral: numeralView(number), name, icon };
  });

/** The questions that a section has chosen; without a choice, those that no other of the page has. */
const questionsOf = ({
  context,
  section,
  listsOfQuestions,
}: SectionInput): readonly Entry<'faq'>[] => {
  const all = context.content.faq;
  const chosenBy = ({ chosen }: Pick<Content<'section'>, 'chosen'>) =>
    chosenFrom(all, chosen, isQuestionAbout);
  const elsewhere = listsOfQuestions.flatMap(({ fields }) => chosenBy(fields) ?? []);
  return chosenBy(section) ?? all.filter((question) => !elsewhere.includes(question));
};

/** Addresses of the maps that are sections of pages. */
const mapHrefs = (context: AssemblyContext): readonly string[] =>
  context.content.page.flatMap((page) =>
    sectionsOf(context, page)
      .filter(({ fields }) => fields.layout === 'map')
      .map((entry) => `${context.pathOf(page)}#${anchorOf(context.fields(entry))}`),
  );

/** Contact blocks whose links to the map of another page lead to the one beside them. */
const contactInfoBeside = (context: AssemblyContext, mapId: string): readonly ContactInfoView[] => {
  const maps = mapHrefs(context);
  return contactInfo(context).map((block) =>
    maps.includes(block.href ?? '') ? { ...block, href: `#${mapId}` } : block,
  );
};

const lookSources = (input: SectionInput): LookSources => {
  const { context, entry, section, taken } = input;
  const { buttonLabel, chosen, numeral, numeralNote } = section;
  const { service: services } = context.content;
  const chosenServices = chosenFrom(services, chosen);
  return {
    items: () => textItems(context, { entry, field: 'body' }, section.body),
    buttonLabel,
    numeral: () => (numeral === undefined ? undefined : numeralView(numeral)),
    numeralNote,
    services: (texts) => serviceCards(context, texts, chosenServices ?? services),
    featuredServices: (texts, count) =>
      serviceCards(context, texts, chosenServices ?? featuredServices(context).slice(0, count)),
    highlights: () => highlightViews(input),
    faqs: () => faqViews(input, questionsOf(input)),
    isOneOfSeveral: input.listsOfQuestions.length > 1,
    isLastOfQuestions: entry === input.listsOfQuestions.at(-1),
    testimonials: () => testimonialViews(input),
    people: () => context.content.person.map((person) => personView(context, person)),
    projects: () => projectList(context, chosen),
    contactInfo: () => contactInfo(context),
    contactInfoBeside: (mapId) => contactInfoBeside(context, mapId),
    contactBesideForm: () =>
      section.body !== undefined || formOf(section.form).forApplicants
        ? undefined
        : contactInfo(context),
    map: () => mapView(context),
    mapId: () => uniqueId(MAP_ID, taken),
    form: () => formView(context, section.form),
    thanksPath: context.addresses.ofKind.get('thankYou'),
  };
};

/** All quote buttons link to the form for quotes. */
const anchorOf = ({ layout, heading = '', form }: Content<'section'>): string =>
  layout === 'contactForm'
    ? formOf(form).anchor
    : slugify(withoutMarks(heading), layout.toLowerCase());

/** True for a section that comes or goes by its times. */
const isTimed = ({ fields: { startsAt, endsAt } }: Entry<'section'>): boolean =>
  Boolean(startsAt ?? endsAt);

/** The fields of a section that its look has. */
const fieldsInLook = (context: AssemblyContext, entry: Entry<'section'>): Content<'section'> => {
  const fields = context.fields(entry);
  const look = lookOf(fields.layout);
  const has = ['name', 'layout', 'hidden', 'buttonHref', look.chooses && 'chosen', ...look.fields];
  return Object.fromEntries(
    Object.entries(fields).filter(([id]) => has.includes(id)),
  ) as unknown as Content<'section'>;
};

const sectionView = (input: SectionInput): SectionView => {
  const { context, entry, section, taken } = input;
  const { crop, own } = lookOf(section.layout);
  const id = uniqueId(anchorOf(section), taken);
  const ownData = own?.(lookSources(input)) ?? {};
  const base: SectionBase & { readonly look: LookName } = {
    look: section.layout,
    id,
    kicker: section.kicker,
    ...headingView(section.heading),
    intro: section.intro,
    body: 'items' in ownData ? undefined : section.body,
    dropCap: hasDropCap(section.body),
    picture: crop && context.picture(section.picture, crop),
    pictureCaption: section.pictureCaption,
    button: linkView(section.buttonLabel, context.href(section.buttonHref)),
    call: callView(section),
    times: isTimed(entry) ? timesOf(entry.fields, context.settings.now) : undefined,
  };
  // The table of looks says which own data belongs to which look.
  return { ...base, ...ownData } as SectionView;
};

/** False for a section that has nothing to show. */
export const hasContent = <L extends LookName>(view: SectionView<L>): boolean =>
  lookOf(view.look).hasContent(view);

/** Questions on the page of a service or a town, with a link to all questions. */
export const questionsSection = (
  context: AssemblyContext,
  questions: readonly Entry<'faq'>[],
  path: string,
  taken: Set<string>,
): SectionView<'faq'> => {
  const { serviceQuestions: heading, allQuestions } = context.texts;
  const button = linkView(allQuestions, context.addresses.ofKind.get('questions'));
  return {
    look: 'faq',
    id: QUESTIONS_ID,
    ...headingView(heading),
    faqs: faqViews({ context, path, taken }, questions),
    moreLabel: undefined,
    several: false,
    asks: true,
    button,
  };
};

/** The sections that an editor has put on the page of an entry, hidden ones too. */
export const sectionsOf = (
  context: AssemblyContext,
  page: Entry<'page' | 'service'>,
): readonly Entry<'section'>[] =>
  (page.fields.sections ?? []).flatMap((id) => context.find('section', id) ?? []);

/** True for a section that no visitor sees: an editor has hidden it, or its time is over. */
export const isOff = ({ settings }: AssemblyContext, { fields }: Entry<'section'>): boolean =>
  fields.hidden === true || isOver(fields, settings.now);

/** Sections of a page in the editor's order, without those that are off or have nothing to show. */
export const pageSections = (
  context: AssemblyContext,
  page: Entry<'page' | 'service'>,
  taken = idsOn('page'),
): readonly SectionView[] => {
  const path = context.pathOf(page);
  const entries = sectionsOf(context, page).filter((entry) => !isOff(context, entry));
  const listsOfQuestions = entries.filter(({ fields }) => fields.layout === 'faq');
  return entries.flatMap((entry) => {
    const section = fieldsInLook(context, entry);
    reportOddChoices(context, entry);
    const view = sectionView({ context, entry, section, path, taken, listsOfQuestions });
    if (hasContent(view)) return view;
    // That its text begins no part is reported with the text.
    if ('items' in view && section.body) return [];
    context.problems.warning(
      { entry },
      `The section “${section.name}” has nothing to show as “${lookOf(section.layout).label}”, so it is left out on the site. It needs a heading, an introduction, a text or a picture, or entries to list that are published (“${model.section.fields.chosen.name}” chooses among them). Add one, choose another look or hide the section.`,
    );
    return [];
  });
};
