/**
 * schema.org graph of a page: nodes with lasting `@id`s that point at each other. What it says is
 * always visible on the page too, so it says nothing that a visitor is not told.
 */
import { scriptJson } from '../../components/scriptJson';
import { plainText } from '../text';
import type { Crumb, FaqView, SeoView } from '../views';
import { businessNode, type GraphNode } from './businessNode';
import type { AssemblyContext } from './context';
import { withoutMarks } from './marks';

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
  readonly image: SeoView['image'];
  /** Path of the page on this site. */
  readonly path: string;
}

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
  service: NonNullable<GraphInput['service']>,
  url: string,
  ids: Ids,
): GraphNode => ({
  '@type': 'Service',
  '@id': ids.service,
  name: service.name,
  serviceType: service.name,
  ...(service.description !== undefined && { description: service.description }),
  url,
  provider: at(ids.business),
  areaServed: { '@type': 'City', name: context.input.content.siteConfig.fields.city },
});

const articleNode = (
  post: NonNullable<GraphInput['post']>,
  image: GraphInput['image'],
  url: string,
  ids: Ids,
): GraphNode => ({
  '@type': 'BlogPosting',
  '@id': ids.article,
  headline: post.headline,
  url,
  datePublished: post.published,
  dateModified: post.modified,
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

/** Page of the content that has a path; none for services, posts and further pages of the blog. */
const pageAt = (context: AssemblyContext, path: string) =>
  context.input.content.page.find((page) => context.input.addresses.pathOf.get(page.id) === path)
    ?.fields;

/** True when a page shows the map, where the names of the towns stand. */
const showsMap = (context: AssemblyContext, page: ReturnType<typeof pageAt>): boolean =>
  (page?.sections ?? []).some(({ id }) => {
    const section = context.find('section', id)?.fields;
    return (
      section !== undefined &&
      section.hidden !== true &&
      (section.layout === 'map' || section.layout === 'estimate')
    );
  });

/** The graph of one page as JSON, its nodes linked by lasting `@id`s. */
export const structuredData = (context: AssemblyContext, input: GraphInput): string => {
  const root = context.input.settings.siteUrl;
  const url = `${root}${input.path}`;
  const ids = idsOf(root, url);
  const page = input.kind === 'page' ? pageAt(context, input.path) : undefined;
  const faqs = input.faqs ?? [];
  // The page for unknown addresses is nowhere in the site, so it shows no path and tells none.
  const hasPath = input.crumbs.length > 1 && page?.kind !== 'notFound';
  const main = input.service
    ? serviceNode(context, input.service, url, ids)
    : input.post && articleNode(input.post, input.image, url, ids);
  const graph: readonly GraphNode[] = [
    businessNode(context, ids.business, showsMap(context, page)),
    {
      '@type': 'WebSite',
      '@id': ids.website,
      url: `${root}/`,
      name: context.input.content.siteConfig.fields.company,
      inLanguage: LANGUAGE,
      publisher: at(ids.business),
    },
    {
      '@type': PAGE_TYPES[page?.kind ?? ''] ?? 'WebPage',
      '@id': ids.page,
      url,
      name: input.title,
      inLanguage: LANGUAGE,
      isPartOf: at(ids.website),
      about: at(ids.business),
      ...(hasPath && { breadcrumb: at(ids.breadcrumb) }),
      ...(main && { mainEntity: at(String(main['@id'])) }),
      ...(faqs.length > 0 && { hasPart: at(ids.faq) }),
    },
    ...(hasPath ? [breadcrumbs(input.crumbs, root, url, ids)] : []),
    ...(main ? [main] : []),
    ...(faqs.length > 0 ? [faqNode(faqs, ids)] : []),
  ];
  return withoutMarks(scriptJson({ '@context': 'https://schema.org', '@graph': graph }));
};
