/** What all pages have in common, whichever template shows them. */
import { pageOfKind, type Entry } from '../entries';
import { forms } from '../forms';
import type { PageKind, PageRules } from '../pageKinds';
import type { Content, PictureSource } from '../types';
import type { FaqView, PageBase, AuthorView, PossibleLink, SectionView, TopView } from '../views';
import { linkView, sharedQuoteHref } from './buttons';
import type { AssemblyContext } from './context';
import { menuEntries } from './menu';
import { buildSeo } from './seo';
import { structuredData } from './structuredData';
import { isLong } from './textTraits';

interface ServiceEntity {
  readonly kind: 'service';
  readonly type?: string;
  readonly description?: string;
}

/** A post: when it was last changed and when it came out, ISO 8601. */
interface PostEntity {
  readonly kind: 'post';
  readonly date: string;
  readonly published: string;
  readonly author?: AuthorView;
  readonly tags?: readonly string[];
}

/** The button beside the call button at the top of a page, and what decides where it leads. */
interface TopButton {
  /** If absent, there is no button. */
  readonly label?: string;
  readonly leadsTo?: PageRules['buttonTo'];
  /** Path of the service that the page is about. */
  readonly service?: string;
}

/** What every page is made of. Pages of some kinds show more than this. */
export interface PageInput {
  readonly path: string;
  /** Title of the page when nobody wrote a search title. */
  readonly name: string;
  readonly fields: Pick<Content<'page'>, 'metaTitle' | 'metaDescription' | 'shareImage' | 'body'>;
  /** Shown by social networks if nobody chose another picture for them. */
  readonly picture?: PictureSource;
  /** Description for search results if nobody wrote one; if absent, the first words of the text are used. */
  readonly summary?: string;
  readonly index?: boolean;
  /** The breadcrumbs after the home page; empty if the page shows none above its heading. */
  readonly crumbs: readonly PossibleLink[];
  readonly schemaType?: PageRules['schemaType'];
  /** What the page describes, if it has a type of its own in schema.org. */
  readonly mainEntity?: ServiceEntity | PostEntity;
  readonly top: Omit<TopView, 'longHeading' | 'button'>;
  readonly button?: TopButton;
  readonly sections: readonly SectionView[];
  /** The questions that its graph has. */
  readonly faqs?: readonly FaqView[];
}

/** Address of the first form of this name on a page. */
const formOn = (sections: readonly SectionView[], name: string): string | undefined => {
  const form = sections.find(
    (section) => section.look === 'contact' && section.form?.name === name,
  );
  return form && `#${form.id}`;
};

/** The buttons of a page. They lead to a form on the page itself if it has one, or else to the shared form. */
export const pageButtons = (
  context: AssemblyContext,
  sections: readonly SectionView[],
  { label, leadsTo, service }: TopButton = {},
): Pick<PageBase, 'quoteHref' | 'barLink'> & Pick<TopView, 'button'> => {
  const { callBarQuote, applicationSubject } = context.texts;
  const quoteHref = formOn(sections, forms.quote.name) ?? sharedQuoteHref(context, service);
  const apply = leadsTo === 'application' ? formOn(sections, forms.application.name) : undefined;
  return {
    button: linkView(label, leadsTo === 'home' ? '/' : (apply ?? quoteHref)),
    quoteHref,
    barLink:
      apply === undefined
        ? { label: callBarQuote, href: quoteHref }
        : { label: label ?? applicationSubject, href: apply },
  };
};

/** Assembles what all pages have: SEO data, breadcrumbs, top, sections and buttons. */
export const pageBase = (context: AssemblyContext, page: PageInput): PageBase => {
  const seo = buildSeo(context, page);
  const home = { label: context.texts.homeCrumb, href: '/' };
  const crumbs = page.crumbs.length === 0 ? [] : [home, ...page.crumbs];
  const above = page.crumbs.flatMap(({ href }) => href ?? []).reverse();
  const { button, ...others } = pageButtons(context, page.sections, page.button);
  const inMenu = new Set(menuEntries(context, 'hideFromTopNav').map(({ link }) => link.href));
  return {
    path: page.path,
    // Where the menu leads to none, pages below the same one still share a header.
    menuHref: [page.path, ...above].find((href) => inMenu.has(href)) ?? above.at(-1) ?? page.path,
    seo: { ...seo, graph: structuredData(context, page, crumbs, seo) },
    crumbs,
    top: { ...page.top, button, longHeading: isLong(page.top.heading) },
    sections: page.sections,
    ...others,
  };
};

/** The crumbs of a page and of those that it stands below, for what stands below it. */
const crumbsTo = (context: AssemblyContext, page: Entry<'page'>): readonly PossibleLink[] => {
  const { name } = context.fields(page);
  return [...crumbsAbove(context, page), { label: name, href: context.pathOf(page) }];
};

/** The crumbs of the pages that a page stands below. */
export const crumbsAbove = (
  context: AssemblyContext,
  page: Entry<'page'>,
): readonly PossibleLink[] => {
  const parent = context.addresses.parents.get(page);
  return parent ? crumbsTo(context, parent) : [];
};

/** The crumbs of the page of a kind, for pages below it. */
export const kindCrumbs = (context: AssemblyContext, kind: PageKind): readonly PossibleLink[] => {
  const page = pageOfKind(context.content, kind);
  return page ? crumbsTo(context, page) : [];
};
