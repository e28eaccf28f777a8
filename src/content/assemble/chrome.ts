/** What is around every page: header, footer and notice. */
import { createHash } from 'node:crypto';
import type { FooterView, HeaderView, Link, NoticeView } from '../views';
import type { AssemblyContext } from './context';
import {
  byOrder,
  EVERY_PAGE,
  featuredServices,
  menuTexts,
  quoteHref,
  serviceCards,
  siteFacts,
  uiTexts,
} from './parts';

const menuLinks = (
  context: AssemblyContext,
  hiddenBy: 'hideFromTopNav' | 'hideFromFooter',
): readonly Link[] =>
  byOrder(context.input.content.navigationLink)
    .filter((entry) => entry.fields[hiddenBy] !== true)
    .flatMap((entry) => {
      const { title, href: typed } = context.use(EVERY_PAGE, entry);
      const href = context.href(typed);
      return href === undefined ? [] : [{ label: title, href }];
    });

/** Services in menus: the featured ones, or all when nothing is featured. */
const menuServices = (context: AssemblyContext): HeaderView['services'] => {
  const featured = featuredServices(context, EVERY_PAGE);
  return featured.length > 0 ? featured : serviceCards(context, EVERY_PAGE);
};

export const headerView = (context: AssemblyContext): HeaderView => {
  const servicesHref = context.input.addresses.services;
  return {
    facts: siteFacts(context),
    menu: menuTexts(context),
    links: menuLinks(context, 'hideFromTopNav').map((link) => ({
      ...link,
      services: link.href === servicesHref,
    })),
    services: menuServices(context),
    servicesHref,
    quoteHref: quoteHref(context),
  };
};

export const footerView = (context: AssemblyContext): FooterView => {
  const menu = menuTexts(context);
  return {
    facts: siteFacts(context),
    menu,
    links: menuLinks(context, 'hideFromFooter'),
    services: menuServices(context),
    credits: menu.photoCredits,
    quoteHref: quoteHref(context),
    opensElsewhere: uiTexts(context).opensElsewhere,
    year: context.input.settings.year,
  };
};

/** The notice, whether or not its time has come: that is decided in the browser. */
export const noticeView = (context: AssemblyContext): NoticeView | undefined => {
  const entry = context.input.content.notice[0];
  if (!entry) return undefined;
  const {
    text,
    linkLabel,
    linkHref,
    startsAt,
    endsAt,
    emergency = false,
  } = context.use(EVERY_PAGE, entry);
  const menu = menuTexts(context);
  const href = context.href(linkHref);
  return {
    id: createHash('sha256')
      .update(`${entry.fields.text}${startsAt ?? ''}`)
      .digest('hex')
      .slice(0, 12),
    text,
    link: linkLabel !== undefined && href !== undefined ? { label: linkLabel, href } : undefined,
    startsAt,
    endsAt,
    emergency,
    label: menu.noticeLabel,
    dismissLabel: menu.dismissNotice,
  };
};
