/** What all pages have in common, whichever template shows them. */
import { pageOfKind } from '../entries';
import type { PageKind, PageRules } from '../pageKinds';
import type { Content } from '../types';
import type { FaqView, PageBase, PageHead, PersonView, PossibleLink, SectionView } from '../views';
import { pageButtons, type HeadButton } from './buttons';
import type { AssemblyContext } from './context';
import { buildSeo } from './seo';
import { structuredData } from './structuredData';
import { isLong } from './textTraits';

/** A service in the whole area, or all services in one town. */
interface AboutService {
  readonly kind: 'service';
  readonly type?: string;
  readonly description?: string;
  readonly town?: string;
}

/** A post: when it was last changed and when it came out, ISO 8601. */
interface AboutPost {
  readonly kind: 'post';
  readonly date: string;
  readonly published: string;
  readonly author?: PersonView;
  readonly topics?: readonly string[];
}

/** What every page is made of. Pages of some kinds show more than this. */
export interface PageInput {
  readonly path: string;
  /** The entry of the menu that is current on it. */
  readonly menuHref?: string;
  /** Title of the page when nobody wrote a search title. */
  readonly name: string;
  readonly fields: Pick<Content<'page'>, 'metaTitle' | 'metaDescription' | 'shareImage' | 'body'>;
  /** Description for search results if nobody wrote one; if absent, the first words of the text are used. */
  readonly summary?: string;
  readonly index?: boolean;
  readonly language?: Content<'page'>['language'];
  /** The breadcrumbs after the home page; empty if the page shows none above its heading. */
  readonly crumbs: readonly PossibleLink[];
  readonly schemaType?: PageRules['schemaType'];
  /** The subject of the page, if it has one of its own. */
  readonly about?: AboutService | AboutPost;
  readonly head: Omit<PageHead, 'longHeading' | 'button'>;
  readonly button?: HeadButton;
  readonly sections: readonly SectionView[];
  /** The questions that its graph has. */
  readonly faqs?: readonly FaqView[];
}

/** Assembles what all pages have: SEO data, breadcrumbs, top, sections and buttons. */
export const pageBase = (context: AssemblyContext, page: PageInput): PageBase => {
  const seo = buildSeo(context, page);
  const home = { label: context.texts.homeCrumb, href: '/' };
  const crumbs = page.crumbs.length === 0 ? [] : [home, ...page.crumbs];
  const { button, ...others } = pageButtons(context, page.sections, page.button);
  return {
    path: page.path,
    language: page.language,
    menuHref: page.menuHref ?? '',
    seo: { ...seo, graph: structuredData(context, page, crumbs, seo) },
    crumbs,
    head: { ...page.head, button, longHeading: isLong(page.head.heading) },
    sections: page.sections,
    ...others,
  };
};

/** Crumb of the page of a kind, for pages below it. */
export const kindCrumb = (context: AssemblyContext, kind: PageKind): readonly PossibleLink[] => {
  const page = pageOfKind(context.content, kind);
  return page ? [{ label: context.fields(page).name, href: context.pathOf(page) }] : [];
};
