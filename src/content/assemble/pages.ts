/** Pages and services → what their templates are given. */
import type { Crumb, FaqView, PageBase, PageView, SectionView, ServiceView } from '../views';
import type { Entry } from '../withDefaults';
import type { AssemblyContext } from './context';
import { callView, linkView } from './buttons';
import { questionsAbout } from './chosen';
import { contactInfo } from './contactBlocks';
import { withHeadLink } from './headLink';
import { people } from './people';
import { quoteHref } from './quoteLink';
import { serviceCards } from './serviceCards';
import { allTexts } from './sharedTexts';
import { calloutView } from './resolveRichText';
import { workOn } from './projects';
import { pageSections, questionsSection } from './sections';
import { buildSeo, firstWords, type SeoInput } from './seo';
import { structuredData } from './structuredData';
import { textItems } from './textItems';
import { lengthOf } from './textTraits';

/** Pages that search engines should not list. */
const UNLISTED = new Set<string>(['notFound', 'thankYou', 'offline']);

export const crumbsTo = (context: AssemblyContext, ...rest: readonly Crumb[]): readonly Crumb[] => [
  { label: allTexts(context).homeCrumb, href: '/' },
  ...rest,
];

export const pageOfKind = (context: AssemblyContext, kind: string): Entry<'page'> | undefined =>
  context.input.content.page.find((page) => page.fields.kind === kind);

/** Crumb of the page of a kind, for pages below it. */
export const kindCrumb = (context: AssemblyContext, kind: string): readonly Crumb[] => {
  const page = pageOfKind(context, kind);
  return page ? [{ label: context.fields(page).name, href: context.pathOf(page) }] : [];
};

/** What all pages have in common. `section` is the current menu entry. */
export const pageBase = (
  context: AssemblyContext,
  input: SeoInput & { readonly section: string },
): PageBase => {
  const seo = buildSeo(context, input);
  return {
    path: input.path,
    section: input.section,
    seo: { ...seo, graph: structuredData(context, input, seo) },
    crumbs: input.crumbs,
    crumbsLabel: allTexts(context).crumbsLabel,
    quoteHref: quoteHref(context, input.service && input.path),
  };
};

/** Kinds of pages without the path above their heading. */
const WITHOUT_PATH = new Set<string>(['home', 'notFound', 'offline']);

const questionsOf = (section: SectionView): readonly FaqView[] =>
  section.look === 'faq' ? section.faqs : [];

/** One page made of sections. Questions are in its graph on one page only, that of all questions. */
export const pageView = (context: AssemblyContext, entry: Entry<'page'>): PageView => {
  const path = context.pathOf(entry);
  const page = context.fields(entry);
  const sections = pageSections(context, entry);
  const heading = page.heading ?? page.name;
  const crumbs = WITHOUT_PATH.has(page.kind) ? [] : crumbsTo(context, { label: page.name });
  const isRound = page.kind === 'home' || page.kind === 'notFound';
  const hasPicture = page.kind !== 'offline' && page.kind !== 'blog';
  const picture = context.picture(
    hasPicture ? page.picture : undefined,
    isRound ? 'slice' : 'photo',
  );
  const base = pageBase(context, {
    path,
    section: page.kind === 'home' ? '/' : path,
    name: page.kind === 'home' ? heading : page.name,
    fields: page,
    summary: page.intro ?? firstWords(page.body, 150),
    index: !UNLISTED.has(page.kind),
    crumbs,
    faqs: page.kind === 'questions' ? sections.flatMap(questionsOf) : [],
    kind: page.kind,
    sections,
  });
  const { link, sections: below } = withHeadLink(
    page.kind,
    linkView(page.quoteLabel, base.quoteHref),
    sections,
  );
  return {
    ...base,
    sections: below,
    kind: page.kind,
    head: {
      heading,
      headingLength: lengthOf(heading),
      intro: page.intro,
      callText: page.kind === 'home' ? page.callText : undefined,
      call: callView(page),
      link,
      picture,
      pictureCaption: picture && page.pictureCaption,
    },
    body: page.kind === 'home' || page.kind === 'blog' ? undefined : page.body,
  };
};

/** One service and its page. */
export const serviceView = (context: AssemblyContext, entry: Entry<'service'>): ServiceView => {
  const path = context.pathOf(entry);
  const service = context.fields(entry);
  const layout = service.layout ?? 'standard';
  const isEmergency = layout === 'emergency';
  const ui = allTexts(context);
  const heading = service.heading ?? service.title;
  const crumbs = crumbsTo(context, ...kindCrumb(context, 'services'), {
    label: service.title,
  });
  const warning = service.warning && context.find('callout', service.warning.id);
  const steps = isEmergency ? textItems(context, entry, 'steps', service.steps) : [];
  const sections = [
    ...pageSections(context, entry),
    workOn(context, entry),
    questionsSection(context, questionsAbout(context, entry)),
  ].filter((section) => section !== undefined);
  const base = pageBase(context, {
    path,
    section: context.input.addresses.services ?? '',
    name: service.title,
    fields: service,
    summary: service.intro ?? service.description ?? firstWords(service.body, 150),
    crumbs,
    service: { description: service.intro },
    sections,
  });
  const quote = { label: ui.quoteButton, href: base.quoteHref };
  return {
    ...base,
    layout,
    head: {
      heading,
      headingLength: lengthOf(heading),
      intro: service.intro,
      call: isEmergency
        ? { label: ui.emergencyCall, note: service.callNote }
        : { label: ui.callButton },
      link: isEmergency ? undefined : quote,
      picture: context.picture(service.picture, isEmergency ? 'banner' : 'wide'),
      pictureCaption: service.picture && !isEmergency ? service.pictureCaption : undefined,
      drawing: isEmergency ? undefined : service.drawing,
    },
    body: service.body,
    warning: warning && isEmergency ? calloutView(context.fields(warning)) : undefined,
    urgency: isEmergency ? service.urgency : undefined,
    steps: steps.length === 0 ? undefined : { heading: service.stepsHeading, items: steps },
    sections,
    services: serviceCards(context, []),
    quote,
    contactInfo: contactInfo(context),
    answering: isEmergency ? people(context, ({ fields }) => fields.answersPhone === true) : [],
    banner:
      service.bannerHeading === undefined
        ? undefined
        : { heading: service.bannerHeading, text: service.bannerText },
  };
};
