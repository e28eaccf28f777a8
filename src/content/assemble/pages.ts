/** Pages and services → what their templates are given. */
import type { Crumb, PageBase, PageView, ServiceView } from '../views';
import { plainText } from '../text';
import { hasToken } from '../tokens';
import type { Content } from '../types';
import type { Entry } from '../withDefaults';
import { calloutView, type AssemblyContext } from './context';
import {
  callView,
  contactInfo,
  linkView,
  menuTexts,
  quoteHref,
  serviceCards,
  showShared,
  siteFacts,
  uiTexts,
} from './parts';
import { pageSections } from './sections';
import { buildSeo, firstWords, type SeoInput } from './seo';
import { structuredData } from './structuredData';

/** Pages that search engines should not list. */
const UNLISTED = new Set<string>(['notFound', 'thankYou', 'offline']);

export const crumbsTo = (
  context: AssemblyContext,
  path: string,
  ...rest: readonly Crumb[]
): readonly Crumb[] => {
  showShared(context, path, 'path');
  return [{ label: menuTexts(context).homeCrumb, href: '/' }, ...rest];
};

export const pageOfKind = (context: AssemblyContext, kind: string): Entry<'page'> | undefined =>
  context.input.content.page.find((page) => page.fields.kind === kind);

/** Crumb of the page of a kind, for pages below it. */
export const kindCrumb = (
  context: AssemblyContext,
  path: string,
  kind: string,
): readonly Crumb[] => {
  const page = pageOfKind(context, kind);
  return page ? [{ label: context.use(path, page, 'name').name, href: context.pathOf(page) }] : [];
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
    crumbsLabel: menuTexts(context).crumbsLabel,
    facts: siteFacts(context),
    ui: uiTexts(context),
    quoteHref: quoteHref(context, input.service && input.path),
  };
};

/** Kinds of pages without the path above their heading. */
const WITHOUT_PATH = new Set<string>(['home', 'notFound', 'offline']);

/** The fields of a page that its head and its text show. */
const shownFields = (page: Content<'page'>): readonly string[] => [
  ...['heading', 'intro', 'callLabel', 'quoteLabel', 'metaTitle', 'metaDescription'],
  ...(page.heading !== undefined && WITHOUT_PATH.has(page.kind) ? [] : ['name']),
  ...(page.kind === 'home' ? ['callText'] : []),
  ...(page.kind === 'home' || page.kind === 'blog' ? [] : ['body']),
  ...(page.callLabel === undefined ? [] : ['callNote']),
  ...(page.picture && page.kind !== 'offline' && page.kind !== 'blog'
    ? ['picture', 'pictureCaption']
    : []),
];

/** The fields of a service that its page shows. */
const shownServiceFields = (service: Content<'service'>): readonly string[] => [
  ...['title', 'heading', 'intro', 'body', 'metaTitle', 'metaDescription'],
  ...(service.layout === 'emergency'
    ? ['callNote', 'stepsHeading', 'steps']
    : service.picture
      ? ['picture', 'pictureCaption']
      : []),
  ...(service.pictureBefore && service.pictureAfter
    ? ['pictureBefore', 'pictureAfter', 'workCaption']
    : []),
  ...(service.bannerHeading === undefined ? [] : ['bannerHeading', 'bannerText']),
];

/** Fields of a service that lists or social networks show, or that are optional on its page. */
const SHOWN_OTHERWISE = ['linkTitle', 'description', 'overview', 'about', 'shareImage', 'picture'];

/** Ends the message about a text or picture that is filled in but not shown. */
export const NO_PLACE =
  'its page does not show it: it has no place for it, or the field that it belongs to is empty. Fill that in, or empty this one.';

/** True for a text that contains the sentences about counting visits, which are in another entry. */
const mentionsCounting = (body: Content<'page'>['body']): boolean =>
  body !== undefined && hasToken(plainText(body), 'counting');

/** One page made of sections. */
export const pageView = (context: AssemblyContext, entry: Entry<'page'>): PageView => {
  const path = context.pathOf(entry);
  const page = context.fields(entry);
  context.show(path, entry, shownFields(page));
  context.reportUnshown(entry, [...shownFields(page), 'name', 'shareImage'], NO_PLACE);
  if (page.kind === 'offline' && page.body) showShared(context, path, 'offline');
  if (mentionsCounting(entry.fields.body))
    context.show(path, context.input.content.consentText, [context.input.settings.counting]);
  const sections = pageSections(context, path, entry);
  const heading = page.heading ?? page.name;
  const crumbs = WITHOUT_PATH.has(page.kind) ? [] : crumbsTo(context, path, { label: page.name });
  const isRound = page.kind === 'home' || page.kind === 'notFound';
  const base = pageBase(context, {
    path,
    section: page.kind === 'home' ? '/' : path,
    name: page.kind === 'home' ? heading : page.name,
    fields: page,
    summary: page.intro ?? firstWords(page.body, 150),
    index: !UNLISTED.has(page.kind),
    crumbs,
    faqs: sections.flatMap((section) => (section.layout === 'faq' ? section.faqs : [])),
    kind: page.kind,
    showsMap: sections.some((section) => 'map' in section),
  });
  return {
    ...base,
    sections,
    kind: page.kind,
    head: {
      heading,
      intro: page.intro,
      callText: page.callText,
      call: callView(page),
      quote: linkView(page.quoteLabel, base.quoteHref),
      picture: context.picture(entry, 'picture', page.picture, isRound ? 'slice' : 'photo'),
      pictureCaption: page.pictureCaption,
    },
    body: page.body,
  };
};

/** One service and its page. */
export const serviceView = (context: AssemblyContext, entry: Entry<'service'>): ServiceView => {
  const path = context.pathOf(entry);
  const service = context.fields(entry);
  const layout = service.layout ?? 'standard';
  const isEmergency = layout === 'emergency';
  context.show(path, entry, shownServiceFields(service));
  context.reportUnshown(entry, [...shownServiceFields(service), ...SHOWN_OTHERWISE], NO_PLACE);
  showShared(context, path, 'service');
  showShared(context, path, isEmergency ? 'emergency' : 'standardService');
  if (service.bannerHeading === undefined) showShared(context, path, 'serviceBlock');
  const ui = uiTexts(context);
  const crumbs = crumbsTo(context, path, ...kindCrumb(context, path, 'services'), {
    label: service.title,
  });
  const warning = service.warning && context.find('callout', service.warning.id);
  const steps = isEmergency ? context.items(entry, 'steps', service.steps) : [];
  const base = pageBase(context, {
    path,
    section: context.input.addresses.services ?? '',
    name: service.title,
    fields: service,
    summary: service.intro ?? service.description ?? firstWords(service.body, 150),
    crumbs,
    service: { description: service.intro },
  });
  const picture = (
    field: 'picture' | 'pictureBefore' | 'pictureAfter',
    slot: 'banner' | 'wide' | 'photo',
  ) => context.picture(entry, field, service[field], slot);
  const before = picture('pictureBefore', 'photo');
  const after = picture('pictureAfter', 'photo');
  if (before && after) showShared(context, path, 'beforeAfter');
  const quote = { label: ui.quoteButton, href: base.quoteHref };
  return {
    ...base,
    layout,
    head: {
      heading: service.heading ?? service.title,
      intro: service.intro,
      call: isEmergency
        ? { label: ui.emergencyCall, note: service.callNote }
        : { label: ui.callButton },
      quote: isEmergency ? undefined : quote,
      picture: picture('picture', isEmergency ? 'banner' : 'wide'),
      pictureCaption: service.pictureCaption,
    },
    body: service.body,
    warning:
      warning && isEmergency
        ? calloutView(context.use(path, warning, 'title', 'text', 'tone'))
        : undefined,
    steps: steps.length === 0 ? undefined : { heading: service.stepsHeading, items: steps },
    work: before && after && { before, after, caption: service.workCaption },
    services: serviceCards(context, path, []),
    quote,
    contactInfo: contactInfo(context, path),
    banner:
      service.bannerHeading === undefined
        ? undefined
        : { heading: service.bannerHeading, text: service.bannerText },
  };
};
