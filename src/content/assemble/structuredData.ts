/** schema.org graph of a page. What it says is always visible on the page too. */
import { plainText } from '../text';
import type { Crumb, FaqView } from '../views';
import type { AssemblyContext } from './context';
import { withoutMarks } from './marks';
import { siteFacts } from './parts';

export interface GraphInput {
  readonly kind: 'page' | 'service' | 'post';
  readonly crumbs: readonly Crumb[];
  readonly faqs?: readonly FaqView[];
  readonly service?: { readonly name: string; readonly description?: string };
  readonly post?: {
    readonly headline: string;
    readonly published: string;
    readonly modified: string;
  };
  readonly title: string;
  readonly description: string;
  readonly image: string;
  readonly url: string;
}

/** JSON that is safe inside a script element, whatever the texts contain. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

type Node = Readonly<Record<string, unknown>>;

const business = (context: AssemblyContext, root: string): Node => {
  const facts = siteFacts(context);
  const { socialProfiles = [] } = context.input.content.siteConfig.fields;
  const alwaysOpen = /24\s*\/\s*7/.test(withoutMarks(facts.hours));
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${root}/#business`,
    name: facts.company,
    url: `${root}/`,
    telephone: facts.phone.href.replace('tel:', ''),
    image: `${root}/icons/icon-512.png`,
    logo: `${root}/icons/icon-512.png`,
    areaServed: [...new Set([facts.city, ...facts.towns])].map((town) => ({
      '@type': 'City',
      name: town,
      containedInPlace: { '@type': 'State', name: facts.state },
    })),
    ...(alwaysOpen && {
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: facts.phone.href.replace('tel:', ''),
        contactType: 'emergency',
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '00:00',
          closes: '23:59',
        },
      },
    }),
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
    ...(socialProfiles.length > 0 && { sameAs: socialProfiles }),
  };
};

const breadcrumbs = (crumbs: readonly Crumb[], root: string, url: string): Node => ({
  '@type': 'BreadcrumbList',
  '@id': `${url}#breadcrumb`,
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.label,
    item: crumb.href === undefined ? url : `${root}${crumb.href}`,
  })),
});

const mainNode = (input: GraphInput, root: string): Node | undefined => {
  if (input.service) {
    return {
      '@type': 'Service',
      '@id': `${input.url}#service`,
      name: input.service.name,
      ...(input.service.description !== undefined && { description: input.service.description }),
      url: input.url,
      provider: { '@id': `${root}/#business` },
    };
  }
  if (input.post) {
    return {
      '@type': 'BlogPosting',
      '@id': `${input.url}#article`,
      headline: input.post.headline,
      datePublished: input.post.published,
      dateModified: input.post.modified,
      image: input.image,
      author: { '@id': `${root}/#business` },
      publisher: { '@id': `${root}/#business` },
      mainEntityOfPage: { '@id': `${input.url}#page` },
    };
  }
  if (input.faqs && input.faqs.length > 0) {
    return {
      '@type': 'FAQPage',
      '@id': `${input.url}#faq`,
      mainEntity: input.faqs.map((faq) => ({
        '@type': 'Question',
        name: faq.question,
        acceptedAnswer: {
          '@type': 'Answer',
          text: plainText(faq.answer).replace(/\s+/g, ' ').trim(),
        },
      })),
    };
  }
  return undefined;
};

/** The graph of one page as JSON, its nodes linked by lasting `@id`s. */
export const structuredData = (context: AssemblyContext, input: GraphInput): string => {
  const root = context.input.settings.siteUrl;
  const main = mainNode(input, root);
  const company = context.input.content.siteConfig.fields.company;
  const graph: Node[] = [
    business(context, root),
    {
      '@type': 'WebSite',
      '@id': `${root}/#website`,
      url: `${root}/`,
      name: company,
      inLanguage: 'en-US',
      publisher: { '@id': `${root}/#business` },
    },
    {
      '@type': 'WebPage',
      '@id': `${input.url}#page`,
      url: input.url,
      name: input.title,
      description: input.description,
      inLanguage: 'en-US',
      isPartOf: { '@id': `${root}/#website` },
      about: { '@id': `${root}/#business` },
      ...(input.crumbs.length > 1 && { breadcrumb: { '@id': `${input.url}#breadcrumb` } }),
      ...(main && { mainEntity: { '@id': main['@id'] } }),
    },
    ...(input.crumbs.length > 1 ? [breadcrumbs(input.crumbs, root, input.url)] : []),
    ...(main ? [main] : []),
  ];
  return withoutMarks(scriptJson({ '@context': 'https://schema.org', '@graph': graph }));
};
