/** What all pages have in common, whichever template shows them. */
import { pageOfKind, type Entry } from '../entries';
import { forms } from '../forms';
import type { SectionView } from '../looks';
import type { PageKind } from '../pageKinds';
import type { PossibleLink } from '../views/parts';
import { linkView, sharedQuoteHref } from './buttons';
import type { AssemblyContext } from './context';
import { menuEntries } from './menu';
import type { PageInput, TopButton, TopView } from './pageInput';
import { buildSeo } from './seo';
import { structuredData } from './structuredData';
import { isLong } from './textTraits';

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
) => {
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
export const pageBase = (context: AssemblyContext, page: PageInput) => {
  const seo = buildSeo(context, page);
  const home = { label: context.texts.homeCrumb, href: '/' };
  const crumbs = page.crumbs.length === 0 ? [] : [home, ...page.crumbs];
  const above = page.crumbs.flatMap(({ href }) => href ?? []).reverse();
  const { button, ...others } = pageButtons(context, page.sections, page.button);
  const top: TopView = { ...page.top, button, longHeading: isLong(page.top.heading) };
  const inMenu = new Set(menuEntries(context, 'hideFromTopNav').map(({ link }) => link.href));
  return {
    path: page.path,
    // Where the menu leads to none, pages below the same one still share a header.
    menuHref: [page.path, ...above].find((href) => inMenu.has(href)) ?? above.at(-1) ?? page.path,
    seo: { ...seo, graph: structuredData(context, page, crumbs, seo) },
    crumbs,
    top,
    sections: page.sections,
    ...others,
  };
};

/** What every template is given of its page. */
export type PageBase = ReturnType<typeof pageBase>;

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

/** The forms of a site by their names at the host, each with the first page that has it. */
export const formsOn = (
  pages: readonly Pick<PageBase, 'path' | 'sections'>[],
): readonly { readonly name: string; readonly path: string }[] => {
  const found = new Map<string, string>();
  for (const { path, sections } of pages)
    for (const section of sections)
      if (section.look === 'contact' && section.form && !found.has(section.form.name))
        found.set(section.form.name, path);
  return [...found].map(([name, path]) => ({ name, path }));
};
