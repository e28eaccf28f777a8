/** A service → what the template of its page is given. */
import type { Entry } from '../entries';
import type { SectionView } from '../looks';
import { itemsWithIds, splitAfterFirstPart, withIds, type UniqueId } from '../richText/onPage';
import { slugify } from '../text';
import type { Link } from '../views/parts';
import { kindCrumbs, pageBase } from './base';
import { callView, linkView } from './buttons';
import { isAbout } from './chosen';
import { contactInfo } from './contact';
import type { AssemblyContext } from './context';
import { QUESTIONS_ID, uniqueIds } from './ids';
import { faqViews } from './questions';
import { calloutView, textItems } from './richText';
import { pageSections } from './sections';
import { serviceCards } from './services';

/** With fewer questions of its own, the page of a service also shows questions that are about no service. */
const FEW = 3;

/** The questions that the page of a service shows. */
const questionsAbout = (
  { content: { faq } }: AssemblyContext,
  service: Entry<'service'>,
): readonly Entry<'faq'>[] => {
  const own = faq.filter((question) => isAbout(question, service.id));
  const general = faq.filter(({ fields }) => fields.services === undefined);
  return [...own, ...general].slice(0, Math.max(own.length, FEW));
};

/** The section of questions on the page of a service, with a link to all; empty without questions. */
const questionsSection = (
  context: AssemblyContext,
  questions: readonly Entry<'faq'>[],
  path: string,
  uniqueId: UniqueId,
): readonly SectionView<'questions'>[] => {
  const { serviceQuestions: heading, allQuestions } = context.texts;
  const button = linkView(allQuestions, context.addresses.ofKind.get('questions'));
  const faqs = faqViews(context, questions, path, uniqueId);
  const section: SectionView<'questions'> = {
    look: 'questions',
    id: QUESTIONS_ID,
    heading,
    faqs,
    several: false,
    asks: true,
    button,
  };
  return faqs.length === 0 ? [] : [section];
};

/** Links to sections, but for those without a heading. */
const contentsOf = (sections: readonly SectionView[]): readonly Link[] =>
  sections.flatMap(({ id, heading }) =>
    heading === undefined ? [] : { label: heading.replace(/\.$/, ''), href: `#${id}` },
  );

/** What only the page of an emergency has. */
const emergencyParts = (context: AssemblyContext, entry: Entry<'service'>, uniqueId: UniqueId) => {
  const { urgency, steps, stepsHeading, warning } = context.fields(entry);
  const callout = context.find('callout', warning);
  const items = textItems(context, { entry, field: 'steps' }, steps);
  return {
    warning: callout && calloutView(context.fields(callout)),
    steps:
      items.length === 0
        ? undefined
        : {
            id: uniqueId(slugify(stepsHeading ?? '', 'steps')),
            heading: stepsHeading,
            items: itemsWithIds(items, uniqueId),
          },
    urgency: withIds(urgency, uniqueId),
  };
};

/** One service and its page. */
export const serviceView = (context: AssemblyContext, entry: Entry<'service'>) => {
  const path = context.pathOf(entry);
  const service = context.fields(entry);
  const isEmergency = service.layout === 'emergency';
  const { texts } = context;
  const heading = service.heading ?? service.title;
  const quoteLabel = service.quoteLabel ?? texts.quoteButton;
  const uniqueId = uniqueIds('service');
  const sections = [
    ...pageSections(context, entry, uniqueId),
    ...questionsSection(context, questionsAbout(context, entry), path, uniqueId),
  ];
  const base = pageBase(context, {
    path,
    button: { label: isEmergency ? undefined : quoteLabel, service: path },
    name: service.title,
    fields: service,
    picture: service.picture,
    summary: service.intro ?? service.description,
    crumbs: [...kindCrumbs(context, 'services'), { label: service.title }],
    mainEntity: { kind: 'service', type: service.title, description: service.intro },
    top: {
      entryId: context.entryId(entry),
      heading,
      intro: service.intro,
      call: isEmergency
        ? callView(texts.emergencyCall, service.callNote)
        : { label: texts.callButton },
      picture: context.picture(service.picture, isEmergency ? 'banner' : 'wide'),
      pictureCaption: service.picture && !isEmergency ? service.pictureCaption : undefined,
      drawing: service.drawing,
    },
    sections,
  });
  const contactBlock: SectionView<'contact'> = {
    look: 'contact',
    id: 'contact',
    ground: 'band',
    ...(service.bannerHeading === undefined
      ? { heading: texts.blockHeading, intro: texts.blockText }
      : { heading: service.bannerHeading, intro: service.bannerText }),
    call: callView(texts.bannerCall, texts.bannerNote),
    button: linkView(quoteLabel, base.quoteHref),
    contactInfo: contactInfo(context),
  };
  const text = splitAfterFirstPart(service.body);
  const page = {
    ...base,
    /** The beginning of its text. */
    body: withIds(text.body, uniqueId),
    /** The rest of it, which phones fold. */
    parts: itemsWithIds(text.parts, uniqueId),
    services: serviceCards(context),
    /** An invitation to call, and the ways to reach us. */
    contactBlock,
  };
  return isEmergency
    ? {
        ...page,
        layout: 'emergency' as const,
        barLink: { label: texts.emergencyBar, href: 'tel:911' },
        ...emergencyParts(context, entry, uniqueId),
      }
    : { ...page, layout: 'standard' as const, contents: contentsOf(base.sections) };
};

type AnyService = ReturnType<typeof serviceView>;
export type ServiceView = Extract<AnyService, { readonly layout: 'standard' }>;
/** The page of a service for emergencies. */
export type EmergencyView = Extract<AnyService, { readonly layout: 'emergency' }>;
/** What pages of services have in common. */
export type ServicePage = ServiceView | EmergencyView;
