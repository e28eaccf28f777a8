/** What all pages have in common, whichever template shows them. */
import { pageOfKind, type Entry } from '../entries';
import { forms } from '../forms';
import type { PageKind } from '../pageKinds';
import type { PageBase, PossibleLink, SectionView, TopView } from '../views';
import { linkView, sharedQuoteHref } from './buttons';
import type { AssemblyContext } from './context';
import { menuEntries } from './menu';
import type { PageInput, TopButton } from './pageInput';
import { buildSeo } from './seo';
import { structuredData } from './structuredData';
import { isLong } from './textTraits';

const FOR_CUSTOMERS: readonly string[] = [forms.quote.name, forms.trees.name];
const FOR_APPLICANTS: readonly string[] = [forms.application.name];

/**
 * Address of the first form on a page with one of these names. Timed sections do not count: they may be hidden when
 * the button is pressed.
 */
const formOn = (sections: readonly SectionView[], names: readonly string[]): string | undefined => {
  const form = sections.find(
    (section) =>
      section.look === 'contactForm' &&
      section.times === undefined &&
      names.includes(section.form.name),
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
  const quoteHref = formOn(sections, FOR_CUSTOMERS) ?? sharedQuoteHref(context, service);
  const apply = leadsTo === 'application' ? formOn(sections, FOR_APPLICANTS) : undefined;
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
    language: page.language,
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
  const { name, language } = context.fields(page);
  return [...crumbsAbove(context, page), { label: name, href: context.pathOf(page), language }];
};

/** The crumbs of the pages that a page stands below. */
export const crumbsAbove = (
  context: AssemblyContext,
  page: Entry<'page'>,
): readonly PossibleLink[] => {
  const upper = context.addresses.uppers.get(page);
  return upper ? crumbsTo(context, upper) : [];
};

/** The crumbs of the page of a kind, for pages below it. */
export const kindCrumbs = (context: AssemblyContext, kind: PageKind): readonly PossibleLink[] => {
  const page = pageOfKind(context.content, kind);
  return page ? crumbsTo(context, page) : [];
};
