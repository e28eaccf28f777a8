/**
 * schema.org graph of a page: nodes with stable `@id`s that refer to each other. It says only what is
 * also visible on the page. Properties that are undefined are not in the JSON.
 */
import type * as schema from 'schema-dts';
import { scriptJson } from '../../escape';
import { SITE_LANGUAGE } from '../model';
import { plainText } from '../richText/nodes';
import { oneLine, slugify } from '../text';
import type { SectionView } from '../looks';
import type { AuthorView, PossibleLink, SiteFacts } from '../views/parts';
import type { Seo } from './seo';
import type { AssemblyContext } from './context';
import { profiles } from './facts';
import type { PageInput } from './pageInput';

const at = (id: string): { readonly '@id': string } => ({ '@id': id });

/** Picture of the company: the logo mark, a file of every site. */
const LOGO = '/icon-512.png';

const DAYS: readonly schema.DayOfWeek[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** Stated only when the company's facts say that the phone is always answered. */
const alwaysOpen = (telephone: string): schema.ContactPoint => ({
  '@type': 'ContactPoint',
  telephone,
  contactType: 'emergency',
  hoursAvailable: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS,
    opens: '00:00',
    closes: '23:59',
  },
});

const postalAddress = ({ address, city, stateCode }: SiteFacts): schema.PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address?.street,
  addressLocality: city,
  addressRegion: stateCode,
  postalCode: address?.postalCode,
  addressCountry: 'US',
});

/**
 * The company: one node with the same `@id` on every page.
 *
 * @param sections - of the page: all towns are listed beside a map
 */
const businessNode = (
  context: AssemblyContext,
  id: string,
  sections: readonly SectionView[],
): schema.HomeAndConstructionBusiness => {
  const root = context.settings.siteUrl;
  const facts = context.facts;

  const telephone = facts.phone.href.replace('tel:', '').replace(',', ' ext. ');
  const sameAs = profiles(context).map(({ href }) => href);
  const withTowns = sections.some((section) => section.look === 'contact' && section.map);
  const towns = new Set([facts.city, ...(withTowns ? facts.towns : [])]);
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': id,
    name: facts.company,
    url: `${root}/`,
    telephone,
    image: `${root}${LOGO}`,
    logo: `${root}${LOGO}`,
    areaServed: [...towns].map((name): schema.City => ({
      '@type': 'City',
      name,
      containedInPlace: { '@type': 'State', name: facts.state },
    })),
    contactPoint: /24\s*\/\s*7/.test(facts.hours) ? alwaysOpen(telephone) : undefined,
    email: facts.email,
    address: postalAddress(facts),
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  };
};

/** The author of a post, as described on the page. */
const personNode = (
  root: string,
  { name, role, href }: AuthorView,
  business: string,
): schema.Person => ({
  '@type': 'Person',
  '@id': `${root}/#${slugify(name, 'person')}`,
  name,
  jobTitle: role,
  url: href && new URL(href, root).href,
  worksFor: at(business),
});

/** The graph of one page as JSON. */
export const structuredData = (
  context: AssemblyContext,
  page: PageInput,
  crumbs: readonly PossibleLink[],
  { title, image }: Pick<Seo, 'title' | 'image'>,
): string => {
  const { name, faqs = [], mainEntity } = page;
  const { facts } = context;
  const root = context.settings.siteUrl;
  const url = `${root}${page.path}`;
  const ids = {
    business: `${root}/#business`,
    website: `${root}/#website`,
    page: `${url}#page`,
    main: `${url}#${mainEntity?.kind === 'post' ? 'article' : mainEntity?.kind}`,
    breadcrumb: `${url}#breadcrumb`,
    faq: `${url}#faq`,
  };
  const mainNode = (): schema.Service | schema.BlogPosting | undefined => {
    switch (mainEntity?.kind) {
      case 'service':
        return {
          '@type': 'Service',
          '@id': ids.main,
          name,
          serviceType: mainEntity.type,
          description: mainEntity.description,
          url,
          provider: at(ids.business),
          areaServed: { '@type': 'City', name: facts.city },
        };
      case 'post':
        return {
          '@type': 'BlogPosting',
          '@id': ids.main,
          headline: name,
          url,
          datePublished: mainEntity.published,
          dateModified: mainEntity.date,
          image: image && {
            '@type': 'ImageObject',
            url: image.url,
            width: `${image.width} px`,
            height: `${image.height} px`,
          },
          inLanguage: SITE_LANGUAGE,
          author: mainEntity.author
            ? personNode(root, mainEntity.author, ids.business)
            : at(ids.business),
          publisher: at(ids.business),
          mainEntityOfPage: at(ids.page),
        };
      case undefined:
        return undefined;
    }
  };
  const main = mainNode();
  const breadcrumbs: schema.BreadcrumbList | undefined =
    crumbs.length > 1
      ? {
          '@type': 'BreadcrumbList',
          '@id': ids.breadcrumb,
          itemListElement: crumbs.map((crumb, index): schema.ListItem => ({
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.label,
            item: crumb.href === undefined ? url : `${root}${crumb.href}`,
          })),
        }
      : undefined;
  // A question may stand in several sections of the page, or be written twice: the first one counts.
  const once = faqs.filter(
    ({ question }, index) => faqs.findIndex((other) => other.question === question) === index,
  );
  const questions: schema.FAQPage | undefined =
    once.length > 0
      ? {
          '@type': 'FAQPage',
          '@id': ids.faq,
          isPartOf: at(ids.page),
          mainEntity: once.map(({ question, answer }): schema.Question => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: oneLine(plainText(answer)) },
          })),
        }
      : undefined;
  const website: schema.WebSite = {
    '@type': 'WebSite',
    '@id': ids.website,
    url: `${root}/`,
    name: facts.company,
    inLanguage: SITE_LANGUAGE,
    publisher: at(ids.business),
  };
  const webPage: schema.WebPage = {
    '@type': page.schemaType ?? 'WebPage',
    '@id': ids.page,
    url,
    name: title,
    inLanguage: SITE_LANGUAGE,
    isPartOf: at(ids.website),
    about: at(ids.business),
    breadcrumb: breadcrumbs && at(ids.breadcrumb),
    mainEntity: main && at(ids.main),
    hasPart: questions && at(ids.faq),
  };
  const business = businessNode(context, ids.business, page.sections);
  const others = [breadcrumbs, main, questions].filter((node) => node !== undefined);
  const graph: schema.Graph = {
    '@context': 'https://schema.org',
    '@graph': [business, website, webPage, ...others],
  };
  return scriptJson(graph);
};
