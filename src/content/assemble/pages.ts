/** Pages, services and towns → what their templates are given. */
import type {
  EmergencyView,
  FaqView,
  Link,
  PageBase,
  PageHead,
  PageView,
  PossibleLink,
  SectionView,
  ServiceView,
} from '../views';
import { pageRules, type PageKind } from '../pageKinds';
import { pageOfKind, type Entry } from '../entries';
import { withoutMarks } from '../marks';
import { chosenFrom } from './chosen';
import type { AssemblyContext } from './context';
import { callView, linkView, quoteLinks, type QuoteButton } from './buttons';
import { contactInfo } from './contactBlocks';
import { MAP_ID, uniqueIds } from './ids';
import { faceView } from './people';
import { serviceCards } from './serviceCards';
import { calloutView, textItems } from './richText';
import { projectsOn } from './projects';
import { questionsAbout, questionsSection } from './questions';
import { pageSections } from './sections';
import { buildSeo, type SeoInput } from './seo';
import { structuredData } from './structuredData';
import { isLong } from './textTraits';
import { mapView } from './towns';

/** Crumb of the page of a kind, for pages below it. */
export const kindCrumb = (context: AssemblyContext, kind: PageKind): readonly PossibleLink[] => {
  const page = pageOfKind(context.content, kind);
  return page ? [{ label: context.fields(page).name, href: context.pathOf(page) }] : [];
};

interface BaseInput extends SeoInput {
  /** The entry of the menu that is current on it. */
  readonly menuHref?: string;
  readonly head: Omit<PageHead, 'longHeading' | 'link'>;
  readonly quote?: QuoteButton;
}

/** What all pages have in common. */
export const pageBase = (context: AssemblyContext, input: BaseInput): PageBase => {
  const seo = buildSeo(context, input);
  const home = { label: context.texts.homeCrumb, href: '/' };
  const crumbs = input.crumbs.length === 0 ? [] : [home, ...input.crumbs];
  const { sections = [] } = input;
  const { link, ...links } = quoteLinks(context, sections, input.quote);
  return {
    path: input.path,
    language: input.language,
    menuHref: input.menuHref ?? '',
    seo: { ...seo, graph: structuredData(context, { ...input, crumbs }, seo) },
    crumbs,
    head: { ...input.head, link, longHeading: isLong(input.head.heading) },
    sections,
    ...links,
  };
};

const questionsOf = (section: SectionView): readonly FaqView[] =>
  section.look === 'faq' ? section.faqs : [];

/** The link to what to do first when a tree is down. */
const firstSteps = (context: AssemblyContext): Link | undefined =>
  linkView(
    context.texts.firstSteps,
    serviceCards(context).find(({ emergency }) => emergency)?.href,
  );

/** One page made of sections. Questions are in its graph on one page only, that of all questions. */
export const pageView = (context: AssemblyContext, entry: Entry<'page'>): PageView => {
  const path = context.pathOf(entry);
  const page = context.fields(entry);
  const sections = pageSections(context, entry);
  const heading = page.heading ?? page.name;
  const rules = pageRules(page.kind);
  const isHome = page.kind === 'home';
  const picture = rules.crop && context.picture(page.picture, rules.crop);
  const ownText = {
    body: rules.text === 'none' ? undefined : page.body,
    picture,
    pictureCaption: picture && page.pictureCaption,
  };
  const standsBelowTop = rules.text === 'belowTop';
  const base = pageBase(context, {
    path,
    menuHref: isHome ? '/' : path,
    quote: { label: page.quoteLabel, leadsTo: rules.secondButton },
    name: isHome ? heading : page.name,
    fields: page,
    summary: page.intro,
    index: rules.isListed,
    language: page.language,
    crumbs: rules.hasCrumbs ? [{ label: page.name }] : [],
    faqs: page.kind === 'questions' ? sections.flatMap(questionsOf) : [],
    schemaType: rules.schemaType,
    head: {
      heading,
      intro: page.intro,
      callText: isHome ? page.callText : undefined,
      firstSteps: isHome ? firstSteps(context) : undefined,
      call: callView(context, page.callLabel, page.callNote),
      ...(standsBelowTop ? {} : ownText),
    },
    sections,
  });
  return { ...base, kind: page.kind, ...(standsBelowTop ? ownText : {}) };
};

/** Links to sections, but for those without a heading and those that come and go. */
const contentsOf = (sections: readonly SectionView[]): readonly Link[] =>
  sections.flatMap(({ id, heading, times }) =>
    heading === undefined || times !== undefined
      ? []
      : { label: withoutMarks(heading).replace(/\.$/, ''), href: `#${id}` },
  );

/** What only the page of an emergency has. */
const emergencyParts = (context: AssemblyContext, entry: Entry<'service'>) => {
  const { urgency, steps, stepsHeading, warning } = context.fields(entry);
  const callout = context.find('callout', warning);
  const items = textItems(context, { entry, field: 'steps' }, steps);
  return {
    warning: callout && calloutView(context.fields(callout)),
    steps: items.length === 0 ? undefined : { heading: stepsHeading, items },
    urgency,
    answering: context.content.person
      .filter(({ fields }) => fields.answersPhone === true)
      .map((person) => faceView(context, person)),
  };
};

/** One service and its page. */
export const serviceView = (
  context: AssemblyContext,
  entry: Entry<'service'>,
): ServiceView | EmergencyView => {
  const path = context.pathOf(entry);
  const service = context.fields(entry);
  const isEmergency = service.layout === 'emergency';
  const ui = context.texts;
  const heading = service.heading ?? service.title;
  const uniqueId = uniqueIds('service');
  const sections = [
    ...pageSections(context, entry, uniqueId),
    ...projectsOn(context, entry),
    ...questionsSection(context, questionsAbout(context, entry), path, uniqueId),
  ];
  const base = pageBase(context, {
    path,
    menuHref: context.addresses.ofKind.get('services'),
    quote: { label: isEmergency ? undefined : ui.quoteButton, service: path },
    name: service.title,
    fields: service,
    summary: service.intro ?? service.description,
    crumbs: [...kindCrumb(context, 'services'), { label: service.title }],
    about: { kind: 'service', type: service.title, description: service.intro },
    head: {
      heading,
      intro: service.intro,
      call: isEmergency
        ? callView(context, ui.emergencyCall, service.callNote)
        : { label: ui.callButton },
      picture: context.picture(service.picture, isEmergency ? 'banner' : 'wide'),
      pictureCaption: service.picture && !isEmergency ? service.pictureCaption : undefined,
    },
    sections,
  });
  const page = {
    ...base,
    body: service.body,
    services: serviceCards(context),
    closing: {
      look: 'contactBlock',
      id: 'contact',
      ...(service.bannerHeading === undefined
        ? { heading: ui.blockHeading, intro: ui.blockText }
        : { heading: service.bannerHeading, intro: service.bannerText }),
      call: callView(context, ui.bannerCall, ui.bannerNote),
      button: linkView(ui.quoteButton, base.quoteHref),
      contactInfo: contactInfo(context),
    },
  } as const;
  return isEmergency
    ? { ...page, layout: 'emergency', ...emergencyParts(context, entry) }
    : {
        ...page,
        layout: 'standard',
        drawing: service.drawing,
        contents: contentsOf(base.sections),
      };
};

/** The page of a town that staff have written about. */
export const townPage = (context: AssemblyContext, entry: Entry<'town'>): PageView => {
  const path = context.pathOf(entry);
  const town = context.fields(entry);
  const ui = context.texts;
  const heading = town.heading ?? `${ui.townHeading} ${town.name}`;
  const questions = chosenFrom(context.content.faq, town.questions ?? []);
  const base = pageBase(context, {
    path,
    quote: { label: ui.quoteButton },
    name: heading,
    fields: town,
    summary: town.intro,
    crumbs: [{ label: town.name }],
    about: { kind: 'service', town: town.name },
    head: { heading, intro: town.intro, call: { label: ui.callButton } },
    sections: [
      ...projectsOn(context, entry),
      ...questionsSection(context, questions, path, uniqueIds('service')),
      { look: 'map', id: MAP_ID, heading: ui.townMap, map: mapView(context, path) },
    ],
  });
  return { ...base, kind: 'standard', body: town.body };
};
