/**
 * schema.org graph of a page: nodes with lasting `@id`s that point at each other. What it says is
 * always visible on the page too, so it says nothing that a visitor is not told.
 */
import { scriptJson } from '../../components/scriptJson';
import { plainText } from '../text';
import type { Crumb, FaqView, SeoView } from '../views';
import type { AssemblyContext } from './context';
import { withoutMarks } from './marks';
import { siteFacts } from './parts';
import type { SeoInput } from './seo';

type GraphNode = Readonly<Record<string, unknown>>;

const LANGUAGE = 'en-US';

/** Kinds of pages that the vocabulary has a word of its own for. */
const PAGE_TYPES: Readonly<Record<string, string>> = {
  about: 'AboutPage',
  blog: 'CollectionPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
};

/** Addresses of the nodes that one graph is made of. */
const idsOf = (root: string, url: string) =>
  ({
    business: `${root}/#business`,
    website: `${root}/#website`,
    page: `${url}#page`,
    breadcrumb: `${url}#breadcrumb`,
    service: `${url}#service`,
    article: `${url}#article`,
    faq: `${url}#faq`,
  }) as const;

type Ids = ReturnType<typeof idsOf>;

const at = (id: string): GraphNode => ({ '@id': id });

/** Picture of the company: the logo mark, a file of every site. */
const LOGO = '/icon-512.png';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours are told only when the config says that the phone is always answered. */
const alwaysOpen = (telephone: string): GraphNode => ({
  contactPoint: {
    '@type': 'ContactPoint',
    telephone,
    contactType: 'emergency',
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS,
      opens: '00:00',
      closes: '23:59',
    },
  },
});

/** Whole addresses of pages elsewhere; people leave out the beginning of what they know by heart. */
const webAddresses = (typed: readonly string[]): readonly string[] =>
  typed
    .map((address) => (/^[a-z]+:/i.test(address) ? address : `https://${address}`))
    .filter((address) => /^https?:\/\/[^/@\s]+\.[^/@\s]+(?:\/\S*)?$/i.test(address));

/**
 * The company: one node, the same on every page, known by one `@id`.
 *
 * @param withTowns - true where the page names the towns; elsewhere the city alone is served
 */
const businessNode = (context: AssemblyContext, id: string, withTowns: boolean): GraphNode => {
  const root = context.input.settings.siteUrl;
  const facts = siteFacts(context);
  const profiles = webAddresses(context.input.content.siteConfig.fields.socialProfiles ?? []);
  const telephone = facts.phone.href.replace('tel:', '');
  const towns = new Set([facts.city, ...(withTowns ? facts.towns : [])]);
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': id,
    name: facts.company,
    url: `${root}/`,
    telephone,
    image: `${root}${LOGO}`,
    logo: `${root}${LOGO}`,
    areaServed: [...towns].map((name) => ({
      '@type': 'City',
      name,
      containedInPlace: { '@type': 'State', name: facts.state },
    })),
    ...(/24\s*\/\s*7/.test(withoutMarks(facts.hours)) && alwaysOpen(telephone)),
    ...(facts.email !== undefined && { email: facts.email }),
    ...(facts.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: facts.address.street,
        addressLocality: facts.city,
        addressRegion: facts.stateCode,
        ...(facts.address.postalCode !== undefined && { postalCode: facts.address.postalCode }),
        addressCountry: 'US',
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
};

const breadcrumbs = (crumbs: readonly Crumb[], root: string, url: string, ids: Ids): GraphNode => ({
  '@type': 'BreadcrumbList',
  '@id': ids.breadcrumb,
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: crumb.href === undefined ? url : `${root}${crumb.href}`,
  })),
});

const serviceNode = (
  context: AssemblyContext,
  name: string,
  description: string | undefined,
  url: string,
  ids: Ids,
): GraphNode => ({
  '@type': 'Service',
  '@id': ids.service,
  name,
  serviceType: name,
  ...(description !== undefined && { description }),
  url,
  provider: at(ids.business),
  areaServed: { '@type': 'City', name: context.tokens.city },
});

const articleNode = (
  headline: string,
  date: string,
  image: SeoView['image'],
  url: string,
  ids: Ids,
): GraphNode => ({
  '@type': 'BlogPosting',
  '@id': ids.article,
  headline,
  url,
  dateModified: date,
  image: {
    '@type': 'ImageObject',
    url: image.url,
    width: `${image.width} px`,
    height: `${image.height} px`,
  },
  inLanguage: LANGUAGE,
  author: at(ids.business),
  publisher: at(ids.business),
  mainEntityOfPage: at(ids.page),
});

const faqNode = (faqs: readonly FaqView[], ids: Ids): GraphNode => ({
  '@type': 'FAQPage',
  '@id': ids.faq,
  isPartOf: at(ids.page),
  mainEntity: faqs.map((faq) => ({
    '@type': 'Question',
    name: faq.question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(faq.answer).replace(/\s+/g, ' ').trim() },
  })),
});

/** The graph of one page as JSON, its nodes linked by lasting `@id`s. */
export const structuredData = (
  context: AssemblyContext,
  input: SeoInput,
  title: string,
  image: SeoView['image'],
): string => {
  const { name, crumbs, faqs = [], service, date } = input;
  const root = context.input.settings.siteUrl;
  const url = `${root}${input.path}`;
  const ids = idsOf(root, url);
  const hasPath = crumbs.length > 1;
  const main = service
    ? serviceNode(context, name, service.description, url, ids)
    : date && articleNode(name, date, image, url, ids);
  const graph: readonly GraphNode[] = [
    businessNode(context, ids.business, input.showsMap === true),
    {
      '@type': 'WebSite',
      '@id': ids.website,
      url: `${root}/`,
      name: context.tokens.company,
      inLanguage: LANGUAGE,
      publisher: at(ids.business),
    },
    {
      '@type': PAGE_TYPES[input.kind ?? ''] ?? 'WebPage',
      '@id': ids.page,
      url,
      name: title,
      inLanguage: LANGUAGE,
      isPartOf: at(ids.website),
      about: at(ids.business),
      ...(hasPath && { breadcrumb: at(ids.breadcrumb) }),
      ...(main && { mainEntity: at(String(main['@id'])) }),
      ...(faqs.length > 0 && { hasPart: at(ids.faq) }),
    },
    ...(hasPath ? [breadcrumbs(crumbs, root, url, ids)] : []),
    ...(main ? [main] : []),
    ...(faqs.length > 0 ? [faqNode(faqs, ids)] : []),
  ];
  return withoutMarks(scriptJson({ '@context': 'https://schema.org', '@graph': graph }));
};
