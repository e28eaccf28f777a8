/** Parts that several kinds of pages show: facts, service cards, contact blocks, the map. */
import { splitHref, telHref } from '../links';
import type { Complete, Content } from '../types';
import type {
  Call,
  ContactInfoView,
  FormTexts,
  Link,
  MapView,
  OtherWay,
  Proof,
  ServiceCard,
  SiteFacts,
  UiTexts,
} from '../views';
import type { Entry } from '../withDefaults';
import { dialed } from '../phone';
import type { AssemblyContext } from './context';
import { marksOf } from './marks';

type MenuTexts = Complete<'menuText'>;

/** By position; entries without one are last. */
export const byOrder = <T extends { readonly fields: { readonly order?: number } }>(
  entries: readonly T[],
): readonly T[] => {
  const position = ({ fields: { order = Number.MAX_VALUE } }: T): number => order;
  return [...entries].sort((a, b) => position(a) - position(b));
};

/** A link, if it has both a label and an address. */
export const linkView = (label: string | undefined, href: string | undefined): Link | undefined =>
  label === undefined || href === undefined ? undefined : { label, href };

/** A call button, if it has a label. */
export const callView = ({
  callLabel: label,
  callNote: note,
}: {
  readonly callLabel?: string;
  readonly callNote?: string;
}): Call | undefined => (label === undefined ? undefined : { label, note });

/** Ways to reach the company without calling. */
const otherWays = (context: AssemblyContext): readonly OtherWay[] => {
  const { siteConfig, menuText } = context.input.content;
  const { textNumber, email } = siteConfig.fields;
  const { textLabel, mailLabel, textBody } = context.fields(menuText) as MenuTexts;
  const body = encodeURIComponent(`${context.plain(menuText.fields.textBody ?? '')} `);
  const ways: readonly (OtherWay | false)[] = [
    textNumber !== undefined && {
      icon: 'message-square',
      // Its address holds the first words of the message.
      label: `${textLabel}${marksOf(textBody)}`,
      shown: textNumber,
      // Older iPhones read the text only after `&`, other phones only in a query.
      href: `sms:${dialed(textNumber)}?&body=${body}`,
    },
    email !== undefined && {
      icon: 'mail',
      label: mailLabel,
      shown: email,
      href: `mailto:${email}`,
    },
  ];
  return ways.filter((way) => way !== false);
};

/** License, insurance and rating, as far as staff have filled them in. */
const proof = (context: AssemblyContext): readonly Proof[] => {
  const config = context.fields(context.input.content.siteConfig);
  const { licenseLabel, insuranceLabel } = menuTexts(context);
  const { licenseNumber, licenseHolder, insurer, insuranceCertificate, rating } = config;
  const all: readonly (Proof | false)[] = [
    licenseNumber !== undefined && {
      icon: 'clipboard-list',
      text: [`${licenseLabel} ${licenseNumber}`, licenseHolder].filter(Boolean).join(', '),
      href: config.licenseRegister,
    },
    (insurer !== undefined || insuranceCertificate !== undefined) && {
      icon: 'shield-check',
      text: [insuranceLabel, insurer].filter(Boolean).join(': '),
      href: insuranceCertificate,
    },
    rating !== undefined &&
      config.ratingSource !== undefined && {
        icon: 'star',
        text: rating,
        href: config.ratingSource,
      },
  ];
  return all.filter((one) => one !== false);
};

export const siteFacts = (context: AssemblyContext): SiteFacts => {
  const entry = context.input.content.siteConfig;
  const config = context.fields(entry);
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
    callLabel: menuTexts(context).callLabel,
    towns: config.serviceTowns ?? [],
    email: config.email,
    address: streetAddress === undefined ? undefined : { street: streetAddress, postalCode },
    license:
      licenseNumber === undefined
        ? undefined
        : { number: licenseNumber, holder: licenseHolder, href: config.licenseRegister },
    proof: proof(context),
    otherWays: otherWays(context),
  };
};

/** Shared small texts. */
export const uiTexts = (context: AssemblyContext): UiTexts =>
  context.fields(context.input.content.interfaceText) as UiTexts;

export const menuTexts = (context: AssemblyContext): MenuTexts =>
  // The address is made safe here, so that nobody can use the typed one.
  ({
    ...context.fields(context.input.content.menuText),
    quoteHref: quoteHref(context),
  }) as MenuTexts;

export const formTexts = (context: AssemblyContext): FormTexts =>
  context.fields(context.input.content.formText) as FormTexts;

const isEmergency = (service: Content<'service'>): boolean => service.layout === 'emergency';

/** A text of a service that lists show below its name. */
type CardText = 'description' | 'overview' | 'about';

/** @param texts - in order of preference: the list shows the first that is filled in */
const serviceCard = (
  context: AssemblyContext,
  entry: Entry<'service'>,
  texts: readonly CardText[],
): ServiceCard => {
  const service = context.fields(entry);
  const text = texts.find((id) => service[id] !== undefined);
  return {
    title: service.title,
    linkTitle: service.linkTitle ?? service.title,
    href: context.pathOf(entry),
    icon: service.icon ?? (isEmergency(service) ? 'siren' : 'tree-deciduous'),
    drawing: service.drawing,
    text: text && service[text],
    emergency: isEmergency(service),
  };
};

export const serviceCards = (
  context: AssemblyContext,
  texts: readonly CardText[],
  keep: (service: Content<'service'>) => boolean = () => true,
  count = Infinity,
): readonly ServiceCard[] =>
  byOrder(context.input.content.service)
    .filter((entry) => keep(entry.fields))
    .slice(0, count)
    .map((entry) => serviceCard(context, entry, texts));

/** The featured services, or all when none is featured. */
export const featuredServices = (
  context: AssemblyContext,
  texts: readonly CardText[],
  count?: number,
): readonly ServiceCard[] => {
  const isFeatured = ({ featured }: Content<'service'>): boolean => featured === true;
  const someAre = context.input.content.service.some(({ fields }) => isFeatured(fields));
  return serviceCards(context, texts, someAre ? isFeatured : undefined, count);
};

/** The contact blocks that staff wrote, then text messages and e-mail unless a block links to them. */
export const contactInfo = (context: AssemblyContext): readonly ContactInfoView[] => {
  const written = byOrder(context.input.content.contactInfo).map((entry): ContactInfoView => {
    const block = context.fields(entry);
    const href = context.href(block.link);
    return {
      heading: block.heading,
      icon: block.icon,
      line1: block.infoBody01,
      line2: block.infoBody02,
      line3: block.infoBody03,
      href,
      cta: block.cta,
    };
  });
  const others = siteFacts(context).otherWays.filter(
    (way) => !written.some(({ href = '' }) => href.split('?')[0] === way.href),
  );
  return [
    ...written,
    ...others.map(({ icon, label, shown, href }) => ({ heading: label, icon, line2: shown, href })),
  ];
};

/** Towns and ZIP codes that the company serves, including its city. */
export const servedPlaces = (context: AssemblyContext): readonly string[] => {
  const { serviceTowns = [], serviceZips = [] } = context.input.content.siteConfig.fields;
  const towns = serviceTowns.map((town) => context.plain(town));
  return [...new Set([context.tokens.city, ...towns, ...serviceZips])];
};

/** @see https://developers.google.com/maps/documentation/embed/embedding-map */
export const mapView = (context: AssemblyContext): MapView => {
  const facts = siteFacts(context);
  const { city, stateCode } = context.tokens;
  const { mapsKey } = context.input.settings;
  const encoded = encodeURIComponent(`${city}, ${stateCode}`);
  return {
    embedUrl:
      mapsKey &&
      `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(mapsKey)}&q=${encoded}`,
    linkUrl: `https://www.google.com/maps/search/?api=1&query=${encoded}`,
    city: facts.city,
    towns: facts.towns,
  };
};

/**
 * Address of quote buttons: the form on the contact page; without such a page they call.
 *
 * @param service - path of a service, on whose page the button is: the form opens with that service
 */
export const quoteHref = (context: AssemblyContext, service?: string): string => {
  const { content, addresses } = context.input;
  const { contact } = addresses;
  const href =
    context.href(content.menuText.fields.quoteHref) ??
    (contact === undefined ? telHref(content.siteConfig.fields.phoneLink) : `${contact}#quote`);
  const { path, rest } = splitHref(href);
  return service === undefined || path !== contact || rest.startsWith('?')
    ? href
    : `${path}?service=${service.replaceAll('/', '')}${rest}`;
};
