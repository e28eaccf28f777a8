/** Pages, services and posts → what their templates are given. */
import type { Crumb, PageBase, PageHead, PageView, SectionView, ServiceView } from '../views';
import { plainText } from '../text';
import { hasToken } from '../tokens';
import type { Content } from '../types';
import type { Entry } from '../withDefaults';
import { calloutView, type AssemblyContext } from './context';
import {
  contactInfo,
  menuTexts,
  quoteHref,
  serviceCards,
  showShared,
  siteFacts,
  uiTexts,
} from './parts';
import { firstWords, pageSections } from './sections';
import { buildSeo, type SeoInput } from './seo';

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
  const href = page && context.input.addresses.pathOf.get(page.id);
  return page && href !== undefined ? [{ label: context.use(path, page, 'name').name, href }] : [];
};

/** What all pages have in common. `section` is the menu entry that is current. */
export const pageBase = (
  context: AssemblyContext,
  input: SeoInput & { readonly section: string },
): PageBase => ({
  path: input.path,
  section: input.section,
  seo: buildSeo(context, input),
  crumbs: input.crumbs,
  crumbsLabel: menuTexts(context).crumbsLabel,
  facts: siteFacts(context),
  ui: uiTexts(context),
  quoteHref: quoteHref(context, input.service && input.path),
});

const headPicture = (
  context: AssemblyContext,
  entry: Entry<'page'>,
  page: Content<'page'>,
): PageHead['picture'] => {
  const round = page.kind === 'home' || page.kind === 'notFound';
  return context.picture(entry, 'picture', page.picture, round ? 'slice' : 'photo');
};

const faqsOf = (sections: readonly SectionView[]): SeoInput['faqs'] =>
  sections.flatMap((section) => (section.layout === 'faq' ? section.faqs : []));

/** Kinds of pages whose top does not have the path above its heading. */
const WITHOUT_PATH = new Set<string>(['home', 'notFound', 'offline']);

/** The fields of a page that its top and its text show. */
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

/** Fields of a service that other pages or social networks show, or that only decorate its page. */
const SHOWN_OTHERWISE = ['linkTitle', 'description', 'overview', 'about', 'shareImage', 'picture'];

/** Ends the sentence about a text or picture that is filled in but not shown. */
export const NO_PLACE =
  'its page does not show it: it has no place for it, or the field that it belongs to is empty. Fill that in, or empty this one.';

/** True for a text that says what is counted: its words come from another entry. */
const mentionsCounting = (body: Content<'page'>['body']): boolean =>
  body !== undefined && hasToken(plainText(body), 'counting');

/** One page made of sections. */
export const pageView = (context: AssemblyContext, entry: Entry<'page'>): PageView => {
  const path = context.input.addresses.pathOf.get(entry.id) ?? '/';
  const page = context.fields(entry);
  context.show(path, entry, shownFields(page));
  context.reportUnshown(entry, [...shownFields(page), 'name', 'shareImage'], NO_PLACE);
  if (page.kind === 'offline' && page.body) showShared(context, path, 'offline');
  if (mentionsCounting(entry.fields.body))
    context.show(path, context.input.content.consentText, [context.input.settings.counting]);
  const sections = pageSections(context, path, entry);
  const heading = page.heading ?? page.name;
  const crumbs = WITHOUT_PATH.has(page.kind) ? [] : crumbsTo(context, path, { label: page.name });
  const base = pageBase(context, {
    path,
    section: page.kind === 'home' ? '/' : path,
    name: page.kind === 'home' ? heading : page.name,
    fields: page,
    summary: page.intro ?? firstWords(page.body, 150),
    index: !UNLISTED.has(page.kind),
    crumbs,
    faqs: faqsOf(sections),
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
      call:
        page.callLabel === undefined ? undefined : { label: page.callLabel, note: page.callNote },
      quote:
        page.quoteLabel === undefined
          ? undefined
          : { label: page.quoteLabel, href: base.quoteHref },
      picture: headPicture(context, entry, page),
      pictureCaption: page.pictureCaption,
    },
    body: page.body,
  };
};

/** One service and its page. */
export const serviceView = (context: AssemblyContext, entry: Entry<'service'>): ServiceView => {
  const { addresses } = context.input;
  const path = addresses.pathOf.get(entry.id) ?? '/';
  const service = context.fields(entry);
  const layout = service.layout ?? 'standard';
  context.show(path, entry, shownServiceFields(service));
  context.reportUnshown(entry, [...shownServiceFields(service), ...SHOWN_OTHERWISE], NO_PLACE);
  showShared(context, path, 'service');
  showShared(context, path, layout === 'emergency' ? 'emergency' : 'standardService');
  if (service.bannerHeading === undefined) showShared(context, path, 'serviceBlock');
  const ui = uiTexts(context);
  const crumbs = crumbsTo(context, path, ...kindCrumb(context, path, 'services'), {
    label: service.title,
  });
  const warning = service.warning && context.find('callout', service.warning.id);
  const steps = layout === 'emergency' ? context.items(entry, 'steps', service.steps) : [];
  const base = pageBase(context, {
    path,
    section: addresses.services ?? '',
    name: service.title,
    fields: service,
    summary: service.intro ?? service.description ?? firstWords(service.body, 150),
    crumbs,
    service: { description: service.intro },
  });
  const before = context.picture(entry, 'pictureBefore', service.pictureBefore, 'photo');
  const after = context.picture(entry, 'pictureAfter', service.pictureAfter, 'photo');
  if (before && after) showShared(context, path, 'beforeAfter');
  const quote = { label: ui.quoteButton, href: base.quoteHref };
  return {
    ...base,
    layout,
    head: {
      heading: service.heading ?? service.title,
      intro: service.intro,
      call: {
        label: layout === 'emergency' ? ui.emergencyCall : ui.callButton,
        note: layout === 'emergency' ? service.callNote : undefined,
      },
      quote: layout === 'emergency' ? undefined : quote,
      picture: context.picture(
        entry,
        'picture',
        service.picture,
        layout === 'emergency' ? 'banner' : 'wide',
      ),
      pictureCaption: service.pictureCaption,
    },
    body: service.body,
    warning:
      warning && layout === 'emergency'
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
        : {
            heading: service.bannerHeading,
            text: service.bannerText,
          },
  };
};
