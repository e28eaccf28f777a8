/** Parts that several kinds of pages show: facts, service cards, contact blocks, the map. */
import { telHref } from '../links';
import type { Complete, Content } from '../types';
import type {
  ContactInfoView,
  FormTexts,
  MapView,
  ServiceCard,
  SiteFacts,
  UiTexts,
} from '../views';
import type { Entry } from '../withDefaults';
import type { AssemblyContext } from './context';

/** Path that texts shown on every page are recorded under in the content report. */
export const EVERY_PAGE = '*';

export const byOrder = <T extends { readonly fields: { readonly order?: number } }>(
  entries: readonly T[],
): readonly T[] =>
  [...entries].sort((a, b) => (a.fields.order ?? Infinity) - (b.fields.order ?? Infinity) || 0);

export const siteFacts = (context: AssemblyContext): SiteFacts => {
  const config = context.use(EVERY_PAGE, context.input.content.siteConfig);
  const { streetAddress, postalCode, licenseNumber, licenseHolder } = config;
  return {
    company: config.company,
    city: config.city,
    state: config.state,
    stateCode: config.stateCode ?? config.state,
    hours: config.hoursOfOperation,
    phone: {
      display: config.phoneDisplay,
      dashed: config.phoneDashed ?? config.phoneDisplay,
      href: telHref(config.phoneLink),
    },
    towns: config.serviceTowns ?? [],
    email: config.email,
    address: streetAddress === undefined ? undefined : { street: streetAddress, postalCode },
    license:
      licenseNumber === undefined ? undefined : { number: licenseNumber, holder: licenseHolder },
    insurer: config.insurer,
  };
};

/** Shared small texts. Complete, because every one has a default. */
export const uiTexts = (context: AssemblyContext): UiTexts =>
  context.use(EVERY_PAGE, context.input.content.interfaceText) as UiTexts;

export const menuTexts = (context: AssemblyContext): Complete<'menuText'> =>
  // The address is made safe here, so that nobody can use the typed one.
  ({
    ...context.use(EVERY_PAGE, context.input.content.menuText),
    quoteHref: quoteHref(context),
  }) as Complete<'menuText'>;

export const formTexts = (context: AssemblyContext, path: string): FormTexts =>
  context.use(path, context.input.content.formText) as FormTexts;

const isEmergency = (service: Content<'service'>): boolean => service.layout === 'emergency';

export const serviceCard = (
  context: AssemblyContext,
  path: string,
  entry: Entry<'service'>,
): ServiceCard => {
  const service = context.use(path, entry);
  return {
    title: service.title,
    linkTitle: service.linkTitle ?? service.title,
    href: context.input.addresses.pathOf.get(entry.id) ?? '/',
    icon: service.icon ?? (isEmergency(service) ? 'siren' : 'tree-deciduous'),
    drawing: service.drawing,
    description: service.description,
    overview: service.overview,
    about: service.about,
    emergency: isEmergency(service),
  };
};

export const serviceCards = (
  context: AssemblyContext,
  path: string,
  keep: (service: Content<'service'>) => boolean = () => true,
): readonly ServiceCard[] =>
  byOrder(context.input.content.service)
    .filter((entry) => keep(entry.fields))
    .map((entry) => serviceCard(context, path, entry));

export const featuredServices = (context: AssemblyContext, path: string): readonly ServiceCard[] =>
  serviceCards(context, path, (service) => service.featured === true);

export const contactInfo = (context: AssemblyContext, path: string): readonly ContactInfoView[] =>
  byOrder(context.input.content.contactInfo).map((entry) => {
    const block = context.use(path, entry);
    return {
      heading: block.heading,
      icon: block.icon,
      line1: block.infoBody01,
      line2: block.infoBody02,
      line3: block.infoBody03,
      href: context.href(block.link),
      cta: block.cta,
    };
  });

/** @see https://developers.google.com/maps/documentation/embed/embedding-map */
export const mapView = (context: AssemblyContext): MapView => {
  const facts = siteFacts(context);
  const { city, state, stateCode } = context.input.content.siteConfig.fields;
  const query = `${city}, ${stateCode ?? state}`;
  const { mapsKey } = context.input.settings;
  const encoded = encodeURIComponent(query);
  return {
    query,
    embedUrl:
      mapsKey &&
      `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(mapsKey)}&q=${encoded}`,
    linkUrl: `https://www.google.com/maps/search/?api=1&query=${encoded}`,
    city: facts.city,
    towns: facts.towns,
  };
};

/** Where quote buttons lead: the form on the contact page. */
export const quoteHref = (context: AssemblyContext): string =>
  context.href(context.input.content.menuText.fields.quoteHref) ??
  `${context.input.addresses.contact}#quote`;
