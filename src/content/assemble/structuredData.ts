/**
 * schema.org graph of a page: nodes with stable `@id`s that refer to each other. It says only what is
 * also visible on the page. Properties that are undefined are not in the JSON.
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

/** Types that schema.org has for some kinds of pages. */
const PAGE_TYPES: Readonly<Record<string, string>> = {
  about: 'AboutPage',
  blog: 'CollectionPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
};

/** Ids of the nodes of one graph. */
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

/** Hours are stated only when the company's facts say that the phone is always answered. */
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

/** Complete addresses of pages elsewhere; people often leave out `https://`. */
const webAddresses = (typed: readonly string[]): readonly string[] =>
  typed
    .map((address) => (/^[a-z]+:/i.test(address) ? address : `https://${address}`))
    .filter((address) => /^https?:\/\/[^/@\s]+\.[^/@\s]+(?:\/\S*)?$/i.test(address));

/**
 * The company: one node with the same `@id` on every page.
 *
 * @param withTowns - true when the page names the towns; otherwise only the city is listed
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
    email: facts.email,
    address: facts.address && {
      '@type': 'PostalAddress',
      streetAddress: facts.address.street,
      addressLocality: facts.city,
      addressRegion: facts.stateCode,
      postalCode: facts.address.postalCode,
      addressCountry: 'US',
    },
    sameAs: profiles.length > 0 ? profiles : undefined,
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
  description,
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

/** The graph of one page as JSON. */
export const structuredData = (
  context: AssemblyContext,
  { path, name, crumbs, faqs = [], service, date, kind, showsMap = false }: SeoInput,
  { title, image }: Pick<SeoView, 'title' | 'image'>,
): string => {
  const root = context.input.settings.siteUrl;
  const url = `${root}${path}`;
  const ids = idsOf(root, url);
  const hasPath = crumbs.length > 1;
  const hasFaqs = faqs.length > 0;
  const main = service
    ? serviceNode(context, name, service.description, url, ids)
    : date && articleNode(name, date, image, url, ids);
  const graph: readonly GraphNode[] = [
    businessNode(context, ids.business, showsMap),
    {
      '@type': 'WebSite',
      '@id': ids.website,
      url: `${root}/`,
      name: context.tokens.company,
      inLanguage: LANGUAGE,
      publisher: at(ids.business),
    },
    {
      '@type': PAGE_TYPES[kind ?? ''] ?? 'WebPage',
      '@id': ids.page,
      url,
      name: title,
      inLanguage: LANGUAGE,
      isPartOf: at(ids.website),
      about: at(ids.business),
      breadcrumb: hasPath ? at(ids.breadcrumb) : undefined,
      mainEntity: main ? at(String(main['@id'])) : undefined,
      hasPart: hasFaqs ? at(ids.faq) : undefined,
    },
    ...(hasPath ? [breadcrumbs(crumbs, root, url, ids)] : []),
    ...(main ? [main] : []),
    ...(hasFaqs ? [faqNode(faqs, ids)] : []),
  ];
  return withoutMarks(scriptJson({ '@context': 'https://schema.org', '@graph': graph }));
};
