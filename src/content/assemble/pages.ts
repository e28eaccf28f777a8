/** Pages and services → what their templates are given. */
import type { EmergencyView, Link, PageView, SectionView, ServiceView } from '../views';
import { pageRules } from '../pageKinds';
import { itemsWithIds, splitAfterFirstPart, withIds, type UniqueId } from '../richText/onPage';
import type { Entry } from '../entries';
import { slugify } from '../text';
import type { AssemblyContext } from './context';
import { callView, linkView } from './buttons';
import { contactInfo } from './contactBlocks';
import { uniqueIds } from './ids';
import { crumbsAbove, kindCrumbs, pageBase } from './pageBase';
import { serviceCards } from './serviceCards';
import { calloutView, textItems } from './richText';
import { questionsAbout, questionsSection } from './questions';
import { pageSections } from './sections';

/** The link to what to do first when a tree is down. */
const firstSteps = (context: AssemblyContext): Link | undefined =>
  linkView(
    context.texts.firstSteps,
    serviceCards(context).find(({ emergency }) => emergency)?.href,
  );

/** A page made of sections. Only the page of all questions has questions in its structured data. */
export const pageView = (context: AssemblyContext, entry: Entry<'page'>): PageView => {
  const path = context.pathOf(entry);
  const page = context.fields(entry);
  const uniqueId = uniqueIds('page');
  const sections = pageSections(context, entry, uniqueId);
  const heading = page.heading ?? page.name;
  const rules = pageRules(page.kind);
  const isHome = page.kind === 'home';
  const picture = rules.crop && context.picture(page.picture, rules.crop);
  const ownText = {
    body: rules.text === 'none' ? undefined : withIds(page.body, uniqueId),
    picture,
    pictureCaption: picture && page.pictureCaption,
  };
  const standsBelowTop = rules.text === 'belowTop';
  const base = pageBase(context, {
    path,
    button: { label: page.quoteLabel, leadsTo: rules.buttonTo },
    name: isHome ? heading : page.name,
    fields: page,
    picture: page.picture,
    summary: page.intro,
    index: rules.isListed,
    crumbs: rules.hasCrumbs ? [...crumbsAbove(context, entry), { label: page.name }] : [],
    faqs:
      page.kind === 'questions'
        ? sections.flatMap((section) => (section.look === 'questions' ? section.faqs : []))
        : [],
    schemaType: rules.schemaType,
    top: {
      entryId: context.entryId(entry),
      heading,
      intro: page.intro,
      callText: isHome ? page.callText : undefined,
      firstSteps: isHome ? firstSteps(context) : undefined,
      call: callView(page.callLabel, page.callNote),
      drawing: page.drawing,
      ...(standsBelowTop ? {} : ownText),
    },
    sections,
  });
  return { ...base, kind: page.kind, ...(standsBelowTop ? ownText : {}) };
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
export const serviceView = (
  context: AssemblyContext,
  entry: Entry<'service'>,
): ServiceView | EmergencyView => {
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
  const text = splitAfterFirstPart(service.body);
  const page = {
    ...base,
    body: withIds(text.body, uniqueId),
    parts: itemsWithIds(text.parts, uniqueId),
    services: serviceCards(context),
    contactBlock: {
      look: 'contact',
      id: 'contact',
      ground: 'band',
      ...(service.bannerHeading === undefined
        ? { heading: texts.blockHeading, intro: texts.blockText }
        : { heading: service.bannerHeading, intro: service.bannerText }),
      call: callView(texts.bannerCall, texts.bannerNote),
      button: linkView(quoteLabel, base.quoteHref),
      contactInfo: contactInfo(context),
    },
  } as const;
  return isEmergency
    ? {
        ...page,
        layout: 'emergency',
        barLink: { label: texts.emergencyBar, href: 'tel:911' },
        ...emergencyParts(context, entry, uniqueId),
      }
    : {
        ...page,
        layout: 'standard',
        contents: contentsOf(base.sections),
      };
};
