/** Header, footer and notices, which are around every page. */
import type { FooterView, HeaderView, Link, NoticeView, PageView } from '../views';
import { byAge, type Entry } from '../entries';
import { hashOf } from '../text';
import type { AssemblyContext } from './context';
import { linkView } from './buttons';
import { profiles } from './facts';
import { featuredServices, serviceCards } from './serviceCards';
import { isOver, timesOf } from './dates';
import { menuEntries, menuGroups } from './menu';
import { isNumeral } from './textTraits';

/** The link below the list of all services on their page. */
const linkBelowServices = (pages: readonly PageView[]): Link | undefined =>
  pages
    .flatMap(({ kind, sections }) => (kind === 'services' ? sections : []))
    .find((section) => section.look === 'services' && section.arrangement === 'rows')?.button;

/** @param pages - those made of sections */
export const headerView = (context: AssemblyContext, pages: readonly PageView[]): HeaderView => {
  const { texts, addresses } = context;
  const services = serviceCards(context, featuredServices(context));
  const belowServices = linkBelowServices(pages);
  return {
    links: menuGroups(context).map(({ link, below }) => {
      if (link.href !== addresses.ofKind.get('services'))
        return { ...link, below, listLabel: `${texts.listBelowLabel} ${link.label}` };
      const start = services.map(({ linkTitle, href, icon }) => ({ label: linkTitle, href, icon }));
      const end = [{ ...link, label: texts.allServices }, belowServices ?? []]
        .flat()
        .map((one) => ({ ...one, ends: true }));
      // The list leads to each page once.
      const own = below.filter(({ href }) => ![...start, ...end].some((one) => one.href === href));
      return { ...link, below: [...start, ...own, ...end], listLabel: texts.servicesMenuLabel };
    }),
    urgent: services.find(({ emergency }) => emergency),
  };
};

export const footerView = (context: AssemblyContext): FooterView => {
  const { content, settings, now } = context;
  return {
    links: menuEntries(context, 'hideFromFooter').map(({ link }) => link),
    services: serviceCards(context, featuredServices(context)).map(({ linkTitle, href }) => ({
      label: linkTitle,
      href,
    })),
    profiles: profiles(context),
    longHours: !isNumeral(context.facts.hours),
    asksBeforeCounting: settings.counting === 'asked',
    photoCredits: context.fields(content.siteConfig).photoCredits,
    year: now.getFullYear(),
  };
};

/** When a notice is first shown: the time that was set, otherwise that of its last change. */
const beginning = ({ fields, updatedAt = '' }: Entry<'notice'>): number =>
  Date.parse(fields.startsAt ?? updatedAt) || 0;

const noticeView = (context: AssemblyContext, entry: Entry<'notice'>): NoticeView => {
  const { text, linkLabel, linkHref, emergency = false } = context.fields(entry);
  return {
    entryId: context.entryId(entry),
    id: hashOf(`${entry.fields.text}${entry.fields.startsAt ?? ''}`).toString(16),
    text,
    link: linkView(linkLabel, context.href(linkHref)),
    ...timesOf(entry.fields, context.now),
    emergency,
  };
};

/** Notices that are not over, newest first. The browser decides which one to show. */
export const noticeViews = (context: AssemblyContext): readonly NoticeView[] => {
  const { content, now } = context;
  const entries = content.notice
    .filter(({ fields }) => !isOver(fields, now))
    .sort((a, b) => beginning(b) - beginning(a) || byAge(b, a));
  return entries.map((entry) => noticeView(context, entry));
};
